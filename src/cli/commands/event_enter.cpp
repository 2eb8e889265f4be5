#include "cli/event/person.hpp"
#include "cli/event/session.hpp"

#include <algorithm>
#include <ostream>

namespace kodeks::cli {

namespace {

using namespace tournament;

tl::expected<Person, Message> named(const Arguments& arguments, const std::string& name) {
    Person person;
    person.name = name;
    return person_in(arguments, std::move(person));
}

Exit run_event_enter(const Arguments& arguments, const Context& context) {
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
            auto person = named(arguments, name);
            if (!person) {
                return context.wrong_usage(person.error());
            }
            Enter enter{std::move(*person), stage, false, team,
                        static_cast<std::uint32_t>(std::min<std::uint64_t>(
                            arguments.number("--board").value_or(0), UINT32_MAX))};
            enter.is_team = team == no_entry && found != nullptr && found->settings.boards > 0;
            commands.emplace_back(std::move(enter));
        }
        const Exit exit = change(arguments, context, file, commands);
        if (tells(context, exit)) {
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
            with_common(with_person({required("EVENT"), one_or_more("NAME"),
                                     option("--team", "TEAM"), number_option("--board", "N")})),
            run_event_enter};
}

} // namespace kodeks::cli
