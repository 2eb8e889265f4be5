// Resuming an adjourned game: who must be there, when the envelope is opened, what a bad sealed
// move costs (FIDE:G.I.5 to G.I.11, PMR:183 to PMR:189, RU:3.12).
#include "base/check.hpp"
#include "referee/adjournment/sealed_move.hpp"
#include "referee/desk/workers.hpp"
#include "referee/hands/putting.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

using rulebook::Articles;

Side replier_of(const State& state) {
    return games::opponent(state.adjournment->sealer);
}

bool is_here(const State& state, Side side) {
    return state.of(side).is(Mark::present);
}

bool too_late(const Desk& desk) {
    const auto resumed = desk.state().adjournment->resumed;
    return resumed && !desk.rules().adjourning.late.empty() &&
           clock::between(*resumed, desk.now()) >
               default_time_of(desk.rules().lateness, desk.state().settings.regulations);
}

bool is_late(const Desk& desk, Side side) {
    return too_late(desk) && !is_here(desk.state(), side) &&
           !desk.state().of(side).is(Mark::excused);
}

bool same_seal(const Adjournment& envelope, std::string_view commitment) {
    return envelope.commitment == commitment;
}

void lose_by_seal(Desk& desk, const SealedReading& reading) {
    const auto& rules = desk.rules().adjourning;
    const Side sealer = desk.state().adjournment->sealer;
    const Articles articles = !reading.moves.empty() ? rules.ambiguous
                              : reading.readable     ? rules.illegal
                                                     : rules.unclear;
    lose(desk, sealer,
         {.ruling = ruling("sealed_move_loses", sealer, articles),
          .drawn_decision = "sealed_move_draws",
          .reason = "sealed_move",
          .needs_winnable = desk.rules().losing.flag_needs_winnable});
}

void forfeit_late(Desk& desk, bool sealer_late, bool replier_late) {
    const Articles articles = desk.rules().adjourning.late;
    const Side sealer = desk.state().adjournment->sealer;
    const Evidence evidence{.time = clock::between(*desk.state().adjournment->resumed, desk.now())};
    if (sealer_late && replier_late) {
        finish(desk, lost_by_both("absence"),
               ruling("both_late", std::nullopt, articles, evidence));
        return;
    }
    const Side late = sealer_late ? sealer : games::opponent(sealer);
    finish(desk, won_by(games::opponent(late), "absence"),
           ruling("late", late, articles, evidence));
}

Ruling made_by_seal(const Desk& desk, const games::Move& move, bool corrected) {
    const auto& rules = desk.rules().adjourning;
    const Adjournment& envelope = *desk.state().adjournment;
    if (corrected) {
        return ruling("sealed_move_corrected", envelope.sealer, rules.slip, {.move = move});
    }
    return ruling("sealed_move_made", envelope.sealer,
                  envelope.reply ? rules.reply_made : rules.replier_present, {.move = move});
}

// The move is made on the board; what it ends, it ends whoever is late (FIDE:G.I.10).
void make_sealed(Desk& desk, const games::Move& move, bool corrected) {
    const bool sealer_late = is_late(desk, desk.state().adjournment->sealer);
    const bool replier_late = is_late(desk, replier_of(desk.state()));
    const Side sealer = desk.state().adjournment->sealer;
    KODEKS_ASSERT(games::is_legal(*desk.state().position, move));
    const Ruling made = made_by_seal(desk, move, corrected);
    Adjournment envelope = *desk.state().adjournment;
    envelope.opened = true;
    envelope.first_ply = static_cast<std::int32_t>(desk.state().plies.size()) + 1;
    desk.put(AdjournmentChanged{envelope});
    desk.put(PhaseChanged{Phase::playing});
    desk.rule(made);
    put_move(desk, {sealer, move}, Completion::without_the_press);
    if (desk.state().over() || desk.state().question) {
        return;
    }
    if (sealer_late || replier_late) {
        forfeit_late(desk, sealer_late, replier_late);
        return;
    }
    desk.put(ClockChanged{ClockChange::started, games::opponent(sealer), desk.now()});
}

