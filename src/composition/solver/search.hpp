// Depth-first proof-number search for "can the attacker force this end of the game?", exact, in
// bounded memory, resumable: what was found stays in the memory, and asking again goes on.
//
// Play that goes round in circles does not reach the end, so a position that comes back counts as
// refuted. A proof never rests on that and holds everywhere. A refutation may: then it says only
// "the defender can come back to one of these earlier positions, its anchors", and becomes a
// refutation of the position only if they are refuted too. So:
//   - with no anchor above it a refutation holds everywhere, because a position whose own
//   refutation
//     needs nothing but itself is refuted: the defender comes back for ever;
//   - with anchors it is remembered together with the highest of them, and used where that one lies
//     on the way or is refuted itself. With a single anchor that is exact. With several it is a
//     guess, and whatever rests on a guess is a guess;
//   - a guess is never an answer. When the question itself seems refuted by guesses, all positions
//     the refutation needs are gathered and those taken out for which the defender has no answer
//     inside (confirm.hpp). What is left is refuted, by whatever way it is reached; what was taken
//     out is searched again.
#pragma once

#include "composition/solver/force.hpp"
#include "composition/solver/goal.hpp"
#include "composition/solver/graph.hpp"

#include <functional>
#include <optional>
#include <vector>

namespace kodeks::composition {

// Asked now and then with the positions looked at so far; false: stop.
using Watch = std::function<bool(std::uint64_t nodes)>;

class Search {
public:
    // Beside the memory, so many bytes may be used to look at everything that can be reached.
    Search(const Goal& goal, Memory& memory, std::uint64_t graph_bytes)
        : goal_(goal), memory_(memory), graph_bytes_(graph_bytes) {}

    void watch(Watch watch) { watch_ = std::move(watch); }

    // Can the attacker force it from here? At most so many positions are looked at.
    Proof attack(const games::Position& asked, std::uint64_t nodes);

    // Positions whose moves were looked at, in all questions so far.
    std::uint64_t nodes() const { return nodes_; }

    bool stopped() const { return stopped_; }

private:
    // What a refutation found here rests on: the ply of the highest anchor on the way.
    struct Rest {
        static constexpr int nothing = 1 << 30;
        int ply = nothing;
        bool several = false;
        bool sure = true;

        bool holds_from(int depth) const { return ply >= depth; }
    };

    struct Child {
        games::Position position;
        Key key;
        std::uint64_t hash = 0;
        Numbers numbers;
        Rest rest;
        bool irreversible = false;
        bool refuted_here = false; // by this way, with `rest`
    };

    struct Step {
        std::uint64_t hash = 0;
        std::size_t reversible_from = 0; // positions before cannot come back
    };

    struct Found { // by an expansion
        bool refuted_here = false;
        Rest rest;
    };

    Found expand(const Child& node, Numbers limit);
    Found work_on(const Child& node, Numbers limit, std::vector<Child>& children);
    Found refuted(const Child& node, const std::vector<Child>& children, std::uint64_t work);
    std::vector<Child> children_of(const games::Position& position);
    Numbers first_numbers(const games::Position& position, const Key& key);
    void look_up(Child& child) const;
    bool refuted_by_anchor(const Memo& memo, Rest& rest) const;
    Proof answer(const Child& root, std::uint64_t end);
    Proof by_numbers(const Child& root, std::uint64_t end);
    int ply_on_way(std::uint64_t hash) const; // -1: not on it
    Rest rest_of(const std::vector<Child>& children, bool attacker) const;
    bool out_of_budget() const;
    bool goes_on(std::uint64_t nodes);
    Reach reach(std::uint64_t positions);
    bool close(const Child& node, std::uint64_t positions);
    bool worth_closing(const Child& node) const;

    int depth() const { return static_cast<int>(way_.size()) - 1; }

    bool attacks(const games::Position& position) const {
        return games::side_to_move(position) == goal_.attacker();
    }

    const Goal& goal_;
    Memory& memory_;
    std::uint64_t graph_bytes_;
    std::optional<Force> force_; // of the game that is asked about
    Watch watch_;
    std::vector<Step> way_; // from the question's position to the one in hand
    games::MoveList moves_;
    games::MoveList replies_;
    std::uint64_t nodes_ = 0;
    std::uint64_t last_node_ = 0;
    std::uint64_t next_watch_ = 0;
    std::uint64_t closed_ = 0; // nodes of graphs that were looked at
    bool stopped_ = false;
};

} // namespace kodeks::composition
