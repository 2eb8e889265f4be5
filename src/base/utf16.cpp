#include "base/utf16.hpp"

#include "base/utf8.hpp"

namespace kodeks {

namespace {

constexpr std::string_view low_byte_first = "\xFF\xFE";
constexpr std::string_view high_byte_first = "\xFE\xFF";

bool is_first_half(char32_t unit) {
    return unit >= 0xD800 && unit <= 0xDBFF;
}

bool is_second_half(char32_t unit) {
    return unit >= 0xDC00 && unit <= 0xDFFF;
}

class Units {
public:
    Units(std::string_view bytes, bool low_first) : bytes_(bytes), low_first_(low_first) {}

    bool empty() const { return bytes_.empty(); }

    char32_t peek() const {
        if (bytes_.size() < 2) {
            return replacement_character;
        }
        const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(bytes_[i]); };
        const char32_t low = byte(low_first_ ? 0 : 1);
        return static_cast<char32_t>(byte(low_first_ ? 1 : 0)) << 8U | low;
    }

    void drop() { bytes_.remove_prefix(bytes_.size() < 2 ? 1 : 2); }

private:
    std::string_view bytes_;
    bool low_first_;
};

char32_t take(Units& units) {
    const char32_t first = units.peek();
    units.drop();
    if (is_first_half(first) && !units.empty() && is_second_half(units.peek())) {
        const char32_t second = units.peek();
        units.drop();
        return 0x10000 + ((first - 0xD800) << 10U) + (second - 0xDC00);
    }
    return is_first_half(first) || is_second_half(first) ? replacement_character : first;
}

} // namespace

std::optional<std::string> decode_utf16(std::string_view bytes) {
    const bool low_first = bytes.starts_with(low_byte_first);
    if (!low_first && !bytes.starts_with(high_byte_first)) {
        return std::nullopt;
    }
    std::string text;
    for (Units units(bytes.substr(2), low_first); !units.empty();) {
        append_utf8(text, take(units));
    }
    return text;
}

} // namespace kodeks
