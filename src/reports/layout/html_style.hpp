// The looks of a document as a page: quiet on a screen, black on white on paper, headings of tables
// repeated on every sheet.
#pragma once

#include "reports/document.hpp"

#include <string>

namespace kodeks::reports {

std::string html_style(const Sheet& sheet);

} // namespace kodeks::reports
