#include "tournament/desk/numbers.hpp"

#include "base/fold.hpp"
#include "tournament/desk/desk.hpp"
#include "tournament/desk/dutch_round.hpp"
#include "tournament/lots/start_list.hpp"
#include "tournament/pairing/system.hpp"
#include "tournament/pairing/varma.hpp"
#include "tournament/report/report.hpp"
#include "tournament/state/trait.hpp"

#include <algorithm>

namespace kodeks::tournament {

namespace {

using Group = std::vector<EntryId>;

// Whether the system orders the field by rating before it draws.
bool uses_ratings(const StageSettings& settings) {
    if (settings.system != System::swiss) {
        return false;
    }
    const auto* system = pairing::find_swiss_system(settings.swiss);
    return system != nullptr && system->first_colour_drawn;
}

Group by_lot(const State& state, const Stage& stage, const Group& members, lots::Urn& urn) {
    std::vector<std::optional<std::int32_t>> ratings(members.size());
    for (std::size_t i = 0; i < members.size(); ++i) {
        const Person& person = find_entry(state, members[i])->person;
        if (uses_ratings(stage.settings) && !person.ratings.empty()) {
            ratings[i] = person.ratings.front().value;
        }
    }
    Group numbers;
    for (const std::uint32_t index : lots::start_list(ratings, urn)) {
        numbers.push_back(members[index]);
    }
    return numbers;
}

// Teams in alphabetical order, their members in alphabetical order (PMR:239b); who belongs to
// nobody is a team of his own.
std::vector<Group> teams_of(const State& state, Group members, Trait trait) {
    const auto key = [&](EntryId id) {
        return std::tuple(alphabetical_key(trait_of(state, id, trait)),
                          alphabetical_key(name_of(state, id)), id);
    };
    std::ranges::sort(members, {}, key);
    std::vector<Group> teams;
    for (const EntryId id : members) {
        const auto team = std::ranges::find_if(teams, [&](const Group& group) {
            return shares_trait(state, group.front(), id, trait);
        });
        (team == teams.end() ? teams.emplace_back() : *team).push_back(id);
    }
    return teams;
}

Ruled<Group> by_tables(const State& state, const Group& members, Trait trait, lots::Urn& urn) {
    const std::vector<Group> teams = teams_of(state, members, trait);
    std::vector<std::uint32_t> sizes;
    std::ranges::transform(teams, std::back_inserter(sizes), [](const Group& team) {
        return static_cast<std::uint32_t>(team.size());
    });
    const auto draw = pairing::draw_varma(sizes, urn);
    if (!draw) {
        return tl::unexpected(draw.error());
    }
    Group numbers(members.size());
    for (std::size_t team = 0; team < teams.size(); ++team) {
        for (std::size_t i = 0; i < teams[team].size(); ++i) {
            numbers[draw->numbers[team][i].value - 1] = teams[team][i];
        }
    }
    return numbers;
}

} // namespace

std::vector<EntryId> present_members(const Stage& stage) {
    Group present;
    std::ranges::copy_if(stage.members, std::back_inserter(present),
                         [&](EntryId entry) { return !has_left(stage, entry); });
    return present;
}

Ruled<std::vector<EntryId>> drawn_numbers(const State& state, const Stage& stage,
                                          std::optional<Trait> restricted, lots::Urn& urn,
                                          const World& world) {
    const Group members = present_members(stage);
    const bool dutch =
        stage.settings.system == System::swiss && stage.settings.swiss == dutch_system;
    if (!restricted && dutch) {
        return starting_order(state, stage); // C04.2:2: nothing is drawn
    }
    if (!restricted) {
        return by_lot(state, stage, members, urn);
    }
    const auto articles =
        world.rules == nullptr ? rulebook::Articles() : world.rules->restricted_draw_articles;
    if (articles.empty()) {
        return refuse("tournament.restricted_unknown");
    }
    if (stage.settings.system != System::round_robin) {
        return refuse("tournament.restricted_system", {}, articles);
    }
    return by_tables(state, members, *restricted, urn);
}

} // namespace kodeks::tournament
