// A narrow search for a helpmate: at every ply only the few most promising positions are kept.
// It finds the mates of ordinary positions in microseconds and proves nothing when it fails.
#pragma once

#include "games/chess/move.hpp"
#include "games/chess/position.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace kodeks::truth::chess {

struct BeamShape {
    std::size_t width = 1;
    int depth = 1; // plies
};

class Beam {
public:
    using Line = std::vector<games::chess::Move>;

    // A series of legal moves that ends in mate by `winner`, if one was met.
    std::optional<Line> helpmate(const games::chess::Position& root, games::Side winner,
                                 BeamShape shape);

    // Positions looked at by the last call.
    std::uint64_t visited() const { return visited_; }

private:
    struct Node {
        games::chess::Position position;
        std::uint32_t parent;
        games::chess::Move move;
    };

    struct Candidate {
        std::int32_t score;
        std::uint32_t parent;
        games::chess::Move move;
        std::uint64_t trace; // cheap and inexact: only keeps doubles out of the beam
    };

    bool widen(games::Side winner, std::size_t width);
    bool try_children(std::uint32_t parent, games::Side winner);
    void keep_best(std::size_t width);
    Line line_to(std::uint32_t node, games::chess::Move last) const;

    std::vector<Node> nodes_;
    std::size_t level_begin_ = 0;
    std::vector<Candidate> candidates_;
    std::vector<std::uint64_t> seen_;
    std::uint32_t mate_parent_ = 0;
    games::chess::Move mate_move_{0, 0};
    std::uint64_t visited_ = 0;
};

} // namespace kodeks::truth::chess
