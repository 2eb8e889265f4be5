// A piece of one long text, by place and length. The tables compiled into the program hold these
// instead of pointers: a pointer is set anew whenever the program is loaded, and there were so many
// that it took a good part of a short command's time.
#pragma once

#include <cstdint>
#include <string_view>

namespace kodeks {

struct TextPlace {
    std::uint32_t first = 0;
    std::uint32_t size = 0;

    constexpr std::string_view in(std::string_view text) const { return text.substr(first, size); }
};

} // namespace kodeks
