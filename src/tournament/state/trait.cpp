#include "tournament/state/trait.hpp"

namespace kodeks::tournament {

const std::string& trait_of(const State& state, EntryId id, Trait trait) {
    static const std::string none;
    const Entry& entry = *find_entry(state, id);
    switch (trait) {
    case Trait::federation:
        return entry.person.federation;
    case Trait::region:
        return entry.person.region;
    case Trait::team:
        return entry.team == no_entry ? none : name_of(state, entry.team);
    case Trait::club:
        break;
    }
    return entry.person.club;
}

bool shares_trait(const State& state, EntryId a, EntryId b, Trait trait) {
    if (trait == Trait::team) { // two teams may have one name
        const EntryId team = find_entry(state, a)->team;
        return team != no_entry && team == find_entry(state, b)->team;
    }
    const std::string& text = trait_of(state, a, trait);
    return !text.empty() && text == trait_of(state, b, trait);
}

} // namespace kodeks::tournament
