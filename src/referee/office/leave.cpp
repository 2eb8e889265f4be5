// Leave that an act needs is given and taken back, by whoever may: an arbiter, the chief arbiter,
// the opponent. What was allowed by an article is no breach of it.
#include "referee/desk/workers.hpp"
#include "referee/office/permit.hpp"
#include "referee/words/words.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

using rulebook::Act;
using rulebook::Grant;

Answer may_give(const Desk& desk, const GiveLeave& leave, const Permit& permit) {
    switch (permit.grant) {
    case Grant::forbidden:
        return refusal("forbidden", permit.articles);
    case Grant::allowed:
        return refusal("needs_no_leave", permit.articles);
    case Grant::needs_consent:
        return desk.by() == player(games::opponent(leave.side))
                   ? std::nullopt
                   : Answer(refusal("opponent_gives_leave", permit.articles));
    case Grant::needs_chief:
        return desk.by() == Actor::chief_arbiter
                   ? std::nullopt
                   : Answer(refusal("chief_decides", permit.articles));
    case Grant::needs_arbiter:
        break;
    }
    return is_official(desk.by()) ? std::nullopt
                                  : Answer(refusal("officials_only", permit.articles));
}

// The opponent's sheet is for whoever must bring his own up to date (FIDE:8.5.2, PMR:99).
bool is_needed(const Desk& desk, const GiveLeave& leave) {
    const bool only_behind = !desk.rules().sheets.update_one.empty();
    return leave.act != Act::borrow_sheet || !leave.given || !only_behind ||
           desk.state().sheets[static_cast<std::size_t>(leave.side)].must_update;
}

} // namespace

bool has_leave(const State& state, Side side, Act act) {
    return std::ranges::any_of(state.granted, [&](const GrantCount& one) {
        return one.side == side && one.count > 0 && one.request == word(act);
    });
}

bool was_allowed(const Desk& desk, Side side, const rulebook::Offence& offence) {
    return std::ranges::any_of(desk.rules().duties.leaves, [&](const rulebook::Leave& row) {
        return !offence.articles.empty() &&
               std::ranges::find(row.articles, offence.articles.front()) != row.articles.end() &&
               row.grant != Grant::forbidden && has_leave(desk.state(), side, row.act);
    });
}

Answer on(Desk& desk, const GiveLeave& leave) {
    const Permit permit = permitted_by_the_book(desk.state(), desk.rules(), leave.act, leave.side);
    if (permit.articles.empty()) {
        return refusal("not_in_rulebook");
    }
    if (const Answer refused = may_give(desk, leave, permit)) {
        return refused;
    }
    if (has_leave(desk.state(), leave.side, leave.act) == leave.given) {
        return refusal(leave.given ? "has_leave" : "has_no_leave", permit.articles);
    }
    if (!is_needed(desk, leave)) {
        return refusal("record_in_order", permit.articles);
    }
    desk.put(Granted{leave.side, std::string(word(leave.act)), !leave.given});
    desk.rule(ruling(leave.given ? "leave_given" : "leave_taken_back", leave.side, permit.articles,
                     {.rule = std::string(word(leave.act))}));
    return std::nullopt;
}

} // namespace kodeks::referee
