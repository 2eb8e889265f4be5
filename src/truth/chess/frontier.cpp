#include "truth/chess/frontier.hpp"

#include <algorithm>
#include <utility>

namespace kodeks::truth::chess {

namespace {

constexpr std::size_t first_links = 1024;

} // namespace

Frontier::Frontier() : levels_(level_count) {}

void Frontier::clear() {
    for (const std::uint16_t index : touched_) {
        levels_[index] = {};
    }
    touched_.clear();
    seen_.clear();
    lowest_fresh_ = lowest_stale_ = level_count;
}

// The level, with room for a link of this step.
Frontier::Level& Frontier::level_for(std::size_t index, std::uint32_t step) {
    Level& level = levels_[index];
    if (level.seen == none) {
        level.seen = static_cast<std::uint32_t>(seen_.size());
        seen_.push_back({});
        touched_.push_back(static_cast<std::uint16_t>(index));
    }
    if (step >= links_.size()) {
        links_.resize(step + step / 2 + first_links);
    }
    return level;
}

void Frontier::link_new(Level& level, std::size_t index, std::uint32_t step) {
    links_[step] = level.fresh;
    level.fresh = step;
    lowest_fresh_ = std::min(lowest_fresh_, index);
}

void Frontier::link_old(Level& level, std::size_t index, std::uint32_t step) {
    links_[step] = none;
    (level.stale == none ? level.stale : links_[level.last_stale]) = step;
    level.last_stale = step;
    lowest_stale_ = std::min(lowest_stale_, index);
}

void Frontier::push(int estimate, Arrived arrived, std::uint32_t step) {
    const auto index = static_cast<std::size_t>(estimate);
    Level& level = level_for(index, step);
    games::chess::Bitboard& seen = seen_[level.seen][arrived.kind];
    const games::chess::Bitboard here = games::chess::bit(arrived.square);
    if ((seen & here) == 0) {
        seen |= here;
        link_new(level, index, step);
    } else {
        link_old(level, index, step);
    }
}

void Frontier::push_new(int estimate, std::uint32_t step) {
    const auto index = static_cast<std::size_t>(estimate);
    link_new(level_for(index, step), index, step);
}

void Frontier::push_old(int estimate, std::uint32_t step) {
    const auto index = static_cast<std::size_t>(estimate);
    link_old(level_for(index, step), index, step);
}

std::uint32_t Frontier::pop() {
    const std::uint32_t fresh = pop_fresh();
    return fresh != none ? fresh : pop_stale();
}

std::uint32_t Frontier::pop_fresh() {
    for (; lowest_fresh_ < level_count; ++lowest_fresh_) {
        std::uint32_t& first = levels_[lowest_fresh_].fresh;
        if (first != none) {
            return std::exchange(first, links_[first]);
        }
    }
    return none;
}

std::uint32_t Frontier::pop_stale() {
    for (; lowest_stale_ < level_count; ++lowest_stale_) {
        std::uint32_t& first = levels_[lowest_stale_].stale;
        if (first != none) {
            return std::exchange(first, links_[first]);
        }
    }
    return none;
}

} // namespace kodeks::truth::chess
