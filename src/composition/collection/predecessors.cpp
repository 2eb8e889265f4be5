#include "composition/collection/predecessors.hpp"

#include <algorithm>
#include <map>
#include <tuple>

namespace kodeks::composition {

namespace {

constexpr int few_squares = 4; // a piece that moved makes two squares differ

struct Encounter {
    std::uint32_t own_ply = 0;
    std::uint32_t other_ply = 0;
};

// Where the play of each entry first meets this one's.
std::map<EntryIndex, Encounter> meetings(const Collection& collection,
                                         const Composition& composition) {
    std::map<EntryIndex, Encounter> found;
    const games::Board& board = composition.diagram.variant().board;
    for (const auto& [shape, ply] : positions_of(composition)) {
        for (const Occurrence& at : collection.occurrences(board, shape)) {
            const auto [place, is_new] = found.try_emplace(at.entry, Encounter{ply, at.ply});
            if (!is_new &&
                std::tie(ply, at.ply) < std::tie(place->second.own_ply, place->second.other_ply)) {
                place->second = {ply, at.ply};
            }
        }
    }
    return found;
}

// A lone pair of pieces at the end of a solution is everybody's.
bool is_telling(const Composition& composition, const Encounter& meeting) {
    std::uint32_t last = 0;
    for (const auto& [shape, ply] : positions_of(composition)) {
        last = std::max(last, ply);
    }
    return meeting.own_ply < last || meeting.own_ply == 0;
}

Predecessor described(const Collection& collection, const Composition& composition,
                      EntryIndex index, const Encounter& meeting) {
    const Card& card = collection.card(index);
    const Entry& entry = collection.entry(index);
    const Shape own = shape_of(composition.diagram);
    Predecessor found;
    found.entry = index;
    found.own_ply = meeting.own_ply;
    found.other_ply = meeting.other_ply;
    found.likeness = likeness(card.variant->board, card.diagram, own);
    found.differing = difference(card.diagram, own);
    found.degree = found.likeness                   ? Degree::full
                   : found.differing <= few_squares ? Degree::rearranged
                                                    : Degree::partial;
    found.priority = priority_of(entry.published, entry.composition.rules->publication);
    return found;
}

} // namespace

std::vector<Predecessor> predecessors_of(const Collection& collection,
                                         const Composition& composition, Day day) {
    std::vector<Predecessor> all;
    for (const auto& [index, meeting] : meetings(collection, composition)) {
        if (&composition.diagram.variant() != collection.card(index).variant ||
            !is_telling(composition, meeting)) {
            continue;
        }
        Predecessor found = described(collection, composition, index, meeting);
        if (!found.priority || *found.priority < day) {
            all.push_back(found);
        }
    }
    std::ranges::stable_sort(all, {}, [](const Predecessor& one) {
        return std::tuple(one.degree, one.differing, one.own_ply);
    });
    return all;
}

} // namespace kodeks::composition
