// Officials of an event, the sectors they stand in, captains of teams.
#include "cli/json.hpp"
#include "cli/office/session.hpp"

#include <charconv>
#include <ostream>

namespace kodeks::cli {

namespace {

using namespace office;

Exit show(const Context& context, const EventFile& file) {
    if (context.facts.json) {
        print_json(context.streams.out, part_of(file, "officials"));
        return Exit::done;
    }
    for (const Official& one : file.bureau.officials) {
        const bool placed = one.sector.first_table > 0;
        context.streams.out
            << context.text(one.suspended ? "cli.event.official.suspended_line"
                                          : "cli.event.official.line",
                            {{"name", one.name},
                             {"role", spoken(one.role)},
                             {"tables", placed ? std::to_string(one.sector.first_table) + "-" +
                                                     std::to_string(one.sector.last_table)
                                               : ""}})
            << '\n';
    }
    for (const Captain& one : file.bureau.captains) {
        context.streams.out << context.text(
                                   "office.said.captain",
                                   {{"team", one.team}, {"name", one.name}, {"deputy", one.deputy}})
                            << '\n';
    }
    return Exit::done;
}

// "5-8", or "5" for one table; nothing sensible gives a sector without tables, which is refused.
Sector tables_in(const std::string& text) {
    Sector sector;
    const char* const end = text.data() + text.size();
    const auto first = std::from_chars(text.data(), end, sector.first_table);
    sector.last_table = sector.first_table;
    if (first.ec == std::errc{} && first.ptr != end) {
        const auto last = std::from_chars(first.ptr + 1, end, sector.last_table);
        if (*first.ptr != '-' || last.ec != std::errc{} || last.ptr != end) {
            return {};
        }
    }
    return sector;
}

Appoint appointment(const Arguments& arguments, const std::string& name) {
    Appoint command;
    command.official.name = name;
    command.official.role = word_in<Role>(arguments, "--role").value_or(Role::line_arbiter);
    if (arguments.has("--category")) {
        command.official.category = number_in(arguments, "--category");
    }
    command.by = by_in(arguments);
    return command;
}

office::Command command_in(const Arguments& arguments) {
    const std::string asked = arguments.value("ACTION");
    const std::string name = arguments.maybe("NAME").value_or("");
    const std::string by = by_in(arguments);
    const std::string team = arguments.maybe("--team").value_or("");
    if (asked == "appoint") {
        return appointment(arguments, name);
    }
    if (asked == "assign") {
        return AssignSector{name, tables_in(arguments.maybe("--tables").value_or("")), by};
    }
    if (asked == "suspend") {
        return Suspend{name, by, arguments.maybe("--reason").value_or("")};
    }
    if (asked == "captain") {
        return NameCaptain{team, name};
    }
    return DelegateCaptain{team, name, arguments.has("--written")};
}

Exit run_event_official(const Arguments& arguments, const Context& context) {
    const std::string asked = arguments.value("ACTION");
    if (asked == "list" || asked == "check") {
        return with_office(arguments, context, [&](const EventFile& file) {
            return asked == "list"
                       ? show(context, file)
                       : show_remarks(context, remarks_on_panel(file.bureau, world_of(file)));
        });
    }
    return changing_office(arguments, context, [&](EventFile& file) {
        return change_office(arguments, context, file, command_in(arguments));
    });
}

} // namespace

Command event_official() {
    return {"event official",
            with_office_options(
                {action({"list", "check", "appoint", "assign", "suspend", "captain", "deputy"}),
                 required("EVENT"), optional("NAME"),
                 choice_option("--role", "ROLE", choices_of<Role>()),
                 number_option("--category", "N"), option("--tables", "FROM-TO"),
                 option("--team", "NAME"), flag("--written"), option("--reason", "TEXT")}),
            run_event_official};
}

} // namespace kodeks::cli
