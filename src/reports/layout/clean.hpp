// Texts from outside, fit for a page: no control characters, no marks that turn the direction of
// what follows, nothing that is not UTF-8. What was a line break or a tab is a space.
#pragma once

#include <string>
#include <string_view>

namespace kodeks::reports {

std::string clean(std::string_view text);

// The same with its line breaks.
std::string clean_lines(std::string_view text);

// With & < > " as names, for HTML and SVG.
std::string escaped(std::string_view text);

} // namespace kodeks::reports
