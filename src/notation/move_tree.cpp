#include "notation/move_tree.hpp"

#include "base/check.hpp"

#include <utility>

namespace kodeks::notation {

namespace {

const Notes no_notes;

} // namespace

void MoveTree::clear() {
    nodes_.clear();
    notes_.clear();
    nodes_.push_back({{}, no_node, no_node, no_node, no_node, 0});
}

NodeId MoveTree::add(NodeId parent, const games::Move& move) {
    KODEKS_DEBUG_ASSERT(parent.value < nodes_.size());
    const NodeId id{static_cast<std::uint32_t>(nodes_.size())};
    nodes_.push_back({move, parent, no_node, no_node, no_node, 0});
    Node& above = nodes_[parent.value];
    if (above.next == no_node) {
        above.next = id;
    } else {
        nodes_[above.last_child.value].sibling = id;
    }
    above.last_child = id;
    return id;
}

Notes& MoveTree::notes(NodeId id) {
    Node& node = nodes_[id.value];
    if (node.notes == 0) {
        notes_.emplace_back();
        node.notes = static_cast<std::uint32_t>(notes_.size());
    }
    return notes_[node.notes - 1];
}

const Notes& MoveTree::notes_of(NodeId id) const {
    const Node& node = nodes_[id.value];
    return node.notes == 0 ? no_notes : notes_[node.notes - 1];
}

std::vector<games::Move> MoveTree::main_line() const {
    std::vector<games::Move> line;
    for (NodeId id = nodes_[0].next; id != no_node; id = nodes_[id.value].next) {
        line.push_back(nodes_[id.value].move);
    }
    return line;
}

NodeId MoveTree::last_of_main_line() const {
    NodeId last = root;
    while (nodes_[last.value].next != no_node) {
        last = nodes_[last.value].next;
    }
    return last;
}

// Walks both trees together: the order in which nodes were added does not matter.
bool operator==(const MoveTree& a, const MoveTree& b) {
    std::vector<std::pair<NodeId, NodeId>> waiting = {{root, root}};
    while (!waiting.empty()) {
        const auto [x, y] = waiting.back();
        waiting.pop_back();
        if (x == no_node || y == no_node) {
            if (x != y) {
                return false;
            }
            continue;
        }
        const bool same_move = x == root || a[x].move == b[y].move;
        if (!same_move || !(a.notes_of(x) == b.notes_of(y))) {
            return false;
        }
        waiting.emplace_back(a[x].sibling, b[y].sibling);
        waiting.emplace_back(a[x].next, b[y].next);
    }
    return true;
}

} // namespace kodeks::notation
