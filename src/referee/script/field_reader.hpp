// The archive that reads fields from a JSON object. The first thing that is wrong is kept with its
// place; after that nothing is read any more. done() complains about keys nobody asked for.
#pragma once

#include "clock/control.hpp"
#include "games/position.hpp"
#include "games/variant.hpp"
#include "referee/script/located_json.hpp"
#include "referee/words.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::referee::script {

// The board on which squares and moves are read.
struct Scene {
    const games::Variant* variant = nullptr;
    std::optional<games::Position> position{};
};

class FieldReader {
public:
    FieldReader(const Json& object, const Scene& scene);

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

    // Marks a key as known without reading it; the value if it is there.
    const Json* take(std::string_view name);
    void done();
    // The same for an object inside this one, whose trouble becomes this one's.
    void done(FieldReader& inner);

    void complain(std::size_t offset, Message message);
    // The text is none of the choices; the nearest are told.
    void complain_choice(const Json& value, const std::vector<std::string>& choices);
    // Articles that stand in the list under this name must exist.
    void check_articles(std::string_view name);

    const std::optional<Trouble>& trouble() const { return trouble_; }

private:
    template <class T>
    void read(const Json& value, std::optional<T>& field) {
        T inner{};
        read(value, inner);
        field = inner;
    }

    template <class Enum>
        requires std::is_enum_v<Enum>
    void read(const Json& value, Enum& field) {
        if (const auto found = from_word<Enum>(value.text);
            found && value.kind == JsonKind::string) {
            field = *found;
        } else {
            complain_choice(value, words_of<Enum>());
        }
    }

    void read(const Json& value, bool& field);
    void read(const Json& value, std::int32_t& field);
    void read(const Json& value, std::string& field);
    void read(const Json& value, Milliseconds& field);
    void read(const Json& value, Instant& field);
    void read(const Json& value, games::Setup& field);
    void read(const Json& value, games::Square& field);
    void read(const Json& value, games::Move& field);
    void read(const Json& value, clock::TimeControl& field);
    void read(const Json& value, std::vector<std::string>& field);

    bool is(const Json& value, JsonKind kind, std::string_view message);

    const Json& object_;
    const Scene& scene_;
    std::vector<std::string> known_;
    std::optional<Trouble> trouble_;
};

// "did you mean" for a word that is none of the choices, as a part of a message.
std::string suggestion(std::string_view word, const std::vector<std::string>& choices);

} // namespace kodeks::referee::script
