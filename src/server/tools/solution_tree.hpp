// Lines of moves put together into one tree, its nodes as the pages walk them. Node 0 is the
// diagram.
#pragma once

#include "composition/composition.hpp"

#include <map>
#include <span>
#include <utility>
#include <vector>

#include <boost/json/array.hpp>

namespace kodeks::server {

class SolutionTree {
public:
    using Node = std::uint32_t;

    static constexpr std::size_t nodes_max = 4000;

    explicit SolutionTree(const games::Position& diagram) : positions_{diagram} {}

    // The node at its end, or the last one there is room for. A try is no part of the solution.
    Node add(std::span<const games::Move> line);
    Node add_try(std::span<const games::Move> line);

    boost::json::array take() { return std::move(nodes_); }

private:
    Node step(Node from, const games::Move& move, bool is_try);

    std::vector<games::Position> positions_; // by node
    std::map<std::pair<Node, games::Move>, Node> next_;
    boost::json::array nodes_;
};

} // namespace kodeks::server
