// What is to be done, by whom and until when: a pure function of the state and of the day it is for
// each of them.
#pragma once

#include "correspondence/tourney/state.hpp"
#include "rulebook/correspondence_rules.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace kodeks::correspondence::tourney {

struct Duty {
    std::string what{}; // its sentence is "byletter.due.<what>"
    Office office = Office::player;
    std::optional<PlayerId> player{}; // who does it, or whom it is about
    std::optional<GameId> game{};
    std::optional<CaseId> matter{};
    std::optional<Day> until{}; // the last day that is in time
    std::optional<Days> left{}; // until then; less than nothing when it is late
    bool is_right = false;      // may be done, need not
    rulebook::Articles articles{};

    friend bool operator==(const Duty& a, const Duty& b) {
        return a.what == b.what && a.office == b.office && a.player == b.player &&
               a.game == b.game && a.matter == b.matter && a.until == b.until && a.left == b.left;
    }
};

// Which day it is where a player lives; for officials, without one.
using Today = std::function<Day(std::optional<PlayerId>)>;

// The most urgent first, then what has no last day.
std::vector<Duty> due(const State& state, const Today& today,
                      const rulebook::CorrespondenceRules& rules);

} // namespace kodeks::correspondence::tourney
