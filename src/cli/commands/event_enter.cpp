#include "cli/event/session.hpp"

#include <algorithm>
#include <ostream>

namespace kodeks::cli {

namespace {

using namespace tournament;

Person person_in(const Arguments& arguments, const std::string& name) {
    Person person;
    person.name = name;
    person.latin = arguments.maybe("--latin").value_or("");
    person.federation = arguments.maybe("--federation").value_or("");
    person.region = arguments.maybe("--region").value_or("");
    person.club = arguments.maybe("--club").value_or("");
    person.title = arguments.maybe("--title").value_or("");
    person.sport_class = arguments.maybe("--class").value_or("");
    const auto number = [&](std::string_view option) {
        return static_cast<std::int32_t>(
            std::min<std::uint64_t>(arguments.number(option).value_or(0), INT32_MAX));
    };
    person.birth_year = number("--born");
    if (const std::int32_t rating = number("--rating"); rating > 0) {
        person.ratings.push_back({"", rating});
    }
    return person;
}

Exit run(const Arguments& arguments, const Context& context) {
    return changing_event(arguments, context, [&](EventFile& file) {
        const StageNumber stage = stage_in(arguments);
        const Stage* found = find_stage(file.state, stage);
        EntryId team = no_entry;
        if (const auto name = arguments.maybe("--team")) {
            const auto entry = entry_in(context, file, stage, *name);
            if (!entry) {
                return entry.error();
            }
            team = *entry;
        }
        std::vector<tournament::Command> commands;
        for (const std::string& name : arguments.all("NAME")) {
            Enter enter{person_in(arguments, name), stage, false, team,
                        static_cast<std::uint32_t>(std::min<std::uint64_t>(
                            arguments.number("--board").value_or(0), UINT32_MAX))};
            enter.is_team = team == no_entry && found != nullptr && found->settings.boards > 0;
            commands.emplace_back(std::move(enter));
        }
        const Exit exit = change(arguments, context, file, commands);
        if (exit == Exit::done) {
            context.streams.out << context.text("cli.event.enter.done",
                                                {{"n", std::to_string(commands.size())}})
                                << '\n';
        }
        return exit;
    });
}

} // namespace

Command event_enter() {
    return {"event enter",
            with_common({required("EVENT"), one_or_more("NAME"), option("--latin", "NAME"),
                         number_option("--rating", "N"), option("--club", "CLUB"),
                         option("--region", "REGION"), option("--federation", "CODE"),
                         number_option("--born", "YEAR"), option("--title", "TITLE"),
                         option("--class", "CLASS"), option("--team", "TEAM"),
                         number_option("--board", "N")}),
            run};
}

} // namespace kodeks::cli
