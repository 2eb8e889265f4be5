#include "store/folder.hpp"

#include "ledger/record.hpp"
#include "store/check.hpp"

#include <cerrno>
#include <ostream>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace kodeks::store {

namespace fs = std::filesystem;
using sqlite::Mode;
using sqlite::SqliteStore;

namespace {

Fault fault(const char* key, const fs::path& path, int error = 0) {
    return {
        Message{key, {{"reason", std::generic_category().message(error)}}}, path.string(), {}, ""};
}

Result<void> make_folder(const fs::path& folder) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) {
        return tl::unexpected(fault("store.cannot_open", folder, error.value()));
    }
    fs::permissions(folder, fs::perms::owner_all, error); // codes and games are nobody else's
    return {};
}

} // namespace

fs::path log_in(const fs::path& folder) {
    return folder / "kodeks.db";
}

Result<FolderLock> FolderLock::take(const fs::path& folder) {
    if (const auto made = make_folder(folder); !made) {
        return tl::unexpected(made.error());
    }
    const fs::path path = folder / "lock";
    const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (descriptor < 0) {
        return tl::unexpected(fault("store.cannot_open", path, errno));
    }
    FolderLock lock(descriptor);
    if (flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
        return tl::unexpected(fault("store.locked", folder, errno));
    }
    return lock;
}

FolderLock::FolderLock(FolderLock&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)) {}

FolderLock::~FolderLock() {
    if (descriptor_ >= 0) {
        close(descriptor_);
    }
}

Result<std::unique_ptr<SqliteStore>> open_to_write(const fs::path& folder) {
    if (const auto made = make_folder(folder); !made) {
        return tl::unexpected(made.error());
    }
    return SqliteStore::open(log_in(folder).string(), {.mode = Mode::create});
}

Result<std::unique_ptr<SqliteStore>> open_to_read(const fs::path& folder) {
    const fs::path path = log_in(folder);
    std::error_code error;
    if (!fs::exists(path, error)) {
        return tl::unexpected(fault("store.nothing_there", folder));
    }
    return SqliteStore::open(path.string(), {.mode = Mode::read_only});
}

Result<void> can_restore(const std::string& backup, const fs::path& folder) {
    std::error_code error;
    if (!fs::exists(backup, error)) {
        return tl::unexpected(fault("store.nothing_there", backup));
    }
    if (fs::exists(log_in(folder), error)) {
        return tl::unexpected(fault("store.exists", log_in(folder)));
    }
    auto from = SqliteStore::open(backup, {.mode = Mode::read_only});
    const auto verified = from ? verify(**from) : tl::unexpected(from.error());
    if (!verified) {
        return tl::unexpected(verified.error());
    }
    if (!verified->damages.empty()) {
        const Damage& damage = verified->damages.front();
        return tl::unexpected(Fault{damage.what, backup + " " + damage.stream, {}, ""});
    }
    return {};
}

Result<void> restore(const std::string& backup, const fs::path& folder) {
    if (auto possible = can_restore(backup, folder); !possible) {
        return possible;
    }
    if (auto made = make_folder(folder); !made) {
        return made;
    }
    auto from = SqliteStore::open(backup, {.mode = Mode::read_only});
    return from ? (*from)->back_up(log_in(folder).string()) : tl::unexpected(from.error());
}

Result<std::vector<Damage>> export_ledger(Store& store, const std::optional<std::string>& stream,
                                          std::ostream& out) {
    const auto names = store.streams();
    if (!names) {
        return tl::unexpected(names.error());
    }
    std::vector<Damage> damages;
    out << ledger::header_line() << '\n';
    for (const std::string& name : *names) {
        if (stream && *stream != name) {
            continue;
        }
        const auto reading = store.read(name, 0);
        if (!reading) {
            return tl::unexpected(reading.error());
        }
        for (const Stored& record : reading->records) {
            out << record.line << '\n';
        }
        if (reading->damage) {
            damages.push_back(*reading->damage);
        }
    }
    return damages;
}

} // namespace kodeks::store
