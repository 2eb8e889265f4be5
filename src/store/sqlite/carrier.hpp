// What the write-ahead log holds has to be carried over into the file now and then. That takes many
// syncs' time: a thread of its own does it, on its own hold on the file, while commits go on.
// Whoever commits carries over the little that came meanwhile; then the log begins anew. Commits
// are synced as ever: this never decides what is on the disk.
#pragma once

#include "store/sqlite/database.hpp"

#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

namespace kodeks::store::sqlite {

class Carrier {
public:
    // Takes the log over as soon as it has so many pages.
    Carrier(Database& database, std::string vfs, int pages);
    Carrier(const Carrier&) = delete;
    Carrier& operator=(const Carrier&) = delete;
    ~Carrier();

    // After a commit, by whoever made it.
    void committed();

private:
    static int note_pages(void* carrier, sqlite3* handle, const char* name, int pages);

    void work();
    void carry_over(std::optional<Database>& file) const;

    Database& database_;
    std::string vfs_;
    int enough_;
    int pages_ = 0;       // of the log, after the last commit
    bool asked_ = false;  // the thread has been
    std::mutex mutex_;    // over what follows
    bool wanted_ = false; // and not done yet
    bool stopping_ = false;
    std::condition_variable more_;
    std::thread thread_; // when there was something to do for the first time
};

} // namespace kodeks::store::sqlite
