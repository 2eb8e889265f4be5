// One game by letter as the officials see it. A value built only by folding events: the same events
// give the same state, on every machine.
#pragma once

#include "correspondence/event/event.hpp"
#include "games/position.hpp"
#include "games/variant.hpp"
#include "rulebook/draws/tally.hpp"

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace kodeks::correspondence {

struct Account {
    Days used{0};
    std::int32_t moves = 0;
    std::int32_t omissions = 0; // letters without dates or totals
    bool misnumbered = false;   // moves are to be repeated with the right numbers
    std::optional<Day> record{};
    std::optional<Analysed> analysis{};

    friend bool operator==(const Account&, const Account&) = default;
};

struct State {
    State() = default; // nothing is opened yet: the first event is Opened
    explicit State(const Settings& fixed);

    Settings settings;                       // fixed before the game
    const games::Variant* variant = nullptr; // named by the settings
    games::Setup board;                      // of `position`
    std::optional<games::Position> position;
    rulebook::DrawTally tally;
    std::vector<games::Move> moves; // from the start on
    std::array<Account, 2> accounts{};
    std::vector<Break> breaks;
    std::optional<Sent> last; // letter, waiting for an answer
    Phase phase = Phase::playing;
    std::optional<Side> corrector;
    std::optional<OverstepClaimed> claim;
    bool registered_only = false;
    Days transit{0}; // of all letters whose dates are known
    std::int32_t arrivals = 0;
    std::vector<referee::Proof> proofs; // of positions that may still be asked about
    std::optional<std::string> asked;   // the rule that may have ended the game
    std::vector<std::string> waived;    // such rules, until the balance of forces changes
    std::optional<Protested> protest;   // not yet decided
    std::optional<referee::Outcome> outcome;
    std::optional<Day> ended;
    std::optional<Day> adjudged;
    std::optional<Day> submitted; // play stopped before the end date, to be adjudicated
    bool is_final = false;        // nothing can be protested any more

    Account& of(Side side) { return accounts[static_cast<std::size_t>(side)]; }

    const Account& of(Side side) const { return accounts[static_cast<std::size_t>(side)]; }

    bool opened() const { return variant != nullptr; }

    // When play is over: the end date of the start list, or earlier for a game that was submitted.
    Day last_day() const { return submitted.value_or(settings.last); }

    Side to_move() const { return board.to_move; }

    Days allowed(Side side) const { return days_allowed(settings.allowance, of(side).moves); }

    bool has_overstepped(Side side) const { return of(side).used > allowed(side); }

    bool is_offered_draw(Side side) const { return last && last->offers_draw && last->by != side; }

    friend bool operator==(const State&, const State&) = default;
};

void apply(State& state, const Event& event);

// A fact that could be changed or moved from is folded like any other; without these the standard
// library's function of the same name would be meant.
inline void apply(State& state, Event& event) {
    apply(state, std::as_const(event));
}

inline void apply(State& state, Event&& event) {
    apply(state, std::as_const(event));
}

// "52/10": the days White and Black have used (RU:5.3.1#2).
std::string days_text(const State& state);

} // namespace kodeks::correspondence
