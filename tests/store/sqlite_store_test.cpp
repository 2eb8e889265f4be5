#include "store/check.hpp"
#include "store_kit/kit.hpp"

#include <algorithm>
#include <filesystem>

#include <gtest/gtest.h>

namespace kodeks::store {

namespace {

using sqlite::Mode;
using sqlite::SqliteStore;

std::unique_ptr<SqliteStore> opened(const std::string& path, Mode mode = Mode::create) {
    auto store = SqliteStore::open(path, {.mode = mode});
    EXPECT_TRUE(store.has_value()) << describe(store.error(), Language::en);
    return std::move(*store);
}

TEST(SqliteStore, RefusesAFileThatIsNoStoreOrIsYounger) {
    const TempFolder folder;
    {
        auto other = sqlite::Database::open(folder.file("other"), Mode::create);
        EXPECT_TRUE(other->run("CREATE TABLE t (x)").has_value());
    }
    EXPECT_EQ(SqliteStore::open(folder.file("other"), {}).error().message.key, "store.no_store");
    {
        const auto store = opened(folder.file("young"));
        EXPECT_TRUE(store->database().run("PRAGMA user_version = 99").has_value());
    }
    for (const Mode mode : {Mode::create, Mode::read_only}) {
        const auto young = SqliteStore::open(folder.file("young"), {.mode = mode});
        EXPECT_EQ(young.error().message,
                  (Message{"store.version", {{"version", "99"}, {"known", "3"}}}));
    }
}

TEST(SqliteStore, BackupAndRestoreGiveTheSameRecords) {
    const TempFolder folder;
    auto store = open_to_write(folder.path() / "data");
    fill(**store);
    ASSERT_TRUE((*store)->back_up(folder.file("copy")).has_value());
    const Write later = write_of("game 2", 1, "later");
    ASSERT_TRUE((*store)->append({&later, 1}).has_value());
    EXPECT_EQ((*store)->back_up(folder.file("copy")).error().message.key, "store.exists");
    EXPECT_EQ(restore(folder.file("copy"), folder.path() / "data").error().message.key,
              "store.exists");
    ASSERT_TRUE(restore(folder.file("copy"), folder.path() / "new").has_value());
    const auto restored = open_to_write(folder.path() / "new");
    EXPECT_EQ((*restored)->read("game 1", 0)->records, (*store)->read("game 1", 0)->records);
    EXPECT_EQ((*restored)->read("game 2", 0)->records.size(), 1U);
    EXPECT_EQ((*restored)->append({&later, 1})->front(), (Receipt{Written::stored, 2, 2}));
}

// The log is carried over on another thread while commits go on, again and again: it stays small,
// and whatever was committed is there.
TEST(SqliteStore, CarriesTheLogOverWhileCommitsGoOn) {
    constexpr int log_pages = 16;
    constexpr Sequence records = 600;
    constexpr std::size_t page = 4096;
    const TempFolder folder;
    std::size_t largest = 0;
    {
        const auto store = SqliteStore::open(folder.file("log"), {.log_pages = log_pages});
        ASSERT_TRUE(store.has_value());
        for (Sequence i = 0; i < records; ++i) {
            const Write next = write_of("game 1", i, "n" + std::to_string(i));
            ASSERT_EQ((*store)->append({&next, 1})->front(),
                      (Receipt{Written::stored, i + 1, i + 1}));
            largest =
                std::max<std::size_t>(largest, std::filesystem::file_size(folder.file("log-wal")));
        }
        EXPECT_EQ((*store)->inspect(), Result<std::string>(""));
    }
    EXPECT_LT(largest, records / 2 * page);
    const auto again = opened(folder.file("log"));
    const auto reading = again->read("game 1", 0);
    EXPECT_FALSE(reading->damage.has_value());
    EXPECT_EQ(reading->records.size(), records);
}

// A disk that was pulled out, a copy that was not finished: what is left is read and the first
// record that is missing is named; nobody writes on behind it.
TEST(SqliteStore, GivesWhatIsLeftOfAFileThatWasCutOff) {
    const TempFolder folder;
    constexpr Sequence records = 2000;
    {
        const auto store = open_to_write(folder.path());
        for (Sequence i = 0; i < records; i += 100) {
            std::vector<Write> group;
            for (Sequence k = i; k < i + 100; ++k) {
                group.push_back(write_of("game 1", k, "n" + std::to_string(k)));
            }
            ASSERT_TRUE((*store)->append(group).has_value());
        }
    }
    std::filesystem::resize_file(log_in(folder.path()),
                                 std::filesystem::file_size(log_in(folder.path())) / 2);
    const auto left = open_to_read(folder.path());
    ASSERT_TRUE(left.has_value()) << describe(left.error(), Language::en);
    const auto reading = (*left)->read("game 1", 0);
    ASSERT_TRUE(reading.has_value()) << describe(reading.error(), Language::en);
    EXPECT_GT(reading->records.size(), records / 4);
    EXPECT_LT(reading->records.size(), records);
    EXPECT_TRUE((*left)->is_torn());
    EXPECT_NE((*left)->inspect().value_or("ok"), "ok");
    EXPECT_EQ(open_to_write(folder.path()).error().message.key, "store.file_damaged");
}

TEST(SqliteStore, IsNobodyElsesToRead) {
    namespace fs = std::filesystem;
    const TempFolder folder;
    const auto store = open_to_write(folder.path());
    fill(**store);
    ASSERT_TRUE((*store)->back_up(folder.file("copy")).has_value());
    for (const std::string& file : {log_in(folder.path()).string(),
                                    log_in(folder.path()).string() + "-wal", folder.file("copy")}) {
        EXPECT_EQ(fs::status(file).permissions(), fs::perms::owner_read | fs::perms::owner_write)
            << file;
    }
}

TEST(SqliteStore, IsReadAndBackedUpWhileSomebodyWrites) {
    const TempFolder folder;
    const auto writer = open_to_write(folder.path());
    fill(**writer);
    const auto reader = open_to_read(folder.path());
    for (Sequence i = 3; i < 40; ++i) {
        const Write next = write_of("game 1", i, "n" + std::to_string(i));
        ASSERT_TRUE((*writer)->append({&next, 1}).has_value());
        EXPECT_EQ((*reader)->read("game 1", 0)->records.size(), i + 1U);
    }
    ASSERT_TRUE((*reader)->back_up(folder.file("copy")).has_value());
    EXPECT_EQ(verify(*opened(folder.file("copy"), Mode::read_only))->records, 41U);
}

TEST(SqliteStore, LetsOnlyOneServerIn) {
    const TempFolder folder;
    {
        const auto first = FolderLock::take(folder.path());
        ASSERT_TRUE(first.has_value());
        EXPECT_EQ(FolderLock::take(folder.path()).error().message.key, "store.locked");
    }
    EXPECT_TRUE(FolderLock::take(folder.path()).has_value());
}

} // namespace

} // namespace kodeks::store
