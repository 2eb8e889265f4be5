// The oracle for every game (oracle/oracle.hpp). Chess: whether a side can still mate is proved by
// the prover; what cannot be won cannot be forced either, and other forced wins stay open.
// Draughts: tables, then searches within a budget. What cannot be decided is open.
//
//     GameOracle oracle(tables, {});
//     handle(state, command, oracle, events);
//
// The tables are the caller's and outlive the oracle. They unpack blocks when first asked: one
// thread at a time uses an oracle, or the tables were preloaded (tables/table.hpp).
#pragma once

#include "oracle/oracle.hpp"
#include "truth/chess/verdict.hpp"
#include "truth/draughts_truth.hpp"
#include "truth/proof/help.hpp"

#include <span>
#include <vector>

namespace kodeks::truth {

// How far the work may go. A referee's question should be answered at once: these decide every
// position of the collection in tests/data/winnable.tsv, within seconds.
struct OracleLimits {
    chess::Options chess = {.budget = {.nodes = 2'000'000}};
    Budget draughts = {50'000};
};

class GameOracle final : public Oracle {
public:
    // At most one table a game.
    explicit GameOracle(std::span<tables::Table* const> tables = {},
                        const OracleLimits& limits = {});

    Known forced_win(const games::Position& position, games::Side side) const override;
    Known forced_win_within(const games::Position& position, games::Side side,
                            int own_moves) const override;
    Known can_win(const games::Position& position, games::Side side) const override;

    // The same with evidence, for whoever wants to see or replay it.

    // Of a draughts position that the tables hold.
    std::optional<Outcome> outcome(const games::Position& position) const;
    // Of a draughts question: a strategy (proof/evidence.hpp); open for chess.
    Answer force(const Question& question) const;
    // Of a chess position: a line that mates or the kind of proof; open for draughts.
    chess::Answer mate(const games::Position& position, games::Side side) const;
    // Of a draughts position: a line that wins; open for chess.
    HelpAnswer help(const games::Position& position, games::Side side) const;

private:
    tables::Table* table_of(const games::Position& position) const;

    std::vector<tables::Table*> tables_;
    OracleLimits limits_;
};

} // namespace kodeks::truth
