// Comparing two score sheets of one game: up to where they agree and what happens there
// (FIDE:D.2.9, FIDE:8.5.1, FIDE:8.5.2).
//
// The sheets are played through together. A word that only one player wrote clearly is decided by
// the other sheet and remarked on; the first real difference ends the comparison, because from
// there on there are two games.
#pragma once

#include "base/message.hpp"
#include "notation/sheets/sheet.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace kodeks::notation::sheets {

enum class Finding : std::uint8_t {
    differ,     // both sheets give a legal move, not the same
    ambiguous,  // the word fits several legal moves
    unreadable, // the word is no move
    not_legal,  // the word is a move that cannot be made here
    ended,      // the sheet stops and the other goes on
};

struct Remark {
    Finding finding = Finding::differ;
    int sheet = 0;                      // 0 or 1; for `differ` it means nothing
    int ply = 0;                        // counted from 0
    std::array<std::string, 2> written; // what stands on the sheets; empty behind the end
    std::array<Place, 2> places;
    std::vector<games::Move> readings; // of an ambiguous word

    friend bool operator==(const Remark&, const Remark&) = default;
};

struct Comparison {
    std::vector<games::Move> agreed; // the moves both sheets stand for
    games::Position reached;         // the position after them
    std::vector<Remark> remarks;     // in the order of the game
    bool complete = false;           // every word of both sheets was used

    bool identical() const { return complete && remarks.empty(); }
};

Comparison compare(const games::Position& start, const Sheet& first, const Sheet& second);

// The comparison in words: where the sheets agree to, then every remark. `start` is where they
// began.
std::vector<Message> describe(const Comparison& comparison, const games::Position& start,
                              int first_move_number);

} // namespace kodeks::notation::sheets
