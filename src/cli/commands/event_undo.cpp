// Takes the last command back, as a new fact with its reason.
#include "cli/commands/event.hpp"
#include "tournament/desk/handling.hpp"
#include "tournament/record/record.hpp"
#include "tournament/record/undoing.hpp"

#include <ostream>

namespace kodeks::cli {

namespace {

Exit run_event_undo(const Arguments& arguments, const Context& context) {
    const auto work = [&](EventFile& file) {
        const tournament::Recorded recorded{
            file.state, file.events, file.envelopes,
            [&](tournament::GameId game) { return file.games.contains(game); }};
        const auto made = undoing(recorded, arguments.value("--reason"));
        if (!made) {
            return context.answer_no(made.error());
        }
        const tournament::Event last = file.events[made->last_fact - 1];
        const Exit exit = change(arguments, context, file, made->commands);
        if (tells(context, exit)) {
            context.streams.out << context.text("cli.event.undo.done",
                                                {{"first", std::to_string(made->first_fact)},
                                                 {"last", std::to_string(made->last_fact)},
                                                 {"fact", tournament::write_event(last)}})
                                << '\n';
            const auto* const round = last.get_if<tournament::RoundPaired>();
            const auto remark =
                round == nullptr
                    ? std::nullopt
                    : tournament::remark_on_change(*find_stage(file.state, round->stage));
            if (remark) {
                say_remark(context, context.streams.talk, *remark);
            }
        }
        return exit;
    };
    return changing_event(arguments, context, work, Need::facts);
}

} // namespace

Command event_undo() {
    return {"event undo",
            {required("EVENT"), needed(option("--reason", "TEXT")), option("--by", "NAME"),
             flag("--dry-run")},
            run_event_undo};
}

} // namespace kodeks::cli
