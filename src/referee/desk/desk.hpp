// The arbiter's desk while one command is decided: a copy of the state, what has been decided so
// far, and whom to ask. Every duty is a worker (draws/offers.cpp, time/flags.cpp ...) that looks at
// the state and puts events on the desk; an event changes the copy at once, so that later steps of
// the same decision see it. The state itself stays as it is, so a worker may refuse at any time.
#pragma once

#include "base/result.hpp"
#include "ledger/decision.hpp"
#include "referee/desk/asking.hpp"
#include "referee/state/state.hpp"
#include "referee/world.hpp"

#include <initializer_list>
#include <optional>
#include <vector>

namespace kodeks::referee {

// Empty: accepted.
using Answer = std::optional<Refusal>;

class Desk {
public:
    Desk(const State& state, const Command& command, const World& world)
        : state_(state),
          command_(command),
          world_(world),
          oracle_({&state_.proofs, &state.proofs}, world),
          later_({&state_.proofs, &state.proofs}, world) {}

    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;

    const State& state() const { return state_; }

    const rulebook::GameRules& rules() const { return *world_.rules.game; }

    std::span<const rulebook::DrawRule> draws() const { return world_.rules.draws; }

    // For what the decision itself rests on: it waits for the proof.
    const AskingOracle& oracle() const { return oracle_; }

    // For what may be found out while play goes on.
    const AskingOracle& later() const { return later_; }

    // Whether anybody could prove something about a position at all.
    bool can_prove() const { return world_.prover == Prover::stands_by; }

    Instant now() const { return command_.at; }

    Actor by() const { return command_.by; }

    void put(Event event) {
        const Event& fact = events_.emplace_back(std::move(event));
        apply(state_, fact);
    }

    void rule(Ruling ruling);

    // The id by which this game's edition knows an article; empty when the article is not about
    // this game.
    std::string_view own_id(std::string_view article) const;

    // Cited by their own ids, those of other books and variants left out.
    template <class Ids>
    void own(Ids& articles) const {
        for (auto& id : articles) {
            id = own_id(id);
        }
        std::erase_if(articles, [](std::string_view id) { return id.empty(); });
    }

    const std::vector<Event>& events() const { return events_; }

    std::vector<Event> take_events() { return std::move(events_); }

private:
    State state_;
    const Command& command_;
    const World& world_;
    AskingOracle oracle_;
    AskingOracle later_;
    std::vector<Event> events_;
};

Refusal refusal(std::string_view name, rulebook::Articles articles = {});
// No piece that may be moved or touched stands on the square that was named.
Refusal nothing_there(const Desk& desk);

// Ends the game: clocks stop, offers and questions lapse, the ruling tells why.
void finish(Desk& desk, const Outcome& outcome, const Ruling& ruling);

// Stops the clocks and hands the matter to a person.
void ask(Desk& desk, Question question);

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
