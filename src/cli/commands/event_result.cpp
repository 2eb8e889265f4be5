#include "cli/commands/event.hpp"
#include "cli/event/table_number.hpp"
#include "tournament/tables/settle.hpp"

#include <algorithm>
#include <ostream>

namespace kodeks::cli {

namespace {

using namespace tournament;

using Commands = std::vector<tournament::Command>;

tl::expected<Commands, Exit> commands_in(const Arguments& arguments, const Context& context,
                                         const EventFile& file, RoundNumber round) {
    const auto words = arguments.all("RESULT");
    if (words.size() % 2 != 0) {
        return tl::unexpected(context.wrong_usage(Message{"cli.event.result.pairs", {}}));
    }
    const auto* const rules = kodeks::cli::rules_of(file.state);
    if (rules == nullptr) {
        return tl::unexpected(context.answer_no(
            {"tournament.rulebook_unknown", {{"name", file.state.settings.edition}}}));
    }
    Commands commands;
    for (std::size_t i = 0; i < words.size(); i += 2) {
        const auto ref = read_table(words[i], stage_in(arguments), round);
        if (!ref) {
            return tl::unexpected(
                context.wrong_usage(Message{"cli.event.result.table", {{"text", words[i]}}}));
        }
        const auto outcome = read_outcome(words[i + 1], *rules, file.state.settings.scale);
        if (!outcome) {
            return tl::unexpected(refused(context, outcome.error()));
        }
        if (const auto reason = arguments.maybe("--correct")) {
            commands.emplace_back(CorrectResult{*ref, *outcome, *reason});
        } else {
            commands.emplace_back(
                RecordResult{*ref, *outcome, arguments.maybe("--note").value_or("")});
        }
    }
    return commands;
}

Exit run(const Arguments& arguments, const Context& context) {
    return changing_event(arguments, context, [&](EventFile& file) {
        const Stage* stage = find_stage(file.state, stage_in(arguments));
        const std::uint64_t last = stage == nullptr ? 0 : stage->rounds.size();
        const auto round = static_cast<RoundNumber>(
            std::min<std::uint64_t>(arguments.number("--round").value_or(last), UINT32_MAX));
        const auto commands = commands_in(arguments, context, file, round);
        if (!commands) {
            return commands.error();
        }
        const Exit exit = change(arguments, context, file, *commands);
        if (exit == Exit::done) {
            print_sheet(context,
                        pairings_sheet(context, file.state,
                                       *find_stage(file.state, stage_in(arguments)), round),
                        form_in(arguments, context));
        }
        return exit;
    });
}

} // namespace

Command event_result() {
    return {"event result",
            with_common({required("EVENT"), one_or_more("RESULT"), number_option("--round", "N"),
                         option("--correct", "REASON"), option("--note", "TEXT")}),
            run};
}

} // namespace kodeks::cli
