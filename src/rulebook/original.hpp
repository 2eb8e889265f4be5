// The passage of a rulebook itself beside our summary of it, so that an arbiter can quote it in a
// dispute. Only for the books whose text the program carries.
//
//     original_of(*find_article("RU:1.5.14"))->lines[0]  // as it is printed, in Russian
#pragma once

#include "base/message.hpp"
#include "rulebook/article.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace kodeks::rulebook {

struct Original {
    Language language = Language::en;    // of the text
    std::string_view lead{};             // of an item of a list: the sentence before the list
    std::vector<std::string_view> lines; // the paragraphs, as printed
};

// A clause stands where its article stands, and an article that a younger edition took over
// unchanged where it stands in the older one. Nothing when there is no text of the book.
std::optional<Original> original_of(const Article& article);

} // namespace kodeks::rulebook
