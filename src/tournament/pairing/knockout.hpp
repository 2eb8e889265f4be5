// Knock-out (RU:3.2#2, UA:V.3.1.2): losers leave, or play on for all places. Numbers come from lots
// or a ranking; number 1 and number 2 can meet only in the final, empty seats fall to the lowest
// numbers' places, so the highest numbers are free in round 1.
//
//     Bracket bracket = seat(6);                       // one section, places 1..8, two seats empty
//     for (const Duel& duel : duels(bracket)) { ... }
//     bracket = next(bracket, winners, Losers::play_on);
#pragma once

#include "tournament/lots/urn.hpp"
#include "tournament/pairing/field.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace kodeks::tournament::pairing {

// Players who still fight for the places from first_place on, in seating order; neighbours meet.
struct Section {
    std::uint32_t first_place = 1;
    std::vector<Number> seats; // a power of two; nobody is an empty seat
    friend bool operator==(const Section&, const Section&) = default;
};

using Bracket = std::vector<Section>; // the best places first

Bracket seat(std::uint32_t players);

struct Duel {
    Number a;
    Number b;                      // nobody: a goes on without play
    std::uint32_t first_place = 1; // of the section
    friend bool operator==(const Duel&, const Duel&) = default;
};

// The duels of the round; pairs of empty seats are left out.
std::vector<Duel> duels(const Bracket& bracket);

enum class Losers : std::uint8_t { leave, play_on };

// winners[i] belongs to duels(bracket)[i].
Bracket next(const Bracket& bracket, std::span<const Number> winners, Losers losers);

// Every section has come down to one seat.
bool is_decided(const Bracket& bracket);

// The colour of the first named player, drawn (PMR:281d).
Colour draw_colour(const Duel& duel, std::uint32_t round, lots::Urn& urn);

// -- Level matches ------------------------------------------------------------------------------

// How a level match is decided, tried in the order the regulations list (UA:V.3.1.2).
enum class Decider : std::uint8_t {
    replay,        // the match again
    shorter_game,  // an extra game with less time
    higher_boards, // the first board on which the teams differ
    lot,
};

struct Score2 {
    Points a;
    Points b;
    friend bool operator==(const Score2&, const Score2&) = default;
};

struct KnockoutMatch {
    Duel duel;
    Score2 score;
    std::vector<Score2> boards = {}; // team matches: first board first
    std::vector<Score2> extra = {};  // replays and extra games, in the order played
};

struct Verdict {
    Number winner = nobody;
    std::optional<Decider> by;     // how it was decided; empty for the match itself
    std::optional<Decider> needed; // no winner yet: this has to be played
    friend bool operator==(const Verdict&, const Verdict&) = default;
};

Verdict judge(const KnockoutMatch& match, std::span<const Decider> deciders, lots::Urn& urn);

} // namespace kodeks::tournament::pairing
