// Duties of an event: what is due when, who has it, what was done; and the times of play.
#include "cli/json.hpp"
#include "cli/office/session.hpp"
#include "office/check/agenda.hpp"
#include "server/event/office_json.hpp"

#include <ostream>

#include <boost/json/array.hpp>

namespace kodeks::cli {

namespace {

using namespace office;

constexpr std::string_view states[] = {"open", "overdue", "done", "done_late"};

std::string_view word_of(DutyState state) {
    return states[static_cast<std::size_t>(state)];
}

void say(const Context& context, const DutyLine& line) {
    const std::string text = context.text(
        "cli.event.duties.line", {{"state", std::string(word_of(line.state))},
                                  {"due", line.due ? write_moment(*line.due) : ""},
                                  {"code", std::string(line.duty->name)},
                                  {"duty", ledger::underscored(line.duty->name)},
                                  {"round", line.round == 0 ? "" : std::to_string(line.round)},
                                  {"role", spoken(line.duty->roles.front())},
                                  {"name", line.done == nullptr ? "" : line.done->by}});
    context.streams.out << with_articles(text, line.duty->articles) << '\n';
}

Exit show(const Context& context, const EventFile& file, Moment now) {
    const World world = world_of(file);
    const auto lines = agenda(file.bureau, world, now);
    boost::json::array list;
    for (const DutyLine& line : lines) {
        if (context.facts.json) {
            list.emplace_back(server::duty_json(line));
        } else {
            say(context, line);
        }
    }
    if (context.facts.json) {
        print_json(context.streams.out, list);
    }
    return Exit::done;
}

tl::expected<office::Command, Exit> command_in(const Arguments& arguments, const Context& context,
                                               Moment at) {
    const std::uint32_t round = number_in(arguments, "--round");
    if (arguments.value("ACTION") == "done") {
        return DoDuty{arguments.maybe("DUTY").value_or(""), round, by_in(arguments), at};
    }
    const auto announced = moment_in(arguments, context, "--announced");
    if (!announced) {
        return tl::unexpected(announced.error());
    }
    return PlanSession{{round, arguments.has("--resumption"), at, *announced}};
}

Exit run_event_duties(const Arguments& arguments, const Context& context) {
    const auto at = moment_in(arguments, context, "--at");
    if (!at) {
        return at.error();
    }
    if (arguments.value("ACTION") == "list") {
        return with_office(arguments, context,
                           [&](const EventFile& file) { return show(context, file, *at); });
    }
    return changing_office(arguments, context, [&](EventFile& file) {
        const auto command = command_in(arguments, context, *at);
        return command ? change_office(arguments, context, file, *command) : command.error();
    });
}

} // namespace

Command event_duties() {
    return {
        "event duties",
        with_office_options({action({"list", "done", "plan"}), required("EVENT"), optional("DUTY"),
                             option("--at", "TIME"), number_option("--round", "N"),
                             option("--announced", "TIME"), flag("--resumption")}),
        run_event_duties};
}

} // namespace kodeks::cli
