// Decisions of officials, by the table of who may decide what.
#include "cli/json.hpp"
#include "cli/office/session.hpp"

#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

namespace kodeks::cli {

namespace {

using namespace office;

void say_power(const Context& context, const rulebook::Power& power) {
    const std::string text = context.text(
        power.chief_absent ? "cli.event.decision.power_absent" : "cli.event.decision.power",
        {{"act", spoken(power.act)},
         {"role", spoken(power.role)},
         {"together", power.together ? spoken(*power.together) : ""}});
    context.streams.out << with_articles(text, power.articles) << '\n';
}

// Who may decide what, by the book.
Exit powers(const Context& context, const World& world) {
    boost::json::array list;
    for (const rulebook::Power& power : world.rules->powers) {
        if (context.facts.json) {
            list.emplace_back(boost::json::object{
                {"act", ledger::word(power.act)},
                {"role", ledger::word(power.role)},
                {"with", power.together ? ledger::word(*power.together) : ""},
                {"articles", boost::json::array(power.articles.begin(), power.articles.end())}});
        } else {
            say_power(context, power);
        }
    }
    if (context.facts.json) {
        print_json(context.streams.out, list);
    }
    return Exit::done;
}

Exit show(const Context& context, const EventFile& file) {
    if (context.facts.json) {
        print_json(context.streams.out, part_of(file, "resolutions"));
        return Exit::done;
    }
    for (const Resolution& one : file.bureau.resolutions) {
        context.streams.out << with_ids(
                                   context.text("office.said.resolved", {{"act", spoken(one.act)},
                                                                         {"name", one.by},
                                                                         {"subject", one.subject}}),
                                   one.articles)
                            << '\n';
    }
    return Exit::done;
}

Exit run_event_decision(const Arguments& arguments, const Context& context) {
    if (!arguments.has("ACT")) {
        return with_office(arguments, context, [&](const EventFile& file) {
            return arguments.has("--powers") ? powers(context, world_of(file))
                                             : show(context, file);
        });
    }
    const auto act = ledger::from_word<Right>(arguments.value("ACT"));
    const auto at = moment_in(arguments, context, "--at");
    if (!act || !at) {
        return !at ? at.error()
                   : context.wrong_usage(Message{"cli.event.decision.what",
                                                 {{"known", joined(choices_of<Right>(), ", ")}}});
    }
    return changing_office(arguments, context, [&](EventFile& file) {
        return change_office(arguments, context, file,
                             Resolve{*act, by_in(arguments), arguments.maybe("--with").value_or(""),
                                     arguments.maybe("--subject").value_or(""),
                                     arguments.maybe("--reason").value_or(""),
                                     arguments.has("--chief-absent"), *at});
    });
}

} // namespace

Command event_decision() {
    return {"event decision",
            with_office_options({required("EVENT"), optional("ACT"), flag("--powers"),
                                 option("--with", "NAME"), option("--subject", "TEXT"),
                                 option("--reason", "TEXT"), flag("--chief-absent"),
                                 option("--at", "TIME")}),
            run_event_decision};
}

} // namespace kodeks::cli
