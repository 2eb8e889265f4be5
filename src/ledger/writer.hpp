// The archive that writes fields as a JSON object; what has its default value is left out. The
// fields of a struct are named once for reading and writing (reader.hpp).
#pragma once

#include "base/bounded.hpp"
#include "base/box.hpp"
#include "base/points.hpp"
#include "base/strong.hpp"
#include "ledger/scene.hpp"
#include "ledger/words.hpp"

#include <array>
#include <concepts>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::ledger {

class Writer {
public:
    Writer(std::string& out, const Scene& scene) : out_(out), scene_(scene) {}

    template <class T>
    void must(std::string_view name, const T& field) {
        key(name);
        write(field);
    }

    template <class T>
    void may(std::string_view name, const T& field) {
        if (!(field == usual(field))) {
            must(name, field);
        }
    }

    template <class T>
    void shown(std::string_view name, const T& field) {
        must(name, field);
    }

    template <class T>
    void write(const T& value) {
        if constexpr (requires(Writer& w) { write_form(w, value); }) {
            write_form(*this, value);
        } else if constexpr (std::is_enum_v<T>) {
            text(word(value));
        } else {
            write_object(value);
        }
    }

    template <class T>
    void write(const std::optional<T>& value) {
        if (value) {
            write(*value);
        } else {
            raw("null");
        }
    }

    template <class T>
    void write(const Box<T>& value) {
        write(*value);
    }

    template <class T>
    void write(const std::vector<T>& list) {
        write_list(list);
    }

    template <class T, std::size_t N>
    void write(const BoundedVector<T, N>& list) {
        write_list(list);
    }

    template <class T, std::size_t N>
    void write(const std::array<T, N>& list) {
        write_list(list);
    }

    template <class Key, class T>
    void write(const std::map<Key, T>& map) {
        raw("[");
        const char* separator = "";
        for (const auto& [key, value] : map) {
            raw(separator);
            raw("[");
            write(key);
            raw(",");
            write(value);
            raw("]");
            separator = ",";
        }
        raw("]");
    }

    template <class Tag, class Number>
    void write(Id<Tag, Number> id) {
        write(id.value);
    }

    // The fields of a value as an object, or as further members of the one that is being written.
    template <class T>
    void write_object(const T& value) {
        Writer inner(out_, scene_);
        raw("{");
        inner.write_members(value);
        raw("}");
    }

    template <class T>
    void write_members(const T& value) {
        static const T fresh{};
        object_ = reinterpret_cast<const char*>(&value); // NOLINT: see usual()
        fresh_ = reinterpret_cast<const char*>(&fresh);  // NOLINT
        // The same function names the fields for reading; a writer only looks at them.
        fields(*this, const_cast<T&>(value)); // NOLINT(cppcoreguidelines-pro-type-const-cast)
    }

    void key(std::string_view name);
    void text(std::string_view text); // quoted

    void raw(std::string_view json) { out_ += json; }

    const Scene& scene() const { return scene_; }

private:
    // The field of a fresh object that lies where this one lies in the object being written.
    template <class T>
    const T& usual(const T& field) const {
        const auto offset = reinterpret_cast<const char*>(&field) - object_; // NOLINT
        return *reinterpret_cast<const T*>(fresh_ + offset);                 // NOLINT
    }

    template <class List>
    void write_list(const List& list) {
        raw("[");
        const char* separator = "";
        for (const auto& item : list) {
            raw(separator);
            write(item);
            separator = ",";
        }
        raw("]");
    }

    std::string& out_;
    const Scene& scene_;
    const char* object_ = nullptr;
    const char* fresh_ = nullptr;
    bool first_ = true;
};

template <std::integral Number>
    requires(!std::same_as<Number, bool>)
void write_form(Writer& writer, Number value) {
    writer.raw(std::to_string(value));
}

void write_form(Writer& writer, const bool& value);
void write_form(Writer& writer, const std::string& value);
void write_form(Writer& writer, const Milliseconds& value);
void write_form(Writer& writer, const Days& value);
void write_form(Writer& writer, const Points& value);
void write_form(Writer& writer, const games::Square& value);
void write_form(Writer& writer, const games::SquareSet& value);
void write_form(Writer& writer, const games::Move& value);

// A value as JSON text.
template <class T>
std::string to_json_text(const T& value, const Scene& scene) {
    std::string text;
    Writer(text, scene).write(value);
    return text;
}

// A move as the reader of fields reads it back in the same scene.
std::string write_move(const Scene& scene, const games::Move& move);

} // namespace kodeks::ledger
