// The stable words for what commands and events are made of: scripts, JSON and the keys of the
// sentences use them. They are the names of the types and enumerators (base/names.hpp), so a new
// one has its word at once; the sentences that belong to it are asked for by the tests
// ("action.<word>", "event.<word>", "event.phase-changed.<word>" ...).
#pragma once

#include "base/names.hpp"
#include "referee/event.hpp"
#include "referee/regulations.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace kodeks::referee {

template <class Enum>
    requires std::is_enum_v<Enum>
constexpr std::string_view word(Enum value) {
    return word_of_value(value);
}

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
    for (std::uint8_t i = 0; !word(static_cast<Enum>(i)).empty(); ++i) {
        words.emplace_back(word(static_cast<Enum>(i)));
    }
    return words;
}

template <class Enum>
std::optional<Enum> from_word(std::string_view text) {
    for (std::uint8_t i = 0; !word(static_cast<Enum>(i)).empty(); ++i) {
        if (word(static_cast<Enum>(i)) == text) {
            return static_cast<Enum>(i);
        }
    }
    return std::nullopt;
}

} // namespace kodeks::referee
