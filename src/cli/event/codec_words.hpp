// The words that stand for enumerators in an event file. docs/event-file.md lists them.
#pragma once

#include "tournament/event.hpp"

#include <array>
#include <string_view>
#include <utility>

namespace kodeks::cli {

template <class Enum>
struct Words;

#define KODEKS_WORDS(Type, ...)                                                                    \
    template <>                                                                                    \
    struct Words<Type> {                                                                           \
        static constexpr auto list = std::to_array<std::string_view>({__VA_ARGS__});               \
    };

KODEKS_WORDS(tournament::Character, "individual", "team", "individual-team")
KODEKS_WORDS(tournament::System, "round-robin", "swiss", "knockout", "scheveningen", "match")
KODEKS_WORDS(tournament::Goal, "majority", "points", "wins")
KODEKS_WORDS(tournament::Trait, "federation", "region", "club", "team")
KODEKS_WORDS(tournament::Treatment, "by-rulebook", "losses", "annulled")
KODEKS_WORDS(tournament::Sex, "unknown", "female", "male")
KODEKS_WORDS(tournament::Mark, "win", "draw", "loss", "plus", "minus")
KODEKS_WORDS(tournament::pairing::Float, "none", "down", "up", "forced-down", "forced-up")
KODEKS_WORDS(rulebook::TeamScore, "match-points", "game-points")

#undef KODEKS_WORDS

template <class Enum>
std::string_view word_of(Enum value) {
    return Words<Enum>::list[static_cast<std::size_t>(value)];
}

template <class Enum>
bool read_word(std::string_view word, Enum& value) {
    for (std::size_t i = 0; i < Words<Enum>::list.size(); ++i) {
        if (Words<Enum>::list[i] == word) {
            value = static_cast<Enum>(i);
            return true;
        }
    }
    return false;
}

} // namespace kodeks::cli
