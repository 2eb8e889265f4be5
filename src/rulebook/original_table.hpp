// The rulebooks' own texts as compiled in from data/rulebook/originals; original.hpp reads them.
#pragma once

#include "base/message.hpp"
#include "base/text_place.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace kodeks::rulebook {

// Lines count from 1.
struct PassageRow {
    TextPlace article;
    std::uint16_t lead = 0; // the line that leads to it; 0 = none
    std::uint16_t first = 0;
    std::uint16_t last = 0;
};

struct OriginalText {
    std::string_view edition;
    Language language = Language::en;
    std::span<const TextPlace> lines;     // a paragraph each
    std::span<const PassageRow> passages; // sorted by article
    std::string_view text;                // of which both name pieces
};

std::span<const OriginalText> original_texts();

} // namespace kodeks::rulebook
