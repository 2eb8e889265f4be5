#include "tournament/tournament.hpp"

#include "tournament/desk/desk.hpp"
#include "tournament/state/invariants.hpp"

namespace kodeks::tournament {

namespace {

const std::string& edition_of(const State& state, const Command& command) {
    const auto* const create = command.get_if<Create>();
    return create == nullptr ? state.settings.edition : create->settings.edition;
}

} // namespace

tl::unexpected<Refusal> refuse(std::string_view key, std::vector<MessagePart> parts,
                               rulebook::Articles articles) {
    return tl::unexpected(
        Refusal{{std::string(key), std::move(parts)}, {articles.begin(), articles.end()}});
}

Ruled<const Stage*> stage_for(const State& state, StageNumber number) {
    const Stage* stage = find_stage(state, number);
    if (stage == nullptr) {
        return refuse("tournament.no_stage", {{"number", std::to_string(number)}});
    }
    return stage;
}

Ruled<const Stage*> stage_with(const State& state, StageNumber number, EntryId entry,
                               const World& world) {
    auto stage = stage_for(state, number);
    if (!stage) {
        return stage;
    }
    if (find_entry(state, entry) == nullptr || !is_member(**stage, entry)) {
        return refuse("tournament.no_member", {{"number", std::to_string(entry.value)}});
    }
    if (has_left(**stage, entry)) {
        return refuse("tournament.has_left", {{"name", name_of(state, entry)}},
                      world.rules->withdrawn_articles);
    }
    return stage;
}

Decision decide(const State& state, const Command& command, const World& world) {
    const bool creating = command.is<Create>();
    if (creating != state.settings.edition.empty()) {
        return refuse(creating ? "tournament.already_created" : "tournament.not_created").value();
    }
    if (world.rules == nullptr) {
        return refuse("tournament.rulebook_unknown", {{"name", edition_of(state, command)}})
            .value();
    }
    assert_invariants(state);
    auto facts = command.visit([&](const auto& asked) { return on(state, asked, world); });
    if (!facts) {
        return std::move(facts.error());
    }
    return ledger::Accepted<Event>{std::move(*facts)};
}

} // namespace kodeks::tournament
