// The complete search: visits the positions reachable from a root, the most promising first, until
// a mate is met, nothing is left, or the budget is spent. Nothing left means that there is no mate:
// every position was expanded, or a proof of material or walls cut it off. What was visited is
// kept exactly (packed.hpp).
//
// A step is a move from a visited position that waits to be made. Most steps of a search that finds
// a mate are never made, so whether one leads to a position visited before is asked only when it is
// its turn; a search with very many steps asks at once, so that the queue does not grow with the
// ways to a position but with the positions.
//
// A search that has not found a mate soon starts again with more means: outlines (outline.hpp) of
// the root and of what captures and pawns' moves lead to, and other orders of the steps, by how
// free the king is and by how near he is to a corner where his own men smother him, in turn. Where
// the winner has bishops and neither pawns nor heavier officers they do so from the beginning.
//
// With a limit of plies (FIDE:9.6.2) a position is kept with the least count of quiet plies it was
// reached with, and taken up again when it is reached with fewer: whatever is legal with more is
// legal with fewer.
//
// The object keeps some memory between runs, nothing else.
#pragma once

#include "truth/chess/children.hpp"
#include "truth/chess/estimate.hpp"
#include "truth/chess/frontier.hpp"
#include "truth/chess/packed.hpp"
#include "truth/chess/verdict.hpp"

#include <array>
#include <memory>

namespace kodeks::truth::chess {

class Explorer {
public:
    Answer run(const games::chess::Position& root, games::Side winner, const Options& options);

private:
    // A packed position that was reached, by which step, in half a cache line.
    struct Node {
        std::uint64_t occupied;
        std::array<std::uint32_t, 4> planes;
        std::uint32_t step;
        std::uint8_t turn;
        std::uint8_t quiet_plies; // always 0 without a limit
        std::uint16_t plies;      // from the root

        Packed packed() const { return {occupied, planes, turn}; }
    };

    static_assert(sizeof(Node) == 32);

    struct Step {
        std::uint32_t parent; // the node it leaves; none for the root
        std::uint32_t node;   // the node it leads to; none while nobody has asked
        games::chess::Move move;
        bool taken = false;
        // Not 0: not a move, but the moves from this class on (estimate.hpp), which were put off
        // when the parent was expanded; with the highest bit, also those of the class made then.
        std::uint8_t put_off = 0;
    };

    // The position a step leads to, and the one it leaves.
    struct Arrival {
        games::chess::Position before;
        games::chess::Position position;
        int quiet_plies;
    };

    static constexpr std::size_t chunk_size = 4096;
    static constexpr std::uint32_t none = 0xFFFFFFFF;

    Node& node(std::uint32_t index) { return chunks_[index / chunk_size][index % chunk_size]; }

    void start(const games::chess::Position& root, games::Side winner, const Options& options);
    Arrival arrival_of(const Step& step);
    bool is_new(std::uint32_t index, const games::chess::Position& position, int quiet_plies);
    bool is_cut_off(const Step& step, const Arrival& arrival);
    bool may_be_walled(const games::chess::Position& position) const;
    bool outline_proves(const games::chess::Position& root) const;
    bool outline_cuts(const games::chess::Position& position);
    bool take(std::uint32_t index);
    bool expand(std::uint32_t parent, const games::chess::Position& position,
                std::uint8_t move_class);
    bool expand_class(std::uint32_t parent, const games::chess::Position& position, Wanted wanted);
    void put_off(std::uint32_t parent, std::uint8_t move_class, bool last);
    void push_queen_move(std::uint32_t parent, games::chess::Move move);
    bool consider(const games::chess::Position& child, const Step& step, int quiet_plies);
    int quiet_after(int quiet_plies, const games::chess::Position& before,
                    const games::chess::Position& after) const;
    bool settle(std::uint32_t index, const games::chess::Position& position, int quiet_plies);
    std::uint32_t add(const Packed& packed, std::uint32_t step, int quiet_plies);
    int depth_of(std::uint32_t step);
    std::uint32_t next();
    std::uint32_t next_best();
    std::uint32_t next_oldest();
    std::uint32_t* slot_of(const Packed& packed);
    void grow_slots();
    bool budget_spent() const;
    Answer mate_after(std::uint32_t parent);

    games::Side winner_ = games::Side::white;
    Options options_;
    Estimator estimator_{games::Side::white};
    std::vector<std::unique_ptr<Node[]>> chunks_;
    std::uint32_t size_ = 0;
    std::vector<Step> steps_;
    std::vector<std::uint32_t> slots_;
    // By the estimate, by the flights of the king, by how near a smothered mate is.
    std::array<Frontier, 3> frontiers_;
    bool smothers_ = false;
    std::uint32_t oldest_ = 0;
    std::uint64_t turns_ = 0;
    bool outlined_ = false;      // outlines are used
    bool in_turn_ = false;       // the orders of the steps take turns
    bool plain_ = false;         // whatever is oldest comes next, nothing is estimated
    std::int64_t credit_ = 0;    // how many may be looked at
    int best_child_ = 0;         // of those looked at last
    bool left_out_ = false;      // moves of later classes
    int enough_ = 0;             // an estimate below it ends the class in hand
    bool rest_of_class_ = false; // and has left out some of it
    bool waiting_move_ = false;  // any move of the class in hand will do
    games::chess::Move mate_move_{0, 0};
};

} // namespace kodeks::truth::chess
