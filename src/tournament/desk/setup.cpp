// Creating an event and its stages, choosing tie-breaks.
#include "tournament/desk/age.hpp"
#include "tournament/desk/desk.hpp"
#include "tournament/desk/dutch_round.hpp"
#include "tournament/pairing/system.hpp"
#include "tournament/tables/fide_standings.hpp"
#include "tournament/tables/standings.hpp"

#include <algorithm>

namespace kodeks::tournament {

namespace {

constexpr std::uint32_t most_rounds = 400;
constexpr std::uint32_t most_boards = 100;

std::optional<Refusal> refused_codes(const rulebook::TournamentRules& rules,
                                     const std::vector<std::string>& codes) {
    for (auto code = codes.begin(); code != codes.end(); ++code) {
        if (!is_tie_break(*code)) {
            return refuse("tournament.tie_break_unknown", {{"code", *code}}).value();
        }
        if (std::find(codes.begin(), code, *code) != code) {
            return refuse("tournament.tie_break_twice", {{"code", *code}}).value();
        }
    }
    const auto fide = std::ranges::count_if(codes, is_fide_tie_break);
    if (fide != 0 && fide != std::ssize(codes)) {
        return refuse("tournament.tie_breaks_of_two_kinds").value();
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

bool is_usual_scale(const rulebook::Scale& scale) {
    return scale == rulebook::Scale{} ||
           scale == rulebook::Scale{whole_points(2), whole_points(1), whole_points(0)};
}

// More for a win than for a draw and more for a draw than for a loss, in tenths of a point.
bool is_possible_scale(const rulebook::Scale& scale) {
    const auto tenths = [](Points points) { return points.value % tenths_of_points(1).value == 0; };
    return scale.win > scale.draw && scale.draw > scale.loss && scale.loss >= Points{} &&
           scale.win <= whole_points(10) && tenths(scale.win) && tenths(scale.draw) &&
           tenths(scale.loss);
}

// Points other than the usual ones are for regulations to set, where the book lets them
// (FIDE:10.1, PMR:117).
std::optional<Refusal> refused_scale(const rulebook::Scale& scale,
                                     const rulebook::TournamentRules& rules) {
    if (is_usual_scale(scale)) {
        return std::nullopt;
    }
    if (rules.other_scale_articles.empty()) {
        return refuse("tournament.scale_unknown", {}, rules.scale_articles).value();
    }
    return is_possible_scale(scale)
               ? std::nullopt
               : std::optional(
                     refuse("tournament.scale_odd", {}, rules.other_scale_articles).value());
}

// Where the book says of how many games a micro-match consists (RU:3.19#1).
std::optional<Refusal> refused_games(const StageSettings& settings,
                                     const rulebook::MicroMatchRules& rules) {
    const bool micro = settings.boards == 0 && settings.games > 1 && rules.games_min > 0;
    const bool as_many = settings.games >= rules.games_min && settings.games <= rules.games_max;
    if (!micro || rules.proposed || as_many) {
        return std::nullopt;
    }
    return refuse(
               "tournament.micro_match_games",
               {{"from", std::to_string(rules.games_min)}, {"to", std::to_string(rules.games_max)}},
               rules.articles)
        .value();
}

// A group that the book does not have; it says which ones it has.
Refusal unknown_group(const rulebook::TournamentRules& rules, const std::string& code) {
    std::vector<std::string_view> articles;
    std::ranges::transform(rules.age_groups, std::back_inserter(articles),
                           &rulebook::AgeGroup::article);
    return refuse("tournament.age_group_unknown", {{"code", code}}, articles).value();
}

std::optional<Refusal> refused_acceleration(const State& state, const StageSettings& settings) {
    constexpr static std::string_view usual_points[] = {"C04.7:1.1"};
    const rulebook::Scale& scale = state.settings.scale;
    if (!settings.accelerated) {
        return std::nullopt;
    }
    if (settings.swiss != dutch_system) {
        return refuse("tournament.acceleration_dutch").value();
    }
    const bool usual = scale.win == scale.draw + scale.draw && scale.loss == Points{};
    return usual ? std::nullopt
                 : std::optional(refuse("tournament.acceleration_scale", {}, usual_points).value());
}

std::string team_systems() {
    std::string names;
    for (const pairing::SwissSystem& system : pairing::swiss_systems()) {
        names += (names.empty() ? "" : ", ") + std::string(system.name);
    }
    return names;
}

std::optional<Refusal> refused_stage(const State& state, const StageSettings& settings,
                                     const World& world) {
    const bool swiss = settings.system == System::swiss;
    if (swiss && !is_swiss_system(settings.swiss)) {
        return refuse("tournament.swiss_unknown", {{"name", settings.swiss}}).value();
    }
    if (auto refused = refused_games(settings, world.rules->micro_matches)) {
        return refused;
    }
    if (settings.games < 1 || settings.games > 4 || settings.cycles < 1 || settings.cycles > 8 ||
        settings.boards > most_boards || (settings.boards > 0 && settings.games > 1)) {
        return refuse("tournament.stage_numbers").value();
    }
    if (settings.boards > 0 && settings.swiss == dutch_system) {
        return refuse("tournament.fide_individuals", {{"names", team_systems()}}).value();
    }
    if (auto refused = refused_acceleration(state, settings)) {
        return refused;
    }
    const bool counted = swiss || settings.system == System::match;
    if (settings.rounds > most_rounds || (counted && settings.rounds == 0)) {
        return refuse("tournament.rounds_number").value();
    }
    if (settings.from.stage > state.stages.size()) {
        return refuse("tournament.no_stage", {{"number", std::to_string(settings.from.stage)}})
            .value();
    }
    return refused_codes(*world.rules, settings.tie_breaks);
}

} // namespace

Ruled<Facts> on(const State&, const Create& command, const World& world) {
    EventSettings settings = command.settings;
    if (world.rules->edition != settings.edition) {
        return refuse("tournament.rulebook_unknown", {{"name", settings.edition}});
    }
    if (settings.name.empty()) {
        return refuse("tournament.name_missing");
    }
    if (auto refused = refused_scale(settings.scale, *world.rules)) {
        return tl::unexpected(*refused);
    }
    if (!settings.age_group.empty() &&
        find_age_group(*world.rules, settings.age_group) == nullptr) {
        return tl::unexpected(unknown_group(*world.rules, settings.age_group));
    }
    if (settings.year < 1900 || settings.year > 2200) {
        return refuse("tournament.year_odd", {{"year", std::to_string(settings.year)}});
    }
    settings.counting = counting_by(*world.rules);
    return Facts{Created{std::move(settings)}};
}

namespace {

// The free team has drawn where the book says so and the event says nothing else.
void add_drawn_bye(const State& state, const World& world, StageSettings& settings) {
    const bool said =
        std::ranges::find(settings.awards, Worth::bye, &Award::worth) != settings.awards.end();
    if (settings.system == System::swiss && settings.boards > 0 && world.rules->teams.drawn_bye &&
        !said) {
        const auto boards = static_cast<std::int32_t>(settings.boards);
        settings.awards.push_back(
            {Worth::bye, 0, {}, state.settings.scale.draw * boards, whole_points(1)});
    }
}

// A bye is worth what the regulations say where FIDE's rules are played (C04.1:3).
std::optional<Refusal> refused_awards(const State& state, const StageSettings& settings) {
    constexpr static std::string_view bye[] = {"C04.1:3"};
    const rulebook::Scale& scale = state.settings.scale;
    for (const Award& award : settings.awards) {
        const bool own = settings.report.empty() && award.worth == Worth::bye;
        const bool odd = award.points.value_or(scale.loss) < scale.loss ||
                         award.points.value_or(scale.loss) > scale.win;
        if (own && (settings.swiss != dutch_system || odd)) {
            return refuse("tournament.bye_points",
                          {{"loss", to_text(scale.loss)}, {"win", to_text(scale.win)}}, bye)
                .value();
        }
    }
    return std::nullopt;
}

} // namespace

Ruled<Facts> on(const State& state, const AddStage& command, const World& world) {
    StageSettings settings = command.settings;
    if (auto refused = refused_awards(state, settings)) {
        return tl::unexpected(*refused);
    }
    add_drawn_bye(state, world, settings);
    if (settings.from.stage != 0 && settings.purpose == Purpose::unsaid) {
        settings.purpose = Purpose::regular;
    }
    if (settings.tie_breaks.empty()) {
        settings.tie_breaks = default_tie_breaks(*world.rules, settings);
    }
    if (auto refused = refused_stage(state, settings, world)) {
        return tl::unexpected(*refused);
    }
    settings.tie_break_articles = tie_break_articles(*world.rules, settings, settings.tie_breaks);
    return Facts{StageAdded{std::move(settings)}};
}

Ruled<Facts> on(const State& state, const ChooseTieBreaks& command, const World& world) {
    const auto stage = stage_for(state, command.stage);
    if (!stage) {
        return tl::unexpected(stage.error());
    }
    if (!(*stage)->rounds.empty()) {
        return refuse("tournament.tie_breaks_fixed", {}, world.rules->tie_break_articles);
    }
    if (auto refused = refused_codes(*world.rules, command.codes)) {
        return tl::unexpected(*refused);
    }
    return Facts{
        TieBreaksChosen{command.stage, command.codes,
                        tie_break_articles(*world.rules, (*stage)->settings, command.codes)}};
}

} // namespace kodeks::tournament
