// Who judges, and what the panel has done besides giving marks.
#include "cli/commands/contest.hpp"

#include <algorithm>

namespace kodeks::cli {

namespace {

using Commands = tl::expected<std::vector<contest::Command>, Exit>;

contest::SectionNumber section_in(const Arguments& arguments) {
    return static_cast<contest::SectionNumber>(
        std::min<std::uint64_t>(arguments.number("--section").value_or(0), UINT32_MAX));
}

Exit run_judge(const Arguments& arguments, const Context& context) {
    return changing_contest(arguments, context, [&](const ContestFile&, Day) -> Commands {
        const auto role = word_in<contest::Role>(arguments, "--role");
        return std::vector<contest::Command>{contest::Appoint{
            {arguments.value("NAME"), role.value_or(contest::Role::judge), section_in(arguments)}}};
    });
}

Exit run_done(const Arguments& arguments, const Context& context) {
    return changing_contest(arguments, context, [&](const ContestFile&, Day day) -> Commands {
        const auto duty = word_in<rulebook::ContestDuty>(arguments, "DUTY");
        if (!duty) {
            const Exit exit = context.wrong_usage(
                Message{"cli.contest.no_duty", {{"text", arguments.value("DUTY")}}});
            context.suggest(ledger::words_of<rulebook::ContestDuty>());
            return tl::unexpected(exit);
        }
        return std::vector<contest::Command>{contest::DoDuty{*duty, section_in(arguments), day}};
    });
}

} // namespace

Command contest_judge() {
    return {"contest judge",
            contest_arguments({required("NAME"),
                               choice_option("--role", "ROLE", ledger::words_of<contest::Role>()),
                               number_option("--section", "N")}),
            run_judge};
}

Command contest_done() {
    return {"contest done", contest_arguments({required("DUTY"), number_option("--section", "N")}),
            run_done};
}

} // namespace kodeks::cli
