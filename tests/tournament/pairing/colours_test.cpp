#include "support/article.hpp"
#include "tournament/pairing/colours.hpp"

#include <string_view>

#include <gtest/gtest.h>

namespace kodeks::tournament::pairing {
namespace {

// "WB.W": White, Black, no game, White; the latest round last.
ColourHistory past(std::string_view rounds) {
    Player player;
    for (const char c : rounds) {
        PastRound entry;
        entry.happened = c == '.' ? Happened::nothing : Happened::played;
        entry.colour = c == 'W' ? Colour::white : c == 'B' ? Colour::black : Colour::none;
        player.history.push_back(entry);
    }
    return colours_of(player);
}

struct Case {
    std::string_view higher;
    std::string_view lower;
    Colour colour; // of the higher
    ColourReason reason;
    std::uint32_t back = 0;
};

void expect(const ColourRules& rules, std::initializer_list<Case> cases) {
    for (const Case& c : cases) {
        const ColourDecision decision = decide_colour(rules, past(c.higher), past(c.lower));
        EXPECT_EQ(decision.higher, c.colour) << c.higher << " " << c.lower;
        EXPECT_EQ(decision.reason, c.reason) << c.higher << " " << c.lower;
        EXPECT_EQ(decision.back, c.back) << c.higher << " " << c.lower;
    }
}

using enum ColourReason;

TEST(Colours, OfTheCode) {
    ARTICLE("RU:3.18.2#3", "RU:3.18.2#4", "RU:3.18.2#5");
    const ColourRules rules = find_swiss_system("start-number")->colours;
    expect(rules, {{"WBWWW", "BBBWW", Colour::black, run_of_three},
                   {"WWWBB", "BWBBB", Colour::black, run_of_three},
                   {"WBB", "WBW", Colour::white, fewer_white},
                   {"WW", "WB", Colour::black, fewer_white},
                   {"WB", "BW", Colour::white, history, 1},
                   {"WBBW", "BWBW", Colour::white, history, 3},
                   // Only played games count: the latest games are compared, not the latest rounds.
                   {"WB.", ".BW", Colour::white, history, 1},
                   {"W", "WB", Colour::black, history, 1},
                   {"B", ".", Colour::white, history, 1},
                   {"WB", "WB", Colour::white, higher_white},
                   {"", "", Colour::white, higher_white}});
    EXPECT_TRUE(breaks_run(rules, past("BWWW"), past("WWW")));
    EXPECT_FALSE(breaks_run(rules, past("BWWW"), past("BBB")));
    EXPECT_FALSE(breaks_run(rules, past("BWWW"), past("WW")));
}

TEST(Colours, OfTheMedianSystem) {
    ARTICLE("UA:V.15.9.14", "UA:V.15.9.14.1", "UA:V.15.9.14.2", "UA:V.15.9.14.3", "UA:V.15.9.14.4",
            "UA:V.15.3", "UA:V.15.7");
    const ColourRules rules = find_swiss_system("median-solkoff")->colours;
    expect(rules, {{"WBB", "WBW", Colour::white, fewer_white},
                   {"WB", "BW", Colour::white, history, 1},
                   {"WBBW", "BWBW", Colour::white, history, 3},
                   // Rounds are compared: a round without a game stands between Black and White.
                   {"WB.", "W.B", Colour::black, history, 1},
                   {".W", "W.", Colour::black, history, 1},
                   {"WB", "WB", Colour::white, higher_alternates},
                   {"BW", "BW", Colour::black, higher_alternates},
                   {"..", "..", Colour::none, lot}});
    // A third White for the first, a third Black for the second, neither.
    EXPECT_TRUE(breaks_run(rules, past("BBWW"), past("BWWBW")));
    EXPECT_TRUE(breaks_run(rules, past("WBW"), past("WWBB")) == false);
    EXPECT_TRUE(breaks_run(rules, past("WBB"), past("BWBB")));
    EXPECT_FALSE(breaks_run(rules, past("WW"), past("BW")));
}

} // namespace
} // namespace kodeks::tournament::pairing
