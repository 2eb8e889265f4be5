// The archive that reads fields from a JSON object. The first thing that is wrong is kept with its
// place; after that nothing is read any more. done() complains about keys nobody asked for.
//
// Every struct that stands in a file names its fields once, for reading and for writing:
//
//     template <class Archive>
//     void fields(Archive& a, Touch& x) {
//         a.must("square", x.square);
//         a.may("lifted", x.lifted); // what is missing keeps its default
//     }
//
// A type that is no object of fields has a form of its own: read_form() here and write_form() in
// writer.hpp.
#pragma once

#include "base/bounded.hpp"
#include "base/box.hpp"
#include "base/points.hpp"
#include "base/strong.hpp"
#include "ledger/scene.hpp"
#include "ledger/source.hpp"
#include "ledger/words.hpp"

#include <array>
#include <concepts>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::ledger {

class Reader {
public:
    Reader(const Json& object, const Scene& scene);

    template <class T>
    void must(std::string_view name, T& field) {
        const Json* const value = take(name);
        if (value == nullptr) {
            complain(object_.offset, {"script.key_missing", {{"key", std::string(name)}}});
        } else if (!trouble_) {
            read(*value, field);
        }
    }

    template <class T>
    void may(std::string_view name, T& field) {
        const Json* const value = take(name);
        if (value != nullptr && !trouble_) {
            read(*value, field);
        }
    }

    // Written even when it is as usual, so that a line can be understood alone.
    template <class T>
    void shown(std::string_view name, T& field) {
        may(name, field);
    }

    // Any value by its form; containers and objects of fields by those of their parts.
    template <class T>
    void read(const Json& value, T& field) {
        if constexpr (requires(Reader& r) { read_form(r, value, field); }) {
            read_form(*this, value, field);
        } else if constexpr (std::is_enum_v<T>) {
            read_word(value, field);
        } else {
            Reader inner(value, scene_);
            fields(inner, field);
            done(inner);
        }
    }

    template <class T>
    void read(const Json& value, std::optional<T>& field) {
        if (value.kind == JsonKind::null) {
            field.reset();
        } else {
            read(value, field.emplace());
        }
    }

    template <class T>
    void read(const Json& value, Box<T>& field) {
        read(value, *field);
    }

    template <class T>
    void read(const Json& value, std::vector<T>& field) {
        field.clear();
        for (const Json& item : items_of(value, list_max)) {
            read(item, field.emplace_back());
        }
    }

    template <class T, std::size_t N>
    void read(const Json& value, BoundedVector<T, N>& field) {
        field.clear();
        for (const Json& item : items_of(value, N)) {
            T one{};
            read(item, one);
            field.push_back(one);
        }
    }

    template <class T, std::size_t N>
    void read(const Json& value, std::array<T, N>& field) {
        const auto items = items_of(value, N);
        if (items.size() != N) {
            complain(value.offset, {"script.want_list_of", {{"n", std::to_string(N)}}});
            return;
        }
        for (std::size_t i = 0; i < N; ++i) {
            read(items[i], field[i]);
        }
    }

    // [[key, value], ...]
    template <class Key, class T>
    void read(const Json& value, std::map<Key, T>& field) {
        field.clear();
        for (const Json& item : items_of(value, list_max)) {
            const auto pair = items_of(item, 2);
            Key key{};
            if (pair.size() != 2) {
                complain(item.offset, {"script.want_list_of", {{"n", "2"}}});
                return;
            }
            read(pair[0], key);
            read(pair[1], field[key]);
        }
    }

    template <class Tag, class Number>
    void read(const Json& value, Id<Tag, Number>& field) {
        read(value, field.value);
    }

    // Marks a key as known without reading it; the value if it is there.
    const Json* take(std::string_view name);
    void done();
    // The same for an object inside this one, whose trouble becomes this one's.
    void done(Reader& inner);
    void complain(std::size_t offset, Message message);
    // The text is none of the choices; the nearest are told.
    void complain_choice(const Json& value, const std::vector<std::string>& choices);
    bool is(const Json& value, JsonKind kind, std::string_view message);

    const Json& object() const { return object_; }

    const Scene& scene() const { return scene_; }

    const std::optional<Trouble>& trouble() const { return trouble_; }

private:
    static constexpr std::size_t list_max = 100'000; // a longer list is no honest file

    // The items of a list that is not too long; none with a complaint otherwise.
    std::span<const Json> items_of(const Json& value, std::size_t max);

    template <HasWords Enum>
    void read_word(const Json& value, Enum& field) {
        if (const auto found = from_word<Enum>(value.text);
            found && value.kind == JsonKind::string) {
            field = *found;
        } else {
            complain_choice(value, words_of<Enum>());
        }
    }

    // Where the key stands; behind the last when it does not. Files have the keys in the order in
    // which they are asked for, so most are found at once.
    std::size_t index_of(std::string_view name) const;

    const Json& object_;
    const Scene& scene_;
    std::vector<std::string_view> known_; // names are parts of the program
    std::size_t next_ = 0;                // behind the key found last
    std::size_t found_ = 0;               // keys found in their order
    std::optional<Trouble> trouble_;
};

// Whole numbers of any width, as far as they fit.
void read_number(Reader& reader, const Json& value, std::int64_t least, std::int64_t most,
                 std::int64_t& number);

template <std::integral Number>
    requires(!std::same_as<Number, bool>)
void read_form(Reader& reader, const Json& value, Number& field) {
    std::int64_t number = 0;
    read_number(reader, value, std::int64_t{std::numeric_limits<Number>::min()},
                static_cast<std::int64_t>(std::numeric_limits<Number>::max()), number);
    field = static_cast<Number>(number);
}

void read_form(Reader& reader, const Json& value, bool& field);
void read_form(Reader& reader, const Json& value, std::string& field);
void read_form(Reader& reader, const Json& value, Milliseconds& field);
void read_form(Reader& reader, const Json& value, Days& field);
void read_form(Reader& reader, const Json& value, Points& field); // 1, 0.5, 0.25
void read_form(Reader& reader, const Json& value, games::Square& field);
void read_form(Reader& reader, const Json& value, games::SquareSet& field);
void read_form(Reader& reader, const Json& value, games::Move& field);

// The outermost object: the trouble, or the whole of it was read.
template <class T>
std::optional<Trouble> read_object(const Json& value, const Scene& scene, T& field) {
    Reader reader(value, scene);
    fields(reader, field);
    reader.done();
    return reader.trouble();
}

// "did you mean" for a word that is none of the choices, as a part of a message.
std::string suggestion(std::string_view word, const std::vector<std::string>& choices);

} // namespace kodeks::ledger
