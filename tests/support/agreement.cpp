#include "support/agreement.hpp"

#include "truth/proof/bounded.hpp"

namespace kodeks::test {

using namespace truth::tables;

namespace {

// Deeper searches without tables take too long.
constexpr int deepest_plies = 7;
constexpr std::uint64_t search_nodes = 100'000'000;

bool is_best_of_moves(Prober& prober, const games::Position& position, const Outcome& outcome) {
    if (games::ending(position).over()) {
        return outcome == outcome_of_ending(position);
    }
    return prober.moves(position).front().outcome == outcome;
}

bool can_be_searched(const games::Position& position, const Outcome& outcome) {
    return outcome.plies && *outcome.plies <= deepest_plies && !games::ending(position).over();
}

bool search_agrees(const games::Position& position, const Outcome& outcome) {
    const games::Side mover = games::side_to_move(position);
    const games::Side side = outcome.value == Value::win ? mover : games::opponent(mover);
    const int moves = (*outcome.plies + 1) / 2;
    const auto verdict = [&](int limit) {
        return truth::search_win_within({position, side, limit}, {}, search_nodes).verdict;
    };
    return verdict(moves) == truth::Verdict::proved &&
           verdict(moves - 1) == truth::Verdict::refuted;
}

} // namespace

Agreement random_agreement(Prober& prober, const Sample& sample) {
    const Engine& engine = prober.table().engine();
    const auto& slices = prober.table().contents().slices;
    std::uint64_t random = 2026;
    const auto next = [&] {
        random = random * 6364136223846793005U + 1442695040888963407U; // Knuth's MMIX
        return random >> 20;
    };
    Agreement result;
    for (; result.positions < sample.positions; ++result.positions) {
        const StoredSlice& stored = slices[next() % slices.size()];
        const auto position =
            engine.position_at(*engine.variant, {stored.slice, next() % stored.positions});
        const Outcome outcome = *prober.outcome(position);
        result.wrong += is_best_of_moves(prober, position, outcome) ? 0 : 1;
        if (result.positions % sample.search_every == 0 && can_be_searched(position, outcome)) {
            result.wrong += search_agrees(position, outcome) ? 0 : 1;
            ++result.searched;
        }
    }
    return result;
}

} // namespace kodeks::test
