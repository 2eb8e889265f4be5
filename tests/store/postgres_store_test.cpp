// What PostgreSQL adds: several writers, and a database that goes away and comes back.
#include "store/check.hpp"
#include "store/postgres/listener.hpp"
#include "store/postgres/postgres_store.hpp"
#include "store_kit/cluster.hpp"

#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

#include <gtest/gtest.h>

namespace kodeks::store {

namespace {

using postgres::Listener;
using postgres::Mode;
using postgres::PostgresStore;

std::unique_ptr<PostgresStore> opened(const std::string& address, Mode mode = Mode::create) {
    auto store = PostgresStore::open(address, mode);
    EXPECT_TRUE(store.has_value()) << describe(store.error(), Language::en);
    return std::move(*store);
}

// Writers who do not know of each other extend the same streams: every record has one number, and
// the chain of every stream is whole.
TEST(PostgresStore, LetsOneWriterAtATimeExtendAStream) {
    const std::string address = Cluster::shared().new_database();
    opened(address);
    constexpr int commands = 40;
    std::vector<std::jthread> writers;
    for (int writer = 0; writer < 3; ++writer) {
        writers.emplace_back([&address, writer] {
            const auto store = opened(address);
            std::map<std::string, Sequence> seen;
            for (int i = 0; i < commands;) {
                std::vector<Write> group;
                for (const char* stream : {"game 2", "game 1", "event 1"}) {
                    group.push_back(write_of(stream, seen[stream],
                                             std::to_string(writer) + "-" + std::to_string(i), 2));
                }
                const auto receipts = store->append(group);
                ASSERT_TRUE(receipts.has_value()) << describe(receipts.error(), Language::en);
                bool all = true;
                for (std::size_t k = 0; k < group.size(); ++k) {
                    const auto read = store->read(group[k].stream, seen[group[k].stream]);
                    seen[group[k].stream] += static_cast<Sequence>(read->records.size());
                    all = all && (*receipts)[k].written != Written::conflict;
                }
                i += all ? 1 : 0;
            }
        });
    }
    writers.clear();
    const auto store = opened(address, Mode::read_only);
    const auto verified = verify(*store);
    EXPECT_TRUE(verified->damages.empty());
    EXPECT_EQ(verified->records, 3U * 3U * commands * 2U);
}

TEST(PostgresStore, ABundleIsStoredAsAWholeOrNotAtAll) {
    const auto store = opened(Cluster::shared().new_database());
    fill(*store);
    std::vector<Write> group = {write_of("event 1", 0, "e"), write_of("game 2", 0, "late"),
                                write_of("game 3", 0, "free")};
    group[0].bundle = 1;
    group[1].bundle = 1;
    const std::vector<Receipt> expected = {
        {Written::conflict, 0, 0}, {Written::conflict, 0, 0}, {Written::stored, 1, 1}};
    EXPECT_EQ(*store->append(group), expected);
    EXPECT_EQ(*store->streams(), (std::vector<std::string>{"game 1", "game 2", "game 3"}));
}

// How a question is answered best is found out once for a connection, not for every group.
TEST(PostgresStore, HasItsQuestionsPlannedOnce) {
    const auto store = opened(Cluster::shared().new_database());
    fill(*store);
    const Write fresh = write_of("game 7", 0, "a");
    ASSERT_TRUE(store->append({&fresh, 1}).has_value());
    ASSERT_TRUE(store->read("game 7", 0).has_value());
    const auto planned = [&store] {
        return *store->connection().number("SELECT count(*) FROM pg_prepared_statements");
    };
    const std::int64_t before = planned();
    EXPECT_GE(before, 5); // streams, commands, records, ends, notices
    for (Sequence i = 1; i < 10; ++i) {
        const Write next = write_of("game 7", i, std::to_string(i));
        ASSERT_TRUE(store->append({&next, 1}).has_value());
        EXPECT_EQ(store->read("game 7", i)->records.size(), 1U);
    }
    EXPECT_EQ(planned(), before);
}

TEST(PostgresStore, ReadsSeveralStreamsAtOnce) {
    const auto store = opened(Cluster::shared().new_database());
    fill(*store);
    const std::vector<From> wanted = {{"game 2", 0}, {"nothing", 0}, {"game 1", 1}, {"game 1", 3}};
    const auto all = store->read_all(wanted);
    ASSERT_TRUE(all.has_value());
    ASSERT_EQ(all->size(), wanted.size());
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const auto one = store->read(wanted[i].stream, wanted[i].after);
        EXPECT_EQ((*all)[i].records, one->records);
        EXPECT_FALSE((*all)[i].damage.has_value());
    }
    EXPECT_EQ((*all)[0].records.size(), 1U);
    EXPECT_EQ((*all)[2].records.size(), 2U);
    EXPECT_TRUE((*all)[1].records.empty() && (*all)[3].records.empty());
}

TEST(PostgresStore, ReconnectsAndWritesNothingTwice) {
    const std::string address = Cluster::shared().new_database();
    const auto store = opened(address);
    fill(*store);
    Cluster::shared().cut_connections(address);
    EXPECT_EQ(store->read("game 1", 0)->records.size(), 3U);
    Cluster::shared().cut_connections(address);
    const Write next = write_of("game 1", 3, "next");
    EXPECT_EQ((*store->append({&next, 1}))[0], (Receipt{Written::stored, 4, 4}));
    EXPECT_EQ((*store->append({&next, 1}))[0], (Receipt{Written::known, 4, 4}));
}

TEST(PostgresStore, RefusesADatabaseThatIsYoungerOrEmptyOrAway) {
    const std::string address = Cluster::shared().new_database();
    EXPECT_EQ(PostgresStore::open(address, Mode::read_only).error().message.key,
              "store.nothing_there");
    ASSERT_TRUE(opened(address)->connection().run("UPDATE kodeks.version SET number = 99"));
    for (const Mode mode : {Mode::create, Mode::read_only}) {
        EXPECT_EQ(PostgresStore::open(address, mode).error().message,
                  (Message{"store.version", {{"version", "99"}, {"known", "1"}}}));
    }
    const auto away =
        PostgresStore::open("postgresql://user:secret@/none?host=/nowhere", Mode::create);
    EXPECT_EQ(away.error().message.key, "store.cannot_open");
    EXPECT_EQ(describe(away.error(), Language::en).find("secret"), std::string::npos);
}

// Heard things, as text, for a test that waits for them.
class Ear {
public:
    postgres::Hearing hearing() {
        return {[this](const std::vector<postgres::Grown>& grown) {
                    for (const auto& [stream, last] : grown) {
                        hear("changed " + stream + " " + std::to_string(last));
                    }
                },
                [this] { hear("missed"); },
                [this](postgres::NodeNumber, const std::string& text) { hear("said " + text); },
                [this](postgres::NodeNumber) { hear("gone"); }, [](std::int64_t) {}};
    }

