#include "store/postgres/arrays.hpp"

#include <cstdint>

#include <fmt/format.h>

namespace kodeks::store::postgres {

void Array::separate() {
    if (!inside_.empty()) {
        inside_ += ',';
    }
}

void Array::add(std::string_view text) {
    separate();
    inside_ += '"';
    for (const char c : text) {
        if (c == '"' || c == '\\') {
            inside_ += '\\';
        }
        inside_ += c;
    }
    inside_ += '"';
}

void Array::add(std::int64_t number) {
    separate();
    inside_ += std::to_string(number);
}

// In quotes the backslash of "\x0a" is doubled.
void Array::add_bytes(std::span<const unsigned char> bytes) {
    separate();
    inside_ += "\"\\\\x";
    for (const unsigned char byte : bytes) {
        inside_ += fmt::format("{:02x}", byte);
    }
    inside_ += '"';
}

} // namespace kodeks::store::postgres
