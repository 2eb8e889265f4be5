// Announcement, officials, entries and the start list.
#include "correspondence/tourney/field.hpp"
#include "support/article.hpp"

namespace kodeks::correspondence::tourney {
namespace {

TEST_F(Field, ByPostTheTimeIsThatOfTheRulebook) {
    ARTICLE("RU:5.1.1#1", "RU:5.1.2");
    EXPECT_EQ(create(R"("headman":"Ann")"),
              "announced_post 50/10 [\"RU:5.1.1#1\", \"RU:5.1.2\"]\n");
}

TEST_F(Field, OtherTermsAreForEmailAndTelephone) {
    ARTICLE("RU:5.1.1#2", "RU:5.1.1#3", "RU:5.1.3");
    const auto settings = [](const std::string& means) {
        return R"("by":"organiser","do":"create","settings":{"name":"Cup","code":"K-1",)"
               R"("rulebook":"ru-code","variant":"russian","first":"2002-10-01",)"
               R"("last":"2004-10-01","allowance":{"moves":5,"days":10},"organiser":"Club",)"
               R"("arbiter":"Orlov","scale":{},"means":")" +
               means + "\"}";
    };
    EXPECT_EQ(go(settings("post")), "refused: byletter.refusal.time_is_fixed [\"RU:5.3.1#1\"]");
    EXPECT_EQ(go(settings("email")), "announced_email 10/5 [\"RU:5.1.1#2\", \"RU:5.1.3\"]\n");
    state_ = {};
    ledger_ = {};
    before_ = {};
    EXPECT_EQ(go(settings("telephone")),
              "announced_telephone 10/5 [\"RU:5.1.1#3\", \"RU:5.1.3\"]\n");
}

TEST_F(Field, TheOrganiserNamesTheOfficials) {
    ARTICLE("RU:5.1.6");
    EXPECT_EQ(go(R"("by":"organiser","do":"create","settings":{"name":"Cup","code":"K-1",)"
                 R"("rulebook":"ru-code","variant":"russian","first":"2002-10-01",)"
                 R"("last":"2004-10-01","allowance":{"moves":10,"days":50},"organiser":"Club",)"
                 R"("arbiter":"","scale":{}})"),
              "refused: byletter.refusal.officials_missing [\"RU:5.1.6\"]");
    create(R"("headman":"Ann")");
    EXPECT_EQ(go(R"("by":"arbiter","do":"appoint","headman":"Bob")"),
              "refused: byletter.refusal.not_your_office [\"RU:5.1.6\"]");
    EXPECT_EQ(go(R"("by":"organiser","do":"appoint","headman":"Bob")"),
              "appointed [\"RU:5.1.6\"]\n");
    EXPECT_EQ(state_.settings.headman, "Bob");
    EXPECT_EQ(state_.settings.arbiter, "Orlov");
}

TEST_F(Field, WhoIsBarredMayNotEnter) {
    ARTICLE("RU:5.1.14");
    create(R"("headman":"Ann")");
    go(R"("by":"organiser","do":"bar","name":"Bob","until":"2002-10-01")");
    go(R"("by":"organiser","do":"bar","name":"Cid","until":"2002-09-30")");
    EXPECT_EQ(go(R"("by":"organiser","do":"enter","name":"Bob")"),
              "refused: byletter.refusal.barred [\"RU:5.1.14\"]");
    EXPECT_EQ(go(R"("by":"organiser","do":"enter","name":"Cid")"), "");
}

TEST_F(Field, EverybodyPlaysEverybody) {
    three();
    ASSERT_EQ(state_.games.size(), 3U);
    std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs;
    for (const Game& game : state_.games) {
        pairs.emplace_back(game.players[0].value, game.players[1].value);
    }
    const std::vector<std::pair<std::uint32_t, std::uint32_t>> expected = {{2, 3}, {1, 2}, {3, 1}};
    EXPECT_EQ(pairs, expected);
    EXPECT_EQ(go(R"("by":"organiser","do":"enter","name":"Dan")"),
              "refused: byletter.refusal.too_late []");
}

TEST_F(Field, TheLedgerIsReadBackAsItWas) {
    three();
    go(R"("by":"Bob","do":"letter","game":1,"moves":["c3-d4"])", "2002-10-01");
    go(R"("by":"Cid","do":"letter","game":1,"received":"2002-10-05","moves":["d6-c5"])",
       "2002-10-09");
    const std::string whole = ledger::header_line() + "\n" + text_;
    const auto read = read_ledger({whole, "test"});
    ASSERT_TRUE(read) << describe(read.error(), Language::en);
    EXPECT_EQ(read->state, state_);
    EXPECT_EQ(read->events, ledger_.events);
    EXPECT_EQ(read->sound_bytes, whole.size());
    EXPECT_EQ(ledger_.sound_bytes, whole.size());
}

} // namespace
} // namespace kodeks::correspondence::tourney
