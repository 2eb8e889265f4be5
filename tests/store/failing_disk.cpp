#include "store/failing_disk.hpp"

#include <cstring>
#include <mutex>

#include <sqlite3.h>

namespace kodeks::store {

namespace {

// SQLite calls back without a place for our own data: one disk at a time.
struct Plan {
    bool armed = false;
    FailingDisk::Call call = FailingDisk::Call::write;
    int left = 0;
    bool failed = false;
};

Plan plan;
std::mutex one_at_a_time; // the log is carried over on a thread of its own
sqlite3_vfs shim;

// A file of the real layer lies behind ours in the same memory.
struct ShimFile {
    sqlite3_file base;
    sqlite3_file* real;
};

sqlite3_file* real_of(sqlite3_file* file) {
    return reinterpret_cast<ShimFile*>(file)->real; // NOLINT
}

bool fails(FailingDisk::Call call) {
    const std::lock_guard lock(one_at_a_time);
    if (!plan.armed || plan.call != call || plan.left-- > 0) {
        return false;
    }
    plan.left = 0;
    plan.failed = true;
    return true;
}

int close_file(sqlite3_file* f) {
    return real_of(f)->pMethods->xClose(real_of(f));
}

int read_file(sqlite3_file* f, void* to, int n, sqlite3_int64 at) {
    return real_of(f)->pMethods->xRead(real_of(f), to, n, at);
}

int write_file(sqlite3_file* f, const void* from, int n, sqlite3_int64 at) {
    return fails(FailingDisk::Call::write) ? SQLITE_IOERR_WRITE
                                           : real_of(f)->pMethods->xWrite(real_of(f), from, n, at);
}

int truncate_file(sqlite3_file* f, sqlite3_int64 n) {
    return real_of(f)->pMethods->xTruncate(real_of(f), n);
}

int sync_file(sqlite3_file* f, int flags) {
    return fails(FailingDisk::Call::sync) ? SQLITE_IOERR_FSYNC
                                          : real_of(f)->pMethods->xSync(real_of(f), flags);
}

int size_of(sqlite3_file* f, sqlite3_int64* n) {
    return real_of(f)->pMethods->xFileSize(real_of(f), n);
}

int lock_file(sqlite3_file* f, int l) {
    return real_of(f)->pMethods->xLock(real_of(f), l);
}

int unlock_file(sqlite3_file* f, int l) {
    return real_of(f)->pMethods->xUnlock(real_of(f), l);
}

int is_reserved(sqlite3_file* f, int* out) {
    return real_of(f)->pMethods->xCheckReservedLock(real_of(f), out);
}

int control(sqlite3_file* f, int op, void* arg) {
    return real_of(f)->pMethods->xFileControl(real_of(f), op, arg);
}

int sector(sqlite3_file* f) {
    return real_of(f)->pMethods->xSectorSize(real_of(f));
}

int traits(sqlite3_file* f) {
    return real_of(f)->pMethods->xDeviceCharacteristics(real_of(f));
}

int shm_map(sqlite3_file* f, int page, int size, int extend, void volatile** out) {
    return real_of(f)->pMethods->xShmMap(real_of(f), page, size, extend, out);
}

int shm_lock(sqlite3_file* f, int offset, int n, int flags) {
    return real_of(f)->pMethods->xShmLock(real_of(f), offset, n, flags);
}

void shm_barrier(sqlite3_file* f) {
    real_of(f)->pMethods->xShmBarrier(real_of(f));
}

int shm_unmap(sqlite3_file* f, int remove) {
    return real_of(f)->pMethods->xShmUnmap(real_of(f), remove);
}

const sqlite3_io_methods methods = {2,           close_file, read_file, write_file,  truncate_file,
                                    sync_file,   size_of,    lock_file, unlock_file, is_reserved,
                                    control,     sector,     traits,    shm_map,     shm_lock,
                                    shm_barrier, shm_unmap,  nullptr,   nullptr};

int open_file(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* out) {
    auto* const real_vfs = static_cast<sqlite3_vfs*>(vfs->pAppData);
    auto* const shim_file = reinterpret_cast<ShimFile*>(file);                     // NOLINT
    shim_file->real = reinterpret_cast<sqlite3_file*>(shim_file + 1);              // NOLINT
    const int code = real_vfs->xOpen(real_vfs, name, shim_file->real, flags, out); // the true one
    shim_file->base.pMethods = shim_file->real->pMethods == nullptr ? nullptr : &methods;
    return code;
}

} // namespace

FailingDisk::FailingDisk() {
    sqlite3_vfs* const real = sqlite3_vfs_find(nullptr);
    std::memcpy(&shim, real, sizeof shim);
    shim.zName = "kodeks-failing";
    shim.szOsFile = static_cast<int>(sizeof(ShimFile)) + real->szOsFile;
    shim.pAppData = real;
    shim.pNext = nullptr;
    shim.xOpen = open_file;
    sqlite3_vfs_register(&shim, 0);
    plan = {};
}

FailingDisk::~FailingDisk() {
    sqlite3_vfs_unregister(&shim);
}

void FailingDisk::fail(Call call, int after) const {
    plan = {true, call, after, false};
}

void FailingDisk::repair() const {
    plan.armed = false;
}

bool FailingDisk::has_failed() const {
    return plan.failed;
}

} // namespace kodeks::store
