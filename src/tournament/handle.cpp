#include "tournament/decide.hpp"

namespace kodeks::tournament {

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

Ruled<const Stage*> stage_with(const State& state, StageNumber number, EntryId entry) {
    auto stage = stage_for(state, number);
    if (!stage) {
        return stage;
    }
    if (find_entry(state, entry) == nullptr || !is_member(**stage, entry)) {
        return refuse("tournament.no_member", {{"number", std::to_string(entry.value)}});
    }
    if (has_left(**stage, entry)) {
        return refuse("tournament.has_left", {{"name", name_of(state, entry)}},
                      rules_of(state).withdrawn_articles);
    }
    return stage;
}

Decision handle(const State& state, const Command& command) {
    const bool creating = std::holds_alternative<Create>(command);
    if (creating != state.settings.edition.empty()) {
        return refuse(creating ? "tournament.already_created" : "tournament.not_created");
    }
    return std::visit([&](const auto& asked) { return decide(state, asked); }, command);
}

} // namespace kodeks::tournament
