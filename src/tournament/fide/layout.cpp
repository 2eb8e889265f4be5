#include "tournament/fide/layout.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <bit>
#include <functional>

namespace kodeks::tournament::fide {

namespace {

std::size_t width_for(std::size_t largest) {
    return static_cast<std::size_t>(std::bit_width(largest)) + 2; // sign and sums of both signs
}

} // namespace

std::uint32_t Layout::Digits::at(Tenths score) const {
    const auto found = std::ranges::lower_bound(scores, score, std::greater{});
    KODEKS_ASSERT(found != scores.end() && *found == score);
    return shifts[static_cast<std::size_t>(found - scores.begin())];
}

// Fields are taken from the least significant end up.
std::uint32_t Layout::take(std::size_t width) {
    const auto shift = static_cast<std::uint32_t>(bits_);
    bits_ += width;
    return shift;
}

// Every digit is as wide as the number of players with its score asks for.
Layout::Digits Layout::digits(std::span<const Card> cards, std::span<const Place> members) {
    Digits digits;
    std::vector<std::size_t> widths;
    for (const Place place : members) { // in rank order: highest score first
        if (digits.scores.empty() || digits.scores.back() != cards[place].score) {
            digits.scores.push_back(cards[place].score);
            widths.push_back(0);
        }
        ++widths.back();
    }
    digits.shifts.assign(digits.scores.size(), 0);
    for (std::size_t at = digits.scores.size(); at-- > 0;) {
        digits.shifts[at] = take(width_for(2 * widths[at]));
    }
    return digits;
}

Layout::Layout(std::span<const Card> cards, const Bracket& bracket, Bye bye) : bye_(bye) {
    const std::size_t players = bracket.members.size() + (bracket.next_end - bracket.next_begin);
    count_bits_ = width_for(2 * players);
    const auto moved = std::span(bracket.members).first(bracket.moved_down);
    bits_ = 1; // all weights are even
    sum_ = take(width_for(players * players));
    exchanged_ = take(count_bits_);
    for (std::size_t at = 4; at-- > 0;) {
        differences_[at] = digits(cards, moved);
    }
    for (std::size_t at = 8; at-- > 0;) {
        counts_[at] = take(count_bits_);
    }
    unplayed_ = take(20);
    next_scores_ = digits(cards, bracket.members);
    next_ = take(count_bits_);
    down_scores_ = digits(cards, moved);
    down_ = take(count_bits_);
    bits_ += 4; // sums of duals
}

std::vector<Term> Layout::pair(const Card& higher, Role role, const Card& lower,
                               Side initial) const {
    const ColourCost cost = colour_cost(higher, lower, initial);
    std::vector<Term> terms = {{down_, 1},
                               {counts_[0], -cost.beyond_two},
                               {counts_[1], -cost.third_running},
                               {counts_[2], -cost.refused},
                               {counts_[3], -cost.refused_strong}};
    const bool moved = role == Role::moved_down;
    if (moved) {
        terms.push_back({down_scores_.at(higher.score), 1});
    }
    for (const std::size_t before : {0U, 1U}) {
        const auto drift = [before](const Card& card) {
            return before == 0 ? card.previous : card.before_previous;
        };
        // Residents and moved-down players who are kept from floating again.
        const int saved = (drift(lower) == Drift::down) + (!moved && drift(higher) == Drift::down);
        terms.push_back({counts_[4 + 2 * before], saved});
        if (moved && drift(higher) == Drift::down) {
            terms.push_back({differences_[2 * before].at(higher.score), 1});
        }
        if (moved && drift(lower) == Drift::up) {
            terms.push_back({counts_[5 + 2 * before], -1});
            terms.push_back({differences_[2 * before + 1].at(higher.score), -1});
        }
    }
    return terms;
}

std::vector<Term> Layout::next_pair(const Card& higher, Role role) const {
    std::vector<Term> terms = {{next_, 1}};
    if (role != Role::next) {
        terms.push_back({next_scores_.at(higher.score), 1});
    }
    return terms;
}

std::vector<Term> Layout::bye(const Card& card) const {
    if (bye_ == Bye::elsewhere) {
        return {};
    }
    return {{unplayed_, -static_cast<std::int32_t>(card.unplayed)}};
}

std::vector<Term> Layout::order(std::uint32_t number, std::uint32_t pairs) const {
    return {{exchanged_, number <= pairs ? 1 : 0}, {sum_, -static_cast<std::int32_t>(number)}};
}

} // namespace kodeks::tournament::fide
