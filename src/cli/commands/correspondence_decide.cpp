#include "cli/letters/session.hpp"

namespace kodeks::cli {

namespace {

using namespace correspondence;

Exit run_correspondence_decide(const Arguments& arguments, const Context& context) {
    return changing_letters(arguments, context, [&](LetterFile& file) {
        const auto on = day_option(arguments, context, "--on");
        if (!on) {
            return on.error();
        }
        const Decide decide{!arguments.has("--incomplete"), arguments.has("--admitted")};
        return carry_out(
            arguments, context, file,
            {{*on, "arbiter", tourney::Play{game_in(arguments), correspondence::Act(decide)}}});
    });
}

} // namespace

Command correspondence_decide() {
    return {"correspondence decide",
            {required("LEDGER"), needed(number_option("--game", "N")), flag("--incomplete"),
             flag("--admitted"), option("--on", "DATE"), flag("--dry-run")},
            run_correspondence_decide};
}

} // namespace kodeks::cli
