// What any log promises, on every backend: SQLite in a file, PostgreSQL in a cluster of the tests'
// own, and the one in memory as far as it keeps anything.
#include "store/check.hpp"
#include "store/copy.hpp"
#include "store/postgres/postgres_store.hpp"
#include "store_kit/cluster.hpp"
#include "store_kit/kit.hpp"

#include <thread>

#include <gtest/gtest.h>

namespace kodeks::store {

namespace {

using postgres::PostgresStore;
using sqlite::SqliteStore;

enum class Backend : std::uint8_t { sqlite, postgres };

class AnyStore : public testing::TestWithParam<Backend> {
protected:
    bool is_postgres() const { return GetParam() == Backend::postgres; }

    // The same log each time, as after a restart of the program.
    std::unique_ptr<Store> open() {
        if (is_postgres()) {
            if (address_.empty()) {
                address_ = Cluster::shared().new_database();
            }
            auto store = PostgresStore::open(address_, postgres::Mode::create);
            EXPECT_TRUE(store.has_value()) << describe(store.error(), Language::en);
            return std::move(*store);
        }
        auto store = SqliteStore::open(folder_.file("log"), {});
        EXPECT_TRUE(store.has_value()) << describe(store.error(), Language::en);
        return std::move(*store);
    }

    // Behind the store's back.
    Result<void> run(Store& store, const std::string& sql) const {
        return is_postgres() ? dynamic_cast<PostgresStore&>(store).connection().run(sql.c_str())
                             : dynamic_cast<SqliteStore&>(store).database().run(sql.c_str());
    }

    std::string unguarded() const {
        return is_postgres() ? "ALTER TABLE record DISABLE TRIGGER USER; "
                             : "DROP TRIGGER record_stays; DROP TRIGGER record_is_kept; ";
    }

