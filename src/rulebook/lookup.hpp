// Finding articles by what people type: an id in any case, with a space, another sign or nothing
// instead of the colon, with the edition instead of the prefix (fide2023:9.2), typed on a Cyrillic
// keyboard, or quoted from the book ("ст. 9.2", "п. 104 в)").
#pragma once

#include "rulebook/article.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::rulebook {

// The one id that is meant when there is such an article or chapter; else those that may be. In
// lower case with the prefix of their book; without, when it names no book. Never empty.
std::vector<std::string> ids_meant(std::string_view typed);

const Article* understand_id(std::string_view text); // nullptr when nothing is meant

// The articles whose ids begin with the typed one and go on below it (fide:9 gives fide:9.1.1 and
// so on), in the order of the book, without the typed one itself.
std::vector<const Article*> articles_below(std::string_view text);

// At most `count` ids a reader may have meant: those below the typed one first, then the same
// number in other books, then the nearest by letters.
std::vector<std::string_view> nearest_ids(std::string_view text, std::size_t count);

// The article with up to `reach` articles of its book before and after it.
std::span<const Article> neighbourhood(const Article& article, std::size_t reach);

} // namespace kodeks::rulebook
