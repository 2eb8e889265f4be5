// A document as the text of a report file. What is written reads back as the same document.
#pragma once

#include "tournament/trf/document.hpp"

namespace kodeks::tournament::trf {

enum class LineEnd : std::uint8_t { crlf, lf, cr };

std::string write(const Document& document, LineEnd line_end = LineEnd::crlf);

// "1.5", "-0.5"
std::string text_of(Tenths points);

} // namespace kodeks::tournament::trf
