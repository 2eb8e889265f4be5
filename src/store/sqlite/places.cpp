#include "store/sqlite/places.hpp"

#include <algorithm>

namespace kodeks::store::sqlite {

namespace {

constexpr std::int64_t widest_damage = std::int64_t{1} << 40; // rows; no file has so many

bool is_damage(const Fault& fault) {
    return fault.message.key == "store.file_damaged";
}

} // namespace

void Places::add_one(const Place& place) {
    rows_[place.stream].push_back(place.row);
    last_ = std::max(last_, place.row);
}

void Places::add(std::span<const Place> places) {
    const std::lock_guard lock(mutex_);
    for (const Place& place : places) {
        add_one(place);
    }
}

// Whether there was anything.
Result<bool> Places::read_behind(Database& database, std::int64_t row) {
    auto statement = database.prepare("SELECT id, stream FROM record WHERE id > ? ORDER BY id");
    if (!statement) {
        return tl::unexpected(statement.error());
    }
    statement->bind(1, row);
    bool any = false;
    for (;;) {
        const auto there = statement->step();
        if (!there || !*there) {
            return there ? Result<bool>(any) : tl::unexpected(there.error());
        }
        const std::lock_guard lock(mutex_);
        add_one({statement->number(1), statement->number(0)});
        any = true;
    }
}

// Ever larger steps, until something can be read again or nothing is left.
Result<void> Places::pass_over_damage(Database& database) {
    torn_ = true;
    const std::int64_t before = last_;
    for (std::int64_t step = 1; step < widest_damage; step *= 2) {
        const auto read = read_behind(database, before + step);
        if (read) {
            return {};
        }
        if (!is_damage(read.error())) {
            return tl::unexpected(read.error());
        }
        if (last_ > before) {
            return pass_over_damage(database); // another damaged part behind this one
        }
    }
    return {};
}

Result<void> Places::follow(Database& database) {
    const auto read = read_behind(database, last_);
    if (read) {
        return {};
    }
    return is_damage(read.error()) ? pass_over_damage(database) : tl::unexpected(read.error());
}

std::vector<std::int64_t> Places::rows(std::int64_t stream, Sequence after) const {
    const std::lock_guard lock(mutex_);
    const auto found = rows_.find(stream);
    const std::size_t from = after == 0 ? 0 : after - 1;
    if (found == rows_.end() || found->second.size() <= from) {
        return {};
    }
    return {found->second.begin() + static_cast<std::ptrdiff_t>(from), found->second.end()};
}

std::int64_t Places::last_row(std::int64_t stream) const {
    const std::lock_guard lock(mutex_);
    const auto found = rows_.find(stream);
    return found == rows_.end() ? 0 : found->second.back();
}

bool Places::is_torn() const {
    return torn_;
}

} // namespace kodeks::store::sqlite