    bool waits_for(const std::string& what) {
        std::unique_lock lock(mutex_);
        return more_.wait_for(lock, std::chrono::seconds(10), [&] {
            return std::find(heard_.begin(), heard_.end(), what) != heard_.end();
        });
    }

private:
    void hear(std::string what) {
        const std::lock_guard lock(mutex_);
        heard_.push_back(std::move(what));
        more_.notify_all();
    }

    std::mutex mutex_;
    std::condition_variable more_;
    std::vector<std::string> heard_;
};

TEST(PostgresStore, TellsItsListenersWhatHasGrownAndWhoIsGone) {
    const std::string address = Cluster::shared().new_database();
    const auto store = opened(address);
    Ear ear;
    const auto listener = Listener::open(address);
    ASSERT_TRUE(listener.has_value()) << describe(listener.error(), Language::en);
    EXPECT_TRUE((*listener)->others().empty());
    (*listener)->start([](const std::function<void()>& call) { call(); }, ear.hearing());
    fill(*store);
    EXPECT_TRUE(ear.waits_for("changed game 1 3"));
    {
        Ear other_ear;
        const auto other = Listener::open(address);
        EXPECT_EQ((*other)->others(), std::set<postgres::NodeNumber>{(*listener)->number()});
        (*other)->start([](const std::function<void()>& call) { call(); }, other_ear.hearing());
        (*other)->say("here 1 white");
        EXPECT_TRUE(ear.waits_for("said here 1 white"));
        std::this_thread::sleep_for(std::chrono::milliseconds(700)); // until it was seen
    }
    EXPECT_TRUE(ear.waits_for("gone"));
    Cluster::shared().cut_connections(address);
    EXPECT_TRUE(ear.waits_for("missed"));
}

} // namespace

} // namespace kodeks::store
