// The stable words for what commands and events are made of: scripts, JSON and the keys of the
// sentences use them. Every enumeration has a switch, so that the compiler asks for the word of a
// new enumerator; an action or event without a word does not compile. The sentences that belong to
// the words are checked by the tests ("action.<word>", "event.<word>", "phase.<word>" ...).
#pragma once

#include "referee/event.hpp"
#include "referee/regulations.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::referee {

std::string_view word(Side side);
std::string_view word(Actor actor);
std::string_view word(ClaimKind kind);
std::string_view word(Phase phase);
std::string_view word(ClockChange change);
std::string_view word(Counter counter);
std::string_view word(Mark mark);
std::string_view word(rulebook::Supervision supervision);
std::string_view word(Flags flags);

// "offer-draw", "claim" ...
std::string_view word(const Action& action);
// "move-made", "ruling-given" ...
std::string_view word(const Event& event);

std::vector<std::string> action_words();
std::vector<std::string> event_words();

// The words of an enumeration in order; enumerators without a word, such as `last`, end it.
template <class Enum>
std::vector<std::string> words_of() {
    std::vector<std::string> words;
    for (std::uint8_t i = 0; i < UINT8_MAX && !word(static_cast<Enum>(i)).empty(); ++i) {
        words.emplace_back(word(static_cast<Enum>(i)));
    }
    return words;
}

template <class Enum>
std::optional<Enum> from_word(std::string_view text) {
    for (std::uint8_t i = 0; i < UINT8_MAX && !word(static_cast<Enum>(i)).empty(); ++i) {
        if (word(static_cast<Enum>(i)) == text) {
            return static_cast<Enum>(i);
        }
    }
    return std::nullopt;
}

} // namespace kodeks::referee
