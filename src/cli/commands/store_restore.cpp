#include "cli/commands/store.hpp"

#include "store/copy.hpp"
#include "store/postgres/postgres_store.hpp"

#include <ostream>

namespace kodeks::cli {

namespace {

using store::postgres::Mode;
using store::postgres::PostgresStore;

// A backup is verified before anything is written.
Result<void> into_database(const std::string& backup, const std::optional<std::string>& address) {
    auto from = store::sqlite::SqliteStore::open(backup, {.mode = store::sqlite::Mode::read_only});
    const auto verified = from ? store::verify(**from) : tl::unexpected(from.error());
    if (!verified) {
        return tl::unexpected(verified.error());
    }
    if (!verified->damages.empty()) {
        const store::Damage& damage = verified->damages.front();
        return tl::unexpected(Fault{damage.what, backup + " " + damage.stream, {}, ""});
    }
    if (!address) { // it was only to be looked at
        return {};
    }
    auto to = PostgresStore::open(*address, Mode::create);
    const auto copied = to ? store::copy_all(**from, **to) : tl::unexpected(to.error());
    return copied ? Result<void>() : tl::unexpected(copied.error());
}

Exit run_store_restore(const Arguments& arguments, const Context& context) {
    const std::filesystem::path folder = server_folder(arguments, context);
    const bool only_look = arguments.has("--dry-run");
    const std::string backup = arguments.value("FILE");
    const auto database = arguments.maybe("--database");
    const auto done = database    ? into_database(backup, only_look ? std::nullopt : database)
                      : only_look ? store::can_restore(backup, folder)
                                  : store::restore(backup, folder);
    if (!done) {
        return context.bad_input(done.error());
    }
    const char* const key = only_look ? "cli.store.restore.possible" : "cli.store.restore.done";
    context.streams.out << context.text(key,
                                        {{"folder", database ? "PostgreSQL" : folder.string()}})
                        << '\n';
    return Exit::done;
}

} // namespace

Command store_restore() {
    return {"store restore",
            {required("FILE"), option("--data", "FOLDER"), option("--database", "URL"),
             flag("--dry-run")},
            run_store_restore};
}

} // namespace kodeks::cli
