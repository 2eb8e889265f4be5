#include "referee/state/invariants.hpp"
#include "referee/table.hpp"

#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

// Records may be edited before they come to us: what they fold to is nobody's bug here.
TEST(Invariants, OnlyADecisionThatBreaksThemIsABug) {
    test::Table table("fide2023", "chess", {.control = clock::whole_game(minutes(90))});
    table.begin();
    table.play("e4 e5");
    const State sound = table.state();
    EXPECT_EQ(broken_invariant(sound), nullptr);
    State broken = sound;
    broken.sheets[0].plies = -1;
    EXPECT_STREQ(broken_invariant(broken), "sheet.plies >= 0");
    check_invariants(broken, broken);
    EXPECT_DEATH(check_invariants(sound, broken), "kodeks bug, this should hold: sheet.plies >= 0");
}

} // namespace

} // namespace kodeks::referee
