// A QR code as lines of text, for a phone that looks at a terminal.
#pragma once

#include <string>
#include <string_view>

namespace kodeks::cli {

// Two rows of the code in one row of text, with the white border it needs, for light letters on a
// dark ground; empty when the text is too long for a code.
std::string qr_text(std::string_view text);

} // namespace kodeks::cli
