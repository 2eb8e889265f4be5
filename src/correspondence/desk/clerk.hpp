// The clerk's desk while one command is decided: a copy of the state and the facts so far. Every
// duty is a function (letters/, time/, end/) that looks at the state and puts facts on the desk; a
// fact changes the copy at once. The state itself stays as it is, so a duty may refuse at any time.
#pragma once

#include "correspondence/correspondence.hpp"
#include "referee/desk/asking.hpp"
#include "referee/desk/desk.hpp"

namespace kodeks::correspondence {

using Refused = std::optional<Refusal>; // empty: accepted

class Clerk {
public:
    Clerk(const State& state, const Command& command, const World& world)
        : state_(state),
          world_(world),
          oracle_({&state.proofs, &state.proofs}, world.game),
          on_(command.on),
          by_(command.by) {}

    Clerk(const Clerk&) = delete;
    Clerk& operator=(const Clerk&) = delete;

    const State& state() const { return state_; }

    const rulebook::CorrespondenceRules& rules() const { return *world_.letters; }

    const rulebook::GameRules& game_rules() const { return *world_.game.rules.game; }

    std::span<const rulebook::DrawRule> draws() const { return world_.game.rules.draws; }

    const referee::AskingOracle& oracle() const { return oracle_; }

    Day on() const { return on_; }

    Actor by() const { return by_; }

    void put(Event event) {
        const Event& fact = events_.emplace_back(std::move(event));
        apply(state_, fact);
    }

    // Articles that do not speak of the variant played are left out.
    void rule(referee::Ruling ruling);
    void rule(std::string_view decision, std::optional<Side> about, rulebook::Articles articles,
              const referee::Evidence& evidence = {});
    void charge(Side side, Days days, Charge why);

    void go_on() { put(PhaseChanged{Phase::playing}); }

    void note_overstep(Side side);
    void finish(const referee::Outcome& outcome);

    std::vector<Event> take_events() { return std::move(events_); }

    // The same desk for what was sent before: a reply that the arbiter has kept.
    void turn_back_to(Day on, Actor by) {
        on_ = on;
        by_ = by;
    }

private:
    State state_;
    const World& world_;
    referee::AskingOracle oracle_;
    Day on_;
    Actor by_;
    std::vector<Event> events_;
};

// Refuses what does not stand between the last letter and the day of the command.
Refused check_received(const Clerk& clerk, Day received);

Refused on(Clerk& clerk, const Letter& sent);
Refused on(Clerk& clerk, const Unclear& unclear);
Refused on(Clerk& clerk, const Correction& correction);
Refused on(Clerk& clerk, const Repeat& repeat);
Refused on(Clerk& clerk, const Inquiry& inquiry);
Refused on(Clerk& clerk, const RegisteredOnly& demand);
Refused on(Clerk& clerk, const TakeBreak& wanted);
Refused on(Clerk& clerk, const OverstepClaim& claim);
Refused on(Clerk& clerk, const Protest& protest);
Refused on(Clerk& clerk, const Decide& decision);
Refused on(Clerk& clerk, const Settle& settle);
Refused on(Clerk& clerk, const Prove& prove);
Refused on(Clerk& clerk, const Analysis& analysis);
Refused on(Clerk& clerk, const Adjudge& adjudge);
Refused on(Clerk& clerk, const Review& review);
Refused on(Clerk& clerk, const Award& award);
Refused on(Clerk& clerk, const SendRecord& record);
Refused on(Clerk& clerk, const CloseRecords& close);
Refused on(Clerk& clerk, const ListCame& came);
Refused on(Clerk& clerk, const LetterCame& came);
Refused on(Clerk& clerk, const Submit& submit);

} // namespace kodeks::correspondence
