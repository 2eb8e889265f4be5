#include "composition/examine/merging.hpp"

#include "truth/proof/identity_map.hpp"

#include <algorithm>

namespace kodeks::composition {

namespace {

constexpr int most_moves = 3;          // of White, until the lines are reached again
constexpr int most_positions = 50'000; // looked at
constexpr int one_move = 2;            // in plies

class Merging {
public:
    Merging(const Hearing& hearing, const Fork& fork) {
        for (const PlayedLine& line : hearing.lines()) {
            for (std::size_t ply = 0; ply < line.positions.size(); ++ply) {
                plies_.emplace(games::identity(line.positions[ply]), static_cast<int>(ply));
            }
        }
        const auto& own = hearing.lines()[fork.line].positions;
        for (std::size_t ply = 0; ply <= fork.ply; ++ply) {
            path_.push_back(games::identity(own[ply]));
        }
    }

    // The worst that Black, who is to move, can make of it; empty: the lines are not reached again,
    // or too late.
    std::optional<SecondWay> worst(const games::Position& position, int moves) {
        path_.push_back(games::identity(position));
        const auto found = at_end(position, moves) ? reached() : worst_reply(position, moves);
        path_.pop_back();
        return found;
    }

private:
    bool at_end(const games::Position& position, int moves) {
        return ++looked_at_ > most_positions || plies_.contains(path_.back()) || moves == 0 ||
               games::ending(position).over();
    }

    // Later than by one move only after coming back to a position (RU:6.3.8.5#4, RU:6.3.8.5#5).
    std::optional<SecondWay> reached() const {
        const auto found = plies_.find(path_.back());
        if (found == plies_.end()) {
            return std::nullopt;
        }
        const int late = static_cast<int>(path_.size()) - 1 - found->second;
        if (late <= 0) {
            return SecondWay::transposition;
        }
        return repeats()          ? std::optional(SecondWay::delay)
               : late == one_move ? std::optional(SecondWay::lengthening)
                                  : std::nullopt;
    }

    bool repeats() const {
        auto sorted = path_;
        std::ranges::sort(sorted);
        return std::ranges::adjacent_find(sorted) != sorted.end();
    }

    std::optional<SecondWay> worst_reply(const games::Position& position, int moves) {
        std::optional<SecondWay> all;
        for (const games::Position& reply : truth::successors_of(position)) {
            const auto one = best(reply, moves);
            if (!one) {
                return std::nullopt;
            }
            all = std::max(all.value_or(*one), *one);
        }
        return all;
    }

    std::optional<SecondWay> best(const games::Position& position, int moves) {
        path_.push_back(games::identity(position));
        std::optional<SecondWay> found;
        for (const games::Position& next : truth::successors_of(position)) {
            const auto one = worst(next, moves - 1);
            if (one && (!found || *one < *found)) {
                found = one;
            }
        }
        path_.pop_back();
        return found;
    }

    truth::IdentityMap<int> plies_;     // of the first line that comes there
    std::vector<games::Identity> path_; // from the diagram to the position looked at
    int looked_at_ = 0;
};

} // namespace

std::optional<SecondWay> merging(const Hearing& hearing, const Fork& fork) {
    const games::Position after =
        games::play(hearing.lines()[fork.line].positions[fork.ply], fork.other);
    return Merging(hearing, fork).worst(after, most_moves);
}

} // namespace kodeks::composition
