// Many values as one parameter: the text of a PostgreSQL array.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace kodeks::store::postgres {

// Grows one element at a time: {"a","b\"c",17}.
class Array {
public:
    void add(std::string_view text);
    void add(std::int64_t number);
    void add_bytes(std::span<const unsigned char> bytes); // of a bytea

    std::string text() const { return "{" + inside_ + "}"; }

private:
    void separate();

    std::string inside_;
};

} // namespace kodeks::store::postgres
