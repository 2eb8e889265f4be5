#include "truth/game_oracle.hpp"

#include "games/chess/face.hpp"
#include "games/variant.hpp"
#include "truth/chess/prover.hpp"

#include <algorithm>

namespace kodeks::truth {

namespace {

Known known(Verdict verdict) {
    return verdict == Verdict::proved    ? Known::yes
           : verdict == Verdict::refuted ? Known::no
                                         : Known::open;
}

Known known(chess::Verdict verdict) {
    return verdict == chess::Verdict::winnable     ? Known::yes
           : verdict == chess::Verdict::unwinnable ? Known::no
                                                   : Known::open;
}

bool is_chess(const games::Position& position) {
    return position.variant().family == games::Family::chess;
}

} // namespace

GameOracle::GameOracle(std::span<tables::Table* const> tables, const OracleLimits& limits)
    : tables_(tables.begin(), tables.end()), limits_(limits) {}

tables::Table* GameOracle::table_of(const games::Position& position) const {
    const auto found = std::ranges::find_if(tables_, [&](const tables::Table* table) {
        return table->engine().variant == &position.variant();
    });
    return found == tables_.end() ? nullptr : *found;
}

std::optional<Outcome> GameOracle::outcome(const games::Position& position) const {
    tables::Table* const table = table_of(position);
    return table == nullptr ? std::nullopt : tables::Prober(*table).outcome(position);
}

Answer GameOracle::force(const Question& question) const {
    if (is_chess(question.position)) {
        return {};
    }
    const DraughtsTruth truth(
        [this](const games::Position& position) { return outcome(position); });
    return question.moves ? truth.win_within(question, limits_.draughts)
                          : truth.forced_win(question.position, question.side, limits_.draughts);
}

chess::Answer GameOracle::mate(const games::Position& position, games::Side side) const {
    return is_chess(position)
               ? chess::Prover().can_mate(games::chess::inner(position), side, limits_.chess)
               : chess::Answer{};
}

HelpAnswer GameOracle::help(const games::Position& position, games::Side side) const {
    return is_chess(position) ? HelpAnswer{}
                              : search_help_win(position, side, limits_.draughts.nodes);
}

Known GameOracle::forced_win(const games::Position& position, games::Side side) const {
    if (const games::Ending ending = games::ending(position); ending.over()) {
        return ending.winner == side ? Known::yes : Known::no;
    }
    if (is_chess(position)) {
        return can_win(position, side) == Known::no ? Known::no : Known::open;
    }
    return known(force({position, side}).verdict);
}

Known GameOracle::forced_win_within(const games::Position& position, games::Side side,
                                    int own_moves) const {
    if (is_chess(position) || games::ending(position).over()) {
        return forced_win(position, side);
    }
    return known(force({position, side, own_moves}).verdict);
}

Known GameOracle::can_win(const games::Position& position, games::Side side) const {
    if (const games::Ending ending = games::ending(position); ending.over()) {
        return ending.winner == side ? Known::yes : Known::no;
    }
    return is_chess(position) ? known(mate(position, side).verdict)
                              : known(help(position, side).verdict);
}

} // namespace kodeks::truth
