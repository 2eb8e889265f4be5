// Numbers as they stand in a PDF, which has hundreds of thousands of them: no faster way is needed
// than this one, and no more digits than a printer can show.
#pragma once

#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <string>

namespace kodeks::reports {

inline void append_whole(std::string& text, std::int64_t value) {
    std::array<char, 24> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    text.append(digits.data(), end);
}

// With up to two digits behind the point: "12.5".
inline void append_length(std::string& text, double value) {
    const std::int64_t hundredths = std::llround(value * 100);
    const std::int64_t size = std::abs(hundredths);
    if (hundredths < 0) {
        text += '-';
    }
    append_whole(text, size / 100);
    if (size % 100 != 0) {
        text += '.';
        text += static_cast<char>('0' + size / 10 % 10);
    }
    if (size % 10 != 0) {
        text += static_cast<char>('0' + size % 10);
    }
}

} // namespace kodeks::reports
