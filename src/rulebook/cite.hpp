// Lists of articles written where they are used: cite<"UA:V.6.4", "UA:V.6.10">.
//
// Every list is one constant of static storage, so data may point at it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <string_view>

namespace kodeks::rulebook {

using Articles = std::span<const std::string_view>;

template <std::size_t N>
struct ArticleId {
    char text[N]{};

    // NOLINTNEXTLINE: written as a string literal in template arguments
    consteval ArticleId(const char (&id)[N]) { std::copy_n(id, N, text); }

    constexpr std::string_view view() const { return {text, N - 1}; }
};

template <ArticleId... ids>
inline constexpr std::string_view article_list[] = {ids.view()...};

template <ArticleId... ids>
inline constexpr Articles cite{article_list<ids...>};

} // namespace kodeks::rulebook
