#include "cli/letters/session.hpp"

namespace kodeks::cli {

namespace {

using namespace correspondence;

Exit run_correspondence_start(const Arguments& arguments, const Context& context) {
    return changing_letters(arguments, context, [&](LetterFile& file) {
        const auto on = day_option(arguments, context, "--on");
        if (!on) {
            return on.error();
        }
        return carry_out(arguments, context, file,
                         {{*on, office_in(file, {"organiser", "arbiter"}),
                           tourney::Start{arguments.maybe("--seed").value_or("")}}});
    });
}

} // namespace

Command correspondence_start() {
    return {
        "correspondence start",
        {required("LEDGER"), option("--seed", "TEXT"), option("--on", "DATE"), flag("--dry-run")},
        run_correspondence_start};
}

} // namespace kodeks::cli
