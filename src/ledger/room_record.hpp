// Facts and commands of a room as JSON objects: the word of what happened under "type", then its
// fields. Every room's record is made of these.
#pragma once

#include "games/variant.hpp"
#include "ledger/alternative.hpp"

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

} // namespace kodeks::ledger
