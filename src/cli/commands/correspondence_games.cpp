#include "cli/letters/session.hpp"
#include "cli/letters/sheets.hpp"

namespace kodeks::cli {

namespace {

Exit run_correspondence_games(const Arguments& arguments, const Context& context) {
    return with_letters(arguments, context, [&](LetterFile& file) {
        print_sheet(context, games_sheet(context, file.state),
                    context.facts.json       ? Form::json
                    : arguments.has("--csv") ? Form::csv
                                             : Form::text);
        return Exit::done;
    });
}

} // namespace

Command correspondence_games() {
    return {"correspondence games", {required("LEDGER"), flag("--csv")}, run_correspondence_games};
}

} // namespace kodeks::cli
