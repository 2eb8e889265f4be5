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

inline auto message_table() {
    return std::views::transform(placed_messages(), row_of);
}

} // namespace kodeks
