// The reference runs of the readings, complete: number 1 has White in round 1 and the lower start
// number always wins.
#include "support/article.hpp"
#include "tournament/pairing/fields.hpp"

#include <algorithm>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

namespace kodeks::tournament::pairing {
namespace {

std::vector<Score> lower_number_wins(const Draw& draw) {
    std::vector<Score> scores;
    for (const Pair& pair : draw.pairs) {
        scores.push_back(pair.white < pair.black ? Score::white_won : Score::black_won);
    }
    return scores;
}

std::vector<std::string> run(std::string_view system, std::uint32_t players) {
    Field field = field_of(players);
    lots::Urn urn = urn_with_white_first();
    std::vector<std::string> rounds;
    while (rounds.size() < 4) {
        const Ruled<Draw> draw = pair_round(*find_swiss_system(system), field, urn);
        if (!draw) {
            rounds.push_back(draw.error().message.key);
            break;
        }
        rounds.push_back(text_of(*draw));
        advance(field, *draw, lower_number_wins(*draw));
    }
    return rounds;
}

using Rounds = std::vector<std::string>;

// The readings list a round's pairs in no particular order.
Rounds sorted(Rounds rounds) {
    for (std::string& round : rounds) {
        std::istringstream words(round);
        std::vector<std::string> list(std::istream_iterator<std::string>(words), {});
        std::ranges::sort(list);
        round = fmt::format("{}", fmt::join(list, " "));
    }
    return rounds;
}

TEST(ReferenceRun, StartNumberEven) {
    ARTICLE("RU:3.18.5.2", "RU:3.18.5.3", "RU:3.18.5.5#1", "RU:3.18.5.5#2", "RU:3.18.5.6");
    EXPECT_EQ(sorted(run("start-number", 8)), sorted(Rounds{"1-5 6-2 3-7 8-4", "4-2 3-1 8-6 7-5",
                                                            "2-1 5-3 6-4 7-8", "1-4 2-3 6-7 5-8"}));
}

// Round 4: 1 has met the whole next group 4 3 2 and goes on to 7; the group in between stays as it
// is and sends its last, 2, to 6 (reading 44a). The table of reference runs still has 7-1 4-6 2-3,
// which comes from joining the groups of 1 and 4 3 2 by reading 44; docs/swiss-books.md says why
// the younger reading holds.
TEST(ReferenceRun, StartNumberOdd) {
    ARTICLE("RU:3.18.5.4", "RU:3.18.2#7");
    EXPECT_EQ(sorted(run("start-number", 7)),
              sorted(Rounds{"bye 7; 1-4 5-2 3-6", "bye 4; 2-7 3-1 6-5", "bye 6; 1-2 5-3 4-7",
                            "bye 5; 7-1 2-6 4-3"}));
}

TEST(ReferenceRun, TruncatedSolkoffEven) {
    ARTICLE("RU:3.18.6.1");
    EXPECT_EQ(
        sorted(run("truncated-solkoff", 8)),
        sorted(Rounds{"1-5 6-2 3-7 8-4", "4-2 3-1 8-6 7-5", "2-1 5-3 6-4 7-8", "1-4 2-3 6-7 5-8"}));
}

TEST(ReferenceRun, TruncatedSolkoffOdd) {
    ARTICLE("RU:3.18.6.2#1", "RU:3.18.6.2#2", "RU:3.18.6.2#3");
    EXPECT_EQ(sorted(run("truncated-solkoff", 7)),
              sorted(Rounds{"bye 7; 1-4 5-2 3-6", "bye 4; 2-7 3-1 6-5", "bye 6; 1-2 4-3 7-5",
                            "bye 5; 2-3 6-1 4-7"}));
}

TEST(ReferenceRun, CurrentBuchholzEven) {
    ARTICLE("RU:3.18.7.2", "RU:3.18.7.3", "RU:3.18.7.5");
    EXPECT_EQ(
        sorted(run("current-buchholz", 8)),
        sorted(Rounds{"1-8 7-2 3-6 5-4", "4-1 2-3 8-5 6-7", "1-2 3-5 4-6 7-8", "1-3 2-4 5-7 6-8"}));
}

TEST(ReferenceRun, CurrentBuchholzOdd) {
    ARTICLE("RU:3.18.7.4", "RU:3.18.7.6#1", "RU:3.18.7.6#2", "RU:3.18.7.6#3");
    EXPECT_EQ(sorted(run("current-buchholz", 7)),
              sorted(Rounds{"bye 7; 1-6 5-2 3-4", "bye 6; 7-1 2-3 4-5", "bye 5; 1-2 3-7 6-4",
                            "bye 4; 1-3 2-7 5-6"}));
}

// The test vector of UA:V.15.9 without ratings, on the 2-1-0 scale.
TEST(ReferenceRun, MedianSolkoffByLot) {
    ARTICLE("UA:V.15.9.5", "UA:V.15.9.6", "UA:V.15.9.7.1", "UA:V.15.9.7.2", "UA:V.15.9.7.4",
            "UA:V.15.9.8", "UA:V.15.9.8.1", "UA:V.15.9.14.4", "UA:V.15.4", "UA:V.15.5",
            "UA:V.15.2");
    using enum Score;
    const SwissSystem& system = *find_swiss_system("median-solkoff-by-lot");
    Field field = field_of(8, whole_points(2));
    lots::Urn urn("any");
    const Draw first = *pair_round(system, field, urn);
    EXPECT_EQ(text_of(first), "1-2 3-4 5-6 7-8");
    advance(field, first, std::vector{white_won, white_won, drawn, black_won});
    const Draw second = *pair_round(system, field, urn);
    EXPECT_EQ(text_of(second), "8-5 1-3 6-2 4-7");
    EXPECT_EQ(second.order, (std::vector<Number>{{8}, {3}, {1}, {6}, {5}, {7}, {4}, {2}}));
    advance(field, second, std::vector{white_won, drawn, black_won, drawn});
    const Draw third = *pair_round(system, field, urn);
    EXPECT_EQ(third.order, (std::vector<Number>{{8}, {1}, {3}, {2}, {5}, {7}, {4}, {6}}));
    EXPECT_EQ(text_of(third), "3-8 6-1 2-4 5-7");
    // 8 is alone in his group and nobody is above him: his descent is forced. 1 could have met 8,
    // 2 could have met 3, so theirs are not.
    using enum Float;
    std::vector<std::pair<Float, Float>> floats;
    for (const Pair& pair : third.pairs) {
        floats.emplace_back(pair.white_float, pair.black_float);
    }
    EXPECT_EQ(floats, (std::vector<std::pair<Float, Float>>{
                          {up, forced_down}, {up, down}, {down, up}, {none, none}}));
}

TEST(ReferenceRun, MedianSolkoffByRating) {
    ARTICLE("UA:V.15.9.4");
    const Field field = field_of(8, whole_points(2));
    lots::Urn urn = urn_with_white_first();
    const Draw draw = *pair_round(*find_swiss_system("median-solkoff"), field, urn);
    EXPECT_EQ(text_of(draw), "1-5 6-2 3-7 8-4");
}

} // namespace
} // namespace kodeks::tournament::pairing
