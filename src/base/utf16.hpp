// UTF-16 to UTF-8, for text files that some editors call Unicode.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kodeks {

// The text behind a byte order mark of UTF-16, of either order, as UTF-8; nothing when there is no
// such mark. Never fails: half a pair and half a character become U+FFFD.
std::optional<std::string> decode_utf16(std::string_view bytes);

} // namespace kodeks
