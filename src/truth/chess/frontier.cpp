#include "truth/chess/frontier.hpp"

#include <algorithm>

namespace kodeks::truth::chess {

Frontier::Frontier() : levels_(level_count) {}

void Frontier::clear() {
    for (const std::uint16_t index : touched_) {
        Level& level = levels_[index];
        level.seen = {};
        level.fresh.clear();
        level.stale.clear();
        level.stale_taken = 0;
        level.touched = false;
    }
    touched_.clear();
    lowest_fresh_ = lowest_stale_ = level_count;
}

void Frontier::push(int estimate, Arrived arrived, std::uint32_t step) {
    const auto index = static_cast<std::size_t>(estimate);
    Level& level = levels_[index];
    if (!level.touched) {
        level.touched = true;
        touched_.push_back(static_cast<std::uint16_t>(index));
    }
    games::chess::Bitboard& seen = level.seen[arrived.kind];
    const games::chess::Bitboard here = games::chess::bit(arrived.square);
    if ((seen & here) == 0) {
        seen |= here;
        level.fresh.push_back(step);
        lowest_fresh_ = std::min(lowest_fresh_, index);
    } else {
        level.stale.push_back(step);
        lowest_stale_ = std::min(lowest_stale_, index);
    }
}

std::uint32_t Frontier::pop() {
    const std::uint32_t fresh = pop_fresh();
    return fresh != none ? fresh : pop_stale();
}

std::uint32_t Frontier::pop_fresh() {
    for (; lowest_fresh_ < level_count; ++lowest_fresh_) {
        auto& steps = levels_[lowest_fresh_].fresh;
        if (!steps.empty()) {
            const std::uint32_t step = steps.back();
            steps.pop_back();
            return step;
        }
    }
    return none;
}

std::uint32_t Frontier::pop_stale() {
    for (; lowest_stale_ < level_count; ++lowest_stale_) {
        Level& level = levels_[lowest_stale_];
        if (level.stale_taken < level.stale.size()) {
            return level.stale[level.stale_taken++];
        }
        level.stale.clear();
        level.stale_taken = 0;
    }
    return none;
}

} // namespace kodeks::truth::chess
