#include "notation/move_tree.hpp"

#include "base/check.hpp"

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

bool operator==(const MoveTree& a, const MoveTree& b) {
    if (a.size() != b.size()) {
        return false;
    }
    for (std::uint32_t i = 0; i < a.size(); ++i) {
        const Node& x = a.nodes_[i];
        const Node& y = b.nodes_[i];
        const bool same_move = i == 0 || x.move == y.move;
        if (!same_move || x.parent != y.parent || x.next != y.next || x.sibling != y.sibling ||
            !(a.notes_of({i}) == b.notes_of({i}))) {
            return false;
        }
    }
    return true;
}

} // namespace kodeks::notation
