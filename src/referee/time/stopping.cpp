// A player stops both clocks: he resigns, or means something else (UA:V.9.3, UA:V.11.4.8,
// RU:3.8.11, RU:3.8.13, RU:3.20.9, FIDE:6.12).
#include "referee/desk/workers.hpp"
#include "referee/time/time_trouble.hpp"

#include <array>

namespace kodeks::referee {

namespace {

using rulebook::FixedDraws;
using truth::Known;

rulebook::Articles fixed_articles(const Desk& desk) {
    const FixedDraws& rules = desk.rules().duties.fixed_draws;
    return desk.state().settings.quick() && !rules.quick.empty() ? rules.quick : rules.articles;
}

// The outer conditions; whether the position is won is another question.
bool may_fix(const Desk& desk, Side side, bool declared) {
    const State& state = desk.state();
    const FixedDraws& rules = desk.rules().duties.fixed_draws;
    const bool must_declare =
        rules.must_declare || (state.settings.quick() && !rules.quick.empty());
    const bool flag = clock::reading(state.clock, side, desk.now()).flag; // then it is too late
    return !fixed_articles(desk).empty() && (declared || !must_declare) && !flag &&
           plays_to_the_end(state, side) &&
           !(rules.needs_no_increment && has_increment(state.settings.regulations.control)) &&
           (!rules.needs_time_trouble ||
            in_time_trouble(state, desk.rules().clock, side, desk.now()));
}

// A last piece against several is the defence, whatever the position is worth (UA:V.11.4.8,
// RU:3.8.13).
bool only_defends(const State& state, Side side) {
    std::array<int, 2> pieces{};
    for (const games::Piece& piece : state.board.pieces) {
        if (piece.present()) {
            ++pieces[static_cast<std::size_t>(piece.side)];
        }
    }
    const auto own = static_cast<std::size_t>(side);
    return pieces[own] == 1 && pieces[1 - own] > 1;
}

void fix_draw(Desk& desk, Side side) {
    finish(desk, drawn("fixed_draw"), ruling("draw_fixed", side, fixed_articles(desk)));
}

void ask_what_it_means(Desk& desk, Side side, bool perhaps_fixed) {
    const auto& duties = desk.rules().clock;
    desk.rule(ruling("clock_stopped", side, duties.stopping_articles));
    const bool resigns = duties.stopping == rulebook::Stopping::resignation;
    std::vector<std::string> options = {resigns ? "resignation" : "reason_valid",
                                        resigns ? "misunderstanding" : "reason_invalid"};
    if (perhaps_fixed) {
        options.emplace_back("draw_fixed");
    }
    ask(desk, {.name = "clock_stopped",
               .about = side,
               .options = std::move(options),
               .subject = {.matter = Matter::stopped_clock,
                           .articles = listed(duties.stopping_articles)}});
}

} // namespace

Answer on(Desk& desk, const StopClock& stop) {
    const Side side = *side_of(desk.by());
    const State& state = desk.state();
    if (state.phase == Phase::sealing) {
        return stop_for_adjournment(desk);
    }
    if (state.phase != Phase::playing) {
        return refusal("not_in_play");
    }
    const bool fixable = state.position && may_fix(desk, side, stop.declares_draw);
    if (fixable && desk.oracle().forced_win(*state.position, side) == Known::yes) {
        fix_draw(desk, side);
        return std::nullopt;
    }
    const bool lost_for_sure =
        fixable && (only_defends(state, side) ||
                    desk.oracle().forced_win(*state.position, games::opponent(side)) == Known::yes);
    if (stop.declares_draw && (!fixable || lost_for_sure)) {
        desk.rule(ruling("draw_not_fixed", side,
                         fixed_articles(desk).empty() ? desk.rules().clock.stopping_articles
                                                      : fixed_articles(desk)));
    }
    ask_what_it_means(desk, side, fixable && !lost_for_sure);
    return std::nullopt;
}

} // namespace kodeks::referee
