// A variant as one JSON object: the word of its alternative under a key, then that alternative's
// fields.
//
//     {"event":"move-made","side":"white","move":"e2-e4"}
#pragma once

#include "ledger/reader.hpp"
#include "ledger/writer.hpp"

#include <utility>

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

template <class List>
std::vector<std::string> alternatives() {
    std::vector<std::string> words;
    List::each_type([&]<class T>() { words.emplace_back(word_of_alternative<T>()); });
    return words;
}

// The alternative of this name with its fields; false when there is none.
template <class List>
bool read_alternative(Reader& reader, std::string_view name, List& field) {
    return List::find_type([&]<class T>() {
        if (word_of_alternative<T>() != name) {
            return false;
        }
        T read{};
        fields(reader, read);
        field = std::move(read);
        return true;
    });
}

// Members of the object that `reader` reads: the word stands under `key`.
template <class List>
void read_variant(Reader& reader, std::string_view key, List& field) {
    std::string name;
    reader.must(key, name);
    if (!reader.trouble() && !read_alternative(reader, name, field)) {
        reader.complain_choice(*reader.object().find(key), alternatives<List>());
    }
}

template <class List>
void write_variant(Writer& writer, std::string_view key, const List& value) {
    value.visit([&]<class T>(const T& one) {
        writer.key(key);
        writer.text(word_of_alternative<T>());
        writer.write_members(one);
    });
}

} // namespace kodeks::ledger
