// A play-off for first place among those level on points, in the form that their number asks for
// (PMR:281, PMR:282).
#include "cli/commands/event.hpp"
#include "tournament/desk/playoff.hpp"
#include "tournament/tables/standings.hpp"

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

std::string article_of(PlayOffForm form) {
    switch (form) {
    case PlayOffForm::two_games:
        return "PMR:282a";
    case PlayOffForm::three_round_robin:
        return "PMR:282b";
    case PlayOffForm::knock_out_of_four:
        return "PMR:282c";
    default:
        return "PMR:282d";
    }
}

void say(const Context& context, const State& state, const std::vector<EntryId>& level,
         PlayOffForm form) {
    std::string names;
    for (const EntryId entry : level) {
        names += (names.empty() ? "" : ", ") + name_of(state, entry);
    }
    const auto key = form == PlayOffForm::two_games           ? "cli.event.playoff.two"
                     : form == PlayOffForm::knock_out_of_four ? "cli.event.playoff.four"
                                                              : "cli.event.playoff.round_robin";
    const std::string article = article_of(form);
    const std::vector<std::string_view> articles = {"PMR:281", article};
    context.streams.out << with_articles(
                               context.text(key, {{"stage", std::to_string(state.stages.size())},
                                                  {"names", names}}),
                               articles)
                        << '\n';
}

Exit run_event_playoff(const Arguments& arguments, const Context& context) {
    return changing_event(arguments, context, [&](EventFile& file) {
        const StageNumber number = stage_in(arguments);
        const Stage* const stage = find_stage(file.state, number);
        if (stage == nullptr) {
            return context.answer_no({"tournament.no_stage", {{"number", std::to_string(number)}}});
        }
        const auto* const rules = rules_of(file.state);
        if (rules == nullptr || rules->play_off_articles.empty()) {
            return context.answer_no({"cli.event.playoff.no_rule", {}});
        }
        auto level = level_at_the_top(file.state, *stage);
        if (stage->settings.system == System::round_robin && stage->members.size() == 3) {
            level = without_the_worst(file.state, *stage, std::move(level));
        }
        const auto form = play_off_form(static_cast<std::uint32_t>(level.size()));
        if (form == PlayOffForm::none) {
            return context.answer_no({"cli.event.playoff.nobody", {}});
        }
        StageSettings settings = settings_for(form);
        settings.name = arguments.maybe("--stage-name").value_or("");
        settings.from = {number, 1, static_cast<std::uint32_t>(level.size()), false};
        const auto next = static_cast<StageNumber>(file.state.stages.size()) + 1;
        const Exit exit = change(arguments, context, file,
                                 {AddStage{settings}, FillStage{next, level, article_of(form)}});
        if (tells(context, exit)) {
            say(context, file.state, level, form);
        }
        return exit;
    });
}

} // namespace

Command event_playoff() {
    return {"event playoff", with_common({required("EVENT"), option("--stage-name", "NAME")}),
            run_event_playoff};
}

} // namespace kodeks::cli
