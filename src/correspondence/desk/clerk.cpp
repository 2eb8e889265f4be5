#include "correspondence/desk/clerk.hpp"

namespace kodeks::correspondence {

void Clerk::rule(referee::Ruling ruling) {
    std::erase_if(ruling.articles, [&](const std::string& id) {
        return !referee::is_about(game_rules(), state_.settings.variant, id);
    });
    put(RulingGiven{std::move(ruling)});
}

void Clerk::rule(std::string_view decision, std::optional<Side> about, rulebook::Articles articles,
                 const referee::Evidence& evidence) {
    rule(referee::ruling(decision, about, articles, evidence));
}

void Clerk::charge(Side side, Days days, Charge why) {
    if (days.value != 0) {
        put(DaysCharged{side, days, why});
    }
}

// Moves only offered do not count (RU:5.3.5): they are not on the board.
void Clerk::note_overstep(Side side) {
    if (state_.has_overstepped(side)) {
        rule("letter_overstep", side, rules().thinking.overstep,
             {.count = state_.of(side).used.value, .limit = state_.allowed(side).value});
    }
}

void Clerk::finish(const referee::Outcome& outcome) {
    put(Ended{outcome, on_});
    put(PhaseChanged{Phase::finished});
}

Refused check_received(const Clerk& clerk, Day received) {
    const auto& last = clerk.state().last;
    const bool after_last = !last || last->on <= received;
    if (after_last && received <= clerk.on()) {
        return std::nullopt;
    }
    return referee::refusal("letter_dates", clerk.rules().dates.order);
}

} // namespace kodeks::correspondence
