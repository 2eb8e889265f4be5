// The FIDE Dutch system, edition 2026 (C04.3): the pairs of the coming round, and why.
#pragma once

#include "tournament/fide/bracket.hpp"
#include "tournament/fide/colours.hpp"

#include <tl/expected.hpp>

namespace kodeks::tournament::fide {

struct Board {
    PlayerIndex white = nobody;
    PlayerIndex black = nobody;
    ColourRule rule = ColourRule::initial;

    friend bool operator==(const Board&, const Board&) = default;
};

// One bracket as it was paired; pairs and downfloaters name members of the bracket.
struct BracketReport {
    Tenths score{}; // of the residents
    Bracket bracket;
    Candidate candidate;
    Values values;
};

struct RoundPairing {
    std::vector<Board> boards; // in board order (C04.2:3.6)
    PlayerIndex bye = nobody;
    std::vector<Card> cards; // in rank order
    std::vector<BracketReport> brackets;
};

// No complete pairing exists (C04.3:1.9.3). Without the blocking players more groups of an odd
// number are left than there are blocking players, so somebody stays alone.
struct Impossible {
    std::vector<PlayerIndex> blocking;
};

// `exact` solves every bracket by matchings, also those that counting would settle: the answer is
// the same, the time is not.
enum class Way : std::uint8_t { fast, exact };

tl::expected<RoundPairing, Impossible> pair_dutch(const Field& field, Way way = Way::fast);

} // namespace kodeks::tournament::fide
