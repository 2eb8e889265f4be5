// Resuming an adjourned game: who must be there, when the envelope is opened, what a bad sealed
// move costs, and what happens when something is lost (FIDE:G.I.5 to G.I.13, PMR:183 to PMR:192).
#include "notation/sheets/reading.hpp"
#include "referee/table_workers.hpp"

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
    return resumed && clock::between(*resumed, desk.now()) > default_time_of(desk.state());
}

bool is_late(const Desk& desk, Side side) {
    return too_late(desk) && !is_here(desk.state(), side) &&
           !desk.state().of(side).is(Mark::excused);
}

bool same_seal(const Adjournment& envelope, std::string_view commitment) {
    return std::string_view(envelope.commitment.begin(), envelope.commitment.size()) == commitment;
}

struct SealedReading {
    std::vector<games::Move> moves;
    bool readable = false;
};

SealedReading read_sealed(const State& state, std::string_view text) {
    SealedReading best;
    for (const auto& letters : notation::chess::all_letters()) {
        auto reading = notation::sheets::readings_of(*state.position, text, &letters);
        best.readable = best.readable || reading.readable;
        if (reading.moves.size() == 1) {
            return {std::move(reading.moves), true};
        }
        if (best.moves.empty()) {
            best.moves = std::move(reading.moves);
        }
    }
    return best;
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
    if (sealer_late && replier_late) {
        finish(desk, lost_by_both("absence"), ruling("both_late", std::nullopt, articles));
        return;
    }
    const Side late = sealer_late ? sealer : games::opponent(sealer);
    finish(desk, won_by(games::opponent(late), "absence"), ruling("late", late, articles));
}

void stop_running(Desk& desk) {
    if (desk.state().clock.running) {
        desk.put(ClockChanged{ClockChange::paused, *desk.state().clock.running, desk.now()});
    }
}

// The move is made on the board; what it ends, it ends whoever is late (FIDE:G.I.10).
void make_sealed(Desk& desk, const games::Move& move) {
    const bool sealer_late = is_late(desk, desk.state().adjournment->sealer);
    const bool replier_late = is_late(desk, replier_of(desk.state()));
    const Side sealer = desk.state().adjournment->sealer;
    Adjournment envelope = *desk.state().adjournment;
    envelope.opened = true;
    envelope.first_ply = static_cast<std::int32_t>(desk.state().plies.size()) + 1;
    desk.put(AdjournmentChanged{envelope});
    desk.put(PhaseChanged{Phase::playing});
    desk.put(MoveMade{sealer, move, true});
    desk.put(MoveCompleted{sealer});
    desk.rule(ruling("sealed_move_made", sealer,
                     envelope.reply ? desk.rules().adjourning.sealer_absent
                                    : desk.rules().adjourning.replier_present,
                     {.move = move}));
    decide_end(desk);
    if (desk.state().over()) {
        return;
    }
    if (sealer_late || replier_late) {
        forfeit_late(desk, sealer_late, replier_late);
        return;
    }
    desk.put(ClockChanged{ClockChange::started, games::opponent(sealer), desk.now()});
}

} // namespace

Answer resume_adjourned(Desk& desk) {
    const State& state = desk.state();
    const auto& rules = desk.rules().adjourning;
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
    return std::nullopt;
}

Answer on(Desk& desk, const Open& open) {
    const State& state = desk.state();
    const auto& rules = desk.rules().adjourning;
    if (state.phase != Phase::resuming || !state.adjournment || !state.position) {
        return refusal("not_resuming", rules.opened);
    }
    if (!is_here(state, replier_of(state)) && !too_late(desk)) {
        return refusal("replier_absent", rules.opened);
    }
    if (!same_seal(*state.adjournment, open.commitment)) {
        return refusal("seal_broken", rules.opened);
    }
    const SealedReading reading = read_sealed(state, open.text);
    stop_running(desk);
    if (state.adjournment->shown) {
        make_sealed(desk, *state.adjournment->shown);
    } else if (reading.moves.size() == 1) {
        make_sealed(desk, reading.moves[0]);
    } else {
        lose_by_seal(desk, reading);
    }
    return std::nullopt;
}

Answer trouble_at_resumption(Desk& desk, Irregularity kind) {
    const State& state = desk.state();
    const auto& rules = desk.rules().adjourning;
    if (!state.adjournment) {
        return refusal("not_resuming", rules.set_up);
    }
    if (kind == Irregularity::position_lost) {
        stop_running(desk);
        desk.rule(ruling("game_cancelled", std::nullopt, rules.position_lost));
        desk.put(PhaseChanged{Phase::cancelled});
    } else if (kind == Irregularity::envelope_lost) {
        const Side sealer = state.adjournment->sealer;
        stop_running(desk);
        desk.put(ClockChanged{ClockChange::started, sealer, desk.now()});
        desk.put(PhaseChanged{Phase::playing});
        desk.rule(ruling("sealer_states_move", sealer, rules.envelope_lost));
    } else {
        const auto first = state.plies.begin() + state.adjournment->first_ply;
        const auto side = side_of(desk.by());
        if (side && state.adjournment->opened &&
            std::any_of(first, state.plies.end(),
                        [&](const Ply& ply) { return ply.side == *side; })) {
            return refusal("times_stand", rules.wrong_times);
        }
        stop_play(desk);
        desk.rule(ruling("times_to_be_corrected", std::nullopt, rules.wrong_times));
    }
    return std::nullopt;
}

} // namespace kodeks::referee