    TempFolder folder_;
    std::string address_;
};

INSTANTIATE_TEST_SUITE_P(All, AnyStore, testing::Values(Backend::sqlite, Backend::postgres),
                         [](const testing::TestParamInfo<Backend>& one) {
                             return one.param == Backend::sqlite ? "sqlite" : "postgres";
                         });

const std::vector<std::string> game_1 = {R"({"command":"a","n":1})", R"({"command":"c","n":1})",
                                         R"({"command":"c","n":2})"};

TEST_P(AnyStore, GivesBackWhatWasStoredAlsoAfterItIsOpenedAgain) {
    fill(*open());
    const auto store = open();
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

TEST_P(AnyStore, KeepsEveryCharacter) {
    const auto store = open();
    const Write odd{"game \"1\"", 0, "a'b\\c", {R"({"n":"\\ \" {x,y} 'Ї' \u0000 ♔"})", "{}"}};
    ASSERT_TRUE(store->append({&odd, 1}).has_value());
    const auto read = store->read(odd.stream, 0);
    EXPECT_EQ(lines_of(*read), odd.lines);
    EXPECT_EQ(read->records[0].command, odd.command);
    EXPECT_EQ(store->streams()->front(), odd.stream);
}

TEST_P(AnyStore, TakesACommandOnce) {
    auto store = open();
    fill(*store);
    const Write again = write_of("game 1", 3, "c", 2);
    EXPECT_EQ((*store->append({&again, 1}))[0], (Receipt{Written::known, 2, 3}));
    const Write elsewhere = write_of("game 2", 1, "c");
    EXPECT_EQ((*store->append({&elsewhere, 1}))[0], (Receipt{Written::stored, 2, 2}));
    store = open();
    EXPECT_EQ((*store->append({&again, 1}))[0], (Receipt{Written::known, 2, 3}));
    EXPECT_EQ(lines_of(*store->read("game 1", 0)), game_1);
}

TEST_P(AnyStore, TakesACommandOnceWithinAGroup) {
    const auto store = open();
    const std::vector<Write> group = {write_of("game 1", 0, "a", 2), write_of("game 1", 2, "a", 2),
                                      write_of("game 1", 2, "b")};
    const std::vector<Receipt> expected = {
        {Written::stored, 1, 2}, {Written::known, 1, 2}, {Written::stored, 3, 3}};
    EXPECT_EQ(*store->append(group), expected);
}

// What an act brings with it stands behind it, as a command of its own.
TEST_P(AnyStore, TakesTwoCommandsOfOneStreamTogether) {
    const auto store = open();
    fill(*store);
    std::vector<Write> group = {write_of("game 1", 3, "move", 2), write_of("game 1", 5, "credit"),
                                write_of("game 2", 0, "late"), write_of("game 2", 1, "behind it")};
    for (std::size_t i = 0; i < group.size(); ++i) {
        group[i].bundle = i < 2 ? 1 : 2;
    }
    const auto receipts = store->append({group.data(), 2});
    const std::vector<Receipt> expected = {{Written::stored, 4, 5}, {Written::stored, 6, 6}};
    EXPECT_EQ(*receipts, expected);
    EXPECT_EQ(store->read("game 1", 3)->records.size(), 3U);
    EXPECT_EQ((*store->append({group.data() + 2, 1}))[0].written, Written::conflict);
}

TEST_P(AnyStore, RefusesWhoHasNotSeenTheLastRecord) {
    const auto store = open();
    fill(*store);
    const std::vector<Write> group = {write_of("game 1", 2, "late"), write_of("game 1", 3, "next"),
                                      write_of("game 9", 1, "early")};
    const std::vector<Receipt> expected = {
        {Written::conflict, 0, 0}, {Written::stored, 4, 4}, {Written::conflict, 0, 0}};
    EXPECT_EQ(*store->append(group), expected);
    EXPECT_EQ(store->read("game 1", 0)->records.size(), 4U);
    EXPECT_EQ(*store->streams(), (std::vector<std::string>{"game 1", "game 2"}));
}

TEST_P(AnyStore, ChangesNoRecord) {
    const auto store = open();
    fill(*store);
    EXPECT_EQ(run(*store, "UPDATE record SET line = 'x'").error().message.parts[0].value,
              "records are only ever added");
    EXPECT_EQ(run(*store, "DELETE FROM record").error().message.parts[0].value,
              "records are only ever added");
}

// What was changed behind the program's back is found and named; what stands before it is given.
TEST_P(AnyStore, NamesTheRecordThatIsDamaged) {
    struct Case {
        std::string sql;
        Sequence sequence;
        const char* key;
    };

    const std::string zeros = is_postgres() ? "decode(repeat('00', 32), 'hex')" : "zeroblob(32)";
    const Case cases[] = {
        {"UPDATE record SET line = replace(line, '\"n\":1', '\"n\":7') WHERE seq = 2", 2,
         "store.record_damaged"},
        {"UPDATE record SET chain = " + zeros + " WHERE stream = 1 AND seq = 3", 3,
         "store.chain_broken"},
        {"DELETE FROM record WHERE stream = 1 AND seq = 1", 1, "store.record_missing"},
        {"UPDATE record SET seq = 5 WHERE stream = 1 AND seq = 3", 3, "store.record_missing"},
        {"UPDATE record SET line = (SELECT line FROM record WHERE seq = 3), checksum = "
         "(SELECT checksum FROM record WHERE seq = 3) WHERE stream = 1 AND seq = 2",
         2, "store.chain_broken"},
    };
    for (const Case& one : cases) {
        address_.clear();
        std::filesystem::remove(folder_.file("log"));
        const auto store = open();
        fill(*store);
        ASSERT_TRUE(run(*store, unguarded() + one.sql).has_value()) << one.sql;
        const auto reading = store->read("game 1", 0);
        ASSERT_TRUE(reading->damage.has_value()) << one.sql;
        EXPECT_EQ(reading->damage->sequence, one.sequence) << one.sql;
        EXPECT_EQ(reading->damage->what.key, one.key) << one.sql;
        EXPECT_EQ(lines_of(*reading),
                  std::vector(game_1.begin(), game_1.begin() + one.sequence - 1));
        EXPECT_EQ(verify(*store)->damages, std::vector<Damage>{*reading->damage});
    }
}

TEST_P(AnyStore, ACopyHasTheSameRecordsAndChains) {
    const auto store = open();
    fill(*store);
    const auto copy = SqliteStore::open(folder_.file("copy"), {});
    const auto copied = copy_all(*store, **copy);
    ASSERT_TRUE(copied.has_value()) << describe(copied.error(), Language::en);
    EXPECT_EQ(copied->records, 4U);
    EXPECT_EQ((*copy)->read("game 1", 0)->records, store->read("game 1", 0)->records);
    EXPECT_EQ(copy_all(*store, **copy).error().message.key, "store.exists");
}

} // namespace

} // namespace kodeks::store
