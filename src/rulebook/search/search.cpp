#include "rulebook/search/search.hpp"

#include "base/check.hpp"
#include "base/edit_distance.hpp"
#include "base/fold.hpp"
#include "base/utf8.hpp"
#include "rulebook/lookup.hpp"
#include "rulebook/search/index.hpp"
#include "rulebook/search/kindred.hpp"
#include "rulebook/search/query.hpp"
#include "rulebook/search/words.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace kodeks::rulebook {

namespace {

// How well one word of the query fits an article; the steps only have to keep this order.
constexpr std::uint32_t fits_id = 24;
constexpr std::uint32_t fits_word = 8;
constexpr std::uint32_t fits_stem = 6;
constexpr std::uint32_t fits_kind = 6; // what a whole part is about, its articles need not say
constexpr std::uint32_t fits_beginning = 5;
constexpr std::uint32_t fits_kindred = 4;
constexpr std::uint32_t fits_with_slip = 2;

constexpr std::array languages = {Language::en, Language::uk, Language::ru};

using Fits = std::vector<std::uint32_t>; // of every article

// Short words allow no slip: too many of them are one letter apart.
std::size_t slips_allowed(std::size_t letters) {
    return letters < 4 ? 0 : letters < 8 ? 1 : 2;
}

class Asked {
public:
    Asked(const SearchIndex& index, const Stemmer& stemmer, const Kindred& kindred)
        : index_(index), fits_(index.lengths.size()), stemmer_(stemmer), kindred_(kindred) {}

    // An id or its number behind the colon, whole or begun.
    void id(std::string_view folded) {
        for (std::size_t i = 0; i < index_.ids.size(); ++i) {
            const std::string_view own = index_.ids[i].in(index_.text);
            if (own == folded || own.substr(own.find(':') + 1) == folded) {
                raise(i, fits_id);
            } else if (folded.size() >= 3 && own.starts_with(folded)) {
                raise(i, fits_beginning);
            }
        }
    }

    void word(std::string_view wanted) {
        for (const Language language : languages) {
            same(index_.stems, stem_key(stemmer_.stem(wanted, language), language), fits_stem);
        }
        same(index_.words, wanted, fits_word);
        const std::u32string letters = code_points(wanted);
        if (letters.size() >= 3) {
            beginnings(wanted);
        }
        for (const std::string& key : kindred_.stems_of(wanted)) {
            same(index_.stems, key, fits_kindred);
        }
        if (const auto kind = kindred_.kind_of(wanted)) {
            raise_kind(*kind);
        }
        const bool nothing = std::ranges::all_of(fits_, [](std::uint32_t fit) { return fit == 0; });
        if (nothing) {
            slips(letters);
        }
    }

    const Fits& fits() const { return fits_; }

private:
    void raise(std::size_t article, std::uint32_t fit) {
        KODEKS_ASSERT(article < fits_.size());
        fits_[article] = std::max(fits_[article], fit);
    }

    void raise_all(const IndexedWord& word, std::uint32_t fit) {
        for (const std::uint16_t article : index_.places_of(word)) {
            raise(article, fit);
        }
    }

    using Words = std::span<const IndexedWord>;

    Words::iterator first_from(Words words, std::string_view wanted) const {
        return std::ranges::lower_bound(
            words, wanted, {}, [&](const IndexedWord& word) { return index_.text_of(word); });
    }

    void same(Words words, std::string_view wanted, std::uint32_t fit) {
        const auto found = first_from(words, wanted);
        if (found != words.end() && index_.text_of(*found) == wanted) {
            raise_all(*found, fit);
        }
    }

    void beginnings(std::string_view wanted) {
        auto word = first_from(index_.words, wanted);
        for (; word != index_.words.end() && index_.text_of(*word).starts_with(wanted); ++word) {
            raise_all(*word, fits_beginning);
        }
    }

    void raise_kind(ArticleKind kind) {
        const auto all = articles();
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (all[i].kind == kind) {
                raise(i, fits_kind);
            }
        }
    }

    // Only for a word that nobody wrote: beside true finds, words that look alike are noise.
    void slips(const std::u32string& wanted) {
        const std::size_t allowed = slips_allowed(wanted.size());
        const std::size_t bytes = to_utf8(wanted).size();
        const std::size_t reach = 2 * allowed; // a letter has at most two bytes here
        for (const IndexedWord& word : index_.words) {
            const std::string_view own = index_.text_of(word);
            const bool comparable = own.size() + reach >= bytes && bytes + reach >= own.size();
            if (allowed > 0 && comparable && edit_distance(wanted, code_points(own)) <= allowed) {
                raise_all(word, fits_with_slip);
            }
        }
    }

    const SearchIndex& index_;
    Fits fits_;
    const Stemmer& stemmer_;
    const Kindred& kindred_;
};

// Adds what one word of the query contributes to every article's hit.
void add_to(std::vector<Hit>& hits, const Fits& fits, const SearchIndex& index) {
    const auto found = static_cast<std::size_t>(
        std::ranges::count_if(fits, [](std::uint32_t value) { return value > 0; }));
    if (found == 0) {
        return;
    }
    // The inverse document frequency of text retrieval, as a whole number of bits.
    const auto rarity = static_cast<std::uint32_t>(std::bit_width(fits.size() / found));
    for (std::size_t i = 0; i < fits.size(); ++i) {
        // Among equal fits the shorter summary is more about the word, and an article more than a
        // clause of it.
        const bool clause = hits[i].article->id.find('~') != std::string_view::npos;
        const std::uint32_t words = std::max<std::uint32_t>(8, index.lengths[i]);
        const std::uint32_t brevity = clause ? 0 : 64 / words;
        hits[i].words += fits[i] > 0 ? 1 : 0;
        hits[i].score += fits[i] > 0 ? fits[i] * rarity * 4 + brevity : 0;
    }
}

// Only what holds a number can be an id typed with other letters.
std::vector<std::string> ids_of(const QueryPart& part) {
    return part.number ? ids_meant(part.text) : std::vector{fold_lookalikes(part.text)};
}

} // namespace

Findings search(const std::vector<std::string>& query) {
    const SearchIndex index = search_index();
    const auto all = articles();
    KODEKS_ASSERT(index.lengths.size() == all.size());
    std::vector<Hit> hits;
    hits.reserve(all.size());
    for (const Article& article : all) {
        hits.push_back({&article, 0, 0});
    }
    const Stemmer stemmer;
    const Kindred kindred(stemmer);
    const auto parts = query_parts(query, Vocabulary(index, stemmer));
    for (const QueryPart& part : parts) {
        Asked asked(index, stemmer, kindred);
        for (const std::string& id : ids_of(part)) {
            asked.id(id);
        }
        const auto words = search_words(part.text);
        if (!part.number || words.size() == 1) {
            asked.word(words.empty() ? part.text : words.front());
        }
        add_to(hits, asked.fits(), index);
    }
    std::erase_if(hits, [](const Hit& hit) { return hit.words == 0; });
    std::ranges::stable_sort(hits, [](const Hit& a, const Hit& b) {
        return a.words != b.words ? a.words > b.words : a.score > b.score;
    });
    return {static_cast<std::uint32_t>(parts.size()), std::move(hits)};
}

} // namespace kodeks::rulebook
