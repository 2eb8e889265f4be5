// Leaving a round robin: the half rules.
#include "support/article.hpp"
#include "tournament/play.hpp"
#include "tournament/tables/crosstable.hpp"

#include <gtest/gtest.h>

namespace kodeks::tournament::test {
namespace {

// Five players; Eve (number 5) plays `games` of her four games and leaves.
// The others' games are won by White: Ann beats Bob and Dan, Cid beats Dan and Ann, Bob beats Cid,
// Dan beats Bob.
Play left_after(std::string_view edition, int games, bool adjourn_last = false) {
    Play play(edition);
    StageSettings settings;
    settings.tie_breaks = {"wins"};
    play.stage(settings);
    play.enter({"Ann", "Bob", "Cid", "Dan", "Eve"});
    play.numbers();
    const char* rounds[] = {"2-5 3-4 1", "5-3 1-2 4", "3-1 4-5 2", "1-4 2-3 5", "4-2 5-1 3"};
    int eve = 0;
    for (const char* round : rounds) {
        play.round(round);
        const auto& pairings = play.state.stages[0].rounds.back().pairings;
        for (std::uint32_t table = 1; table <= 2; ++table) {
            const Pairing pairing = pairings[table - 1];
            const bool with_eve =
                pairing.first == play.id("Eve") || pairing.second == play.id("Eve");
            if (!with_eve) {
                play.result(table, "w");
            } else if (eve < games) {
                ++eve;
                play.result(table, adjourn_last && eve == games ? "adj" : "d");
            }
        }
        if (eve == games && !has_left(play.state.stages[0], play.id("Eve"))) {
            Withdraw leave;
            leave.entry = play.id("Eve");
            play.go(leave);
        }
    }
    return play;
}

std::string cells(const Play& play, std::string_view name) {
    const Crosstable table = crosstable(play.state, play.state.stages[0]);
    for (const CrossRow& row : table.rows) {
        if (row.entry == play.id(name)) {
            std::string text = row.place + ":";
            for (const std::string& cell : row.cells) {
                text += " " + (cell.empty() ? "." : cell);
            }
            return text;
        }
    }
    return "";
}

TEST(Withdrawal, LessThanHalfAnnulsEverything) {
    ARTICLE("UA:V.10.1.2", "UA:V.3.1.1");
    const Play play = left_after("ua2026", 1); // Bob drew with her
    EXPECT_EQ(play.table(), "1-2 Ann 4 | 1-2 Cid 4 | 3-4 Bob 2 | 3-4 Dan 2");
    EXPECT_EQ(cells(play, "Eve"), ": (-) (-) (1) (-) ×");
}

TEST(Withdrawal, HalfOrMoreCountsAndTheRestIsLost) {
    ARTICLE("UA:V.10.1.1");
    const Play play = left_after("ua2026", 2); // drew with Bob and Cid
    EXPECT_EQ(play.table(), "1 Ann 6 | 2 Cid 5 | 3 Dan 4 | 4 Bob 3 | 5 Eve 2");
    EXPECT_EQ(cells(play, "Eve"), "5: - 1 - 1 ×");
    EXPECT_EQ(cells(play, "Ann"), "1: × 0 2 2 +");
}

TEST(Withdrawal, UnfinishedGamesCountTowardsTheHalf) {
    ARTICLE("UA:V.10.1.1", "RU:3.14.4");
    const Play ua = left_after("ua2026", 2, true); // the second game adjourned: lost
    EXPECT_EQ(ua.table(), "1-2 Ann 6 | 1-2 Cid 6 | 3 Dan 4 | 4 Bob 3 | 5 Eve 1");
    Play ru = left_after("ru-code", 2, true); // the second game waits for adjudication
    EXPECT_EQ(ru.table(), "1 Ann 3 | 2-3 Cid 2 | 2-3 Dan 2 | 4 Bob 1½ | 5 Eve ½");
    ru.go(RecordResult{{1, 2, 1, 1}, white_wins, "adjudicated"});
    EXPECT_EQ(ru.table(), "1 Ann 3 | 2-3 Cid 2 | 2-3 Dan 2 | 4-5 Bob 1½ | 4-5 Eve 1½");
    EXPECT_EQ(ru.refusal(RecordResult{{1, 3, 2, 1}, white_wins, ""}),
              "result_of_leaver RU:3.14.5 RU:3.18.2#6");
    // Completed games only: an adjourned one does not count here.
    const Play chess = left_after("pmr2018", 2, true);
    EXPECT_EQ(chess.table(), "1-2 Ann 2 | 1-2 Cid 2 | 3-4 Bob 1 | 3-4 Dan 1");
}

TEST(Withdrawal, TheCodeKeepsTheTableButNotThePoints) {
    ARTICLE("RU:3.14.2", "RU:3.14.3");
    const Play early = left_after("ru-code", 1);
    EXPECT_EQ(early.table(), "1-2 Ann 2 | 1-2 Cid 2 | 3-4 Bob 1 | 3-4 Dan 1");
    EXPECT_EQ(cells(early, "Eve"), ": (-) (-) (½) (-) ×");
    EXPECT_EQ(cells(early, "Ann"), "1-2: × 0 1 1 (-)"); // minus for both
    const Play late = left_after("ru-code", 2);
    EXPECT_EQ(late.table(), "1 Ann 3 | 2 Cid 2½ | 3 Dan 2 | 4 Bob 1½ | 5 Eve 1");
}

TEST(Withdrawal, ChessMarksAPlusThatCarriesNoPoints) {
    ARTICLE("PMR:245", "PMR:246", "PMR:247", "PMR:249");
    const Play early = left_after("pmr2018", 1);
    EXPECT_EQ(early.table(), "1-2 Ann 2 | 1-2 Cid 2 | 3-4 Bob 1 | 3-4 Dan 1");
    EXPECT_EQ(cells(early, "Ann"), "1-2: × 0 1 1 (+)");
    EXPECT_EQ(cells(early, "Eve"), ": (-) (-) (½) (-) ×");
    const Play late = left_after("pmr2018", 2);
    EXPECT_EQ(late.table(), "1 Ann 3 | 2 Cid 2½ | 3 Dan 2 | 4 Bob 1½ | 5 Eve 1");
    EXPECT_EQ(cells(late, "Ann"), "1: × 0 1 1 +");
}

TEST(Withdrawal, BeforeRoundOneTheDrawIsRepeated) {
    ARTICLE("RU:4.4#3", "RU:4.4#1", "RU:4.4#2", "PMR:232");
    const auto left_before = [](std::string_view edition, std::size_t players,
                                std::string_view name) {
        Play play(edition);
        play.stage({});
        const char* names[] = {"Ann", "Bob", "Cid", "Dan", "Eve"};
        for (std::size_t i = 0; i < players; ++i) {
            play.enter({names[i]});
        }
        play.numbers();
        Withdraw leave;
        leave.entry = play.id(name);
        play.go(leave);
        return play;
    };
    EXPECT_TRUE(left_before("ru-code", 4, "Bob").state.stages[0].lots.numbers.empty());
    EXPECT_FALSE(left_before("ru-code", 4, "Dan").state.stages[0].lots.numbers.empty());
    EXPECT_TRUE(left_before("ru-code", 5, "Eve").state.stages[0].lots.numbers.empty());
    EXPECT_FALSE(left_before("pmr2018", 4, "Bob").state.stages[0].lots.numbers.empty());
    Play replaced = left_before("ru-code", 4, "Dan");
    Replace other;
    other.entry = replaced.id("Dan");
    other.person.name = "Gus";
    replaced.go(other);
    EXPECT_EQ(replaced.state.stages[0].lots.numbers.size(), 4U);
    EXPECT_FALSE(has_left(replaced.state.stages[0], replaced.id("Gus")));
}

} // namespace
} // namespace kodeks::tournament::test
