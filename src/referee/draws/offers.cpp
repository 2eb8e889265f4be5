// Draws by agreement, and resignation.
#include "referee/desk/workers.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

// What the book itself asks for, where variants differ.
std::int32_t book_needs(const rulebook::GameRules& rules, std::string_view variant) {
    for (const rulebook::AgreedAfter& row : rules.agreed_after) {
        if (std::ranges::find(row.variants, variant) != row.variants.end()) {
            return row.moves;
        }
    }
    return rules.offers.moves_before;
}

// Moves that each player must have made before the game may be agreed drawn.
std::int32_t moves_needed(const Desk& desk) {
    const State& state = desk.state();
    const auto& rules = desk.rules().offers;
    const bool allowed = state.consented || !rules.banned.empty();
    return std::max(book_needs(desk.rules(), state.settings.variant),
                    allowed ? 0 : state.settings.regulations.no_draw_before_move);
}

bool too_early(const Desk& desk) {
    const State& state = desk.state();
    return std::min(state.moves_made(Side::white), state.moves_made(Side::black)) <
           moves_needed(desk);
}

// An adjourned game may be concluded before it is resumed (FIDE:G.I.6, PMR:184).
rulebook::Articles concluded(const Desk& desk) {
    return desk.state().phase == Phase::adjourned ? desk.rules().adjourning.concluded
                                                  : rulebook::Articles{};
}

bool may_repeat(const Desk& desk, Side side) {
    return !desk.rules().offers.alternate || !desk.state().of(side).is(Mark::declined);
}

// An offer at another moment than after one's own move (RU:1.9.4, RU:1.9.5, UA:V.11.3).
void remark_moment(Desk& desk, Side side) {
    const auto& rules = desk.rules().offers;
    const bool own_time = desk.state().clock.running == side;
    const rulebook::Articles special = own_time ? rules.on_own_time : rules.on_opponents_time;
    if (special.empty()) {
        desk.rule(ruling("offer_wrong_moment", side, rules.wrong_moment));
        return;
    }
    if (own_time) {
        desk.rule(ruling("offer_may_wait", side, special));
        return;
    }
    desk.put(Counted{side, Counter::warnings});
    desk.rule(ruling("offer_on_opponents_time", side, special));
}

std::int32_t pieces(const State& state) {
    return static_cast<std::int32_t>(
        std::ranges::count_if(state.board.pieces, &games::Piece::present));
}

bool may_be_offered(Phase phase) {
    return phase == Phase::playing || phase == Phase::stopped || phase == Phase::adjourned ||
           phase == Phase::sealing;
}

// The regulations forbid it, and the arbiter has not allowed it (FIDE:9.1.1, PMR:103).
bool is_banned(const Desk& desk) {
    const State& state = desk.state();
    const auto& regulations = state.settings.regulations;
    const std::int32_t made =
        std::min(state.moves_made(Side::white), state.moves_made(Side::black));
    return !desk.rules().offers.banned.empty() && !state.consented &&
           (regulations.no_draws || made < regulations.no_draw_before_move);
}

} // namespace

Answer on(Desk& desk, const OfferDraw&) {
    const Side side = *side_of(desk.by());
    const State& state = desk.state();
    const auto& rules = desk.rules().offers;
    if (!may_be_offered(state.phase)) {
        return refusal("not_in_play");
    }
    if (is_banned(desk)) {
        return refusal("offer_banned", rules.banned);
    }
    if (rules.early_is_void && too_early(desk)) {
        return refusal("offer_too_early", rules.too_early);
    }
    if (state.offer) {
        return refusal("offer_open", rules.made);
    }
    if (!may_repeat(desk, side)) {
        desk.put(Counted{side, Counter::warnings});
        desk.rule(ruling("offer_out_of_turn", side, rules.out_of_turn));
    } else if (state.phase == Phase::adjourned && !desk.rules().adjourning.offer.empty()) {
        // It stays until it is answered.
        desk.rule(ruling("offer_while_adjourned", side, desk.rules().adjourning.offer));
    } else if (state.made_by() != side && rules.right_moment_is_own_move) {
        remark_moment(desk, side);
    }
    desk.put(OfferMade{side});
    desk.put(Marked{games::opponent(side), Mark::declined, false});
    return std::nullopt;
}

Answer on(Desk& desk, const AcceptDraw&) {
    const Side side = *side_of(desk.by());
    const State& state = desk.state();
    const auto& rules = desk.rules().offers;
    if (state.offer != games::opponent(side)) {
        return refusal("no_offer", rules.agreed);
    }
    if (too_early(desk)) {
        return refusal("agreed_too_early", rules.too_early);
    }
    if (is_banned(desk)) {
        return refusal("offer_banned", rules.banned);
    }
    Ruling agreed = ruling("agreed_draw", std::nullopt, rules.agreed);
    if (rules.logs_forces) {
        agreed.evidence.count = pieces(state);
    }
    finish(desk, drawn("agreement"), agreed.citing(concluded(desk)));
    return std::nullopt;
}

Answer on(Desk& desk, const DeclineDraw&) {
    const Side side = *side_of(desk.by());
    if (desk.state().offer != games::opponent(side)) {
        return refusal("no_offer", desk.rules().offers.declined);
    }
    desk.put(OfferClosed{});
    desk.put(Marked{games::opponent(side), Mark::declined, true});
    return std::nullopt;
}

// An offer cannot be withdrawn: it stands until it is answered (FIDE:9.1.2.1, UA:V.11.3).
Answer on(Desk& desk, const WithdrawOffer&) {
    const auto& rules = desk.rules().offers;
    if (desk.state().offer != side_of(desk.by())) {
        return refusal("no_own_offer", rules.stands);
    }
    return rules.stands.empty() ? refusal("not_in_rulebook")
                                : refusal("offer_stands", rules.stands);
}

Answer on(Desk& desk, const Resign&) {
    const Side side = *side_of(desk.by());
    const auto& losing = desk.rules().losing;
    if (!desk.state().begun) {
        return refusal("not_in_play");
    }
    Ruling resigned = ruling("resigned", side, losing.resignation);
    lose(desk, side,
         {.ruling = resigned.citing(concluded(desk)),
          .drawn_decision = "resigned_draw",
          .reason = "resignation",
          .needs_winnable = losing.resignation_needs_winnable});
    return std::nullopt;
}

} // namespace kodeks::referee
