#include "rulebook/book.hpp"

#include "base/check.hpp"
#include "base/fold.hpp"
#include "rulebook/typed.hpp"

#include <algorithm>

namespace kodeks::rulebook {

const Book* find_book(std::string_view name) {
    const auto readings = readings_of(name);
    const auto meant = [&](std::string_view own) {
        return std::ranges::find(readings, fold_lookalikes(own)) != readings.end();
    };
    const auto all = books();
    const auto found = std::ranges::find_if(
        all, [&](const Book& book) { return meant(book.edition) || meant(book.prefix); });
    return found == all.end() ? nullptr : &*found;
}

const Book& book_of(const Article& article) {
    const auto all = books();
    const auto found = std::ranges::find(all, article.rulebook, &Book::edition);
    KODEKS_ASSERT(found != all.end());
    return *found;
}

std::string_view title_of(const Book& book, Language language) {
    return book.titles[static_cast<std::size_t>(language)];
}

} // namespace kodeks::rulebook
