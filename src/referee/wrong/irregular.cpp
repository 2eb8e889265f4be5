// Things found wrong during the game: the set-up, the board, the colours, pieces, the clock.
#include "games/variant.hpp"
#include "referee/desk/workers.hpp"
#include "referee/hands/taking_back.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

using games::Kind;
using rulebook::Remedy;

std::int32_t fewest(const State& state, bool completed) {
    const Player& white = state.of(Side::white);
    const Player& black = state.of(Side::black);
    return completed ? std::min(white.completed, black.completed)
                     : std::min(white.made, black.made);
}

// Completed moves count (FIDE:A.5.1, PMR:151, UA:V.6.2, RU:1.10.2), but a reply is one as soon as
// it is made where the book asks for no more (FR:27).
bool is_settled(const Desk& desk) {
    const State& state = desk.state();
    const auto& rules = desk.rules().irregularities;
    return (rules.settled_everywhere || not_fully_supervised(state)) && !rules.settled.empty() &&
           fewest(state, rules.settled_when_completed || !rules.settled_everywhere) >=
               rules.settled_after;
}

// How far the game has gone; a limit of one move speaks for itself.
Evidence progress(const Desk& desk, std::int32_t moves) {
    const std::int32_t limit = desk.rules().irregularities.settled_after;
    return limit > 1 ? Evidence{.count = moves, .limit = limit} : Evidence{};
}

void call_off(Desk& desk, const Ruling& why) {
    stop_clock(desk);
    if (desk.state().offer) {
        desk.put(OfferClosed{});
    }
    desk.rule(why);
    desk.put(PhaseChanged{Phase::cancelled});
}

void call_off(Desk& desk, Remedy remedy, rulebook::Articles articles, const Evidence& evidence) {
    call_off(desk, ruling(remedy == Remedy::annul    ? "annulled"
                          : remedy == Remedy::replay ? "annulled_replay"
                                                     : "game_cancelled",
                          std::nullopt, articles, evidence));
}

void start_again(Desk& desk, const games::Setup& setup) {
    const bool runs = desk.state().clock.running.has_value();
    desk.put(BoardSet{setup});
    if (runs && desk.state().clock.running != setup.to_move) {
        desk.put(ClockChanged{ClockChange::paused, Side::white, desk.now()});
        desk.put(ClockChanged{ClockChange::started, setup.to_move, desk.now()});
    }
}

// Castling rooks of a king that began elsewhere than it should, and rooks that did.
games::SquareSet misplaced_rooks(const State& state, const games::Setup& right) {
    const games::Setup& start = state.start;
    games::SquareSet rooks;
    for (const games::Square rook : state.board.castling_rooks) {
        const Side side = state.board.at(rook).side;
        const games::Piece king{Kind::king, side};
        const auto home = std::ranges::find(right.pieces, king) - right.pieces.begin();
        const bool king_right = start.pieces[static_cast<std::size_t>(home)] == king;
        if (!king_right || right.at(rook) != games::Piece{Kind::rook, side}) {
            rooks.add(rook);
        }
    }
    return rooks;
}

// What may not castle by the usual start has had no right to from the beginning (State); where the
// start is drawn by lot, the position that should have stood there must be told.
void keep_setup(Desk& desk, const Discover& discover, rulebook::Articles articles) {
    if (discover.correct) {
        desk.put(CastlingLost{misplaced_rooks(desk.state(), *discover.correct)});
    }
    desk.rule(
        ruling("setup_stays", std::nullopt, articles, progress(desk, fewest(desk.state(), true))));
}

Answer wrong_setup(Desk& desk, const Discover& discover) {
    const auto& rules = desk.rules().irregularities;
    const bool drawn = discover.kind == Irregularity::drawn_opening;
    if (is_settled(desk)) {
        keep_setup(desk, discover, drawn ? rules.drawn_opening : rules.settled);
    } else if (rules.setup_remedy == Remedy::put_right) {
        desk.rule(ruling("setup_corrected", std::nullopt, rules.wrong_setup));
        start_again(desk, discover.correct.value_or(desk.state().variant->start));
    } else {
        call_off(desk, rules.setup_remedy, rules.wrong_setup, {});
    }
    return std::nullopt;
}

