// The moves of a game with all variations: one vector of small nodes that name each other by index.
//
// Node 0 is the root, the position before the first move. From any node `next` is the move that
// follows and `sibling` the alternative to this very move. What is seldom there (comments, clocks,
// marks) lies in a second vector, so that a plain game costs 40 bytes a move and, in a tree that is
// cleared and filled again, no allocation.
//
//     MoveTree tree;
//     NodeId first = tree.add(root, e4);          // 1. e4
//     tree.add(first, e5);                        // 1... e5
//     tree.add(root, d4);                         // the variation 1. d4
//
// Invariants: a node comes after its parent; the alternatives of a move stand in the order added.
#pragma once

#include "base/strong.hpp"
#include "games/move.hpp"

#include <optional>
#include <string>
#include <vector>

namespace kodeks::notation {

using NodeId = Id<struct NodeTag>;

constexpr NodeId root{0};
constexpr NodeId no_node{0xFFFFFFFF};

struct Node {
    games::Move move;      // meaningless for the root
    NodeId parent;         // the move before; no_node for the root
    NodeId next;           // the move that follows in this line
    NodeId sibling;        // the next alternative to this move
    NodeId last_child;     // the youngest of `next` and its siblings
    std::uint32_t notes{}; // one more than the index of its notes, 0 when it has none
};

// What was written about a move.
struct Notes {
    std::vector<std::string> before;     // comments between the move number and the move
    std::vector<std::string> after;      // comments behind the move
    std::vector<std::uint8_t> nags;      // numeric annotation glyphs, in the order written
    std::optional<Milliseconds> clock;   // %clk: what the mover's clock showed afterwards
    std::optional<Milliseconds> elapsed; // %emt: how long the move took
    std::vector<std::string> commands;   // other [%...] as written, without the brackets
    games::Route route;                  // the way of a capture, if the text told it
    bool draw_offered = false;           // the sign (=), FIDE:C.12
    std::vector<std::string> unread;     // see below

    friend bool operator==(const Notes&, const Notes&) = default;
};

// `unread` keeps text nobody understood, from the first bad word to the end of its line. On a node
// without `next` it is the rest of the line; on a node with `next` each entry is a variation to
// that move, refused from its first word on.

class MoveTree {
public:
    MoveTree() { clear(); }

    void clear();

    void reserve(std::size_t nodes) { nodes_.reserve(nodes); }

    // A new move behind `parent`: its continuation, or the last alternative to it.
    NodeId add(NodeId parent, const games::Move& move);

    const Node& operator[](NodeId id) const { return nodes_[id.value]; }

    // Nodes, the root included.
    std::size_t size() const { return nodes_.size(); }

    // The notes of a node; made when there are none yet.
    Notes& notes(NodeId id);
    // Those there are; an empty Notes otherwise.
    const Notes& notes_of(NodeId id) const;

    bool has_notes(NodeId id) const { return nodes_[id.value].notes != 0; }

    // The first moves at every turn, from the root to the end.
    std::vector<games::Move> main_line() const;
    // The last node of the main line; the root when there is no move.
    NodeId last_of_main_line() const;

    // The same moves, variations and notes in the same order.
    friend bool operator==(const MoveTree& a, const MoveTree& b);

private:
    std::vector<Node> nodes_;
    std::vector<Notes> notes_;
};

} // namespace kodeks::notation
