// Players from a list that was exported as text, or a whole event from a FIDE report.
#include "cli/commands/event.hpp"
#include "cli/input.hpp"
#include "cli/pair/report_file.hpp"
#include "cli/pair/report_standings.hpp"
#include "rulebook/book.hpp"
#include "tournament/desk/dutch_round.hpp"
#include "tournament/entry_list/entry_list.hpp"
#include "tournament/report/from_report.hpp"
#include "tournament/state/birth.hpp"

#include <chrono>
#include <ostream>

namespace kodeks::cli {

namespace {

using namespace tournament;

void say(const Context& context, const std::string& name, const EntryRemark& remark) {
    context.streams.talk << name << ":" << remark.line << ": "
                         << render(remark.message, context.facts.language) << '\n';
}

Sheet sheet_of(const Context& context, const EntryList& list) {
    Sheet sheet;
    for (const char* key : {"name", "rating", "title", "born", "federation", "club", "team"}) {
        sheet.keys.emplace_back(key);
        sheet.columns.push_back({context.text(std::string("cli.event.column.") + key)});
    }
    for (const ListedPerson& listed : list.people) {
        const Person& person = listed.person;
        sheet.rows.push_back(
            {person.name, person.ratings.empty() ? "" : std::to_string(person.ratings[0].value),
             person.title, birth_text(person), person.federation, person.club, listed.team});
    }
    return sheet;
}

// Teams that are not there yet come first; then everybody, in the order of the list.
std::vector<tournament::Command> commands_for(const State& state, StageNumber stage,
                                              const EntryList& list) {
    std::vector<tournament::Command> commands;
    std::map<std::string, EntryId> teams;
    for (const Entry& entry : state.entries) {
        if (entry.is_team) {
            teams[entry.person.name] = entry.id;
        }
    }
    const Stage* const found = find_stage(state, stage);
    const bool of_teams = found != nullptr && found->settings.boards > 0;
    for (const ListedPerson& listed : list.people) {
        if (of_teams && !listed.team.empty() && !teams.contains(listed.team)) {
            const auto next = static_cast<std::uint32_t>(state.entries.size() + commands.size());
            teams[listed.team] = EntryId{next + 1};
            Enter team{.person = {}, .stage = stage, .is_team = true};
            team.person.name = listed.team;
            commands.emplace_back(std::move(team));
        }
        Enter enter{.person = listed.person, .stage = stage};
        if (of_teams && !listed.team.empty()) {
            enter.team = teams.at(listed.team);
            enter.board = listed.board;
        }
        enter.is_team = of_teams && listed.team.empty();
        commands.emplace_back(std::move(enter));
    }
    return commands;
}

// The Dutch system pairs individuals.
std::vector<std::string> team_swiss_names() {
    std::vector<std::string> names = swiss_names();
    std::erase(names, dutch_system);
    return names;
}

std::int32_t year_now() {
    const auto today = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
    return static_cast<int>(std::chrono::year_month_day(today).year());
}

// Rounds to come are paired otherwise than the report says they were.
void say_pairing(const Context& context, const trf::Document& document, const Stage& stage) {
    const bool goes_on = stage.settings.system == System::swiss && stage.settings.boards > 0 &&
                         stage.rounds.size() < stage.settings.rounds;
    if (goes_on && trf::tournament_type(document).starts_with("FIDE_TEAM")) {
        context.streams.talk << context.text("cli.event.import.team_pairing",
                                             {{"system", stage.settings.swiss}})
                             << '\n';
    }
}

// A new event with all rounds of the report.
Exit import_report(const Arguments& arguments, const Context& context) {
    const auto document = read_report(arguments.value("LIST"), context);
    if (!document) {
        return context.bad_input(document.error());
    }
    const rulebook::Book* const book =
        rulebook::find_book(arguments.maybe("--rulebook").value_or("FIDE"));
    if (book == nullptr) {
        return context.answer_no(
            {"tournament.rulebook_unknown", {{"name", arguments.value("--rulebook")}}});
    }
    const auto commands = commands_from(*document, {std::string(book->edition), year_now(),
                                                    arguments.maybe("--swiss").value_or("")});
    if (!commands) {
        Fault fault = commands.error();
        fault.source = arguments.value("LIST");
        return context.bad_input(fault);
    }
    EventFile file;
    const Exit exit = change(arguments, context, file, *commands);
    if (tells(context, exit)) {
        const Stage& stage = file.state.stages.front();
        const bool teams = stage.settings.boards > 0;
        context.streams.out
            << context.text(teams ? "cli.event.import.report_of_teams" : "cli.event.import.report",
                            {{"name", file.state.settings.name},
                             {teams ? "teams" : "players", std::to_string(stage.members.size())},
                             {"rounds", std::to_string(stage.rounds.size())}})
            << '\n';
        say_pairing(context, *document, stage);
    }
    return exit;
}

Exit run_event_import(const Arguments& arguments, const Context& context) {
    if (is_report(arguments.value("LIST"))) {
        return import_report(arguments, context);
    }
    return changing_event(arguments, context, [&](EventFile& file) {
        const auto input = read_bytes(arguments.value("LIST"), context.streams);
        if (!input) {
            return context.bad_input(input.error());
        }
        const auto list = read_entry_list({input->text, input->name});
        if (!list) {
            return context.bad_input(list.error());
        }
        for (const EntryRemark& remark : list->remarks) {
            say(context, input->name, remark);
        }
        for (const EntryRemark& remark : doubtful_doubles(file.state, *list)) {
            say(context, input->name, remark);
        }
        const Exit exit =
            change(arguments, context, file, commands_for(file.state, stage_in(arguments), *list));
        const bool looks = arguments.has("--dry-run") && !context.facts.json;
        if (tells(context, exit) || looks) { // what was understood is shown, refused or not
            print_sheet(context, sheet_of(context, *list), form_in(arguments, context));
        }
        if (tells(context, exit)) {
            context.streams.talk << context.text("cli.event.enter.done",
                                                 {{"n", std::to_string(list->people.size())}})
                                 << '\n';
        }
        return exit;
    });
}

} // namespace

Command event_import() {
    return {"event import",
            with_common({required("EVENT"), required("LIST"), option("--rulebook", "RULEBOOK"),
                         choice_option("--swiss", "NAME", team_swiss_names()), flag("--csv")}),
            run_event_import};
}

} // namespace kodeks::cli
