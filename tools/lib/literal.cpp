#include "lib/literal.hpp"

namespace kodeks::tools {

std::string literal(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') {
            out += '\\';
        }
        out += c;
    }
    return out + "\"sv";
}

} // namespace kodeks::tools
