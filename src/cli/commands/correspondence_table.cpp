#include "cli/event/show.hpp"
#include "cli/letters/session.hpp"
#include "cli/letters/sheets.hpp"

namespace kodeks::cli {

namespace {

Exit run_correspondence_table(const Arguments& arguments, const Context& context) {
    return with_letters(arguments, context, [&](LetterFile& file) {
        print_sheet(context, table_sheet(context, file.state),
                    context.facts.json       ? Form::json
                    : arguments.has("--csv") ? Form::csv
                                             : Form::text);
        return Exit::done;
    });
}

} // namespace

Command correspondence_table() {
    return {"correspondence table", {required("LEDGER"), flag("--csv")}, run_correspondence_table};
}

} // namespace kodeks::cli
