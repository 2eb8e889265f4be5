// A variant as one JSON object: the word of its alternative under a key, then that alternative's
// fields.
//
//     {"event":"move-made","side":"white","move":"e2-e4"}
#pragma once

#include "ledger/reader.hpp"
#include "ledger/writer.hpp"

#include <utility>
#include <variant>

namespace kodeks::ledger {

// What an alternative is called: its own `word`, or that of its declaration.
template <class T>
constexpr std::string_view word_of_alternative() {
    if constexpr (requires { T::declared.word; }) {
        return T::declared.word;
    } else {
        return T::word;
    }
}

template <class Variant, std::size_t... Index>
std::vector<std::string> alternatives(std::index_sequence<Index...>) {
    return {std::string(word_of_alternative<std::variant_alternative_t<Index, Variant>>())...};
}

template <class Variant>
std::vector<std::string> alternatives() {
    return alternatives<Variant>(std::make_index_sequence<std::variant_size_v<Variant>>{});
}

// The alternative of this name with its fields; false when there is none.
template <class Variant, std::size_t Index = 0>
bool read_alternative(Reader& reader, std::string_view name, Variant& field) {
    if constexpr (Index < std::variant_size_v<Variant>) {
        using Alternative = std::variant_alternative_t<Index, Variant>;
        if (word_of_alternative<Alternative>() != name) {
            return read_alternative<Variant, Index + 1>(reader, name, field);
        }
        Alternative read{};
        fields(reader, read);
        field = std::move(read);
        return true;
    } else {
        return false;
    }
}

// Members of the object that `reader` reads: the word stands under `key`.
template <class Variant>
void read_variant(Reader& reader, std::string_view key, Variant& field) {
    std::string name;
    reader.must(key, name);
    if (!reader.trouble() && !read_alternative(reader, name, field)) {
        reader.complain_choice(*reader.object().find(key), alternatives<Variant>());
    }
}

template <class Variant>
void write_variant(Writer& writer, std::string_view key, const Variant& value) {
    std::visit(
        [&]<class T>(const T& one) {
            writer.key(key);
            writer.text(word_of_alternative<T>());
            writer.write_members(one);
        },
        value);
}

} // namespace kodeks::ledger
