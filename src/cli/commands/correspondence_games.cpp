#include "cli/letters/remote_sheets.hpp"
#include "cli/letters/session.hpp"
#include "cli/letters/sheets.hpp"

namespace kodeks::cli {

namespace {

Exit run_correspondence_games(const Arguments& arguments, const Context& context) {
    if (arguments.has("--server")) {
        return show_remote_games(arguments, context);
    }
    return with_letters(arguments, context, [&](LetterFile& file) {
        return show_sheet(arguments, context, games_sheet(context, file.state));
    });
}

} // namespace

Command correspondence_games() {
    return {"correspondence games", {required("LEDGER"), flag("--csv")}, run_correspondence_games};
}

} // namespace kodeks::cli
