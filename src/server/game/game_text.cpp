#include "server/game/game_text.hpp"

#include "clock/control_text.hpp"
#include "notation/pdn/pdn.hpp"
#include "notation/pgn/pgn.hpp"
#include "referee/hands/board.hpp"

#include <algorithm>

namespace kodeks::server {

namespace {

notation::Outcome outcome_of(const referee::State& state) {
    using referee::Score;
    if (!state.outcome) {
        return notation::Outcome::unfinished;
    }
    const auto [white, black] = std::pair(state.outcome->white, state.outcome->black);
    return white == Score::win                            ? notation::Outcome::white_wins
           : black == Score::win                          ? notation::Outcome::black_wins
           : white == Score::loss && black == Score::loss ? notation::Outcome::both_lose
                                                          : notation::Outcome::draw;
}

std::string_view result_of(notation::Outcome outcome) {
    switch (outcome) {
    case notation::Outcome::white_wins:
        return "1-0";
    case notation::Outcome::black_wins:
        return "0-1";
    case notation::Outcome::draw:
        return "1/2-1/2";
    case notation::Outcome::both_lose:
        return "0-0";
    case notation::Outcome::unstated:
    case notation::Outcome::unfinished:
        break;
    }
    return "*";
}

std::string name_or_unknown(const std::string& name) {
    return name.empty() ? "?" : name;
}

// "2026-05-01T09:..." as the files write dates.
std::string date_of(ledger::UnixTime opened) {
    std::string date = ledger::write_unix_time(opened).substr(0, 10);
    std::ranges::replace(date, '-', '.');
    return date;
}

notation::Game game_of(const referee::State& state, ledger::UnixTime opened) {
    notation::Game game;
    game.variant = state.variant;
    game.setup = state.start;
    game.start = referee::playable(*state.variant, state.start);
    game.outcome = outcome_of(state);
    game.tags = {{"Event", "?"},
                 {"Site", "?"},
                 {"Date", date_of(opened)},
                 {"Round", "-"},
                 {"White", name_or_unknown(state.settings.names[0])},
                 {"Black", name_or_unknown(state.settings.names[1])},
                 {"Result", std::string(result_of(game.outcome))},
                 {"TimeControl", clock::to_text(state.settings.regulations.control)}};
    notation::NodeId last = notation::root;
    for (const referee::Ply& ply : state.plies) {
        if (!ply.legal || !game.start) {
            break;
        }
        last = game.moves.add(last, ply.move);
    }
    return game;
}

} // namespace

bool is_pgn(const referee::State& state) {
    return state.variant->family == games::Family::chess;
}

std::string game_text(const referee::State& state, ledger::UnixTime opened) {
    const notation::Game game = game_of(state, opened);
    std::string text;
    if (is_pgn(state)) {
        notation::pgn::write(game, {}, text);
    } else {
        notation::pdn::write_pdn(game, text);
    }
    return text;
}

} // namespace kodeks::server
