// A play-off for first place among those level on points, in the form that their number asks for
// (PMR:281, PMR:282), or an additional match or tournament (RU:3.16.2, UA:V.12.2); and the match
// for first place of a second team that won all its matches (RU:3.17.6#4).
#include "cli/commands/event.hpp"
#include "clock/control_text.hpp"
#include "tournament/desk/playoff.hpp"
#include "tournament/tables/standings.hpp"
#include "tournament/tables/team.hpp"

#include <algorithm>
#include <ostream>

namespace kodeks::cli {

namespace {

using namespace tournament;

std::vector<EntryId> level_at_the_top(const State& state, const Stage& stage) {
    std::vector<EntryId> level;
    const Standings table = standings(state, stage);
    for (const StandingLine& line : table.lines) {
        if (line.points == table.lines.front().points) {
            level.push_back(line.entry);
        }
    }
    return level;
}

// Three who are level again after their round robin: the worst of the main event goes out
// (PMR:282b). Nobody is taken out when the last two are level there as well.
std::vector<EntryId> without_the_worst(const State& state, const Stage& played,
                                       std::vector<EntryId> level) {
    const Stage* const main = find_stage(state, played.settings.from.stage);
    if (main == nullptr || level.size() != 3) {
        return level;
    }
    std::vector<std::uint32_t> places;
    for (const EntryId entry : level) {
        const auto lines = standings(state, *main).lines;
        places.push_back(std::ranges::find(lines, entry, &StandingLine::entry)->first_place);
    }
    if (const auto out = eliminated_of_three(places)) {
        level.erase(level.begin() + static_cast<std::ptrdiff_t>(*out));
    }
    return level;
}

StageSettings settings_for(PlayOffForm form) {
    StageSettings settings;
    switch (form) {
    case PlayOffForm::two_games:
        settings.system = System::match;
        settings.rounds = 2;
        settings.sudden = true;
        break;
    case PlayOffForm::knock_out_of_four:
        settings.system = System::knockout;
        settings.games = 2;
        break;
    default:
        settings.system = System::round_robin;
        break;
    }
    return settings;
}

// The forms stand in the order of the book.
std::string_view article_of(const State& state, PlayOffForm form) {
    const auto first = static_cast<std::size_t>(PlayOffForm::two_games);
    return rules_of(state)->play_off_forms.at(static_cast<std::size_t>(form) - first);
}

std::string names_of(const State& state, const std::vector<EntryId>& entries) {
    std::string names;
    for (const EntryId entry : entries) {
        names += (names.empty() ? "" : ", ") + name_of(state, entry);
    }
    return names;
}

// The last stage of the state has been opened out of another one for those who were level there.
struct Opened {
    std::vector<EntryId> level;
    PlayOffForm form = PlayOffForm::none;
    PlayOffStep step = PlayOffStep::first;
};

void say(const Context& context, const State& state, const Opened& opened) {
    const auto form = opened.form;
    const auto key = form == PlayOffForm::two_games           ? "cli.event.playoff.two"
                     : form == PlayOffForm::knock_out_of_four ? "cli.event.playoff.four"
                                                              : "cli.event.playoff.round_robin";
    const auto general = rules_of(state)->play_off_articles;
    std::vector<std::string_view> articles(general.begin(), general.end());
    articles.push_back(article_of(state, form));
    const auto breaks = rules_of(state)->play_off_breaks;
    articles.insert(articles.end(), breaks.begin(), breaks.end());
    const std::vector<MessagePart> parts = {
        {"stage", std::to_string(state.stages.size())},
        {"names", names_of(state, opened.level)},
        {"minutes", std::to_string(break_minutes(opened.step))}};
    context.streams.out << with_articles(context.text(key, parts), articles) << '\n';
}

// A stage for those who were chosen, and the sentence that says so with its articles.
struct Opening {
    StageSettings settings{};
    std::vector<EntryId> members{};
    const char* key = "";
    rulebook::Articles articles{};
};

Exit open_stage(const Arguments& arguments, const Context& context, EventFile& file,
                Opening opening) {
    opening.settings.name = arguments.maybe("--stage-name").value_or("");
    opening.settings.control = arguments.maybe("--control").value_or("");
    if (!opening.settings.control.empty() && !clock::parse_control(opening.settings.control)) {
        return context.wrong_usage({"clock.bad_control", {}});
    }
    opening.settings.from = {stage_in(arguments), 1,
                             static_cast<std::uint32_t>(opening.members.size()), false};
    const auto next = static_cast<StageNumber>(file.state.stages.size()) + 1;
    const Exit exit = change(arguments, context, file,
                             {AddStage{opening.settings},
                              FillStage{next, opening.members, std::string(opening.articles[0])}});
    if (tells(context, exit)) {
        const std::vector<MessagePart> parts = {{"stage", std::to_string(next)},
                                                {"names", names_of(file.state, opening.members)},
                                                {"control", opening.settings.control}};
        context.streams.out << with_articles(context.text(opening.key, parts), opening.articles)
                            << '\n';
    }
    return exit;
}

// An additional match of two or tournament of more, at the control that is chosen for it
// (RU:3.16.2, UA:V.12.2).
Exit extra_contest(const Arguments& arguments, const Context& context, EventFile& file,
                   const Stage& stage) {
    const auto articles = rules_of(file.state)->extra_contest_articles;
    Opening opening{.members = level_at_the_top(file.state, stage),
                    .articles = articles.first(arguments.has("--control") ? articles.size() : 1)};
    if (opening.members.size() < 2) {
        return context.answer_no({"cli.event.playoff.nobody", {}});
    }
    const bool two = opening.members.size() == 2 && stage.settings.boards == 0;
    opening.settings.system = two ? System::match : System::round_robin;
    opening.settings.rounds = two ? 2 : 0;
    opening.settings.purpose = Purpose::play_off;
    opening.settings.boards = stage.settings.boards;
    opening.key =
        opening.members.size() == 2 ? "cli.event.playoff.match" : "cli.event.playoff.tournament";
    return open_stage(arguments, context, file, std::move(opening));
}

// The second team of a final that won every match plays the first once more (RU:3.17.6#4).
Exit match_for_first(const Arguments& arguments, const Context& context, EventFile& file,
                     const Stage& stage) {
    const auto lines = standings(file.state, stage).lines;
    Opening opening{.members = {lines[0].entry, lines[1].entry},
                    .key = "cli.event.playoff.for_first",
                    .articles = rules_of(file.state)->teams.first_place_match_articles.first(1)};
    opening.settings.boards = stage.settings.boards;
    opening.settings.purpose = Purpose::match_for_first;
    return open_stage(arguments, context, file, std::move(opening));
}

Exit say_first(const Context& context, const State& state, const Stage& stage,
               rulebook::Articles articles) {
    const MatchForFirst after = after_match_for_first(state, stage);
    if (after.first == no_entry) {
        return context.answer_no({"cli.event.playoff.open", {}});
    }
    const char* const key = after.drawn ? "cli.event.playoff.drawn" : "cli.event.playoff.won";
    const auto cited = articles.first(after.drawn ? articles.size() : 1);
    context.streams.out << with_articles(context.text(key, {{"name", name_of(state, after.first)}}),
                                         cited)
                        << '\n';
    return Exit::done;
}

// A play-off in the forms that a book lists by the number of those level.
Exit listed_play_off(const Arguments& arguments, const Context& context, EventFile& file,
                     const Stage& stage) {
    const StageNumber number = stage_in(arguments);
    auto level = level_at_the_top(file.state, stage);
    if (stage.settings.system == System::round_robin && stage.members.size() == 3) {
        level = without_the_worst(file.state, stage, std::move(level));
    }
    const auto form = play_off_form(static_cast<std::uint32_t>(level.size()));
    if (form == PlayOffForm::none) {
        return context.answer_no({"cli.event.playoff.nobody", {}});
    }
    StageSettings settings = settings_for(form);
    settings.name = arguments.maybe("--stage-name").value_or("");
    settings.from = {number, 1, static_cast<std::uint32_t>(level.size()), false};
    settings.purpose = Purpose::play_off;
    const PlayOffStep step = step_after(file.state, stage);
    const auto next = static_cast<StageNumber>(file.state.stages.size()) + 1;
    const Exit exit = change(
        arguments, context, file,
        {AddStage{settings}, FillStage{next, level, std::string(article_of(file.state, form))}});
    if (tells(context, exit)) {
        say(context, file.state, {level, form, step});
    }
    return exit;
}

Exit play_off_of(const Arguments& arguments, const Context& context, EventFile& file,
                 const Stage& stage) {
    const auto* const rules = rules_of(file.state);
    if (rules != nullptr && !rules->play_off_articles.empty()) {
        if (arguments.has("--control")) {
            return context.wrong_usage({"cli.event.playoff.control_set", {}});
        }
        return listed_play_off(arguments, context, file, stage);
    }
    const auto first_place =
        rules == nullptr ? rulebook::Articles{} : rules->teams.first_place_match_articles;
    if (!first_place.empty() && is_match_for_first(file.state, stage)) {
        return say_first(context, file.state, stage, first_place);
    }
    if (!first_place.empty() && may_play_for_first(file.state, stage)) {
        return match_for_first(arguments, context, file, stage);
    }
    if (rules == nullptr || rules->extra_contest_articles.empty()) {
        return context.answer_no({"cli.event.playoff.no_rule", {}});
    }
    return extra_contest(arguments, context, file, stage);
}

Exit run_event_playoff(const Arguments& arguments, const Context& context) {
    return changing_event(arguments, context, [&](EventFile& file) {
        const StageNumber number = stage_in(arguments);
        const Stage* const stage = find_stage(file.state, number);
        return stage == nullptr ? context.answer_no(
                                      {"tournament.no_stage", {{"number", std::to_string(number)}}})
                                : play_off_of(arguments, context, file, *stage);
    });
}

} // namespace

Command event_playoff() {
    return {"event playoff",
            with_common({required("EVENT"), option("--stage-name", "NAME"),
                         option("--control", "CONTROL")}),
            run_event_playoff};
}

} // namespace kodeks::cli
