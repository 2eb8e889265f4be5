// Entries before the credentials commission: received, classified, admitted or refused, and the
// act.
#include "cli/json.hpp"
#include "cli/office/session.hpp"

#include <ostream>

namespace kodeks::cli {

namespace {

using namespace office;

using Asked = tl::expected<office::Command, Exit>;

Exit show(const Context& context, const EventFile& file) {
    if (context.facts.json) {
        print_json(context.streams.out, part_of(file, "applications"));
        return Exit::done;
    }
    for (const Application& entry : file.bureau.applications) {
        context.streams.out << context.text("cli.event.credentials.line",
                                            {{"number", std::to_string(entry.id.value)},
                                             {"name", entry.claim.name},
                                             {"class", spoken(entry.sport_class)},
                                             {"verdict", spoken(entry.verdict)},
                                             {"reason", entry.reason}})
                            << '\n';
    }
    return Exit::done;
}

// A day that no calendar has, by the article that asks for it.
std::optional<Refusal> refused_date(const Arguments& arguments, const office::World& world) {
    constexpr std::pair<std::string_view, EntryDate> dates[] = {{"--date", EntryDate::received},
                                                                {"--born", EntryDate::born}};
    for (const auto& [option, which] : dates) {
        const auto text = arguments.maybe(option);
        if (world.rules != nullptr && text && !read_date(*text)) {
            return refuse_entry_date(which, *text, world);
        }
    }
    return std::nullopt;
}

Asked received(const Arguments& arguments, const Context& context, Date date) {
    Claim claim;
    claim.name = arguments.maybe("ENTRY").value_or("");
    claim.team = arguments.maybe("--team").value_or("");
    claim.region = arguments.maybe("--region").value_or("");
    claim.sender = word_in<Sender>(arguments, "--sender").value_or(Sender::player);
    claim.sender_region = arguments.maybe("--sender-region").value_or("");
    claim.received = date;
    claim.woman = arguments.has("--woman");
    claim.meets_standard = arguments.has("--standard");
    claim.proof = arguments.maybe("--proof").value_or("");
    claim.first_time = arguments.has("--first-time");
    if (arguments.has("--born")) {
        const auto born = date_in(arguments, context, "--born");
        if (!born) {
            return tl::unexpected(born.error());
        }
        claim.born = *born;
    }
    return ReceiveEntry{claim};
}

// By its number or by the name.
ApplicationId entry_named(const EventFile& file, const std::string& text) {
    for (const Application& entry : file.bureau.applications) {
        if (entry.claim.name == text || std::to_string(entry.id.value) == text) {
            return entry.id;
        }
    }
    return {0};
}

Asked classified(const Arguments& arguments, ApplicationId entry, Date date) {
    Findings findings;
    findings.decibels = static_cast<std::int32_t>(number_in(arguments, "--decibels"));
    findings.sign_language = arguments.has("--sign-language");
    findings.audiogram = arguments.has("--audiogram");
    findings.acuity = arguments.maybe("--acuity").value_or("");
    findings.field = arguments.maybe("--sight-field").value_or("");
    findings.impairment = arguments.maybe("--impairment").value_or("");
    findings.wheelchair = arguments.has("--wheelchair");
    return ClassifyEntry{entry,
                         word_in<SportClass>(arguments, "--class").value_or(SportClass::none),
                         findings, by_in(arguments), date};
}

Asked command_in(const Arguments& arguments, const Context& context, const EventFile& file,
                 Date date) {
    const std::string asked = arguments.value("ACTION");
    if (asked == "receive") {
        return received(arguments, context, date);
    }
    if (asked == "act") {
        return DrawUpAct{date};
    }
    const ApplicationId entry = entry_named(file, arguments.maybe("ENTRY").value_or(""));
    if (asked == "classify") {
        return classified(arguments, entry, date);
    }
    return DecideEntry{entry, asked == "admit" ? Verdict::admitted : Verdict::refused,
                       by_in(arguments), arguments.maybe("--reason").value_or(""), date};
}

Exit run_event_credentials(const Arguments& arguments, const Context& context) {
    const std::string asked = arguments.value("ACTION");
    if (asked == "list" || asked == "check") {
        return with_office(arguments, context, [&](const EventFile& file) {
            return asked == "list"
                       ? show(context, file)
                       : show_remarks(context, remarks_on_entries(file.bureau, world_of(file)));
        });
    }
    return changing_office(arguments, context, [&](EventFile& file) {
        const auto wrong =
            asked == "receive" ? refused_date(arguments, world_of(file)) : std::nullopt;
        if (wrong) {
            return refused(context, *wrong);
        }
        const auto date = date_in(arguments, context, "--date");
        if (!date) {
            return date.error();
        }
        const auto command = command_in(arguments, context, file, *date);
        return command ? change_office(arguments, context, file, *command) : command.error();
    });
}

} // namespace

Command event_credentials() {
    return {"event credentials",
            with_office_options(
                {action({"list", "check", "receive", "classify", "admit", "refuse", "act"}),
                 required("EVENT"),
                 optional("ENTRY"),
                 option("--date", "DATE"),
                 option("--team", "NAME"),
                 option("--region", "NAME"),
                 choice_option("--sender", "WORD", choices_of<Sender>()),
                 option("--sender-region", "NAME"),
                 option("--born", "DATE"),
                 flag("--woman"),
                 flag("--standard"),
                 option("--proof", "TEXT"),
                 flag("--first-time"),
                 choice_option("--class", "WORD", choices_of<SportClass>()),
                 number_option("--decibels", "N"),
                 flag("--sign-language"),
                 flag("--audiogram"),
                 option("--acuity", "VALUE"),
                 option("--sight-field", "DEGREES"),
                 option("--impairment", "TEXT"),
                 flag("--wheelchair"),
                 option("--reason", "TEXT")}),
            run_event_credentials};
}

} // namespace kodeks::cli