Answer turned_board(Desk& desk) {
    const auto& rules = desk.rules().irregularities;
    if (rules.board_remedy != Remedy::put_right) {
        call_off(desk, rules.board_remedy, rules.turned_board, {});
        return std::nullopt;
    }
    if (is_settled(desk)) {
        return refusal("settled", rules.settled);
    }
    desk.rule(ruling("board_turned_right", std::nullopt, rules.turned_board));
    return std::nullopt;
}

Answer reversed_colours(Desk& desk) {
    const auto& rules = desk.rules().irregularities;
    const std::int32_t moves = fewest(desk.state(), rules.settled_when_completed);
    const Evidence evidence = progress(desk, moves);
    if (moves >= rules.settled_after) {
        desk.rule(ruling("colours_stay", std::nullopt, rules.colours_stay, evidence));
    } else if (rules.colours_remedy == Remedy::put_right) { // the game begins again
        call_off(desk, ruling("colours_corrected", std::nullopt, rules.reversed_colours, evidence));
    } else {
        call_off(desk, rules.colours_remedy, rules.reversed_colours, evidence);
    }
    return std::nullopt;
}

// Whoever displaces a piece puts it back on the time of his own: his clock is started for it
// (FIDE:7.4.1, PMR:80, UA:V.6.3).
Answer displaced_piece(Desk& desk, Side about) {
    const auto& rules = desk.rules().irregularities;
    if (desk.state().phase != Phase::playing || desk.state().chore) {
        return refusal("not_in_play");
    }
    const bool helped = desk.state().clock.running != about;
    desk.rule(ruling("pieces_restored", about, rules.displaced)
                  .citing(helped ? rules.displaced_help : rulebook::Articles{}));
    begin_chore(desk, Task::pieces, about);
    return std::nullopt;
}

Answer displaced_by_nobody(Desk& desk) {
    desk.rule(
        ruling("nobodys_fault", std::nullopt, desk.rules().irregularities.displaced_by_nobody));
    return std::nullopt;
}

Answer displaced_before(Desk& desk) {
    stop_play(desk);
    desk.rule(
        ruling("displaced_found", std::nullopt, desk.rules().irregularities.displaced_before));
    return std::nullopt;
}

Answer clock_setting(Desk& desk) {
    const auto& rules = desk.rules().irregularities;
    if (!is_settled(desk)) {
        stop_play(desk);
        desk.rule(ruling("clock_to_be_set", std::nullopt, rules.clock_setting));
        return std::nullopt;
    }
    ask(desk, {.name = "clock_setting",
               .about = desk.state().to_move(),
               .options = {"setting_stays", "schedule_suffers"},
               .subject = {.matter = Matter::clock_setting,
                           .articles = listed(rules.clock_setting_settled)}});
    return std::nullopt;
}

Answer clock_defect(Desk& desk) {
    stop_play(desk);
    desk.rule(ruling("clock_replaced", std::nullopt, desk.rules().irregularities.clock_defect));
    return std::nullopt;
}

Answer boards_differ(Desk& desk) {
    ask(desk, {.name = "boards_differ",
               .about = desk.state().to_move(),
               .options = {"scores_agree", "scores_differ"},
               .subject = {.matter = Matter::boards,
                           .articles = listed(desk.rules().irregularities.boards_differ)}});
    return std::nullopt;
}

// What the rulebook says of it; empty: it does not know such a thing.
rulebook::Articles articles_on(const Desk& desk, Irregularity kind) {
    const rulebook::GameRules& rules = desk.rules();
    const auto& found = rules.irregularities;
    switch (kind) {
    case Irregularity::wrong_setup:
        return found.wrong_setup;
    case Irregularity::turned_board:
        return found.turned_board;
    case Irregularity::reversed_colours:
        return found.reversed_colours;
    case Irregularity::drawn_opening:
        return found.drawn_opening;
    case Irregularity::displaced_piece:
        return found.displaced;
    case Irregularity::displaced_by_nobody:
        return found.displaced_by_nobody;
    case Irregularity::displaced_before:
        return found.displaced_before;
    case Irregularity::clock_setting:
        return found.clock_setting;
    case Irregularity::clock_defect:
        return found.clock_defect;
    case Irregularity::irregular_position:
        return found.irregular_position;
    case Irregularity::boards_differ:
        return found.boards_differ;
    case Irregularity::both_flags:
        return both_flags_articles(desk);
    case Irregularity::envelope_lost:
        return rules.adjourning.envelope_lost;
    case Irregularity::position_lost:
        return rules.adjourning.position_lost;
    case Irregularity::wrong_times:
        return rules.adjourning.wrong_times;
    }
    return {};
}

} // namespace

