// The arbiter's desk while one command is decided: the state, what has been decided so far, and
// whom to ask. Every duty is a worker (offers.cpp, claims.cpp, flags.cpp ...) that looks at the
// state and puts events on the desk; an event changes the state at once, so that later steps of
// the same decision see it. A worker refuses before it has put anything on the desk.
#pragma once

#include "base/result.hpp"
#include "referee/state.hpp"
#include "oracle/oracle.hpp"

#include <initializer_list>
#include <optional>
#include <vector>

namespace kodeks::referee {

// Empty: accepted.
using Answer = std::optional<Refusal>;

class Desk {
public:
    Desk(State& state, const Command& command, const truth::Oracle& oracle,
         std::vector<Event>& events)
        : state_(state), command_(command), oracle_(oracle), events_(events) {}

    const State& state() const { return state_; }

    const rulebook::GameRules& rules() const { return state_.match.rules; }

    const truth::Oracle& oracle() const { return oracle_; }

    Instant now() const { return command_.at; }

    Actor by() const { return command_.by; }

    void put(const Event& event) {
        apply(state_, event);
        events_.push_back(event);
    }

    void rule(const Ruling& ruling);

private:
    State& state_;
    const Command& command_;
    const truth::Oracle& oracle_;
    std::vector<Event>& events_;
};

// Drops articles that speak of other variants than the one played.
void keep_own(const Match& match, std::vector<std::string_view>& articles);
void keep_own(const Match& match, Ruling& ruling);

Refusal refusal(std::string_view name, rulebook::Articles articles = {});

// Ends the game: clocks stop, offers and questions lapse, the ruling tells why.
void finish(Desk& desk, const Outcome& outcome, const Ruling& ruling);
// Stops the clocks and hands the matter to a person.
using Options = BoundedVector<std::string_view, 12>;
void ask(Desk& desk, std::string_view question, Side about, const Options& options);
void ask(Desk& desk, std::string_view question, Side about,
         std::initializer_list<std::string_view> options);
// Whichever clock runs, if any; and play with it.
void stop_clock(Desk& desk);
void stop_play(Desk& desk);
// Play goes on with this clock; or with the one that ran before the question that is answered now.
void go_on_with(Desk& desk, Side running);
void go_on(Desk& desk);

// A game lost by a flag, a penalty or resignation.
struct Loss {
    Ruling ruling;
    std::string_view drawn_decision; // the ruling's name when the opponent cannot win
    std::string_view reason;         // of the outcome
    bool needs_winnable = false;
};

// The player loses, unless the rules ask whether the opponent could win at all and he could not
// (FIDE:6.9); if nobody can tell, a person is asked.
void lose(Desk& desk, Side loser, const Loss& loss);

} // namespace kodeks::referee
