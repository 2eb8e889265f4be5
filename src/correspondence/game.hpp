// A game by letter: what was agreed, what happened so far, and the clerk who decides what comes
// next.
//
//     Game game = start(plan);
//     const auto answer = handle(game, {day, Actor::white, Letter{.moves = {"c3-d4"}}});
//     if (answer) { game = answer->game; show(answer->rulings); }
//
// A game is a value: a refused command leaves nothing behind, and the list of accepted commands is
// the whole record.
#pragma once

#include "base/result.hpp"
#include "correspondence/account.hpp"
#include "correspondence/act.hpp"
#include "ledger/words.hpp"
#include "referee/event/outcome.hpp"
#include "referee/event/ruling.hpp"
#include "referee/rule_set.hpp"

#include <array>
#include <optional>
#include <vector>

namespace kodeks::correspondence {

using games::Side;

struct Plan {
    const rulebook::CorrespondenceRules* rules = nullptr;
    referee::Match match; // the game and its rulebook
    Day start;
    Day end;
    std::array<std::optional<Day>, 2> list_received{}; // by side, where it came after the start
};

struct Account {
    Days used{0};
    std::int32_t moves = 0;
    std::int32_t omissions = 0; // letters without dates or totals
};

// The letter that waits for an answer.
struct Sent {
    Side by = Side::white;
    Day received; // of what it answers
    Day on;
    std::optional<Day> stated{};
    bool lacks_dates = false;
    bool stopped_play = false; // because of a mistake in it
    std::vector<std::vector<games::Move>> offers{};
};

enum class Phase : std::uint8_t {
    playing,
    correcting, // a letter is to be put right before play goes on
    claimed,    // an overstep was claimed, the arbiter decides
    finished,
};

struct Game {
    Plan plan;
    games::Position position;
    std::array<Account, 2> accounts{};
    std::vector<Break> breaks{};
    std::optional<Sent> last{};
    Phase phase = Phase::playing;
    std::optional<Side> corrector{};
    std::optional<Side> draw_offered_by{};
    std::optional<Command> claim{};
    std::optional<referee::Outcome> outcome{};

    Account& of(Side side) { return accounts[static_cast<std::size_t>(side)]; }

    const Account& of(Side side) const { return accounts[static_cast<std::size_t>(side)]; }

    Days allowed(Side side) const { return days_allowed(plan.rules->thinking, of(side).moves); }

    bool has_overstepped(Side side) const { return of(side).used > allowed(side); }
};

struct Answer {
    Game game;
    std::vector<referee::Ruling> rulings;
};

Game start(const Plan& plan);
Ruled<Answer> handle(const Game& game, const Command& command);

} // namespace kodeks::correspondence

namespace kodeks::ledger {

KODEKS_WORDS(correspondence::Actor, "white", "black", "arbiter")
KODEKS_WORDS(correspondence::Penalty, "correction", "dates")
KODEKS_WORDS(correspondence::Phase, "playing", "correcting", "claimed", "finished")

} // namespace kodeks::ledger
