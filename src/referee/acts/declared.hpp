// What every act declares about itself: its word, who may do it, when, which duty of an assistant
// it is, and whether its words are kept beside the facts that follow from it. An act without a
// declaration does not compile, so nothing is open to anybody by mistake. docs/acts.md is made from
// the same table (tests/referee/acts/table_test.cpp).
#pragma once

#include "rulebook/table_rules.hpp"

#include <cstdint>
#include <string_view>

namespace kodeks::referee {

using rulebook::Duty;

// Who takes part in a game. The program itself watches the clocks and brings proofs.
enum class Actor : std::uint8_t {
    white,
    black,
    white_assistant,
    black_assistant,
    arbiter,
    chief_arbiter,
    spectator,
    program,
};

// A set of actors.
class Roles {
public:
    constexpr Roles() = default;

    constexpr Roles(std::initializer_list<Actor> actors) {
        for (const Actor actor : actors) {
            bits_ |= 1U << static_cast<unsigned>(actor);
        }
    }

    constexpr bool has(Actor actor) const {
        return (bits_ >> static_cast<unsigned>(actor) & 1U) != 0;
    }

    friend constexpr Roles operator|(Roles a, Roles b) {
        a.bits_ |= b.bits_;
        return a;
    }

private:
    unsigned bits_ = 0;
};

// Players act for themselves or, where the rulebook gives the duty, by their assistants.
constexpr Roles players = {Actor::white, Actor::black, Actor::white_assistant,
                           Actor::black_assistant};
constexpr Roles officials = {Actor::arbiter, Actor::chief_arbiter};
constexpr Roles watchers = {Actor::arbiter, Actor::chief_arbiter, Actor::program};
constexpr Roles anybody = players | officials | Roles{Actor::spectator};

enum class When : std::uint8_t {
    any_time,
    before_the_end,
    in_play, // pieces may be moved now
    after_the_end,
};

// Whether the facts that follow say all that was said; otherwise the act itself is recorded too.
enum class Telling : std::uint8_t { by_its_facts, in_its_words };

struct Declared {
    std::string_view word; // in scripts, on the wire, "action.<word>" in sentences
    Roles by;
    When when;
    Duty duty; // of an assistant; `none`: an assistant never does it
    Telling telling;
    bool waits_for_answer = false; // not while a question is open
};

} // namespace kodeks::referee
