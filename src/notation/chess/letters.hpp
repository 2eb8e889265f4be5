// The abbreviations of the pieces in different languages (FIDE:C.2, FIDE:C.3, PMR:165) as data: one
// row a language. Adding a language is adding a row in letters.cpp.
#pragma once

#include "games/piece.hpp"

#include <array>
#include <span>
#include <string_view>

namespace kodeks::notation::chess {

struct Letters {
    std::string_view name; // "en", "figurines": what --lang calls it

    // By kind from knight to king. The first spelling is written, all are read.
    struct Spellings {
        games::Kind kind = games::Kind::none;
        std::array<std::string_view, 3> texts;
    };

    std::array<Spellings, 5> pieces;

    std::string_view letter(games::Kind kind) const;
};

std::span<const Letters> all_letters();
const Letters* find_letters(std::string_view name); // nullptr when there are none
const Letters& english_letters();

} // namespace kodeks::notation::chess
