#include "cli/letters/session.hpp"

namespace kodeks::cli {

namespace {

using namespace correspondence;

Exit run_correspondence_claim(const Arguments& arguments, const Context& context) {
    return changing_letters(arguments, context, [&](LetterFile& file) {
        const auto on = day_option(arguments, context, "--on");
        const auto received = day_option(arguments, context, "--received");
        if (!on || !received) {
            return Exit::wrong_usage;
        }
        OverstepClaim claim{*received, arguments.value("MOVE"), {}, true};
        for (const std::string& word : arguments.all("--lacks")) {
            claim.lacks.push_back(*ledger::from_word<Material>(word));
        }
        claim.headman_told = !arguments.has("--headman-untold");
        const std::string by = name_in(file.state, arguments.value("--by"));
        return carry_out(
            arguments, context, file,
            {{*on, by, tourney::Play{game_in(arguments), correspondence::Act(claim)}}});
    });
}

} // namespace

Command correspondence_claim() {
    Argument lacks = repeated_option("--lacks", "WHAT");
    lacks.choices = ledger::words_of<Material>();
    return {"correspondence claim",
            {required("LEDGER"), required("MOVE"), needed(number_option("--game", "N")),
             needed(option("--by", "NAME")), needed(option("--received", "DATE")), lacks,
             flag("--headman-untold"), option("--on", "DATE"), flag("--dry-run")},
            run_correspondence_claim};
}

} // namespace kodeks::cli
