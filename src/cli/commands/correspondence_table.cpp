#include "cli/letters/remote_sheets.hpp"
#include "cli/letters/session.hpp"
#include "cli/letters/sheets.hpp"

namespace kodeks::cli {

namespace {

Exit run_correspondence_table(const Arguments& arguments, const Context& context) {
    if (arguments.has("--server")) {
        return show_remote_table(arguments, context);
    }
    return with_letters(arguments, context, [&](LetterFile& file) {
        return show_sheet(arguments, context, table_sheet(context, file.state));
    });
}

} // namespace

Command correspondence_table() {
    return {"correspondence table", {required("LEDGER"), flag("--csv")}, run_correspondence_table};
}

} // namespace kodeks::cli
