#include "rulebook/lookup.hpp"

#include "base/edit_distance.hpp"
#include "base/fold.hpp"
#include "base/utf8.hpp"
#include "rulebook/book.hpp"
#include "rulebook/search/index.hpp"
#include "rulebook/typed.hpp"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

namespace kodeks::rulebook {

namespace {

std::string_view number_of(std::string_view id) {
    const auto colon = id.find(':');
    return colon == std::string_view::npos ? id : id.substr(colon + 1);
}

bool is_below(std::string_view id, std::string_view above) {
    return id.size() > above.size() && id.starts_with(above) &&
           std::string_view(".#~").find(id[above.size()]) != std::string_view::npos;
}

// Whether there is such an article or one below it; without its book a number may be of any.
bool is_known(std::string_view id) {
    const SearchIndex index = search_index();
    const bool of_any_book = id.find(':') == std::string_view::npos;
    return std::ranges::any_of(index.ids, [&](const TextPlace& place) {
        const std::string_view whole = place.in(index.text);
        const std::string_view own = of_any_book ? number_of(whole) : whole;
        return own == id || is_below(own, id);
    });
}

// What stands behind the name of a book, as an id; nothing when that cannot be a number. The colon
// may be missing or another sign, but then nothing else may have been meant.
std::optional<std::string> id_behind(const std::string& prefix, std::string_view rest) {
    const bool sign = !rest.empty() && std::string_view(":.-/").find(rest[0]) != rest.npos;
    const std::string_view number = rest.substr(sign ? 1 : 0);
    const bool digit = !number.empty() && number[0] >= '0' && number[0] <= '9';
    std::string id = prefix + ":" + std::string(number);
    const bool good = rest.starts_with(':') || digit || (!number.empty() && is_known(id));
    return good ? std::optional(std::move(id)) : std::nullopt;
}

// The reading of an id with the edition replaced by the prefix of its ids. A missing colon
// ("fide9.2") is put behind the prefix. Of several names that fit the longest is meant: the prefix
// of a younger edition may begin like that of the older. Nothing when no book is named.
std::optional<std::string> with_its_book(std::string_view reading) {
    std::optional<std::string> best;
    std::size_t longest = 0;
    for (const Book& book : books()) {
        const std::string prefix = fold_lookalikes(book.prefix);
        for (const std::string& name : {fold_lookalikes(book.edition), prefix}) {
            if (!reading.starts_with(name) || name.size() <= longest) {
                continue;
            }
            if (auto id = id_behind(prefix, reading.substr(name.size()))) {
                longest = name.size();
                best = std::move(id);
            }
        }
    }
    return best;
}

// Smaller is nearer. The number of the article says more about what was meant than the book.
std::size_t distance_between(std::string_view wanted, std::string_view id) {
    if (is_below(id, wanted)) {
        return 0;
    }
    if (number_of(wanted) == number_of(id)) {
        return 1;
    }
    return 1 + edit_distance(wanted, id);
}

} // namespace

std::vector<std::string> ids_meant(std::string_view typed) {
    const std::vector<std::string> readings = readings_of(typed);
    std::vector<std::string> in_a_book;
    for (const std::string& reading : readings) {
        if (auto id = with_its_book(reading)) {
            in_a_book.push_back(std::move(*id));
        }
    }
    const auto& candidates = in_a_book.empty() ? readings : in_a_book;
    const auto known = std::ranges::find_if(candidates, is_known);
    if (known != candidates.end()) {
        return {*known};
    }
    return in_a_book.empty() ? std::vector{readings.front()} : in_a_book;
}

const Article* understand_id(std::string_view text) {
    if (const Article* exact = find_article(text)) {
        return exact;
    }
    const SearchIndex index = search_index();
    const auto id_at = [&](const TextPlace& place) { return place.in(index.text); };
    for (const std::string& id : ids_meant(text)) {
        const auto found = std::ranges::find(index.ids, std::string_view(id), id_at);
        if (found != index.ids.end()) {
            return &articles()[static_cast<std::size_t>(found - index.ids.begin())];
        }
    }
    return nullptr;
}

std::vector<const Article*> articles_below(std::string_view text) {
    for (const std::string& above : ids_meant(text)) {
        std::vector<const Article*> below;
        for (const Article& article : articles()) {
            if (is_below(fold_lookalikes(article.id), above)) {
                below.push_back(&article);
            }
        }
        if (!below.empty()) {
            return below;
        }
    }
    return {};
}

std::vector<std::string_view> nearest_ids(std::string_view text, std::size_t count) {
    struct Ranked {
        std::size_t distance;
        std::size_t different; // characters behind the common beginning: fewer is nearer
        std::string_view id;
    };

    const std::string wanted = ids_meant(text).front();
    const std::size_t tolerated = 1 + std::max<std::size_t>(2, wanted.size() / 3);
    std::vector<Ranked> ranked;
    for (const Article& article : articles()) {
        const std::string id = fold_lookalikes(article.id);
        const std::size_t distance = distance_between(wanted, id);
        if (distance <= tolerated) {
            const auto common = std::ranges::mismatch(wanted, id).in1 - wanted.begin();
            const auto different = wanted.size() - static_cast<std::size_t>(common);
            ranked.push_back({distance, different, article.id});
        }
    }
    std::ranges::stable_sort(ranked, [](const Ranked& a, const Ranked& b) {
        return std::tie(a.distance, a.different) < std::tie(b.distance, b.different);
    });
    ranked.resize(std::min(ranked.size(), count));
    std::vector<std::string_view> ids;
    ids.reserve(ranked.size());
    for (const Ranked& one : ranked) {
        ids.push_back(one.id);
    }
    return ids;
}

std::span<const Article> neighbourhood(const Article& article, std::size_t reach) {
    const auto book = book_of(article).articles;
    const auto position = static_cast<std::size_t>(&article - book.data());
    const std::size_t first = position - std::min(position, reach);
    const std::size_t last = std::min(position + reach + 1, book.size());
    return book.subspan(first, last - first);
}

} // namespace kodeks::rulebook
