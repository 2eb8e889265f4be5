#include "correspondence/acts/act.hpp"

namespace kodeks::correspondence {

std::optional<games::Side> side_of(Actor actor) {
    switch (actor) {
    case Actor::white:
        return games::Side::white;
    case Actor::black:
        return games::Side::black;
    default:
        return std::nullopt;
    }
}

Actor player_of(games::Side side) {
    return side == games::Side::white ? Actor::white : Actor::black;
}

std::string_view word_of(const Act& act) {
    return act.visit([]<class A>(const A&) { return A::declared.word; });
}

} // namespace kodeks::correspondence
