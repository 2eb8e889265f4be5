#include "lib/literal.hpp"

#include <fmt/format.h>

namespace kodeks::tools {

namespace {

std::string quoted(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') {
            out += '\\';
        }
        out += c;
    }
    return out + "\"";
}

} // namespace

std::string literal(std::string_view text) {
    return quoted(text) + "sv";
}

std::string LongText::place(std::string_view piece) {
    if (piece.empty()) {
        return "{}";
    }
    auto known = places_.find(piece);
    if (known == places_.end()) {
        known = places_.emplace(piece, size_).first;
        lines_ += quoted(piece) + "\n";
        size_ += piece.size();
    }
    return fmt::format("{{{}, {}}}", known->second, piece.size());
}

// Both compilers take literals of any length, though the standard asks for 65,536 only.
std::string LongText::source() const {
    return "#pragma GCC diagnostic ignored \"-Woverlength-strings\"\n"
           "constexpr std::string_view text =\n" +
           lines_ + "\"\"sv;\n";
}

} // namespace kodeks::tools
