#include "tournament/pairing/swiss.hpp"

#include "tournament/pairing/drawn.hpp"
#include "tournament/pairing/joined.hpp"
#include "tournament/pairing/seek.hpp"
#include "tournament/pairing/zoned.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace kodeks::tournament::pairing {

namespace {

using List = std::vector<Vertex>;

List everybody_but(const Desk& desk, Vertex bye) {
    List list;
    for (Vertex v = 0; v < desk.players(); ++v) {
        if (v != bye) {
            list.push_back(v);
        }
    }
    return list;
}

// Before round 1 all are one list. Virtual points make groups of it (C04.7:1.3), the last of an odd
// group going to the next, unless somebody would then find no opponent.
std::vector<List> first_lists(const Desk& desk, Vertex bye) {
    std::vector<List> lists;
    List carried;
    for (const List& group : desk.score_groups()) {
        List list = std::exchange(carried, {});
        std::ranges::copy_if(group, std::back_inserter(list), [&](Vertex v) { return v != bye; });
        if (list.size() % 2 == 1) {
            carried.push_back(list.back());
            list.pop_back();
        }
        lists.push_back(std::move(list));
    }
    const bool fits = std::ranges::all_of(
        lists, [&](const List& list) { return Matching(desk.can(), list).is_perfect(); });
    return fits ? lists : std::vector<List>{everybody_but(desk, bye)};
}

void pair_first_round(Desk& desk, Vertex bye, lots::Urn& urn) {
    const bool drawn = desk.system().first_colour_drawn && desk.players() > 1;
    const Colour odd = drawn && urn.choose("r1.colour", 2) == 1 ? Colour::black : Colour::white;
    const auto lists = is_accelerated(desk.field()) ? first_lists(desk, bye)
                                                    : std::vector<List>{everybody_but(desk, bye)};
    for (const List& list : lists) {
        const Matching inside(desk.can(), list);
        seek_opponents({desk, desk.system().first_round, desk.can(), inside}, list, [&](Plan plan) {
            plan.step = Step::first_round;
            desk.form_first_round(plan, odd);
        });
    }
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
