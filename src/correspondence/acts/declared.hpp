// What every act declares about itself: its word, which scripts and records use and which is never
// changed; who may do it; and when. An act without a declaration does not compile.
#pragma once

#include "games/side.hpp"
#include "ledger/words.hpp"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>

namespace kodeks::correspondence {

// The program itself brings proofs.
enum class Actor : std::uint8_t { white, black, arbiter, headman, organiser, program };

// The side a player has; nothing for an official.
std::optional<games::Side> side_of(Actor actor);
Actor player_of(games::Side side);

class Roles {
public:
    constexpr Roles(std::initializer_list<Actor> actors) {
        for (const Actor actor : actors) {
            bits_ |= 1U << static_cast<unsigned>(actor);
        }
    }

    constexpr bool has(Actor actor) const {
        return (bits_ >> static_cast<unsigned>(actor) & 1U) != 0;
    }

private:
    unsigned bits_ = 0;
};

constexpr Roles players = {Actor::white, Actor::black};
constexpr Roles arbiter = {Actor::arbiter};
// Without a headman the arbiter does his duties (RU:5.1.8).
constexpr Roles officials = {Actor::arbiter, Actor::headman};

enum class When : std::uint8_t {
    any_time,
    before_the_end,
    in_play, // nothing else is to be settled first
    correcting,
    claimed,
    asked,
    after_the_end,
};

struct Declared {
    std::string_view word;
    Roles by;
    When when;
};

} // namespace kodeks::correspondence

namespace kodeks::ledger {

KODEKS_WORDS(correspondence::Actor, "white", "black", "arbiter", "headman", "organiser", "program")

} // namespace kodeks::ledger
