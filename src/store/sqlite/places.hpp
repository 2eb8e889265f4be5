// Where the records of each stream stand in the file. They stand in the order in which they came:
// a group of commands touches the last pages alone, however many games it comes from. An index in
// the file would touch a page more for every game; this one is read from the file when it is
// opened, and whoever writes keeps it, also for those who read in the same program.
#pragma once

#include "store/sqlite/database.hpp"
#include "store/store.hpp"

#include <mutex>
#include <span>
#include <unordered_map>
#include <vector>

namespace kodeks::store::sqlite {

struct Place {
    std::int64_t stream = 0;
    std::int64_t row = 0;
};

class Places {
public:
    // Reads what the file has behind what is known. A damaged part is passed over; see is_torn().
    Result<void> follow(Database& database);

    void add(std::span<const Place> places);

    // The rows of the records behind this one, in order; with the record itself where there is one.
    std::vector<std::int64_t> rows(std::int64_t stream, Sequence after) const;

    // The row of the last record; 0: there is none.
    std::int64_t last_row(std::int64_t stream) const;

    // Some records could not be read, and nobody knows of which stream they were.
    bool is_torn() const;

private:
    void add_one(const Place& place);
    Result<bool> read_behind(Database& database, std::int64_t row);
    Result<void> pass_over_damage(Database& database);

    mutable std::mutex mutex_; // one thread writes, another reads
    std::unordered_map<std::int64_t, std::vector<std::int64_t>> rows_; // by stream
    std::int64_t last_ = 0;                                            // row in the file
    bool torn_ = false;
};

} // namespace kodeks::store::sqlite
