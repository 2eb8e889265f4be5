// What a referee may ask about a position, and how sure the answer is. `yes` and `no` are proved;
// `open` is an honest answer and is never guessed into one of them.
//
// The rooms that ask know this interface and not the room `truth`, which answers: a hall without
// tables, a server with large ones and a test with fixed answers look the same to them, and who
// embeds a referee does not have to bring the tables and their compression along.
#pragma once

#include "games/position.hpp"

#include <cstdint>

namespace kodeks::truth {

enum class Known : std::uint8_t { no, yes, open };

class Oracle {
public:
    virtual ~Oracle() = default;

    // Can the side win against the best defence, whatever time it takes?
    virtual Known forced_win(const games::Position& position, games::Side side) const = 0;
    // Likewise within so many moves of its own, counted from here.
    virtual Known forced_win_within(const games::Position& position, games::Side side,
                                    int own_moves) const = 0;
    // Can the side win by any series of legal moves, the opponent helping (FIDE:5.2.2, FIDE:6.9)?
    virtual Known can_win(const games::Position& position, games::Side side) const = 0;
};

// Knows nothing: every question goes to a person.
class SilentOracle final : public Oracle {
public:
    Known forced_win(const games::Position&, games::Side) const override { return Known::open; }

    Known forced_win_within(const games::Position&, games::Side, int) const override {
        return Known::open;
    }

    Known can_win(const games::Position&, games::Side) const override { return Known::open; }
};

} // namespace kodeks::truth
