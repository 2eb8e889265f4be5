#include "truth/chess/outline_parts.hpp"

namespace kodeks::truth::chess::outlines {

using games::Side;
using games::chess::bit;
using games::chess::pop_square;
using games::chess::Position;

namespace {

constexpr std::uint32_t none = 0xFFFFFFFF;
constexpr std::size_t first_slots = 256;

std::uint64_t hash_of(const State& state) {
    std::uint64_t x = state.pawns[0] * 0x9E3779B97F4A7C15 ^ state.home * 0xE7037ED1A0B428DB;
    x = (x ^ x >> 32) * 0xA0761D6478BD642F ^ state.pawns[1];
    x ^= std::uint64_t{state.kings[0]} << 40 | std::uint64_t{state.kings[1]} << 48 |
         (state.white_moves ? std::uint64_t{1} << 56 : 0);
    x = (x ^ x >> 32) * 0xD6E8FEB86659FD93;
    return x ^ x >> 32;
}

// Kuhn's way to match: a square looks for a man, and one that serves another square may move on.
class Matching {
public:
    Matching(std::span<const Bitboard> reach, std::span<const std::uint8_t> squares)
        : reach_(reach), squares_(squares) {
        serves_.fill(-1);
    }

    bool place(int square) {
        tried_ = 0;
        return search(square);
    }

private:
    bool search(int square) {
        for (std::size_t man = 0; man < reach_.size(); ++man) {
            const Bitboard here = bit(squares_[static_cast<std::size_t>(square)]);
            if ((tried_ >> man & 1) != 0 || (reach_[man] & here) == 0) {
                continue;
            }
            tried_ |= std::uint64_t{1} << man;
            if (serves_[man] < 0 || search(serves_[man])) {
                serves_[man] = static_cast<std::int8_t>(square);
                return true;
            }
        }
        return false;
    }

    std::span<const Bitboard> reach_;
    std::span<const std::uint8_t> squares_;
    std::array<std::int8_t, 64> serves_{};
    std::uint64_t tried_ = 0;
};

} // namespace

bool StateSet::add(const State& state) {
    if (states_.size() >= slots_.size() / 2) {
        grow();
    }
    const std::size_t mask = slots_.size() - 1;
    std::size_t i = hash_of(state) & mask;
    while (slots_[i] != none && states_[slots_[i]] != state) {
        i = (i + 1) & mask;
    }
    if (slots_[i] != none) {
        return false;
    }
    slots_[i] = static_cast<std::uint32_t>(states_.size());
    states_.push_back(state);
    return true;
}

void StateSet::grow() {
    slots_.assign(std::max(first_slots, slots_.size() * 4), none);
    const std::size_t mask = slots_.size() - 1;
    for (std::uint32_t index = 0; index < states_.size(); ++index) {
        std::size_t i = hash_of(states_[index]) & mask;
        while (slots_[i] != none) {
            i = (i + 1) & mask;
        }
        slots_[i] = index;
    }
}

Officer officer_of(const Position& position, int square) {
    const Bitboard man = bit(square);
    const bool diagonal = (position.diagonals & man) != 0;
    const bool straight = (position.straights & man) != 0;
    Officer officer;
    officer.home = man;
    officer.reach = man;
    officer.kind = diagonal && straight ? OfficerKind::queen
                   : diagonal           ? OfficerKind::bishop
                   : straight           ? OfficerKind::rook
                                        : OfficerKind::knight;
    officer.side = (position.white & man) != 0 ? 0 : 1;
    return officer;
}

bool Blockers::can_fill(Bitboard squares) const {
    std::array<std::uint8_t, 8> wanted{};
    std::size_t count = 0;
    for (; squares != 0; ++count) {
        wanted[count] = static_cast<std::uint8_t>(pop_square(squares));
    }
    if (count > count_) {
        return false;
    }
    Matching matching({reach_.data(), count_}, {wanted.data(), count});
    for (std::size_t i = 0; i < count; ++i) {
        if (!matching.place(static_cast<int>(i))) {
            return false;
        }
    }
    return true;
}

} // namespace kodeks::truth::chess::outlines
