// Creating an event and its stages, choosing tie-breaks.
#include "tournament/age.hpp"
#include "tournament/decide.hpp"
#include "tournament/pairing/system.hpp"
#include "tournament/standings.hpp"
#include "tournament/tiebreak/catalogue.hpp"

#include <algorithm>

namespace kodeks::tournament {

namespace {

constexpr std::uint32_t most_rounds = 400;
constexpr std::uint32_t most_boards = 100;

std::optional<Refusal> refused_codes(const rulebook::TournamentRules& rules,
                                     const std::vector<std::string>& codes) {
    for (auto code = codes.begin(); code != codes.end(); ++code) {
        if (tiebreak::find(*code) == nullptr) {
            return refuse("tournament.tie_break_unknown", {{"code", *code}}).value();
        }
        if (std::find(codes.begin(), code, *code) != code) {
            return refuse("tournament.tie_break_twice", {{"code", *code}}).value();
        }
    }
    const auto holds = [](std::span<const std::string_view> group, const std::string& code) {
        return std::ranges::find(group, code) != group.end();
    };
    const auto grouped = [&](const std::string& code) {
        return std::ranges::any_of(rules.exclusive,
                                   [&](const auto& group) { return holds(group, code); });
    };
    const auto fits = [&](std::span<const std::string_view> group) {
        return std::ranges::all_of(
            codes, [&](const std::string& code) { return !grouped(code) || holds(group, code); });
    };
    if (!rules.exclusive.empty() && std::ranges::none_of(rules.exclusive, fits)) {
        return refuse("tournament.tie_breaks_mixed", {}, rules.tie_break_articles).value();
    }
    return std::nullopt;
}

bool is_known_scale(const rulebook::Scale& scale) {
    return scale == rulebook::Scale{} ||
           scale == rulebook::Scale{whole_points(2), whole_points(1), whole_points(0)};
}

std::optional<Refusal> refused_stage(const State& state, const StageSettings& settings) {
    const bool swiss = settings.system == System::swiss;
    if (swiss && pairing::find_swiss_system(settings.swiss) == nullptr) {
        return refuse("tournament.swiss_unknown", {{"name", settings.swiss}}).value();
    }
    if (settings.games < 1 || settings.games > 4 || settings.cycles < 1 || settings.cycles > 8 ||
        settings.boards > most_boards || (settings.boards > 0 && settings.games > 1)) {
        return refuse("tournament.stage_numbers").value();
    }
    const bool counted = swiss || settings.system == System::match;
    if (settings.rounds > most_rounds || (counted && settings.rounds == 0)) {
        return refuse("tournament.rounds_number").value();
    }
    if (settings.from.stage > state.stages.size()) {
        return refuse("tournament.no_stage", {{"number", std::to_string(settings.from.stage)}})
            .value();
    }
    return refused_codes(rules_of(state), settings.tie_breaks);
}

} // namespace

Decision decide(const State&, const Create& command) {
    const EventSettings& settings = command.settings;
    const auto* rules = rulebook::find_tournament_rules(settings.edition);
    if (rules == nullptr) {
        return refuse("tournament.rulebook_unknown", {{"name", settings.edition}});
    }
    if (settings.name.empty()) {
        return refuse("tournament.name_missing");
    }
    if (!is_known_scale(settings.scale)) {
        return refuse("tournament.scale_unknown", {}, rules->scale_articles);
    }
    if (!settings.age_group.empty() && find_age_group(*rules, settings.age_group) == nullptr) {
        return refuse("tournament.age_group_unknown", {{"code", settings.age_group}});
    }
    if (settings.year < 1900 || settings.year > 2200) {
        return refuse("tournament.year_odd", {{"year", std::to_string(settings.year)}});
    }
    return std::vector<Event>{Created{settings}};
}

Decision decide(const State& state, const AddStage& command) {
    StageSettings settings = command.settings;
    if (settings.tie_breaks.empty()) {
        settings.tie_breaks = default_tie_breaks(rules_of(state), settings);
    }
    if (auto refused = refused_stage(state, settings)) {
        return tl::unexpected(*refused);
    }
    return std::vector<Event>{StageAdded{std::move(settings)}};
}

Decision decide(const State& state, const ChooseTieBreaks& command) {
    const auto stage = stage_for(state, command.stage);
    if (!stage) {
        return tl::unexpected(stage.error());
    }
    if (!(*stage)->rounds.empty()) {
        return refuse("tournament.tie_breaks_fixed", {}, rules_of(state).tie_break_articles);
    }
    if (auto refused = refused_codes(rules_of(state), command.codes)) {
        return tl::unexpected(*refused);
    }
    return std::vector<Event>{TieBreaksChosen{command.stage, command.codes}};
}

} // namespace kodeks::tournament
