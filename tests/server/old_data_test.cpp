// A game recorded by an older program is the same game.
#include "server/game/game_decider.hpp"
#include "server/records.hpp"
#include "store/folder.hpp"
#include "support/source_tree.hpp"

#include <gtest/gtest.h>

namespace kodeks::server {

namespace {

TEST(OldGames, AreRestored) {
    for (const char* version : {"v1", "v2"}) {
        const auto store =
            store::open_to_read(kodeks::test::source_root() / "tests/data/store" / version);
        ASSERT_TRUE(store.has_value());
        const auto read = read_stream(**store, "game 1");
        ASSERT_TRUE(read && !read->damage);
        const truth::SilentOracle oracle;
        GameDecider game(oracle);
        for (const ledger::RawRecord& record : read->records) {
            ASSERT_TRUE(game.fold(record).has_value()) << record.envelope.sequence;
        }
        EXPECT_EQ(game.state().plies.size(), 4U);
        EXPECT_EQ(game.state().outcome->reason, "checkmate");
        EXPECT_EQ(symbol(*game.state().outcome), "0-1");
    }
}

} // namespace

} // namespace kodeks::server
