#include "cli/commands/store.hpp"
#include "store/copy.hpp"

#include <fstream>
#include <ostream>

#include <unistd.h>

namespace kodeks::cli {

namespace {

Result<void> copy_database(store::Store& from, const std::string& file) {
    std::error_code ignored;
    if (std::filesystem::exists(file, ignored)) {
        return tl::unexpected(Fault{{"store.exists", {}}, file, {}, ""});
    }
    auto to = store::sqlite::SqliteStore::open(file, {});
    if (!to) {
        return tl::unexpected(to.error());
    }
    const auto copied = store::copy_all(from, **to);
    return copied ? (*to)->database().run("PRAGMA journal_mode = DELETE")
                  : tl::unexpected(copied.error());
}

// Copies, and reads the copy back: a backup nobody could read is none. The backup of a database is
// a file of the same kind.
Result<store::Verified> copy(const Arguments& arguments, const Context& context,
                             const std::string& file) {
    auto from = log_to_read(arguments, context);
    if (!from) {
        return tl::unexpected(from.error());
    }
    auto* const log = dynamic_cast<store::sqlite::SqliteStore*>(from->get());
    if (const auto done = log == nullptr ? copy_database(**from, file) : log->back_up(file);
        !done) {
        return tl::unexpected(done.error());
    }
    auto copied = store::sqlite::SqliteStore::open(file, {.mode = store::sqlite::Mode::read_only});
    if (!copied) {
        return tl::unexpected(copied.error());
    }
    return store::verify(**copied);
}

// The bytes of a copy that is then thrown away, for a pipe.
Exit pipe_out(const Arguments& arguments, const Context& context) {
    const auto beside = std::filesystem::temp_directory_path() /
                        ("kodeks-backup-" + std::to_string(getpid()) + ".db");
    const auto verified = copy(arguments, context, beside.string());
    if (verified) {
        context.streams.out << std::ifstream(beside, std::ios::binary).rdbuf();
    }
    std::error_code ignored;
    std::filesystem::remove(beside, ignored);
    if (!verified) {
        return context.bad_input(verified.error());
    }
    return verified->damages.empty() ? Exit::done : Exit::no;
}

Exit run_store_backup(const Arguments& arguments, const Context& context) {
    const std::string file = arguments.value("FILE");
    if (file == "-") {
        return pipe_out(arguments, context);
    }
    const auto verified = copy(arguments, context, file);
    if (!verified) {
        return context.bad_input(verified.error());
    }
    for (const store::Damage& damage : verified->damages) {
        context.streams.talk << damage_text(damage, context) << '\n';
    }
    context.streams.out << context.text(
                               "cli.store.backup.done",
                               {{"records", std::to_string(verified->records)}, {"file", file}})
                        << '\n';
    return verified->damages.empty() ? Exit::done : Exit::no;
}

} // namespace

Command store_backup() {
    return {"store backup",
            {required("FILE"), option("--data", "FOLDER"), option("--database", "URL")},
            run_store_backup};
}

} // namespace kodeks::cli
