#include "referee/hands/putting.hpp"

#include "base/check.hpp"
#include "referee/desk/workers.hpp"
#include "referee/draws/endings.hpp"
#include "referee/hands/placing.hpp"

namespace kodeks::referee {

namespace {

bool is_sound(const Ply& ply) {
    return ply.legal && !ply.faulty();
}

// A move that was not completed counts as completed once the same player has made the next one
// (FIDE:6.2.1.2, PMR:53b), until when the clock may still be pressed for it (FIDE:6.2.2, PMR:54);
// or once it has been answered. True when the move so completed has ended the game: nothing is left
// to answer then.
bool complete_earlier(Desk& desk, Side side) {
    const State& state = desk.state();
    if (!desk.rules().duties.hands.reply_completes) {
        if (state.open_ply(side) >= 0) {
            desk.put(MoveCompleted{side, true});
        }
        return false;
    }
    if (state.made_by() != games::opponent(side)) {
        return false;
    }
    desk.put(MoveCompleted{games::opponent(side), true});
    return !state.settings.end_needs_no_press && is_sound(state.plies.back()) && end_of_game(desk);
}

// Where a declined player may offer again once forces have changed (UA:V.11.3).
void renew_offers(Desk& desk, const games::Move& move) {
    const bool changes = move.is_capture() || move.promotion != games::Kind::none;
    if (!changes || !desk.rules().offers.again_after_change) {
        return;
    }
    for (const Side side : {Side::white, Side::black}) {
        if (desk.state().of(side).is(Mark::declined)) {
            desk.put(Marked{side, Mark::declined, false});
        }
    }
}

// Whoever has passed the control brings the sheets up to date (FIDE:8.5, PMR:98).
void check_sheets_at_control(Desk& desk) {
    const State& state = desk.state();
    if (state.settings.regulations.sheets && !state.over() && !state.question) {
        update_sheets(desk);
    }
}

} // namespace

void answer_offer_by_acting(Desk& desk, Side side) {
    if (desk.state().offer == games::opponent(side)) {
        desk.put(OfferClosed{});
        desk.put(Marked{games::opponent(side), Mark::declined, true});
    }
}

void put_move(Desk& desk, const MoveMade& made, Completion completion, Ending ending) {
    const State& state = desk.state();
    answer_offer_by_acting(desk, made.side);
    if (complete_earlier(desk, made.side)) {
        return;
    }
    note_sheet_duties(desk, made.side);
    const bool spoken = state.announced && is_own_move(state, made.side, *state.announced);
    const auto ahead = spoken ? state.announced : std::nullopt;
    desk.put(made);
    if (completion == Completion::without_the_press) {
        desk.put(MoveCompleted{made.side, true});
    }
    renew_offers(desk, made.move);
    const bool ends_now =
        state.settings.end_needs_no_press || completion == Completion::without_the_press;
    const bool sound = is_sound(state.plies.back()) && ending == Ending::decided;
    if (sound && ends_now && end_of_game(desk)) {
        return;
    }
    hear_again(desk, made, ahead);
    // While the opponent has not pressed there is no clock to press.
    if (completion == Completion::with_the_press && state.clock.running == made.side) {
        press_clock(desk, made.side, ending);
    }
    if (sound && ends_now) {
        look_for_open_draws(desk);
    }
}

void press_clock(Desk& desk, Side side, Ending ending) {
    const State& state = desk.state();
    KODEKS_ASSERT(state.clock.running == side);
    desk.put(ClockChanged{ClockChange::pressed, side, desk.now()});
    desk.put(MoveCompleted{side});
    note_announcement(desk, side);
    const Ply& last = state.plies.back();
    const bool sound = last.side == side && is_sound(last) && ending == Ending::decided;
    if (sound && !state.settings.end_needs_no_press) {
        decide_end(desk);
    }
    judge_watched_position(desk);
    check_sheets_at_control(desk);
}

} // namespace kodeks::referee
