#include "cli/commands/store.hpp"
#include "store/check.hpp"

#include <fstream>
#include <ostream>

#include <unistd.h>

namespace kodeks::cli {

namespace {

// Copies, and reads the copy back: a backup nobody could read is none.
Result<store::Verified> copy(const std::filesystem::path& folder, const std::string& file) {
    auto from = store::open_to_read(folder);
    if (!from) {
        return tl::unexpected(from.error());
    }
    if (const auto done = (*from)->back_up(file); !done) {
        return tl::unexpected(done.error());
    }
    auto copied = store::sqlite::SqliteStore::open(file, {.mode = store::sqlite::Mode::read_only});
    if (!copied) {
        return tl::unexpected(copied.error());
    }
    return store::verify(**copied);
}

// The bytes of a copy that is then thrown away, for a pipe.
Exit pipe_out(const std::filesystem::path& folder, const Context& context) {
    const auto beside = std::filesystem::temp_directory_path() /
                        ("kodeks-backup-" + std::to_string(getpid()) + ".db");
    const auto verified = copy(folder, beside.string());
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

Exit run(const Arguments& arguments, const Context& context) {
    const std::string file = arguments.value("FILE");
    const std::filesystem::path folder = server_folder(arguments, context);
    if (file == "-") {
        return pipe_out(folder, context);
    }
    const auto verified = copy(folder, file);
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
    return {"store backup", {required("FILE"), option("--data", "FOLDER")}, run};
}

} // namespace kodeks::cli
