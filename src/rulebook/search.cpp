#include "rulebook/search.hpp"

#include "base/edit_distance.hpp"
#include "base/fold.hpp"
#include "base/utf8.hpp"

#include <algorithm>
#include <bit>
#include <string_view>

namespace kodeks::rulebook {

namespace {

using Word = std::u32string;

// How well one word of the query fits an article; the steps only have to keep this order.
constexpr std::uint32_t fits_id = 24;
constexpr std::uint32_t fits_word = 8;
constexpr std::uint32_t fits_beginning = 5;
constexpr std::uint32_t fits_with_slip = 2;

std::vector<Word> words_of(std::string_view text) {
    std::vector<Word> words(1);
    for (const char32_t code : code_points(fold_case(text))) {
        if (is_word_character(code)) {
            words.back() += code;
        } else if (!words.back().empty()) {
            words.emplace_back();
        }
    }
    if (words.back().empty()) {
        words.pop_back();
    }
    return words;
}

// In all languages together: people search in their own, and in that of the book.
std::vector<Word> words_of_all(const Article& article) {
    std::vector<Word> words = words_of(article.summary);
    for (const std::string_view text : article.translated) {
        const std::vector<Word> more = words_of(text);
        words.insert(words.end(), more.begin(), more.end());
    }
    return words;
}

// Short words allow no slip: too many of them are one letter apart.
std::size_t slips_allowed(const Word& word) {
    return word.size() < 4 ? 0 : word.size() < 8 ? 1 : 2;
}

std::uint32_t fit(const Word& wanted, const Word& word) {
    if (wanted == word) {
        return fits_word;
    }
    if (wanted.size() >= 3 && word.starts_with(wanted)) {
        return fits_beginning;
    }
    const std::size_t slips = slips_allowed(wanted);
    const bool comparable_size =
        word.size() + slips >= wanted.size() && wanted.size() + slips >= word.size();
    const bool near = slips > 0 && comparable_size && edit_distance(wanted, word) <= slips;
    return near ? fits_with_slip : 0;
}

// What is known of an article before a query comes.
struct Indexed {
    const Article* article;
    std::string folded_id;
    std::vector<Word> words;
};

// One word of the query against one article.
std::uint32_t fit(std::string_view typed, const Word& wanted, const Indexed& indexed) {
    const std::string_view id = indexed.folded_id;
    if (typed == id || id.substr(id.find(':') + 1) == typed) {
        return fits_id;
    }
    std::uint32_t best = typed.size() >= 3 && id.starts_with(typed) ? fits_beginning : 0;
    for (const Word& word : indexed.words) {
        best = std::max(best, fit(wanted, word));
    }
    return best;
}

std::vector<Indexed> index_articles() {
    std::vector<Indexed> index;
    for (const Article& article : articles()) {
        index.push_back({&article, fold_lookalikes(article.id), words_of_all(article)});
    }
    return index;
}

// Adds what one word of the query contributes to every article's hit.
void score_word(std::string_view typed, const std::vector<Indexed>& index, std::vector<Hit>& hits) {
    const std::string folded = fold_case(typed);
    const std::string folded_id = fold_lookalikes(typed);
    const Word wanted = code_points(folded);
    std::vector<std::uint32_t> fits;
    fits.reserve(index.size());
    for (const Indexed& indexed : index) {
        fits.push_back(std::max(fit(folded, wanted, indexed), fit(folded_id, wanted, indexed)));
    }
    const auto found = static_cast<std::size_t>(
        std::ranges::count_if(fits, [](std::uint32_t value) { return value > 0; }));
    if (found == 0) {
        return;
    }
    // The inverse document frequency of text retrieval, as a whole number of bits.
    const auto rarity = static_cast<std::uint32_t>(std::bit_width(index.size() / found));
    for (std::size_t i = 0; i < index.size(); ++i) {
        // Among equal fits the shorter summary is more about the word, and an article more than a
        // clause of it.
        const bool clause = index[i].article->id.find('~') != std::string_view::npos;
        const int words = std::max(8, static_cast<int>(index[i].words.size()));
        const auto brevity = static_cast<std::uint32_t>(clause ? 0 : 64 / words);
        hits[i].words += fits[i] > 0 ? 1 : 0;
        hits[i].score += fits[i] > 0 ? fits[i] * rarity * 4 + brevity : 0;
    }
}

// Words as typed, but "touch-move" and "touched/moved" are two words each unless it is an id.
std::vector<std::string> split_query(const std::vector<std::string>& query) {
    std::vector<std::string> parts;
    for (const std::string& typed : query) {
        const bool number = typed.find_first_of("0123456789:#.") != std::string::npos;
        if (number) {
            parts.push_back(typed);
            continue;
        }
        for (const Word& word : words_of(typed)) {
            parts.push_back(to_utf8(word));
        }
    }
    return parts;
}

} // namespace

Findings search(const std::vector<std::string>& query) {
    const std::vector<Indexed> index = index_articles();
    std::vector<Hit> hits;
    hits.reserve(index.size());
    for (const Indexed& indexed : index) {
        hits.push_back({indexed.article, 0, 0});
    }
    const auto words = split_query(query);
    for (const std::string& word : words) {
        score_word(word, index, hits);
    }
    std::erase_if(hits, [](const Hit& hit) { return hit.words == 0; });
    std::ranges::stable_sort(hits, [](const Hit& a, const Hit& b) {
        return a.words != b.words ? a.words > b.words : a.score > b.score;
    });
    return {static_cast<std::uint32_t>(words.size()), std::move(hits)};
}

} // namespace kodeks::rulebook
