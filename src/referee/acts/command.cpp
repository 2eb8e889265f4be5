#include "referee/acts/command.hpp"

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
    return officials.has(actor);
}

bool is_assistant(Actor actor) {
    return actor == Actor::white_assistant || actor == Actor::black_assistant;
}

Actor player(Side side) {
    return side == Side::white ? Actor::white : Actor::black;
}

const Declared& declared_of(const Action& action) {
    return action.visit([]<class A>(const A&) -> const Declared& { return A::declared; });
}

Proof proof_of(const truth::Query& query, truth::Known answer) {
    return {query.matter, games::identity(query.position), query.side, query.own_moves, answer};
}

bool answers(const Proof& proof, const truth::Query& query) {
    return proof == proof_of(query, proof.answer);
}

} // namespace kodeks::referee
