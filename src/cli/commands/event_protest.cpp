// Protests: lodged, settled in peace, answered by the chief arbiter, voted on by the committee.
#include "cli/json.hpp"
#include "cli/office/enter.hpp"

#include <ostream>

namespace kodeks::cli {

namespace {

using namespace office;

Exit show(const Context& context, const EventFile& file) {
    if (context.facts.json) {
        print_json(context.streams.out, part_of(file, "protests"));
        return Exit::done;
    }
    for (const Protest& one : file.bureau.protests) {
        const std::string text =
            context.text("cli.event.protest.line", {{"number", std::to_string(one.id.value)},
                                                    {"name", one.by},
                                                    {"against", one.against},
                                                    {"step", spoken(one.step)},
                                                    {"answer", one.answer}});
        context.streams.out << with_ids(text, one.articles) << '\n';
    }
    return Exit::done;
}

tl::expected<office::Command, Exit> lodged(const Arguments& arguments, const Context& context) {
    const auto at = moment_in(arguments, context, "--at");
    const auto decision = arguments.has("--decision-at")
                              ? moment_in(arguments, context, "--decision-at")
                              : tl::expected<Moment, Exit>(no_moment);
    if (!at || !decision) {
        return tl::unexpected(!at ? at.error() : decision.error());
    }
    LodgeProtest command;
    command.by = by_in(arguments);
    command.team = arguments.maybe("--team").value_or("");
    command.against = arguments.maybe("--against").value_or("");
    command.decided_by = arguments.maybe("--decided-by").value_or("");
    command.parties = arguments.all("--party");
    command.sanction = {number_in(arguments, "--sanction")};
    command.to_organiser = arguments.has("--to-organiser");
    command.written = arguments.has("--written");
    command.playoff = arguments.has("--playoff");
    command.signed_sheet = arguments.has("--signed");
    command.decision_at = *decision;
    command.at = *at;
    return command;
}

office::Command voted(const Arguments& arguments, ProtestId protest, Effect effect) {
    return VoteOnProtest{protest,
                         arguments.all("--voter"),
                         arguments.all("--interested"),
                         number_in(arguments, "--in-favour"),
                         effect,
                         arguments.maybe("--answer").value_or("")};
}

tl::expected<office::Command, Exit> command_in(const Arguments& arguments, const Context& context) {
    const std::string asked = arguments.value("ACTION");
    const ProtestId protest{number_in(arguments, "--protest")};
    const Effect effect = word_in<Effect>(arguments, "--effect").value_or(Effect::none);
    const std::string answer = arguments.maybe("--answer").value_or("");
    if (asked == "lodge") {
        return lodged(arguments, context);
    }
    if (asked == "conciliate") {
        return Conciliate{protest, by_in(arguments), arguments.has("--settled"), answer};
    }
    if (asked == "enter") {
        return EnterEffect{no_sanction, protest, by_in(arguments)};
    }
    if (asked == "answer") {
        return AnswerProtest{protest, by_in(arguments), arguments.has("--upheld"), effect, answer};
    }
    return voted(arguments, protest, effect);
}

Exit run_event_protest(const Arguments& arguments, const Context& context) {
    if (arguments.value("ACTION") == "list") {
        return with_office(arguments, context,
                           [&](const EventFile& file) { return show(context, file); });
    }
    return changing_office(arguments, context, [&](EventFile& file) {
        const auto command = command_in(arguments, context);
        if (!command) {
            return command.error();
        }
        const auto* const entering = command->get_if<EnterEffect>();
        return entering != nullptr ? enter_effect(arguments, context, file, *entering)
                                   : change_office(arguments, context, file, *command);
    });
}

} // namespace

Command event_protest() {
    return {"event protest",
            with_office_options(with_table_options(
                {action({"list", "lodge", "conciliate", "answer", "vote", "enter"}),
                 required("EVENT"),
                 number_option("--protest", "N"),
                 option("--team", "NAME"),
                 option("--against", "TEXT"),
                 option("--decided-by", "NAME"),
                 repeated_option("--party", "NAME"),
                 number_option("--sanction", "N"),
                 flag("--to-organiser"),
                 flag("--written"),
                 flag("--playoff"),
                 flag("--signed"),
                 option("--decision-at", "TIME"),
                 option("--at", "TIME"),
                 flag("--settled"),
                 flag("--upheld"),
                 choice_option("--effect", "WORD", choices_of<Effect>()),
                 option("--answer", "TEXT"),
                 repeated_option("--voter", "NAME"),
                 repeated_option("--interested", "NAME"),
                 number_option("--in-favour", "N"),
                 option("--whom", "NAME"),
                 number_option("--round", "N"),
                 number_option("--table", "N")})),
            run_event_protest};
}

} // namespace kodeks::cli
