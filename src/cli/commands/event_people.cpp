// Who takes part: the list, putting a name right, another in somebody's place, coming back.
#include "cli/commands/event.hpp"
#include "cli/event/person.hpp"
#include "cli/event/typed.hpp"
#include "cli/json.hpp"

#include <ostream>

namespace kodeks::cli {

namespace {

using namespace tournament;

Exit run_entries(const Arguments& arguments, const Context& context) {
    return with_stage(arguments, context, [&](const EventFile& file, const Stage& stage) {
        if (context.facts.json) {
            print_json(context.streams.out, entries_json(file.state, stage));
        } else {
            print_sheet(context, entries_sheet(context, file.state, stage),
                        form_in(arguments, context));
        }
        return Exit::done;
    });
}

Exit say_done(const Context& context, Exit exit, const std::string& key, const std::string& name) {
    if (tells(context, exit)) {
        context.streams.out << context.text(key, {{"name", name}}) << '\n';
    }
    return exit;
}

Exit run_rename(const Arguments& arguments, const Context& context) {
    return changing_event(arguments, context, [&](EventFile& file) {
        const auto entry = entry_in(context, file, stage_in(arguments), arguments.value("NAME"));
        if (!entry) {
            return entry.error();
        }
        auto person = person_in(arguments, find_entry(file.state, *entry)->person);
        if (!person) {
            return context.wrong_usage(person.error());
        }
        person->name = arguments.maybe("NEW").value_or(person->name);
        const Exit exit =
            change(arguments, context, file,
                   {CorrectPerson{*entry, *person, arguments.maybe("--reason").value_or("")}});
        return say_done(context, exit, "cli.event.rename.done", person->name);
    });
}

Exit run_replace(const Arguments& arguments, const Context& context) {
    return changing_event(arguments, context, [&](EventFile& file) {
        const StageNumber stage = stage_in(arguments);
        const auto entry = entry_in(context, file, stage, arguments.value("NAME"));
        if (!entry) {
            return entry.error();
        }
        Person blank;
        blank.name = arguments.value("NEW");
        const auto person = person_in(arguments, std::move(blank));
        if (!person) {
            return context.wrong_usage(person.error());
        }
        const Exit exit = change(arguments, context, file, {Replace{stage, *entry, *person}});
        return say_done(context, exit, "cli.event.replace.done", person->name);
    });
}

Exit run_return(const Arguments& arguments, const Context& context) {
    return changing_event(arguments, context, [&](EventFile& file) {
        const StageNumber stage = stage_in(arguments);
        const auto entry = entry_in(context, file, stage, arguments.value("NAME"));
        if (!entry) {
            return entry.error();
        }
        const Exit exit = change(arguments, context, file,
                                 {Return{stage, *entry, arguments.maybe("--reason").value_or("")}});
        return say_done(context, exit, "cli.event.return.done", name_of(file.state, *entry));
    });
}

} // namespace

Command event_entries() {
    return {"event entries", showing({required("EVENT")}), run_entries};
}

Command event_rename() {
    return {"event rename",
            with_common(with_person({required("EVENT"), required("NAME"), optional("NEW"),
                                     needed(option("--reason", "TEXT"))})),
            run_rename};
}

Command event_replace() {
    return {"event replace",
            with_common(with_person({required("EVENT"), required("NAME"), required("NEW")})),
            run_replace};
}

Command event_return() {
    return {"event return",
            with_common({required("EVENT"), required("NAME"), needed(option("--reason", "TEXT"))}),
            run_return};
}

} // namespace kodeks::cli
