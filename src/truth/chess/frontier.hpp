// The steps that wait, the most promising first. Among steps with the same estimate those come
// first that bring something new: a man of a kind on a square where, with this estimate, none of
// its kind was seen before. Without that the search would shuffle men about on every plateau.
#pragma once

#include "games/chess/bitboard.hpp"
#include "truth/chess/estimate.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace kodeks::truth::chess {

// A man of some kind and side, as a number, that has come to a square.
struct Arrived {
    static constexpr std::size_t kinds = 12;

    std::size_t kind;
    int square;
};

class Frontier {
public:
    static constexpr std::uint32_t none = 0xFFFFFFFF;

    Frontier();

    void clear();
    void push(int estimate, Arrived arrived, std::uint32_t step);
    // One that counts as new whatever was seen.
    void push_new(int estimate, std::uint32_t step);
    // One that comes after all that are new.
    void push_old(int estimate, std::uint32_t step);
    // The best of them, or none.
    std::uint32_t pop();

private:
    static constexpr std::size_t level_count = estimate_max + 1;

    // New steps are taken last in, first out, so that the search goes deep; the rest in the order
    // they came, so that lines stay short. Chains of links, because most searches are short and
    // should touch little memory.
    struct Level {
        std::uint32_t fresh = none;
        std::uint32_t stale = none;
        std::uint32_t last_stale = none;
        std::uint32_t seen = none; // which of seen_; none: nothing has come here yet
    };

    Level& level_for(std::size_t index, std::uint32_t step);
    void link_new(Level& level, std::size_t index, std::uint32_t step);
    void link_old(Level& level, std::size_t index, std::uint32_t step);
    std::uint32_t pop_fresh();
    std::uint32_t pop_stale();

    std::vector<Level> levels_;
    // Of the levels that something has come to, in the order in which it did.
    std::vector<std::array<games::chess::Bitboard, Arrived::kinds>> seen_;
    std::vector<std::uint16_t> touched_;
    std::vector<std::uint32_t> links_; // by step
    std::size_t lowest_fresh_ = level_count;
    std::size_t lowest_stale_ = level_count;
};

} // namespace kodeks::truth::chess
