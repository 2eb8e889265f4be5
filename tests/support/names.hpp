// The names of types and enumerators as the compiler knows them, to compare with the words that are
// written out in the sources: OfferDraw is "offer-draw", chief_arbiter is "chief-arbiter".
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

namespace kodeks {

namespace names {

// The last part of what the compiler calls the argument of this template: behind the last colon,
// without what follows. "(" marks a value that is no enumerator.
constexpr std::string_view last_part(std::string_view pretty, std::string_view mark) {
    pretty.remove_prefix(pretty.find(mark) + mark.size());
    pretty = pretty.substr(0, pretty.find_first_of(";]"));
    if (pretty.starts_with('(')) {
        return "";
    }
    const std::size_t colon = pretty.rfind(':');
    return colon == std::string_view::npos ? pretty : pretty.substr(colon + 1);
}

template <class Type>
constexpr std::string_view type_name() {
    return last_part(__PRETTY_FUNCTION__, "Type = ");
}

template <auto Value>
constexpr std::string_view value_name() {
    return last_part(__PRETTY_FUNCTION__, "Value = ");
}

constexpr std::size_t word_max = 32;

struct Word {
    std::array<char, word_max> letters{};
    std::size_t size = 0;

    constexpr void add(char c) { letters[size++] = c; }

    constexpr std::string_view view() const { return {letters.data(), size}; }
};

constexpr Word kebab(std::string_view name) {
    Word word;
    for (const char c : name) {
        const bool upper = c >= 'A' && c <= 'Z';
        if (upper && word.size > 0) {
            word.add('-');
        }
        word.add(upper ? static_cast<char>(c - 'A' + 'a') : c == '_' ? '-' : c);
    }
    return word;
}

template <class Type>
constexpr Word type_word = kebab(type_name<Type>());

// The enumerator `last` only counts the others.
constexpr Word enumerator_word(std::string_view name) {
    return name == "last" ? Word{} : kebab(name);
}

constexpr std::size_t enumerators_max = 48;

template <class Enum, std::size_t... Index>
constexpr std::array<Word, enumerators_max> enum_words(std::index_sequence<Index...>) {
    return {enumerator_word(value_name<static_cast<Enum>(Index)>())...};
}

template <class Enum>
constexpr std::array<Word, enumerators_max> words_table =
    enum_words<Enum>(std::make_index_sequence<enumerators_max>{});

template <class Enum, std::size_t... Index>
constexpr std::array<std::string_view, enumerators_max> enum_names(std::index_sequence<Index...>) {
    return {value_name<static_cast<Enum>(Index)>()...};
}

template <class Enum>
constexpr std::array<std::string_view, enumerators_max> names_table =
    enum_names<Enum>(std::make_index_sequence<enumerators_max>{});

} // namespace names

// "chief_arbiter", as it stands in the source; "" for values that are no enumerators.
template <class Enum>
constexpr std::string_view name_of_value(Enum value) {
    const auto index = static_cast<std::size_t>(value);
    return index < names::enumerators_max ? names::names_table<Enum>[index] : std::string_view();
}

// "offer-draw".
template <class Type>
constexpr std::string_view word_of_type() {
    return names::type_word<Type>.view();
}

// "chief-arbiter"; "" for values that are no enumerators.
template <class Enum>
constexpr std::string_view word_of_value(Enum value) {
    const auto index = static_cast<std::size_t>(value);
    return index < names::enumerators_max ? names::words_table<Enum>[index].view()
                                          : std::string_view();
}

} // namespace kodeks
