#include "server/tools/solution_tree.hpp"

#include "ledger/exact.hpp"
#include "ledger/words.hpp"
#include "notation/fen.hpp"
#include "referee/words/words.hpp"
#include "server/game/board_json.hpp"

#include <boost/json/object.hpp>

namespace kodeks::server {

namespace json = boost::json;

SolutionTree::Node SolutionTree::step(Node from, const games::Move& move, bool is_try) {
    const auto known = next_.find({from, move});
    if (known != next_.end()) {
        return known->second;
    }
    if (nodes_.size() >= nodes_max) {
        return from;
    }
    const games::Position before = positions_[from];
    const games::Position after = games::play(before, move);
    const games::Variant& variant = before.variant();
    const auto node = static_cast<Node>(positions_.size());
    json::object object{{"node", node},
                        {"parent", from},
                        {"side", ledger::word(games::side_to_move(before))},
                        {"text", move_texts(variant, before, move)},
                        {"exact", ledger::write_exact(variant, move)},
                        {"fen", notation::write_fen(variant, games::setup_of(after))},
                        {"pieces", ledger::write_pieces(variant.board, games::setup_of(after))}};
    if (is_try) {
        object["try"] = true;
    }
    nodes_.push_back(std::move(object));
    positions_.push_back(after);
    next_.emplace(std::pair{from, move}, node);
    return node;
}

SolutionTree::Node SolutionTree::add(std::span<const games::Move> line) {
    Node at = 0;
    for (const games::Move& move : line) {
        at = step(at, move, false);
    }
    return at;
}

SolutionTree::Node SolutionTree::add_try(std::span<const games::Move> line) {
    Node at = 0;
    for (const games::Move& move : line) {
        at = step(at, move, true);
    }
    return at;
}

} // namespace kodeks::server
