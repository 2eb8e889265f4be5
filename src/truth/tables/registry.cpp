// The games that have endgame tables and how large these usually are: the one place of this room
// that knows their names. What is listed here is built in seconds.
#include "games/variant.hpp"
#include "games/variants/brazilian.hpp"
#include "games/variants/frisian.hpp"
#include "games/variants/international.hpp"
#include "games/variants/russian.hpp"
#include "truth/tables/engine_of.hpp"

#include <algorithm>

namespace kodeks::truth::tables {

namespace {

using namespace games::variants;

constexpr std::array<Engine, 4> listed = {
    engine_of<russian_rules()>(russian, {4, 4}), engine_of<brazilian_rules()>(brazilian, {4, 4}),
    engine_of<international_rules()>(international, {4, 4}),
    engine_of<frisian_rules()>(frisian, {3, 4}), // with men the runs of FR:17 multiply the states
};

} // namespace

std::span<const Engine> all_engines() {
    return listed;
}

const Engine* find_engine(const games::Variant& variant) {
    const auto found = std::ranges::find(listed, &variant, &Engine::variant);
    return found == listed.end() ? nullptr : &*found;
}

std::optional<Slice> slice_of(const games::Position& position) {
    const Side mover = games::side_to_move(position);
    const games::Material own = games::material(position, mover);
    const games::Material theirs = games::material(position, opponent(mover));
    if (own.total() + theirs.total() > most_pieces) {
        return std::nullopt;
    }
    const auto count = [](const games::Material& material, games::Kind kind) {
        return static_cast<std::uint8_t>(material.of(kind));
    };
    return Slice{count(own, games::Kind::man), count(own, games::Kind::king),
                 count(theirs, games::Kind::man), count(theirs, games::Kind::king)};
}

} // namespace kodeks::truth::tables
