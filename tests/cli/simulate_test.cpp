#include "cli/call.hpp"

#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

std::string games_of(std::string_view rulebook) {
    return call("simulate games --json --games 2 --seed 7 --rulebook " + std::string(rulebook)).out;
}

TEST(SimulateGames, ARulebookIsNamedAsElsewhere) {
    const std::string by_edition = games_of("frisian2011");
    EXPECT_TRUE(by_edition.starts_with("{\n  \"games\": 2,\n  \"commands\": ")) << by_edition;
    EXPECT_EQ(games_of("FR"), by_edition);
    EXPECT_EQ(games_of("fr"), by_edition);
}

TEST(SimulateGames, WhatNobodyPlaysIsSaid) {
    for (const char* const words : {"--rulebook XX", "--rulebook FR --variant chess"}) {
        const Called called = call("simulate games --games 1 " + std::string(words));
        EXPECT_EQ(called.exit, Exit::wrong_usage);
        EXPECT_EQ(called.out, "");
        EXPECT_EQ(called.talk, "kodeks: no rulebook plays this game; see: kodeks variants\n");
    }
}

} // namespace
} // namespace kodeks::cli
