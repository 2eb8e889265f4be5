// The sums over opponents' scores: Buchholz, fore-Buchholz, Sonneborn-Berger and their cuts
// (C07:8, 9.1, 14, 16).
#pragma once

#include "tournament/fide_tiebreak/code.hpp"
#include "tournament/fide_tiebreak/table.hpp"

namespace kodeks::tournament::fide_tiebreak {

// One round in such a sum.
struct Term {
    std::uint32_t round = 0;             // from 1
    PlayerIndex opponent = fide::nobody; // scheduled, if any
    Tenths score{};                      // of the opponent, or of the dummy
    Tenths points{};                     // own
    bool dummy = false;
    bool voluntary = false;
    bool cut = false;

    friend bool operator==(const Term&, const Term&) = default;
};

// What the opponents see of everybody: points, with requested byes at the end as draws (C07:16.3).
std::vector<Tenths> adjusted_scores(const Table& table);

// The table as if every pairing of the last round were drawn (C07:8.3).
Table with_drawn_last_round(Table table);

class OpponentSums {
public:
    explicit OpponentSums(const Table& table);

    std::vector<Term> terms(PlayerIndex player, bool forfeits_played) const;

    // With the cuts of the code marked in the terms.
    std::vector<Term> buchholz_terms(PlayerIndex player, const Code& code) const;
    std::vector<Term> sonneborn_terms(PlayerIndex player, const Code& code) const;

    Tenths buchholz(PlayerIndex player, const Code& code) const;

private:
    const Table& table_;
    std::vector<Tenths> adjusted_;
};

// Marks what a code leaves out; `product` says whether a value is score or score times points.
enum class Contribution : std::uint8_t { score, product };
void mark_cuts(std::vector<Term>& terms, const Code& code, Contribution contribution);

std::int64_t contribution_of(const Term& term, Contribution contribution);

} // namespace kodeks::tournament::fide_tiebreak
