// The words that stand for enumerators in every file and on every wire. They are written out beside
// the enumeration they belong to, in its order, so that renaming something in the source never
// changes what was recorded:
//
//     KODEKS_WORDS(games::Side, "white", "black")
//
// tests/support/names.hpp compares every list with its enumeration.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace kodeks::ledger {

template <class Enum>
struct Words; // KODEKS_WORDS gives it a list

template <class Enum>
concept HasWords = std::is_enum_v<Enum> && requires { Words<Enum>::list.size(); };

template <HasWords Enum>
constexpr std::string_view word(Enum value) {
    const auto index = static_cast<std::size_t>(value);
    return index < Words<Enum>::list.size() ? Words<Enum>::list[index] : std::string_view();
}

template <HasWords Enum>
constexpr std::size_t count_of() {
    return Words<Enum>::list.size();
}

template <HasWords Enum>
std::optional<Enum> from_word(std::string_view text) {
    for (std::size_t i = 0; i < Words<Enum>::list.size(); ++i) {
        if (Words<Enum>::list[i] == text) {
            return static_cast<Enum>(i);
        }
    }
    return std::nullopt;
}

template <HasWords Enum>
std::vector<std::string> words_of() {
    return {Words<Enum>::list.begin(), Words<Enum>::list.end()};
}

// "removed-in-capture" as the name of a message or a decision: "removed_in_capture".
std::string underscored(std::string_view word);

} // namespace kodeks::ledger

// Inside namespace kodeks::ledger.
#define KODEKS_WORDS(Type, ...)                                                                    \
    template <>                                                                                    \
    struct Words<Type> {                                                                           \
        static constexpr auto list = std::to_array<std::string_view>({__VA_ARGS__});               \
    };
