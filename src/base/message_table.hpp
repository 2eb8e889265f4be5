// The embedded translations, generated from data/lang/*.tsv and sorted by key.
#pragma once

#include <array>
#include <span>
#include <string_view>

namespace kodeks {

struct MessageRow {
    std::string_view key;
    std::array<std::string_view, 3> text; // in the order of enum Language
};

std::span<const MessageRow> message_table();

} // namespace kodeks
