#include "truth/game_analyst.hpp"

#include "games/chess/face.hpp"
#include "games/variant.hpp"
#include "truth/chess/replay.hpp"
#include "truth/tables/build.hpp"

#include <algorithm>
#include <numeric>

namespace kodeks::truth {

namespace {

using games::Side;

constexpr std::array both_sides = {Side::white, Side::black};

// What one thread builds within a second or two.
constexpr std::uint64_t most_positions_built = 3'000'000;
constexpr std::size_t longest_line_plies = 120;

Worth worth_of(tables::Value value) {
    return value == tables::Value::win    ? Worth::win
           : value == tables::Value::draw ? Worth::draw
                                          : Worth::loss;
}

std::size_t index_of(Side side) {
    return static_cast<std::size_t>(side);
}

// What both questions about forced wins say of the side to move.
Worth worth_of(const std::array<Known, 2>& forced, Side mover) {
    const Known own = forced[index_of(mover)];
    const Known theirs = forced[index_of(games::opponent(mover))];
    return own == Known::yes                         ? Worth::win
           : theirs == Known::yes                    ? Worth::loss
           : own == Known::no && theirs == Known::no ? Worth::draw
                                                     : Worth::open;
}

std::vector<MoveWorth> unvalued_moves(const games::Position& position) {
    games::MoveList legal;
    games::legal_moves(position, legal);
    legal.sort();
    std::vector<MoveWorth> moves;
    for (const games::Move& move : legal) {
        moves.push_back({move});
    }
    return moves;
}

void read_table(tables::Table& table, const games::Position& position, Analysis& analysis) {
    tables::Prober prober(table);
    const auto outcome = prober.outcome(position);
    if (!outcome) {
        return;
    }
    const Side mover = games::side_to_move(position);
    analysis.from_table = true;
    analysis.worth = worth_of(outcome->value);
    analysis.plies = outcome->plies;
    analysis.forced[index_of(mover)] =
        outcome->value == tables::Value::win ? Known::yes : Known::no;
    analysis.forced[index_of(games::opponent(mover))] =
        outcome->value == tables::Value::loss ? Known::yes : Known::no;
    analysis.moves.clear();
    for (const tables::MoveOutcome& each : prober.moves(position)) {
        analysis.moves.push_back({each.move, worth_of(each.outcome.value), each.outcome.plies});
    }
    analysis.line = prober.best_line(position, longest_line_plies);
}

} // namespace

// The bytes must not move while the table looks at them.
struct GameAnalyst::Built {
    const tables::Engine* engine = nullptr;
    tables::Bytes bytes;
    std::unique_ptr<tables::Table> table;
};

GameAnalyst::GameAnalyst(std::span<tables::Table* const> tables, const OracleLimits& limits)
    : tables_(tables.begin(), tables.end()), oracle_(tables, limits) {}

GameAnalyst::~GameAnalyst() = default;

tables::Table* GameAnalyst::build(const tables::Engine& engine, tables::Slice slice) const {
    const auto needed = tables::closure_of(slice);
    const std::uint64_t positions = std::accumulate(
        needed.begin(), needed.end(), std::uint64_t{0},
        [&](std::uint64_t sum, tables::Slice one) { return sum + engine.size(one); });
    if (positions > most_positions_built) {
        return nullptr;
    }
    tables::SerialExecutor executor;
    auto bytes = tables::build_table(engine, {.slices = needed}, {executor});
    if (!bytes) {
        return nullptr;
    }
    auto built = std::make_unique<Built>();
    built->engine = &engine;
    built->bytes = std::move(*bytes);
    auto table = tables::Table::open(engine, built->bytes);
    if (!table) {
        return nullptr;
    }
    built->table = std::move(*table);
    built_ = std::move(built);
    return built_->table.get();
}

tables::Table* GameAnalyst::table_for(const games::Position& position) const {
    const tables::Engine* const engine = tables::find_engine(position.variant());
    const auto slice = engine == nullptr ? std::nullopt : tables::slice_of(position);
    if (!slice || slice->own() == 0 || slice->theirs() == 0) {
        return nullptr;
    }
    const auto given = std::ranges::find_if(tables_, [&](const tables::Table* table) {
        return &table->engine() == engine && table->holds(*slice) && !table->damaged();
    });
    if (given != tables_.end()) {
        return *given;
    }
    if (built_ && built_->engine == engine && built_->table->holds(*slice)) {
        return built_->table.get();
    }
    return build(*engine, *slice);
}

void GameAnalyst::study_chess(const games::Position& position, Analysis& analysis) const {
    for (const Side side : both_sides) {
        const chess::Answer answer = oracle_.mate(position, side);
        const bool winnable = answer.verdict == chess::Verdict::winnable;
        const bool unwinnable = answer.verdict == chess::Verdict::unwinnable;
        analysis.possible[index_of(side)] = winnable     ? Known::yes
                                            : unwinnable ? Known::no
                                                         : Known::open;
        analysis.forced[index_of(side)] = unwinnable ? Known::no : Known::open;
        if (winnable && !answer.line.empty() && !analysis.line_of) {
            analysis.line = chess::outer_line(games::chess::inner(position), answer.line);
            analysis.line_of = side;
        }
    }
    analysis.worth = worth_of(analysis.forced, games::side_to_move(position));
}

void GameAnalyst::study_draughts(const games::Position& position, Analysis& analysis) const {
    for (const Side side : both_sides) {
        analysis.possible[index_of(side)] = oracle_.can_win(position, side);
    }
    if (tables::Table* const table = table_for(position)) {
        read_table(*table, position, analysis);
    }
    if (analysis.from_table) {
        return;
    }
    for (const Side side : both_sides) {
        analysis.forced[index_of(side)] = oracle_.forced_win(position, side);
    }
    analysis.worth = worth_of(analysis.forced, games::side_to_move(position));
}

Analysis GameAnalyst::analyse(const games::Position& position) const {
    Analysis analysis;
    if (const games::Ending ending = games::ending(position); ending.over()) {
        for (const Side side : both_sides) {
            const Known known = ending.winner == side ? Known::yes : Known::no;
            analysis.possible[index_of(side)] = known;
            analysis.forced[index_of(side)] = known;
        }
        analysis.worth = worth_of(analysis.forced, games::side_to_move(position));
        return analysis;
    }
    analysis.moves = unvalued_moves(position);
    if (position.variant().family == games::Family::chess) {
        study_chess(position, analysis);
    } else {
        study_draughts(position, analysis);
    }
    return analysis;
}

} // namespace kodeks::truth
