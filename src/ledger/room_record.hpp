// Facts and commands of a room as JSON objects: the word of what happened under "type", then its
// fields. Every room's record is made of these.
#pragma once

#include "games/variant.hpp"
#include "ledger/alternative.hpp"
#include "ledger/exact.hpp"

namespace kodeks::ledger {

template <class Variant>
std::string write_typed(const Variant& value, const Scene& scene) {
    std::string text = "{";
    Writer writer(text, scene);
    write_variant(writer, "type", value);
    return text + "}";
}

template <class Variant>
tl::expected<Variant, Trouble> read_typed(const Json& json, const Scene& scene) {
    Reader reader(json, scene);
    Variant value;
    if (!reader.trouble()) {
        read_variant(reader, "type", value);
        reader.done();
    }
    if (reader.trouble()) {
        return tl::unexpected(*reader.trouble());
    }
    return value;
}

// The variant that the settings inside this object name, so that their squares can be read.
tl::expected<const games::Variant*, Trouble> variant_in(const Json& json);

// A fact of a game: the first one names the variant itself, the others are read with it.
template <class Event>
tl::expected<Event, Trouble> read_on_board(const Json& json, const games::Variant* variant) {
    if (variant == nullptr) {
        const auto named = variant_in(json);
        if (!named) {
            return tl::unexpected(named.error());
        }
        variant = *named;
    }
    return read_typed<Event>(json, exactly_on(*variant));
}

// The state of a game, but for its position: which boards have one is for the room to say.
template <class State>
tl::expected<State, Trouble> read_board_state(const Json& json) {
    const auto variant = variant_in(json);
    if (!variant) {
        return tl::unexpected(variant.error());
    }
    State state;
    if (const auto trouble = read_object(json, exactly_on(**variant), state)) {
        return tl::unexpected(*trouble);
    }
    state.variant = *variant;
    return state;
}

} // namespace kodeks::ledger
