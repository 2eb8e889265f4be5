#include "store/check.hpp"
#include "store_kit/kit.hpp"

#include <fmt/format.h>
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

const std::vector<std::string> game_1 = {R"({"command":"a","n":1})", R"({"command":"c","n":1})",
                                         R"({"command":"c","n":2})"};

TEST(SqliteStore, GivesBackWhatWasStoredAlsoAfterItIsOpenedAgain) {
    const TempFolder folder;
    fill(*opened(folder.file("log")));
    const auto store = opened(folder.file("log"));
    EXPECT_EQ(*store->streams(), (std::vector<std::string>{"game 1", "game 2"}));
    const auto whole = store->read("game 1", 0);
    EXPECT_EQ(lines_of(*whole), game_1);
    EXPECT_FALSE(whole->damage.has_value());
    EXPECT_EQ(whole->records[2].sequence, 3U);
    EXPECT_EQ(whole->records[2].command, "c");
    const auto rest = store->read("game 1", 2);
    EXPECT_EQ(lines_of(*rest), std::vector<std::string>{game_1[2]});
    EXPECT_FALSE(rest->damage.has_value());
    EXPECT_TRUE(store->read("game 1", 3)->records.empty());
    EXPECT_TRUE(store->read("nothing", 0)->records.empty());
}

TEST(SqliteStore, TakesACommandOnce) {
    const TempFolder folder;
    auto store = opened(folder.file("log"));
    fill(*store);
    const Write again = write_of("game 1", 3, "c", 2);
    EXPECT_EQ((*store->append({&again, 1}))[0], (Receipt{Written::known, 2, 3}));
    const Write elsewhere = write_of("game 2", 1, "c");
    EXPECT_EQ((*store->append({&elsewhere, 1}))[0], (Receipt{Written::stored, 2, 2}));
    store = opened(folder.file("log"));
    EXPECT_EQ((*store->append({&again, 1}))[0], (Receipt{Written::known, 2, 3}));
    EXPECT_EQ(lines_of(*store->read("game 1", 0)), game_1);
}

TEST(SqliteStore, RefusesWhoHasNotSeenTheLastRecord) {
    const TempFolder folder;
    const auto store = opened(folder.file("log"));
    fill(*store);
    const std::vector<Write> group = {write_of("game 1", 2, "late"), write_of("game 1", 3, "next"),
                                      write_of("game 9", 1, "early")};
    const std::vector<Receipt> expected = {
        {Written::conflict, 0, 0}, {Written::stored, 4, 4}, {Written::conflict, 0, 0}};
    EXPECT_EQ(*store->append(group), expected);
    EXPECT_EQ(store->read("game 1", 0)->records.size(), 4U);
}

TEST(SqliteStore, ChangesNoRecord) {
    const TempFolder folder;
    const auto store = opened(folder.file("log"));
    fill(*store);
    const auto answer = [&](const char* sql) {
        return store->database().run(sql).error().message.parts[0].value;
    };
    EXPECT_EQ(answer("UPDATE fresh SET line = 'x'"), "records are only ever added");
    EXPECT_EQ(answer("DELETE FROM fresh"), "records are only ever added");
    ASSERT_TRUE(store->settle().has_value());
    EXPECT_EQ(answer("UPDATE record SET line = 'x'"), "records are only ever added");
    EXPECT_EQ(answer("DELETE FROM record"), "records are only ever added");
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
                  (Message{"store.version", {{"version", "99"}, {"known", "2"}}}));
    }
}

// What was changed behind the program's back is found and named; what stands before it is given.
TEST(SqliteStore, NamesTheRecordThatIsDamaged) {
    struct Case {
        const char* sql;
        Sequence sequence;
        const char* key;
    };

    const Case cases[] = {
        {"UPDATE record SET line = replace(line, '\"n\":1', '\"n\":7') WHERE seq = 2", 2,
         "store.record_damaged"},
        {"UPDATE record SET chain = zeroblob(32) WHERE stream = 1 AND seq = 3", 3,
         "store.chain_broken"},
        {"DELETE FROM record WHERE stream = 1 AND seq = 1", 1, "store.record_missing"},
        {"UPDATE record SET seq = 5 WHERE stream = 1 AND seq = 3", 3, "store.record_missing"},
        {"UPDATE record SET line = (SELECT line FROM record WHERE seq = 3), checksum = "
         "(SELECT checksum FROM record WHERE seq = 3) WHERE stream = 1 AND seq = 2",
         2, "store.chain_broken"},
    };
    const auto in_table = [](std::string sql, const std::string& table) {
        for (auto at = sql.find("record"); at != std::string::npos;
             at = sql.find("record", at + 5)) {
            sql.replace(at, 6, table);
        }
        return sql;
    };
    for (std::size_t i = 0; i < 2 * std::size(cases); ++i) { // where it came and where it stays
        const Case& one = cases[i / 2];
        const std::string table = i % 2 == 0 ? "fresh" : "record";
        const TempFolder folder;
        const auto store = opened(folder.file("log"));
        fill(*store);
        if (table == "record") {
            ASSERT_TRUE(store->settle().has_value());
        }
        const std::string tamper =
            in_table("DROP TRIGGER record_stays; DROP TRIGGER record_is_kept; ", table) +
            in_table(one.sql, table);
        ASSERT_TRUE(store->database().run(tamper.c_str()).has_value()) << one.sql;
        const auto reading = store->read("game 1", 0);
        ASSERT_TRUE(reading->damage.has_value()) << one.sql;
        EXPECT_EQ(reading->damage->sequence, one.sequence) << one.sql;
        EXPECT_EQ(reading->damage->what.key, one.key) << one.sql;
        EXPECT_EQ(lines_of(*reading),
                  std::vector(game_1.begin(), game_1.begin() + one.sequence - 1));
        const auto verified = verify(*store);
        EXPECT_EQ(verified->damages, std::vector<Damage>{*reading->damage});
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

// Records are moved to their place again and again; nobody sees anything of it.
TEST(SqliteStore, MovingRecordsToTheirPlaceShowsNowhere) {
    const TempFolder folder;
    std::vector<std::string> expected;
    {
        auto store = SqliteStore::open(folder.file("log"), {.fresh_max = 3});
        ASSERT_TRUE(store.has_value());
        const auto reader = SqliteStore::open(folder.file("log"), {.mode = Mode::read_only});
        for (Sequence n = 0; n < 20; ++n) {
            const std::vector<Write> group = {write_of("game 1", n, fmt::format("a{}", n)),
                                              write_of("game 2", n, fmt::format("b{}", n))};
            const auto receipts = (*store)->append(group);
            ASSERT_TRUE(receipts.has_value());
            expected.push_back(group[0].lines[0]);
            EXPECT_EQ(lines_of(*(*store)->read("game 1", 0)), expected);
            EXPECT_EQ(lines_of(*(*reader)->read("game 1", 0)), expected);
            for (Sequence before = 0; before <= n; ++before) {
                const Write again = write_of("game 1", n + 1, fmt::format("a{}", before));
                EXPECT_EQ((*store)->append({&again, 1})->front(),
                          (Receipt{Written::known, before + 1, before + 1}));
            }
        }
    }
    const auto store = opened(folder.file("log"));
    EXPECT_EQ(lines_of(*store->read("game 1", 0)), expected);
    EXPECT_EQ(store->read("game 2", 17)->records.size(), 3U);
    EXPECT_TRUE(verify(*store)->damages.empty());
    EXPECT_EQ(store->database().number("SELECT count(*) FROM fresh").value(), 0);
}

} // namespace

} // namespace kodeks::store
