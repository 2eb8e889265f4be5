#include "tournament/pairing/swiss.hpp"

#include "tournament/pairing/drawn.hpp"
#include "tournament/pairing/joined.hpp"
#include "tournament/pairing/seek.hpp"
#include "tournament/pairing/zoned.hpp"

namespace kodeks::tournament::pairing {

namespace {

void pair_first_round(Desk& desk, Vertex bye, lots::Urn& urn) {
    std::vector<Vertex> list;
    for (Vertex v = 0; v < desk.players(); ++v) {
        if (v != bye) {
            list.push_back(v);
        }
    }
    const bool drawn = desk.system().first_colour_drawn && !list.empty();
    const Colour odd = drawn && urn.choose("r1.colour", 2) == 1 ? Colour::black : Colour::white;
    const Matching inside(desk.can(), list);
    seek_opponents({desk, desk.system().first_round, desk.can(), inside}, list, [&](Plan plan) {
        plan.step = Step::first_round;
        desk.form_first_round(plan, odd);
    });
}

} // namespace

Ruled<Draw> pair_round(const SwissSystem& system, const Field& field, lots::Urn& urn) {
    Ruled<Desk> desk = Desk::prepare(system, field);
    if (!desk) {
        return tl::make_unexpected(desk.error());
    }
    if (field.round == 1) {
        const Vertex bye = desk->give_bye();
        pair_first_round(*desk, bye, urn);
    } else if (system.procedure == Procedure::drawn) {
        pair_drawn(*desk, urn);
    } else {
        const Vertex bye = desk->give_bye();
        if (system.procedure == Procedure::joined) {
            pair_joined(*desk, bye, urn);
        } else {
            pair_zoned(*desk, bye, urn);
        }
    }
    return std::move(desk->draw());
}

} // namespace kodeks::tournament::pairing
