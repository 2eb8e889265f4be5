// What a sanction or an upheld protest asks, as commands of the tournament's desk. The office's
// fact and the tournament's go together, so that the standings follow and nothing is entered twice.
#pragma once

#include "base/result.hpp"
#include "office/acts/command.hpp"
#include "tournament/acts/command.hpp"
#include "tournament/state/state.hpp"

namespace kodeks::reports {

// Where the record of the office does not say it, or somebody decides otherwise.
struct AtTables {
    tournament::StageNumber stage = 1;
    std::uint32_t round = 0; // 0: as the record says; of an absence the next one
    std::uint32_t table = 0; // 0: as the record says
    std::uint32_t game = 0;  // of a match; 0: the only one
    std::string result{};    // "1-0"; empty: what follows by itself
    std::string whom{};      // about whom it is, when the record names nobody who takes part
};

struct Obstacle {
    enum class Kind : std::uint8_t {
        unsaid,  // somebody has to say more
        unknown, // nobody of the name `name` takes part
        refused,
    };
    Kind kind = Kind::refused;
    Refusal refusal{};
    std::string name{};
};

// Empty when the result that is asked stands already. What the command names has to exist: the
// office has decided about it. The reason that the tables keep is written in this language.
tl::expected<std::vector<tournament::Command>, Obstacle>
commands_to_enter(const tournament::State& state, const office::State& bureau,
                  const office::EnterEffect& command, const AtTables& at, Language language);

} // namespace kodeks::reports
