// Old data opens for ever: a data folder of every released version.
#include "store/check.hpp"
#include "store_kit/kit.hpp"
#include "support/source_tree.hpp"

#include <gtest/gtest.h>

namespace kodeks::store {

namespace {

struct Version {
    const char* name;
    std::size_t records;
};

constexpr Version versions[] = {{"v1", 28}, {"v2", 29}};

std::filesystem::path folder_of(const Version& version) {
    return kodeks::test::source_root() / "tests/data/store" / version.name;
}

TEST(OldData, OpensForEver) {
    for (const Version& version : versions) {
        const TempFolder folder;
        std::filesystem::copy(folder_of(version), folder.path());
        const auto store = open_to_write(folder.path());
        ASSERT_TRUE(store.has_value()) << version.name;
        const auto verified = verify(**store);
        EXPECT_TRUE(verified->damages.empty()) << version.name;
        EXPECT_EQ(verified->streams, 2U);
        EXPECT_EQ(verified->records, version.records);
        EXPECT_EQ((*store)->inspect().value(), "");
        const Write more = write_of("game 1", 22, "test");
        EXPECT_EQ((*store)->append({&more, 1})->front().written, Written::stored);
    }
}

// Whoever only looks changes nothing, and reads the same records as after the file was brought up
// to date.
TEST(OldData, IsReadAsItStands) {
    for (const Version& version : versions) {
        const TempFolder folder;
        std::filesystem::copy(folder_of(version), folder.path());
        const auto before = open_to_read(folder.path());
        ASSERT_TRUE(before.has_value()) << version.name;
        EXPECT_EQ((*before)->inspect().value(), "");
        const auto whole = (*before)->read("game 1", 0);
        const auto rest = (*before)->read("game 1", 20);
        ASSERT_EQ(whole->records.size(), 22U);
        EXPECT_EQ(rest->records, std::vector(whole->records.begin() + 20, whole->records.end()));
        const auto after = open_to_write(folder.path());
        EXPECT_EQ((*after)->read("game 1", 0)->records, whole->records) << version.name;
        EXPECT_EQ((*after)->read("game 1", 20)->records, rest->records) << version.name;
    }
}

} // namespace

} // namespace kodeks::store
