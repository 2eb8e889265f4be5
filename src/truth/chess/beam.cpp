#include "truth/chess/beam.hpp"

#include "truth/chess/children.hpp"
#include "truth/chess/estimate.hpp"

#include "games/chess/legal.hpp"

#include <algorithm>

namespace kodeks::truth::chess {

using games::Side;
using games::chess::Move;
using games::chess::Position;

namespace {

std::uint64_t trace_of(const Position& p) {
    const auto fold = [](std::uint64_t a, std::uint64_t b) {
        return (a ^ b) * 0x9E3779B97F4A7C15 ^ b >> 29;
    };
    std::uint64_t result = fold(p.white, p.black);
    result = fold(result, p.pawns);
    result = fold(result, p.knights);
    result = fold(result, p.diagonals);
    result = fold(result, p.straights);
    result = fold(result, p.kings);
    return fold(result, p.state);
}

bool is_mate(const Position& position) {
    return games::chess::in_check(position) && !games::chess::has_legal_move(position);
}

} // namespace

std::optional<Beam::Line> Beam::helpmate(const Position& root, Side winner, BeamShape shape) {
    nodes_.clear();
    seen_.clear();
    visited_ = 0;
    nodes_.push_back({root, 0, Move{0, 0}});
    level_begin_ = 0;
    for (int ply = 0; ply < shape.depth; ++ply) {
        if (widen(winner, shape.width)) {
            return line_to(mate_parent_, mate_move_);
        }
        if (level_begin_ == nodes_.size()) {
            break;
        }
    }
    return std::nullopt;
}

// One ply for the whole beam; true when a child mates.
bool Beam::widen(Side winner, std::size_t width) {
    candidates_.clear();
    for (std::size_t i = level_begin_; i < nodes_.size(); ++i) {
        if (try_children(static_cast<std::uint32_t>(i), winner)) {
            return true;
        }
    }
    keep_best(width);
    return false;
}

bool Beam::try_children(std::uint32_t parent, Side winner) {
    const Position position = nodes_[parent].position;
    bool mated = false;
    for_each_child(position, [&](const Position& child, Move move) {
        ++visited_;
        if (!mated && child.side_to_move() != winner && is_mate(child)) {
            mated = true;
            mate_parent_ = parent;
            mate_move_ = move;
        }
        candidates_.push_back({estimate(child, winner), parent, move, trace_of(child)});
    });
    return mated;
}

void Beam::keep_best(std::size_t width) {
    std::ranges::stable_sort(candidates_, {}, &Candidate::score);
    level_begin_ = nodes_.size();
    for (const Candidate& candidate : candidates_) {
        if (nodes_.size() - level_begin_ == width) {
            break;
        }
        if (std::ranges::find(seen_, candidate.trace) == seen_.end()) {
            seen_.push_back(candidate.trace);
            const Position child = games::chess::play(nodes_[candidate.parent].position,
                                                      candidate.move);
            nodes_.push_back({child, candidate.parent, candidate.move});
        }
    }
}

Beam::Line Beam::line_to(std::uint32_t node, Move last) const {
    Line line{last};
    for (std::uint32_t i = node; i != 0; i = nodes_[i].parent) {
        line.push_back(nodes_[i].move);
    }
    std::ranges::reverse(line);
    return line;
}

} // namespace kodeks::truth::chess
