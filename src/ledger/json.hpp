// JSON that remembers where every value stood, so that a mistake can be shown by line and column.
// Strict: no duplicate keys, nothing behind the value, UTF-8, a bounded depth.
#pragma once

#include "base/message.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace kodeks::ledger {

// What is wrong, and at which byte of the text.
struct Trouble {
    std::size_t offset = 0;
    Message message;
};

enum class JsonKind : std::uint8_t { null, boolean, number, string, array, object };

struct Json {
    struct Key {
        std::size_t offset = 0;
        std::string name;
    };

    JsonKind kind = JsonKind::null;
    std::size_t offset = 0;
    std::string text; // a string's characters; a number, true, false as written
    std::vector<Json> items;
    std::vector<Key> keys; // of an object, beside its items

    const Json* find(std::string_view key) const; // nullptr when there is none
};

// The value that is the whole of text[from, to); offsets count from the start of the text.
tl::expected<Json, Trouble> read_json(std::string_view text, std::size_t from, std::size_t to);

} // namespace kodeks::ledger