bool not_fully_supervised(const State& state) {
    return state.settings.pace != rulebook::Pace::standard &&
           state.settings.supervision() != rulebook::Supervision::full;
}

Answer on(Desk& desk, const Discover& discover) {
    if (articles_on(desk, discover.kind).empty()) {
        return refusal("unknown_irregularity");
    }
    switch (discover.kind) {
    case Irregularity::wrong_setup:
    case Irregularity::drawn_opening:
        return wrong_setup(desk, discover);
    case Irregularity::turned_board:
        return turned_board(desk);
    case Irregularity::reversed_colours:
        return reversed_colours(desk);
    case Irregularity::displaced_piece:
        return displaced_piece(desk, discover.about);
    case Irregularity::displaced_by_nobody:
        return displaced_by_nobody(desk);
    case Irregularity::displaced_before:
        return displaced_before(desk);
    case Irregularity::clock_setting:
        return clock_setting(desk);
    case Irregularity::clock_defect:
        return clock_defect(desk);
    case Irregularity::irregular_position:
        return watch_position(desk);
    case Irregularity::boards_differ:
        return boards_differ(desk);
    case Irregularity::both_flags:
        return both_flags_down(desk);
    case Irregularity::envelope_lost:
    case Irregularity::position_lost:
    case Irregularity::wrong_times:
        return trouble_at_resumption(desk, discover);
    }
    return refusal("unknown_irregularity");
}

namespace {

// The first completed illegal move that goes with the position, where it is put right whenever it
// is found: going back further than to the position before it is part of its remedy (FIDE:7.5.1).
std::optional<Side> offender_from(const Desk& desk, std::int32_t ply) {
    const State& state = desk.state();
    const rulebook::IllegalMoves* const row = illegal_row(desk);
    if (row == nullptr || row->correctable != rulebook::Correctable::whole_game ||
        desk.rules().irregularities.times.empty()) {
        return std::nullopt;
    }
    const auto found = std::find_if(state.plies.begin() + ply, state.plies.end(),
                                    [](const Ply& one) { return one.faulty() && one.completed; });
    return found == state.plies.end() ? std::nullopt : std::optional(found->side);
}

Ruling gone_back(const Desk& desk, const Restore& restore, std::optional<Side> offender) {
    const Evidence evidence{.count = restore.ply + 1};
    return ruling("position_restored", std::nullopt,
                  offender ? illegal_row(desk)->restored
                           : desk.rules().irregularities.displaced_before,
                  evidence);
}

} // namespace

Answer on(Desk& desk, const Restore& restore) {
    const State& state = desk.state();
    const auto& rules = desk.rules().irregularities;
    if (restore.ply < 0 || static_cast<std::size_t>(restore.ply) >= state.plies.size()) {
        return refusal("no_such_ply");
    }
    if (state.question || (state.phase != Phase::playing && state.phase != Phase::stopped)) {
        return refusal(state.question ? "question_open" : "not_in_play");
    }
    const bool by_players = restore.agreed && not_fully_supervised(state);
    if (!is_official(desk.by()) && !by_players) {
        return refusal("officials_only", rules.times);
    }
    const auto offender = by_players ? std::nullopt : offender_from(desk, restore.ply);
    const Ruling back = by_players ? ruling("agreed_correction", std::nullopt,
                                            rules.agreed_correction, {.count = restore.ply + 1})
                                   : gone_back(desk, restore, offender);
    const Ply taken = state.plies[static_cast<std::size_t>(restore.ply)];
    take_back(desk, restore.ply);
    if (state.clock.running && state.clock.running != state.to_move()) {
        desk.put(ClockChanged{ClockChange::switched_back, state.to_move(), desk.now()});
    }
    desk.rule(back);
    if (offender) {
        punish_illegal(desk, *offender, *illegal_row(desk));
    }
    if (!by_players && !state.over() && !state.question) {
        ask_about_times(desk, taken.side, corrections_to(desk, taken));
    }
    return std::nullopt;
}

} // namespace kodeks::referee
