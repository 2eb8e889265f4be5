#include "referee/command.hpp"

namespace kodeks::referee {

std::optional<Side> side_of(Actor actor) {
    switch (actor) {
    case Actor::white:
    case Actor::white_assistant:
        return Side::white;
    case Actor::black:
    case Actor::black_assistant:
        return Side::black;
    default:
        return std::nullopt;
    }
}

bool is_official(Actor actor) {
    return actor == Actor::arbiter || actor == Actor::chief_arbiter;
}

Actor player(Side side) {
    return side == Side::white ? Actor::white : Actor::black;
}

} // namespace kodeks::referee
