// What papers are made from: the record of an event, the games refereed at its tables and what the
// office knows. Nothing else: the same record gives the same paper.
#pragma once

#include "ledger/unix_time.hpp"
#include "referee/state/state.hpp"
#include "reports/dates.hpp"
#include "reports/office_facts.hpp"
#include "tournament/record/journal.hpp"

#include <string>
#include <vector>

namespace kodeks::reports {

struct GameFact {
    ledger::UnixTime time;
    std::string author;
    referee::Event event;
};

struct PlayedGame {
    tournament::GameRef ref;
    std::vector<GameFact> facts;
    referee::State state; // after all of them
};

struct Sources {
    const tournament::Journal& journal;
    std::vector<PlayedGame> games{}; // in the order of their tables
    OfficeFacts office{};

    const tournament::State& state() const { return journal.state; }
};

struct Request {
    Language language = Language::en;
    tournament::StageNumber stage = 1;
    tournament::RoundNumber round = 0; // 0: the last one paired
    WallClock wall{};                  // of the venue; none: universal time
};

} // namespace kodeks::reports