// Nothing was sealed: an open move, or an interruption in an emergency.
Answer go_on_openly(Desk& desk) {
    desk.rule(ruling("position_set_up", std::nullopt, desk.rules().adjourning.set_up));
    desk.put(AdjournmentChanged{std::nullopt});
    desk.put(ClockChanged{ClockChange::started, desk.state().to_move(), desk.now()});
    desk.put(PhaseChanged{Phase::playing});
    return std::nullopt;
}

} // namespace

Answer resume_adjourned(Desk& desk) {
    const State& state = desk.state();
    const auto& rules = desk.rules().adjourning;
    if (!state.adjournment->written) {
        return go_on_openly(desk);
    }
    Adjournment envelope = *state.adjournment;
    envelope.resumed = desk.now();
    desk.put(AdjournmentChanged{envelope});
    desk.put(PhaseChanged{Phase::resuming});
    desk.rule(ruling("position_set_up", std::nullopt, rules.set_up));
    if (!is_here(state, replier_of(state))) {
        desk.put(ClockChanged{ClockChange::started, replier_of(state), desk.now()});
        const bool nobody = !is_here(state, envelope.sealer);
        desk.rule(ruling("replier_pays", replier_of(state),
                         nobody ? rules.both_absent : rules.replier_absent));
    }
    return std::nullopt;
}

Answer arrive_at_resumption(Desk& desk, Side side) {
    if (is_late(desk, side) && desk.state().adjournment->opened) {
        const bool sealer = side == desk.state().adjournment->sealer;
        forfeit_late(desk, sealer, !sealer);
        return std::nullopt;
    }
    if (is_late(desk, side)) { // the sealed move decides first, before he counts as present
        desk.rule(ruling("open_before_forfeit", side, desk.rules().adjourning.late));
        return std::nullopt;
    }
    desk.put(Marked{side, Mark::present, true});
    // Where only the time of an absent player runs out, it stands from now on until the sealed move
    // is on the board (RU:3.12.3, RU:3.13.2); elsewhere it runs until then.
    const bool stands = !desk.rules().adjourning.absent_loses.empty();
    if (stands && desk.state().phase == Phase::resuming && side == replier_of(desk.state())) {
        stop_clock(desk);
    }
    return std::nullopt;
}

void judge_absence_at_resumption(Desk& desk) {
    const auto& adjournment = desk.state().adjournment;
    if (desk.state().over() || !adjournment || !adjournment->resumed) {
        return;
    }
    const bool sealer_late = is_late(desk, adjournment->sealer);
    const bool replier_late = is_late(desk, replier_of(desk.state()));
    if (!sealer_late && !replier_late) {
        return;
    }
    if (adjournment->opened) {
        forfeit_late(desk, sealer_late, replier_late);
    } else { // the sealed move decides first
        const Side late = sealer_late ? adjournment->sealer : replier_of(desk.state());
        desk.rule(ruling("open_before_forfeit", late, desk.rules().adjourning.late));
    }
}

Answer on(Desk& desk, const Open& open) {
    const State& state = desk.state();
    const auto& rules = desk.rules().adjourning;
    if (state.phase != Phase::resuming || !state.adjournment || !state.position) {
        return refusal("not_resuming", rules.opened);
    }
    const Adjournment& envelope = *state.adjournment;
    if (!is_here(state, replier_of(state)) && !too_late(desk)) {
        return refusal("replier_absent", envelope.reply ? rules.reply_waits : rules.opened);
    }
    if (!same_seal(envelope, open.commitment)) {
        return refusal("seal_broken", rules.opened);
    }
    const SealedReading reading = read_sealed(desk, open.text);
    stop_clock(desk);
    if (envelope.shown) {
        make_sealed(desk, *envelope.shown, false);
    } else if (reading.moves.size() == 1) {
        make_sealed(desk, reading.moves[0], reading.corrected);
    } else {
        lose_by_seal(desk, reading);
    }
    return std::nullopt;
}

} // namespace kodeks::referee
