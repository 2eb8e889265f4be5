// Coming back after leaving, and putting right how somebody was written down.
#include "tournament/desk/desk.hpp"
#include "tournament/desk/person.hpp"

#include <algorithm>

namespace kodeks::tournament {

namespace {

bool is_in(const Round& round, EntryId entry) {
    const auto plays = [&](const Pairing& pairing) {
        return pairing.first == entry || pairing.second == entry;
    };
    return std::ranges::any_of(round.pairings, plays) ||
           std::ranges::find(round.absent, entry) != round.absent.end();
}

// Rounds of a Swiss that were paired without him, from his first round on.
std::vector<RoundNumber> missed_rounds(const Stage& stage, EntryId entry) {
    std::vector<RoundNumber> missed;
    bool appeared = false;
    for (RoundNumber round = 1; round <= stage.rounds.size(); ++round) {
        const bool inside = is_in(stage.rounds[round - 1], entry);
        appeared = appeared || inside;
        if (appeared && !inside) {
            missed.push_back(round);
        }
    }
    return missed;
}

// The bracket went on without him, or the schedule was made without him.
bool is_too_late(const Stage& stage, EntryId entry) {
    const auto& numbers = stage.lots.numbers;
    const bool drawn = std::ranges::find(numbers, entry) != numbers.end();
    if (stage.settings.system == System::swiss || numbers.empty()) {
        return false;
    }
    const bool knocked_out = stage.settings.system == System::knockout && !stage.rounds.empty() &&
                             !is_in(stage.rounds.back(), entry);
    return !drawn || knocked_out;
}

} // namespace

Ruled<Facts> on(const State& state, const Return& command, const World& world) {
    const auto found = stage_for(state, command.stage);
    if (!found) {
        return tl::unexpected(found.error());
    }
    const Stage& stage = **found;
    if (find_entry(state, command.entry) == nullptr || !is_member(stage, command.entry)) {
        return refuse("tournament.no_member", {{"number", std::to_string(command.entry.value)}});
    }
    const std::string& name = name_of(state, command.entry);
    if (!has_left(stage, command.entry)) {
        return refuse("tournament.has_not_left", {{"name", name}});
    }
    if (command.reason.empty()) {
        return refuse("tournament.return_reason", {}, world.rules->withdrawn_articles);
    }
    if (is_too_late(stage, command.entry)) {
        return refuse("tournament.return_late", {{"name", name}}, world.rules->withdrawn_articles);
    }
    const bool swiss = stage.settings.system == System::swiss;
    return Facts{Returned{command.stage, command.entry,
                          swiss ? missed_rounds(stage, command.entry) : std::vector<RoundNumber>(),
                          command.reason}};
}

Ruled<Facts> on(const State& state, const CorrectPerson& command, const World& world) {
    const Entry* const entry = find_entry(state, command.entry);
    if (entry == nullptr) {
        return refuse("tournament.no_member", {{"number", std::to_string(command.entry.value)}});
    }
    if (command.person == entry->person) {
        return refuse("tournament.person_same", {{"name", entry->person.name}});
    }
    if (command.reason.empty()) {
        return refuse("tournament.reason_missing", {}, world.rules->correction_articles);
    }
    if (auto refused = refused_person(state, command.person, *entry, world)) {
        return tl::unexpected(*refused);
    }
    return Facts{PersonCorrected{command.entry, command.person, command.reason}};
}

} // namespace kodeks::tournament
