// The data folder of a server: the log `kodeks.db` in it, and a lock so that two servers never
// write to the same log.
#pragma once

#include "store/sqlite/sqlite_store.hpp"

#include <filesystem>
#include <iosfwd>

namespace kodeks::store {

// Held until it goes out of scope; the operating system lets go of it when the program is killed.
class FolderLock {
public:
    static Result<FolderLock> take(const std::filesystem::path& folder);

    FolderLock(FolderLock&& other) noexcept;
    FolderLock& operator=(FolderLock&&) = delete;
    ~FolderLock();

private:
    explicit FolderLock(int descriptor) : descriptor_(descriptor) {}

    int descriptor_;
};

std::filesystem::path log_in(const std::filesystem::path& folder);

// For writing; makes the folder when there is none.
Result<std::unique_ptr<sqlite::SqliteStore>> open_to_write(const std::filesystem::path& folder);

// For reading, also while a server writes.
Result<std::unique_ptr<sqlite::SqliteStore>> open_to_read(const std::filesystem::path& folder);

// Whether the backup is sound and the folder has no log yet.
Result<void> can_restore(const std::string& backup, const std::filesystem::path& folder);

// Verifies the backup and copies it into a folder that has no log yet.
Result<void> restore(const std::string& backup, const std::filesystem::path& folder);

// The sound records of a stream, or of all, as ledger text (ledger/record.hpp).
Result<std::vector<Damage>> export_ledger(Store& store, const std::optional<std::string>& stream,
                                          std::ostream& out);

} // namespace kodeks::store
