// The embedded translations, generated from data/lang/*.tsv and sorted by key.
#pragma once

#include "base/text_place.hpp"

#include <array>
#include <ranges>
#include <span>
#include <string_view>

namespace kodeks {

struct MessageRow {
    std::string_view key;
    std::array<std::string_view, 3> text; // in the order of enum Language
};

// A row as it is compiled in.
struct PlacedMessage {
    TextPlace key;
    std::array<TextPlace, 3> text;
};

std::span<const PlacedMessage> placed_messages();
MessageRow row_of(const PlacedMessage& placed);

// Where a row stands is looked up by its key: the slot of the key's hash, or one of the next, has
// the number of the row, counted from 1. An empty slot ends the search.
std::span<const std::uint16_t> message_slots(); // a power of two, at most half of them taken

constexpr std::uint32_t hash_of_key(std::string_view key) { // FNV-1a
    std::uint32_t hash = 2'166'136'261;
    for (const char c : key) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 16'777'619;
    }
    return hash;
}

inline auto message_table() {
    return std::views::transform(placed_messages(), row_of);
}

} // namespace kodeks
