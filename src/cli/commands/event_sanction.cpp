// Sanctions over an event: imposed by those who may, counted, and what they ask of the tables.
#include "cli/json.hpp"
#include "cli/office/enter.hpp"
#include "office/check/conduct.hpp"

#include <ostream>

namespace kodeks::cli {

namespace {

using namespace office;

Exit show(const Context& context, const EventFile& file) {
    if (context.facts.json) {
        print_json(context.streams.out, part_of(file, "sanctions"));
        return Exit::done;
    }
    for (const Sanction& one : file.bureau.sanctions) {
        const std::string text =
            context.text(one.lifted ? "cli.event.sanction.lifted_line" : "cli.event.sanction.line",
                         {{"number", std::to_string(one.id.value)},
                          {"name", one.breach.offender},
                          {"measure", spoken(one.measure)},
                          {"what", one.breach.what},
                          {"by", one.by},
                          {"count", std::to_string(one.count)}});
        context.streams.out << with_ids(text, one.articles) << '\n';
    }
    say_proposals(context, file);
    return Exit::done;
}

ImposeSanction sanction_in(const Arguments& arguments, Moment at) {
    ImposeSanction command;
    command.measure = word_in<Measure>(arguments, "--measure").value_or(Measure::remark);
    command.breach.offender = arguments.maybe("NAME").value_or("");
    command.breach.delegation = arguments.maybe("--delegation").value_or("");
    command.breach.what = arguments.maybe("--for").value_or("");
    command.breach.place = arguments.maybe("--place").value_or("");
    command.breach.witnesses = arguments.all("--witness");
    command.breach.explanation = arguments.maybe("--explanation").value_or("");
    command.breach.round = number_in(arguments, "--round");
    command.breach.table = number_in(arguments, "--table");
    command.offence = arguments.maybe("--offence").value_or("");
    command.deliberate = arguments.has("--deliberate");
    command.by = by_in(arguments);
    command.at = at;
    return command;
}

Exit enter(const Arguments& arguments, const Context& context) {
    return changing_office(arguments, context, [&](EventFile& file) {
        return enter_effect(
            arguments, context, file,
            EnterEffect{{number_in(arguments, "--enter")}, no_protest, by_in(arguments)});
    });
}

Exit run_event_sanction(const Arguments& arguments, const Context& context) {
    if (arguments.has("--enter")) {
        return arguments.has("NAME")
                   ? context.wrong_usage(Message{"cli.event.sanction.one_thing", {}})
                   : enter(arguments, context);
    }
    if (!arguments.has("NAME")) {
        return with_office(arguments, context,
                           [&](const EventFile& file) { return show(context, file); });
    }
    const auto at = moment_in(arguments, context, "--at");
    if (!at) {
        return at.error();
    }
    return changing_office(arguments, context, [&](EventFile& file) {
        const Exit exit = change_office(arguments, context, file, sanction_in(arguments, *at));
        if (exit == Exit::done) {
            say_remarks(context, remarks_on_sanction(file.bureau.sanctions.back(), world_of(file)));
            say_proposals(context, file);
        }
        return exit;
    });
}

} // namespace

Command event_sanction() {
    return {"event sanction",
            with_office_options(with_table_options(
                {required("EVENT"), optional("NAME"),
                 choice_option("--measure", "WORD", choices_of<Measure>()), option("--for", "TEXT"),
                 option("--offence", "WORD"), flag("--deliberate"), number_option("--round", "N"),
                 number_option("--table", "N"), option("--delegation", "NAME"),
                 option("--place", "TEXT"), repeated_option("--witness", "NAME"),
                 option("--explanation", "TEXT"), option("--at", "TIME"),
                 number_option("--enter", "N")})),
            run_event_sanction};
}

} // namespace kodeks::cli
