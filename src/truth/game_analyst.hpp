// The analyst for every game (oracle/analysis.hpp): tables of draughts, built in memory where no
// file holds a position with few pieces; a search within a budget where there are too many; for
// chess whether a side can still mate, with the line.
//
// One thread uses an analyst at a time: it remembers the table it has built last.
#pragma once

#include "oracle/analysis.hpp"
#include "truth/game_oracle.hpp"

#include <memory>

namespace kodeks::truth {

class GameAnalyst final : public Analyst {
public:
    // At most one table a game; they are the caller's and outlive the analyst.
    explicit GameAnalyst(std::span<tables::Table* const> tables = {},
                         const OracleLimits& limits = {});
    ~GameAnalyst() override;

    Analysis analyse(const games::Position& position) const override;

private:
    struct Built;

    tables::Table* table_for(const games::Position& position) const;
    tables::Table* build(const tables::Engine& engine, tables::Slice slice) const;
    void study_chess(const games::Position& position, Analysis& analysis) const;
    void study_draughts(const games::Position& position, Analysis& analysis) const;

    std::vector<tables::Table*> tables_;
    GameOracle oracle_;
    mutable std::unique_ptr<Built> built_; // the last one
};

} // namespace kodeks::truth
