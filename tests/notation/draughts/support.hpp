// Short words for the tests of draughts notation.
#pragma once

#include "games/position.hpp"
#include "games/variant.hpp"
#include "notation/draughts/fen.hpp"
#include "notation/draughts/read.hpp"
#include "notation/draughts/write.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace kodeks::test {

inline const games::Variant& variant(std::string_view name) {
    return *games::find_variant(name);
}

inline std::vector<const games::Variant*> draughts_variants() {
    std::vector<const games::Variant*> all;
    for (const games::Variant* one : games::all_variants()) {
        if (one->family == games::Family::draughts) {
            all.push_back(one);
        }
    }
    return all;
}

inline games::Position position_from(const games::Variant& variant, std::string_view fen) {
    const auto setup = notation::draughts::read_fen(variant, fen);
    EXPECT_TRUE(setup.has_value()) << fen;
    return games::accept(variant, *setup, games::tolerable_defects()).value();
}

// All legal moves in this style, sorted, separated by blanks.
inline std::string legal_text(const games::Position& position,
                              const notation::draughts::Style& style) {
    games::MoveList legal;
    games::legal_moves(position, legal);
    std::vector<std::string> texts;
    for (const games::Move& move : legal) {
        texts.emplace_back();
        notation::draughts::append_move(texts.back(), position, move, legal, style);
    }
    std::ranges::sort(texts);
    std::string joined;
    for (const std::string& text : texts) {
        joined += (joined.empty() ? "" : " ") + text;
    }
    return joined;
}

// Plays a game given as moves separated by blanks.
inline games::Position played(games::Position position, std::string_view moves) {
    while (!moves.empty()) {
        const std::string_view word = moves.substr(0, moves.find(' '));
        moves.remove_prefix(std::min(moves.size(), word.size() + 1));
        const auto reading = notation::draughts::read_move(position, word);
        EXPECT_TRUE(reading.has_value()) << word;
        if (!reading) {
            return position;
        }
        position = games::play(position, reading->move);
    }
    return position;
}

} // namespace kodeks::test
