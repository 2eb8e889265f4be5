// Old data opens for ever: a data folder of every released version.
#include "store/check.hpp"
#include "store_kit/kit.hpp"
#include "support/source_tree.hpp"

#include <gtest/gtest.h>

namespace kodeks::store {

namespace {

TEST(OldData, OpensForEver) {
    for (const char* version : {"v1"}) {
        const TempFolder folder;
        std::filesystem::copy(kodeks::test::source_root() / "tests/data/store" / version,
                              folder.path());
        const auto shown = open_to_read(folder.path()); // as it is, nothing is brought up to date
        ASSERT_TRUE(shown.has_value()) << version;
        EXPECT_EQ(verify(**shown)->records, 28U);
        const auto store = open_to_write(folder.path());
        ASSERT_TRUE(store.has_value()) << version;
        const auto verified = verify(**store);
        EXPECT_TRUE(verified->damages.empty()) << version;
        EXPECT_EQ(verified->streams, 2U);
        EXPECT_EQ(verified->records, 28U);
        const Write more = write_of("game 1", 22, "test");
        EXPECT_EQ((*store)->append({&more, 1})->front().written, Written::stored);
    }
}

} // namespace

} // namespace kodeks::store
