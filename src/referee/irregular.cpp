// Things found wrong during the game: the set-up, the board, the colours, a piece, the clock; and
// positions that no game reaches, in games that are not fully supervised.
#include "referee/board.hpp"
#include "referee/table_workers.hpp"

#include <algorithm>

namespace kodeks::referee {

namespace {

using games::Kind;

std::int32_t fewest(const State& state, bool completed) {
    const Player& white = state.of(Side::white);
    const Player& black = state.of(Side::black);
    return completed ? std::min(white.completed, black.completed)
                     : std::min(white.made, black.made);
}

bool is_settled(const State& state) {
    const auto& rules = state.match.rules.irregularities;
    return not_fully_supervised(state) && !rules.settled.empty() &&
           fewest(state, true) >= rules.settled_after;
}

void cancel(Desk& desk, const Ruling& why) {
    stop_play(desk);
    desk.rule(why);
    desk.put(PhaseChanged{Phase::cancelled});
}

// Castling rooks of a king that began elsewhere than it should, and rooks that did.
games::SquareSet misplaced_rooks(const State& state) {
    const games::Setup& right = state.match.variant->start;
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

Answer wrong_setup(Desk& desk) {
    const auto& rules = desk.rules().irregularities;
    if (!is_settled(desk.state())) {
        cancel(desk, ruling("game_cancelled", std::nullopt, rules.wrong_setup));
        return std::nullopt;
    }
    if (const games::SquareSet rooks = misplaced_rooks(desk.state()); !rooks.empty()) {
        desk.put(CastlingLost{rooks});
    }
    desk.rule(ruling("setup_stays", std::nullopt, rules.settled,
                     {.count = fewest(desk.state(), true), .limit = rules.settled_after}));
    return std::nullopt;
}

Answer turned_board(Desk& desk) {
    const auto& rules = desk.rules().irregularities;
    if (is_settled(desk.state())) {
        return refusal("settled", rules.settled);
    }
    desk.rule(ruling("board_turned_right", std::nullopt, rules.turned_board));
    return std::nullopt;
}

Answer reversed_colours(Desk& desk) {
    const auto& rules = desk.rules().irregularities;
    const std::int32_t moves = fewest(desk.state(), rules.settled_when_completed);
    const Evidence evidence{.count = moves, .limit = rules.settled_after};
    if (moves < rules.settled_after) {
        cancel(desk, ruling("game_cancelled", std::nullopt, rules.reversed_colours, evidence));
    } else {
        desk.rule(ruling("colours_stay", std::nullopt, rules.reversed_colours, evidence));
    }
    return std::nullopt;
}

// Whoever displaces a piece puts it back on the time of his own; on the opponent's time the clock
// is stopped and the arbiter helps (FIDE:7.4, PMR:80).
Answer displaced_piece(Desk& desk, Side about) {
    if (desk.state().clock.running != about) {
        stop_play(desk);
    }
    desk.rule(ruling("displaced_put_back", about, desk.rules().irregularities.displaced));
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
    if (!is_settled(desk.state())) {
        stop_play(desk);
        desk.rule(ruling("clock_to_be_set", std::nullopt, rules.clock_setting));
        return std::nullopt;
    }
    Options options;
    options.push_back("setting_stays");
    options.push_back("schedule_suffers");
    ask(desk, "clock_setting", desk.state().to_move(), options);
    return std::nullopt;
}

Answer clock_defect(Desk& desk) {
    stop_play(desk);
    desk.rule(ruling("clock_replaced", std::nullopt, desk.rules().irregularities.clock_defect));
    return std::nullopt;
}

bool is_attacked(const State& state, Side side) {
    games::Setup board = state.board;
    board.to_move = side;
    board.passed_square = games::no_square;
    const auto position = playable(*state.match.variant, board);
    return position && games::in_check(*position);
}

bool pawn_on_last_rank(const State& state) {
    const auto& pieces = state.board.pieces;
    const auto stands = [&](int first, Side side) {
        return std::any_of(
            pieces.begin() + first, pieces.begin() + first + 8,
            [&](games::Piece piece) { return piece == games::Piece{Kind::pawn, side}; });
    };
    return stands(56, Side::white) || stands(0, Side::black);
}

bool is_irregular(const State& state) {
    return state.match.variant->family == games::Family::chess &&
           (pawn_on_last_rank(state) ||
            (is_attacked(state, Side::white) && is_attacked(state, Side::black)));
}

std::int32_t completed_moves(const State& state) {
    return state.of(Side::white).completed + state.of(Side::black).completed;
}

Answer irregular_position(Desk& desk) {
    const auto& rules = desk.rules().irregularities;
    if (!not_fully_supervised(desk.state()) || !is_official(desk.by())) {
        return refusal("arbiter_waits", rules.irregular_position);
    }
    if (!is_irregular(desk.state())) {
        return refusal("position_regular", rules.irregular_position);
    }
    desk.put(Watching{completed_moves(desk.state()) + 1});
    desk.rule(ruling("irregular_waits", std::nullopt, rules.irregular_position));
    return std::nullopt;
}

Answer boards_differ(Desk& desk) {
    if (desk.rules().irregularities.boards_differ.empty()) {
        return refusal("unknown_irregularity");
    }
    Options options;
    options.push_back("scores_agree");
    options.push_back("scores_differ");
    ask(desk, "boards_differ", desk.state().to_move(), options);
    return std::nullopt;
}

} // namespace

bool not_fully_supervised(const State& state) {
    return state.match.pace() != rulebook::Pace::standard &&
           state.match.supervision() != rulebook::Supervision::full;
}

void stop_play(Desk& desk) {
    if (desk.state().clock.running) {
        desk.put(ClockChanged{ClockChange::paused, *desk.state().clock.running, desk.now()});
    }
    desk.put(PhaseChanged{Phase::stopped});
}

void judge_watched_position(Desk& desk) {
    const State& state = desk.state();
    if (!state.watching || state.over() || completed_moves(state) < *state.watching) {
        return;
    }
    if (is_irregular(state)) {
        finish(desk, drawn("irregular_position"),
               ruling("irregular_draws", std::nullopt,
                      desk.rules().irregularities.irregular_position));
    } else {
        desk.put(Watching{});
    }
}

Answer on(Desk& desk, const Discover& discover) {
    if (desk.rules().irregularities.wrong_setup.empty()) {
        return refusal("unknown_irregularity");
    }
    switch (discover.kind) {
    case Irregularity::wrong_setup:
        return wrong_setup(desk);
    case Irregularity::turned_board:
        return turned_board(desk);
    case Irregularity::reversed_colours:
        return reversed_colours(desk);
    case Irregularity::displaced_piece:
        return displaced_piece(desk, discover.about);
    case Irregularity::displaced_before:
        return displaced_before(desk);
    case Irregularity::clock_setting:
        return clock_setting(desk);
    case Irregularity::clock_defect:
        return clock_defect(desk);
    case Irregularity::irregular_position:
        return irregular_position(desk);
    case Irregularity::boards_differ:
        return boards_differ(desk);
    case Irregularity::both_flags:
        return both_flags_down(desk);
    default:
        return trouble_at_resumption(desk, discover.kind);
    }
}

Answer on(Desk& desk, const Restore& restore) {
    const State& state = desk.state();
    const auto& rules = desk.rules().irregularities;
    if (restore.ply < 0 || static_cast<std::size_t>(restore.ply) >= state.plies.size()) {
        return refusal("no_such_ply");
    }
    const bool by_players = restore.agreed && not_fully_supervised(state);
    if (!is_official(desk.by()) && !by_players) {
        return refusal("officials_only", rules.times);
    }
    const Ruling back = ruling(by_players ? "agreed_correction" : "position_restored", std::nullopt,
                               by_players ? rules.agreed_correction : rules.displaced_before,
                               {.count = restore.ply});
    desk.put(TakenBack{restore.ply});
    if (state.clock.running && state.clock.running != state.to_move()) {
        desk.put(ClockChanged{ClockChange::switched_back, state.to_move(), desk.now()});
    }
    desk.rule(back);
    if (!by_players) {
        desk.rule(ruling("times_by_judgement", std::nullopt, rules.times));
    }
    return std::nullopt;
}

} // namespace kodeks::referee
