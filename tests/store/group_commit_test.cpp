#include "store/failing_disk.hpp"
#include "store/group_commit.hpp"
#include "store_kit/kit.hpp"

#include <future>

#include <gtest/gtest.h>

namespace kodeks::store {

namespace {

using sqlite::SqliteStore;

// Waits at a gate, so that a test decides what is in a group.
class GatedStore final : public Store {
public:
    explicit GatedStore(std::shared_future<void> gate) : gate_(std::move(gate)) {}

    Result<std::vector<Receipt>> append(std::span<const Write> group) override {
        gate_.wait();
        sizes.push_back(group.size());
        std::vector<Receipt> receipts;
        for (const Write& write : group) {
            receipts.push_back({Written::stored, write.after + 1, write.after + 1});
        }
        return receipts;
    }

    Result<Reading> read(const std::string&, Sequence) override { return Reading{}; }

    Result<std::vector<std::string>> streams() override { return std::vector<std::string>{}; }

    std::vector<std::size_t> sizes;

private:
    std::shared_future<void> gate_;
};

TEST(GroupCommit, CarriesInOneGroupWhateverCameMeanwhile) {
    std::promise<void> gate;
    GatedStore store(gate.get_future().share());
    std::vector<Sequence> told;
    {
        GroupCommit commit(store, [](const std::function<void()>& call) { call(); });
        for (Sequence i = 0; i < 100; ++i) {
            commit.append(
                write_of("s", i, std::to_string(i)),
                [&told](const Result<Receipt>& receipt) { told.push_back(receipt->last); });
        }
        gate.set_value();
    }
    ASSERT_EQ(told.size(), 100U);
    for (Sequence i = 0; i < 100; ++i) {
        EXPECT_EQ(told[i], i + 1);
    }
    // How many the first group caught depends on the machine; the rest went together.
    ASSERT_LE(store.sizes.size(), 2U);
}

TEST(GroupCommit, AfterAFailedSyncNothingIsTakenAnyMore) {
    const TempFolder folder;
    const FailingDisk disk;
    const auto store = SqliteStore::open(folder.file("log"), {.vfs = disk.name()});
    std::vector<std::string> told;
    std::vector<std::string> failures;
    const auto tell = [&told](const Result<Receipt>& receipt) {
        told.push_back(receipt ? std::to_string(receipt->last) : receipt.error().message.key);
    };
    {
        GroupCommit commit(
            **store, [](const std::function<void()>& call) { call(); }, {},
            [&](const Fault& fault) { failures.push_back(fault.message.key); });
        std::promise<void> first;
        commit.append(write_of("s", 0, "a"), [&](const Result<Receipt>& receipt) {
            tell(receipt);
            first.set_value();
        });
        first.get_future().wait();
        disk.fail(FailingDisk::Call::sync, 0);
        std::promise<void> second;
        commit.append(write_of("s", 1, "b"), [&](const Result<Receipt>& receipt) {
            tell(receipt);
            second.set_value();
        });
        second.get_future().wait();
        disk.repair();
        commit.append(write_of("s", 1, "c"), tell);
    }
    EXPECT_EQ(told, (std::vector<std::string>{"1", "store.failed", "store.failed"}));
    EXPECT_EQ(failures, std::vector<std::string>{"store.failed"}); // said once, for the log
}

} // namespace

} // namespace kodeks::store
