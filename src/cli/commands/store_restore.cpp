#include "cli/commands/store.hpp"

#include <ostream>

namespace kodeks::cli {

namespace {

Exit run(const Arguments& arguments, const Context& context) {
    const std::filesystem::path folder = server_folder(arguments, context);
    const bool only_look = arguments.has("--dry-run");
    const std::string backup = arguments.value("FILE");
    const auto done =
        only_look ? store::can_restore(backup, folder) : store::restore(backup, folder);
    if (!done) {
        return context.bad_input(done.error());
    }
    const char* const key = only_look ? "cli.store.restore.possible" : "cli.store.restore.done";
    context.streams.out << context.text(key, {{"folder", folder.string()}}) << '\n';
    return Exit::done;
}

} // namespace

Command store_restore() {
    return {
        "store restore", {required("FILE"), option("--data", "FOLDER"), flag("--dry-run")}, run};
}

} // namespace kodeks::cli
