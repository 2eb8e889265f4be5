// The complete search: visits the positions reachable from a root, the most promising first, until
// a mate is met, nothing is left, or the budget is spent. Nothing left means that there is no mate:
// every position was expanded, or a proof of material or walls cut it off. What was visited is
// kept exactly (packed.hpp).
//
// With a limit of plies (FIDE:9.6.2) a position is kept with the least count of quiet plies it was
// reached with, and taken up again when it is reached with fewer: whatever is legal with more is
// legal with fewer.
//
// The object keeps some memory between runs, nothing else.
#pragma once

#include "truth/chess/estimate.hpp"
#include "truth/chess/packed.hpp"
#include "truth/chess/verdict.hpp"

#include <array>
#include <memory>

namespace kodeks::truth::chess {

class Explorer {
public:
    Answer run(const games::chess::Position& root, games::Side winner, const Options& options);

private:
    // A packed position and how it was reached, in half a cache line.
    struct Node {
        std::uint64_t occupied;
        std::array<std::uint32_t, 4> planes;
        std::uint32_t parent;
        games::chess::Move move;
        std::uint8_t turn;
        std::uint8_t quiet_plies; // always 0 without a limit

        Packed packed() const { return {occupied, planes, turn}; }
    };

    static_assert(sizeof(Node) == 32);

    // A position about to be kept.
    struct Arrival {
        const games::chess::Position& position;
        games::chess::Move move;
        std::uint32_t parent;
        int quiet_plies;
    };

    static constexpr std::size_t chunk_size = 4096;
    static constexpr std::uint32_t none = 0xFFFFFFFF;
    static constexpr std::size_t bucket_count = estimate_max + 1;

    Node& node(std::uint32_t index) { return chunks_[index / chunk_size][index % chunk_size]; }

    void start(const games::chess::Position& root, games::Side winner, const Options& options);
    bool expand(std::uint32_t parent);
    int quiet_after(int quiet_plies, const games::chess::Position& child) const;
    bool consider(const Arrival& arrival);
    bool is_cut_off(const Node& reached);
    void keep(const Arrival& arrival);
    std::uint32_t add(const Arrival& arrival, const Packed& packed);
    void take_up_again(std::uint32_t index, const Arrival& arrival);
    void enqueue(std::uint32_t index, const games::chess::Position& position);
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
    std::vector<bool> expanded_;
    std::vector<std::uint32_t> slots_;
    std::array<std::vector<std::uint32_t>, bucket_count> buckets_;
    std::size_t lowest_ = bucket_count;
    std::uint32_t oldest_ = 0;
    std::uint64_t turns_ = 0;
    games::chess::Move mate_move_{0, 0};
    games::chess::Position expanding_; // the position whose children are considered
};

} // namespace kodeks::truth::chess
