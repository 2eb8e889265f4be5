// Lists of article ids for the data of editions, written where they are used:
//
//     .wrong_setup = cited<"FIDE:7.2.1">,
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace kodeks::rulebook {

template <std::size_t N>
struct ArticleId {
    char text[N]{};

    consteval ArticleId(const char (&id)[N]) { std::copy_n(id, N, text); }
};

template <ArticleId... Ids>
inline constexpr std::string_view cited[] = {std::string_view(Ids.text, sizeof(Ids.text) - 1)...};

} // namespace kodeks::rulebook
