// The criteria of a bracket as one number: where each criterion's digits stand, and what a pair
// adds to them. A heavier sum over all pairs is a better candidate (C6 first, the order last).
#pragma once

#include "tournament/fide/bracket.hpp"
#include "tournament/fide/colours.hpp"
#include "tournament/fide/wide.hpp"

namespace kodeks::tournament::fide {

enum class Role : std::uint8_t { moved_down, resident, next, lower, bye };

// One summand of an edge: a small number at a place.
struct Term {
    std::uint32_t shift = 0;
    std::int32_t value = 0;
};

class Layout {
public:
    // C9 counts only while exactly one player floats and takes the bye.
    enum class Bye : std::uint8_t { elsewhere, one_downfloater };

    Layout(std::span<const Card> cards, const Bracket& bracket, Bye bye);

    std::size_t bits() const { return bits_; }

    // What a pair inside the bracket adds.
    std::vector<Term> pair(const Card& higher, Role role, const Card& lower, Side initial) const;
    // A pair of the following bracket; `higher` may be a downfloater of this one.
    std::vector<Term> next_pair(const Card& higher, Role role) const;
    std::vector<Term> bye(const Card& card) const;
    // The order inside the remainder: number (from 1) of the upper player, and of its pairs.
    std::vector<Term> order(std::uint32_t number, std::uint32_t pairs) const;

private:
    // One digit per score, the highest score first.
    struct Digits {
        std::vector<Tenths> scores;
        std::vector<std::uint32_t> shifts;

        std::uint32_t at(Tenths score) const;
    };

    std::uint32_t take(std::size_t width);
    Digits digits(std::span<const Card> cards, std::span<const Place> members);

    Bye bye_;
    std::size_t count_bits_ = 0;
    std::size_t bits_ = 0;
    std::uint32_t down_ = 0;
    Digits down_scores_;
    std::uint32_t next_ = 0;
    Digits next_scores_;
    std::uint32_t unplayed_ = 0;
    std::array<std::uint32_t, 8> counts_{};
    std::array<Digits, 4> differences_;
    std::uint32_t exchanged_ = 0;
    std::uint32_t sum_ = 0;
};

} // namespace kodeks::tournament::fide
