// Disks that fail, fill up, lose and turn bits: never a wrong record, never silence.
#include "store/check.hpp"
#include "store/failing_disk.hpp"
#include "store_kit/kit.hpp"

#include <fstream>
#include <iterator>

#include <gtest/gtest.h>

namespace kodeks::store {

namespace {

using sqlite::Mode;
using sqlite::SqliteStore;

std::string bytes_in(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void put_bytes(const std::string& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

// A standalone file with the usual records.
std::string small_log(const TempFolder& folder) {
    const auto store = SqliteStore::open(folder.file("source"), {});
    fill(**store);
    EXPECT_TRUE((*store)->back_up(folder.file("small")).has_value());
    return bytes_in(folder.file("small"));
}

// What a reader makes of the file: every record given is the true one, and when some are not
// given, that is told.
void expect_honest(const std::string& path, const std::vector<Stored>& truth, std::size_t place) {
    const auto store = SqliteStore::open(path, {.mode = Mode::read_only});
    if (!store) {
        return; // refused as a whole, with a sentence
    }
    const auto reading = (*store)->read("game 1", 0);
    if (!reading) {
        return;
    }
    ASSERT_LE(reading->records.size(), truth.size()) << place;
    for (std::size_t i = 0; i < reading->records.size(); ++i) {
        ASSERT_EQ(reading->records[i].line, truth[i].line) << place;
        ASSERT_EQ(reading->records[i].chain, truth[i].chain) << place;
    }
    if (reading->records.size() < truth.size() && !reading->damage) {
        const auto said = (*store)->inspect();
        EXPECT_TRUE(!said || !said->empty()) << "records vanished in silence, byte " << place;
    }
}

TEST(BadDisk, ATurnedBitIsNeverBelieved) {
    const TempFolder folder;
    const std::string sound = small_log(folder);
    const auto truth =
        (*SqliteStore::open(folder.file("small"), {.mode = Mode::read_only}))->read("game 1", 0);
    ASSERT_EQ(truth->records.size(), 3U);
    for (std::size_t i = 0; i < sound.size(); i += 5) {
        std::string turned = sound;
        turned[i] = static_cast<char>(turned[i] ^ (1 << (i % 8)));
        put_bytes(folder.file("turned"), turned);
        expect_honest(folder.file("turned"), truth->records, i);
    }
}

TEST(BadDisk, ACutFileIsNeverBelieved) {
    const TempFolder folder;
    const std::string sound = small_log(folder);
    const auto truth =
        (*SqliteStore::open(folder.file("small"), {.mode = Mode::read_only}))->read("game 1", 0);
    for (std::size_t size = 0; size < sound.size(); size += 97) {
        put_bytes(folder.file("cut"), sound.substr(0, size));
        expect_honest(folder.file("cut"), truth->records, size);
    }
}

// The write-ahead log cut anywhere, as after a power failure: whole groups, in order.
TEST(BadDisk, ACutWriteAheadLogLeavesWholeGroups) {
    const TempFolder folder;
    std::string main;
    std::string log;
    std::vector<Stored> truth;
    {
        const auto store = SqliteStore::open(folder.file("live"), {});
        fill(**store);
        truth = (*store)->read("game 1", 0)->records;
        main = bytes_in(folder.file("live"));
        log = bytes_in(folder.file("live-wal"));
    }
    ASSERT_GT(log.size(), 0U);
    for (std::size_t size = 0; size <= log.size(); size += 331) {
        std::filesystem::remove(folder.file("cut-shm"));
        put_bytes(folder.file("cut"), main);
        put_bytes(folder.file("cut-wal"), log.substr(0, size));
        const auto store = SqliteStore::open(folder.file("cut"), {});
        ASSERT_TRUE(store.has_value()) << size;
        const auto reading = (*store)->read("game 1", 0);
        ASSERT_TRUE(reading.has_value()) << size;
        EXPECT_FALSE(reading->damage.has_value()) << size;
        ASSERT_TRUE(reading->records.empty() || reading->records == truth) << size;
    }
}

TEST(BadDisk, AFullDiskIsToldAndLosesNothing) {
    const TempFolder folder;
    const auto store = SqliteStore::open(folder.file("log"), {});
    fill(**store);
    ASSERT_TRUE((*store)->database().run("PRAGMA max_page_count = 12").has_value());
    Sequence last = 3;
    std::optional<Fault> fault;
    while (!fault && last < 10'000) {
        const Write next = write_of("game 1", last, "n" + std::to_string(last), 20);
        if (const auto receipts = (*store)->append({&next, 1})) {
            last = receipts->front().last;
        } else {
            fault = receipts.error();
        }
    }
    EXPECT_EQ(fault->message.key, "store.disk_full");
    EXPECT_EQ((*store)->read("game 1", 0)->records.size(), last);
}

TEST(BadDisk, AReadOnlyFileIsTold) {
    const TempFolder folder;
    fill(**SqliteStore::open(folder.file("log"), {}));
    const auto store = SqliteStore::open(folder.file("log"), {.mode = Mode::read_only});
    const Write next = write_of("game 1", 3, "n");
    EXPECT_EQ((*store)->append({&next, 1}).error().message.key, "store.read_only");
    EXPECT_EQ((*store)->read("game 1", 0)->records.size(), 3U);
}

// A page in the middle that cannot be read: what lies on others is given, what is missing is named,
// and nobody writes behind it, because numbers that were told would be given again.
TEST(BadDisk, ADamagedPageIsPassedOverByReadersAndRefusedByWriters) {
    constexpr std::size_t page = 4096;
    const TempFolder folder;
    std::vector<Stored> truth;
    {
        const auto store = SqliteStore::open(folder.file("source"), {});
        for (Sequence i = 0; i < 100; ++i) {
            const Write write = write_of("game 1", i, "n" + std::to_string(i));
            ASSERT_TRUE((*store)->append({&write, 1}).has_value());
        }
        truth = (*store)->read("game 1", 0)->records;
        ASSERT_TRUE((*store)->back_up(folder.file("sound")).has_value());
    }
    const std::string sound = bytes_in(folder.file("sound"));
    std::size_t torn_pages = 0;
    for (std::size_t at = page; at < sound.size(); at += page) {
        std::string torn = sound;
        torn.replace(at, page, page, '\xA5');
        put_bytes(folder.file("torn"), torn);
        expect_honest(folder.file("torn"), truth, at);
        const auto reader = SqliteStore::open(folder.file("torn"), {.mode = Mode::read_only});
        const auto reading = reader ? (*reader)->read("game 1", 0) : tl::unexpected(reader.error());
        if (!reading || reading->records.size() == truth.size()) {
            continue; // the page held something else
        }
        ++torn_pages;
        const auto writer = SqliteStore::open(folder.file("torn"), {});
        ASSERT_FALSE(writer.has_value()) << at;
        EXPECT_EQ(writer.error().message.key, "store.file_damaged");
    }
    EXPECT_GT(torn_pages, 1U);
}

// Every call to the disk made to fail in turn: the group is there as a whole or not at all, and
// whoever was told that it is there finds it there.
TEST(BadDisk, EveryFailingCallIsToldOrHarmless) {
    for (const FailingDisk::Call call : {FailingDisk::Call::sync, FailingDisk::Call::write}) {
        bool failed = true;
        for (int after = 0; failed && after < 500; ++after) {
            const TempFolder folder;
            const FailingDisk disk;
            bool acknowledged = false;
            {
                disk.fail(call, after);
                const auto store = SqliteStore::open(folder.file("log"),
                                                     {.mode = Mode::create, .vfs = disk.name()});
                if (store) {
                    const Write first = write_of("game 1", 0, "a", 2);
                    acknowledged = (*store)->append({&first, 1}).has_value();
                }
                failed = disk.has_failed();
                disk.repair();
            }
            const auto again = SqliteStore::open(folder.file("log"), {});
            ASSERT_TRUE(again.has_value()) << after;
            const std::size_t kept = (*again)->read("game 1", 0)->records.size();
            EXPECT_TRUE(kept == 2 || (kept == 0 && !acknowledged)) << after;
        }
        EXPECT_FALSE(failed);
    }
}

// The same while the log is carried over on another thread.
TEST(BadDisk, AFailingCallWhileTheLogIsCarriedOverIsToldOrHarmless) {
    constexpr Sequence records = 40;
    for (const FailingDisk::Call call : {FailingDisk::Call::sync, FailingDisk::Call::write}) {
        for (int after = 0; after < 120; after += 7) {
            const TempFolder folder;
            const FailingDisk disk;
            Sequence told = 0;
            {
                const auto store =
                    SqliteStore::open(folder.file("log"), {.vfs = disk.name(), .log_pages = 4});
                disk.fail(call, after);
                for (Sequence i = 0; store && told == i && i < records; ++i) {
                    const Write next = write_of("game 1", i, "n" + std::to_string(i));
                    told += (*store)->append({&next, 1}).has_value() ? 1 : 0;
                }
                disk.repair();
            }
            const auto again = SqliteStore::open(folder.file("log"), {});
            ASSERT_TRUE(again.has_value()) << after;
            const auto reading = (*again)->read("game 1", 0);
            EXPECT_FALSE(reading->damage.has_value()) << after;
            EXPECT_GE(reading->records.size(), told) << after;
            EXPECT_LE(reading->records.size(), told + 1) << after;
        }
    }
}

} // namespace

} // namespace kodeks::store
