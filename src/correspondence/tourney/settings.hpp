// What is fixed before a tournament by letter: the game, the dates of the start list, how moves
// travel, who organises and judges. What the rulebook gave when it was announced stands here too,
// so that showing a table needs no rule data.
#pragma once

#include "correspondence/days/account.hpp"
#include "correspondence/state/settings.hpp"
#include "rulebook/tournament_rules.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace kodeks::correspondence::tourney {

using PlayerId = Id<struct LetterPlayerTag>; // from 1, in the order of entries
using GameId = Id<struct LetterGameTag>;     // from 1, as in the start list
using CaseId = Id<struct LetterCaseTag>;     // disputes and sanctions, from 1

struct Settings {
    std::string name;
    std::string code; // stands in every letter (RU:5.2.3)
    std::string edition;
    std::string variant;
    Day first{};
    Day last{};
    Carrier means = Carrier::post;
    std::uint32_t cycles = 1; // games of each pair
    Allowance allowance{};
    std::string organiser;
    std::string arbiter;
    std::string headman; // may be one of the players; none: the arbiter does his duties (RU:5.1.8)
    rulebook::Scale scale{};
    std::vector<std::string> tie_breaks{};

    friend bool operator==(const Settings&, const Settings&) = default;
};

struct Person {
    std::string name;
    std::string address{};
    std::string email{};
    std::string zone{}; // "Europe/Kyiv": where his days begin and end

    friend bool operator==(const Person&, const Person&) = default;
};

} // namespace kodeks::correspondence::tourney
