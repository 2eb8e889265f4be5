#include "composition/examine/merging.hpp"

#include "truth/proof/identity_map.hpp"

#include <algorithm>

namespace kodeks::composition {

namespace {

constexpr int most_moves = 3;          // of White, until the lines are reached again
constexpr int most_positions = 50'000; // looked at

class Merging {
public:
    explicit Merging(const Hearing& hearing) {
        for (const PlayedLine& line : hearing.lines()) {
            for (std::size_t ply = 0; ply < line.positions.size(); ++ply) {
                plies_.emplace(games::identity(line.positions[ply]), static_cast<int>(ply));
            }
        }
    }

    // How many plies late the lines are reached at the worst, Black to move; empty: not at all.
    std::optional<int> late(const games::Position& position, int ply, int moves) {
        if (++looked_at_ > most_positions) {
            return std::nullopt;
        }
        if (const auto found = plies_.find(games::identity(position)); found != plies_.end()) {
            return ply - found->second;
        }
        if (moves == 0 || games::ending(position).over()) {
            return std::nullopt;
        }
        std::optional<int> worst;
        for (const games::Position& reply : truth::successors_of(position)) {
            const auto one = soonest(reply, ply + 1, moves);
            if (!one) {
                return std::nullopt;
            }
            worst = std::max(worst.value_or(*one), *one);
        }
        return worst;
    }

private:
    std::optional<int> soonest(const games::Position& position, int ply, int moves) {
        std::optional<int> best;
        for (const games::Position& next : truth::successors_of(position)) {
            const auto one = late(next, ply + 1, moves - 1);
            if (one && (!best || *one < *best)) {
                best = one;
            }
        }
        return best;
    }

    truth::IdentityMap<int> plies_; // of the first line that comes there
    int looked_at_ = 0;
};

} // namespace

std::optional<SecondWay> merging(const Hearing& hearing, const Fork& fork) {
    const games::Position after =
        games::play(hearing.lines()[fork.line].positions[fork.ply], fork.other);
    const auto late = Merging(hearing).late(after, static_cast<int>(fork.ply) + 1, most_moves);
    if (!late) {
        return std::nullopt;
    }
    constexpr int one_move = 2;
    return *late <= 0          ? SecondWay::transposition
           : *late == one_move ? SecondWay::lengthening
                               : SecondWay::delay;
}

} // namespace kodeks::composition
