#include "truth/tables/prober.hpp"

#include "base/check.hpp"

#include <algorithm>

namespace kodeks::truth::tables {

bool is_better(const Outcome& a, const Outcome& b) {
    if (a.value != b.value) {
        return a.value > b.value;
    }
    if (a.value == Value::draw || !a.plies || !b.plies) {
        return false;
    }
    return a.value == Value::win ? *a.plies < *b.plies : *a.plies > *b.plies;
}

Outcome before_move(const Outcome& after) {
    const Value value = after.value == Value::draw  ? Value::draw
                        : after.value == Value::win ? Value::loss
                                                    : Value::win;
    return {value, after.plies ? std::optional(*after.plies + 1) : std::nullopt};
}

Outcome outcome_of_ending(const games::Position& position) {
    const games::Ending ending = games::ending(position);
    KODEKS_ASSERT(ending.winner.has_value());
    const bool won = *ending.winner == games::side_to_move(position);
    return {won ? Value::win : Value::loss, 0};
}

std::optional<Outcome> Prober::outcome(const games::Position& position) {
    const bool own = &position.variant() == table_.engine().variant;
    return own && games::ending(position).over() ? outcome_of_ending(position) : going_on(position);
}

std::optional<Outcome> Prober::going_on(const games::Position& position) {
    if (&position.variant() != table_.engine().variant) {
        return std::nullopt;
    }
    const auto slice = slice_of(position);
    if (!slice || !table_.holds(*slice)) {
        return std::nullopt;
    }
    const Entry entry = table_.engine().entry_of(position, table_);
    if (table_.damaged()) {
        return std::nullopt;
    }
    const Value value = value_of(entry.code, table_.engine().stuck);
    const bool has_plies = value != Value::draw && entry.has_distance;
    return Outcome{value, has_plies ? std::optional(plies_of(entry.code)) : std::nullopt};
}

std::vector<MoveOutcome> Prober::moves(const games::Position& position) {
    games::MoveList legal;
    games::legal_moves(position, legal);
    legal.sort();
    std::vector<MoveOutcome> result;
    for (const games::Move& move : legal) {
        const auto after = outcome(games::play(position, move));
        if (!after) {
            return {};
        }
        result.push_back({move, before_move(*after)});
    }
    std::ranges::stable_sort(result, is_better, &MoveOutcome::outcome);
    return result;
}

std::vector<games::Move> Prober::best_line(const games::Position& position,
                                           std::size_t most_plies) {
    std::vector<games::Move> line;
    games::Position now = position;
    while (line.size() < most_plies && !games::ending(now).over()) {
        const auto all = moves(now);
        if (all.empty() || !all.front().outcome.plies) {
            break;
        }
        line.push_back(all.front().move);
        now = games::play(now, all.front().move);
    }
    return line;
}

} // namespace kodeks::truth::tables
