#include "store/sqlite/carrier.hpp"

#include <utility>

#include <sqlite3.h>

namespace kodeks::store::sqlite {

namespace {

// As far as readers allow. When it fails the log only grows, and holds everything: the next commit
// will try again.
void carry(Database& database) {
    sqlite3_wal_checkpoint_v2(database.handle(), "main", SQLITE_CHECKPOINT_PASSIVE, nullptr,
                              nullptr);
}

} // namespace

Carrier::Carrier(Database& database, std::string vfs, int pages)
    : database_(database), vfs_(std::move(vfs)), enough_(pages) {
    sqlite3_wal_hook(database.handle(), note_pages, this); // instead of the database's own
}

Carrier::~Carrier() {
    sqlite3_wal_hook(database_.handle(), nullptr, nullptr);
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    more_.notify_one();
    if (thread_.joinable()) {
        thread_.join();
    }
}

int Carrier::note_pages(void* carrier, sqlite3* /*handle*/, const char* /*name*/, int pages) {
    static_cast<Carrier*>(carrier)->pages_ = pages;
    return SQLITE_OK;
}

void Carrier::committed() {
    if (pages_ < enough_) {
        asked_ = false;
        return;
    }
    {
        const std::lock_guard lock(mutex_);
        if (wanted_) {
            return;
        }
        wanted_ = !asked_;
    }
    if (std::exchange(asked_, !asked_)) {
        carry(database_);
        return;
    }
    if (!thread_.joinable()) {
        thread_ = std::thread([this] { work(); });
    }
    more_.notify_one();
}

void Carrier::work() {
    std::optional<Database> file;
    for (std::unique_lock lock(mutex_);;) {
        more_.wait(lock, [this] { return stopping_ || wanted_; });
        if (stopping_) {
            return;
        }
        lock.unlock();
        carry_over(file);
        lock.lock();
        wanted_ = false;
    }
}

// Without a hold of its own whoever commits does it all.
void Carrier::carry_over(std::optional<Database>& file) const {
    if (!file) {
        auto opened = Database::open(database_.path(), Mode::read_write, vfs_);
        if (!opened || !opened->run("PRAGMA synchronous = FULL")) {
            return;
        }
        file.emplace(std::move(*opened));
    }
    carry(*file);
}

} // namespace kodeks::store::sqlite
