#include "cli/event/session.hpp"

#include <algorithm>
#include <ostream>

namespace kodeks::cli {

namespace {

Exit run_event_absent(const Arguments& arguments, const Context& context) {
    return changing_event(arguments, context, [&](EventFile& file) {
        const auto stage = stage_in(arguments);
        const auto entry = entry_in(context, file, stage, arguments.value("NAME"));
        if (!entry) {
            return entry.error();
        }
        const tournament::Stage* found = tournament::find_stage(file.state, stage);
        const std::uint64_t next = found == nullptr ? 1 : found->rounds.size() + 1;
        tournament::AnnounceAbsence absence;
        absence.stage = stage;
        absence.entry = *entry;
        absence.round = static_cast<tournament::RoundNumber>(
            std::min<std::uint64_t>(arguments.number("--round").value_or(next), UINT32_MAX));
        absence.half = arguments.has("--half");
        absence.full = arguments.has("--full");
        absence.reason = arguments.maybe("--reason").value_or("");
        const Exit exit = change(arguments, context, file, {absence});
        if (tells(context, exit)) {
            context.streams.out << context.text("cli.event.absent.done",
                                                {{"name", tournament::name_of(file.state, *entry)},
                                                 {"round", std::to_string(absence.round)}})
                                << '\n';
        }
        return exit;
    });
}

} // namespace

Command event_absent() {
    return {"event absent",
            with_common({required("EVENT"), required("NAME"), number_option("--round", "N"),
                         option("--reason", "TEXT"), flag("--half"), flag("--full")}),
            run_event_absent};
}

} // namespace kodeks::cli
