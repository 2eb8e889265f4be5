#include "cli/commands/store.hpp"

#include <ostream>

namespace kodeks::cli {

namespace {

Exit run_store_export(const Arguments& arguments, const Context& context) {
    auto opened = log_to_read(arguments, context);
    if (!opened) {
        return context.bad_input(opened.error());
    }
    const auto damages =
        store::export_ledger(**opened, arguments.maybe("--stream"), context.streams.out);
    if (!damages) {
        return context.bad_input(damages.error());
    }
    for (const store::Damage& damage : *damages) {
        context.streams.talk << damage_text(damage, context) << '\n';
    }
    const auto* const log = dynamic_cast<store::sqlite::SqliteStore*>(opened->get());
    const bool torn = log != nullptr && log->is_torn();
    if (torn) {
        context.streams.talk << context.text("cli.store.torn") << '\n';
    }
    return damages->empty() && !torn ? Exit::done : Exit::no;
}

} // namespace

Command store_export() {
    return {"store export",
            {option("--data", "FOLDER"), option("--database", "URL"), option("--stream", "STREAM")},
            run_store_export};
}

} // namespace kodeks::cli
