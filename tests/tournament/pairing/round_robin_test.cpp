#include "rulebook/article.hpp"
#include "support/article.hpp"
#include "tournament/pairing/round_robin.hpp"

#include <map>
#include <set>
#include <sstream>

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::tournament::pairing {
namespace {

// "R1 1-(6) 2-5 3-4; R2 ..." as the catalogue prints it, for the even number n.
std::string printed(const Table& table, std::uint32_t bracketed) {
    const auto name = [&](Number number) {
        return number.value == bracketed ? fmt::format("({})", number.value)
                                         : fmt::to_string(number.value);
    };
    std::string text;
    for (std::size_t round = 0; round < table.size(); ++round) {
        text += fmt::format("{}R{}", round == 0 ? "" : "; ", round + 1);
        for (const TableGame& game : table[round].games) {
            text += fmt::format(" {}-{}", name(game.white), name(game.black));
        }
    }
    return text;
}

std::string in_catalogue(std::string_view id) {
    const std::string_view summary = rulebook::find_article(id)->summary;
    const std::string_view table = summary.substr(summary.find("R1 "));
    return std::string(table.substr(0, table.find_first_of(".[") == std::string_view::npos
                                           ? table.size()
                                           : table.find_first_of(".[")));
}

std::string trimmed(std::string text) {
    while (!text.empty() && text.back() == ' ') {
        text.pop_back();
    }
    return text;
}

TEST(RoundRobin, GivesEveryPrintedTable) {
    ARTICLE("UA:V.3.1.1", "UA:V.3.1.1.1", "UA:V.3.1.1.3", "UA:V.3.1.1.4", "UA:V.3.1.1.5",
            "UA:V.3.1.1.6", "UA:V.3.1.1.7", "UA:V.3.1.1.8", "RU:app1#1", "RU:app1#2", "RU:app1#5",
            "RU:3.2#1");
    std::uint32_t n = 6;
    for (const std::string_view id : {"UA:V.3.1.1.3", "UA:V.3.1.1.4", "UA:V.3.1.1.5",
                                      "UA:V.3.1.1.6", "UA:V.3.1.1.7", "UA:V.3.1.1.8"}) {
        EXPECT_EQ(printed(berger(n), n), trimmed(in_catalogue(id))) << id;
        n += 2;
    }
}

TEST(RoundRobin, GivesEveryPrintedBergerTable) {
    ARTICLE("PMR:233", "PMR:233a", "PMR:233b", "PMR:233c", "PMR:233d", "PMR:233e", "PMR:233f");
    std::uint32_t n = 4;
    for (const std::string_view id :
         {"PMR:233a", "PMR:233b", "PMR:233c", "PMR:233d", "PMR:233e", "PMR:233f"}) {
        EXPECT_EQ(printed(berger(n), 0), trimmed(in_catalogue(id))) << id;
        n += 2;
    }
}

TEST(RoundRobin, LeavesThePartnerOfTheBracketFree) {
    ARTICLE("RU:app1#3", "UA:V.3.1.1.1", "PMR:233");
    const Table table = berger(5);
    std::vector<std::uint32_t> free;
    for (const TableRound& round : table) {
        free.push_back(round.free.value);
        EXPECT_EQ(round.games.size(), 2U);
    }
    EXPECT_EQ(free, (std::vector<std::uint32_t>{1, 4, 2, 5, 3}));
    EXPECT_EQ(printed(table, 0), "R1 2-5 3-4; R2 5-3 1-2; R3 3-1 4-5; R4 1-4 2-3; R5 4-2 5-1");
}

TEST(RoundRobin, HasEveryPairOnceForAnyNumber) {
    for (std::uint32_t players = 0; players <= 61; ++players) {
        std::set<std::pair<Number, Number>> pairs;
        std::map<Number, int> whites;
        for (const TableRound& round : berger(players)) {
            std::set<Number> seen;
            for (const TableGame& game : round.games) {
                pairs.insert(std::minmax(game.white, game.black));
                seen.insert({game.white, game.black});
                ++whites[game.white];
            }
            EXPECT_EQ(seen.size(), round.games.size() * 2);
            EXPECT_EQ(seen.size() + (round.free == nobody ? 0 : 1), players);
        }
        EXPECT_EQ(pairs.size(), players < 2 ? 0 : players * (players - 1) / 2);
        for (const auto& [number, count] : whites) {
            const bool upper = players % 2 == 0 && number.value <= players / 2;
            EXPECT_EQ(count, static_cast<int>((players - 1) / 2 + (upper ? 1 : 0)));
        }
    }
}

std::map<Number, std::string> colours(const Table& table) {
    std::map<Number, std::string> found;
    for (const TableRound& round : table) {
        for (const TableGame& game : round.games) {
            found[game.white] += 'W';
            found[game.black] += 'B';
        }
    }
    return found;
}

bool three_running(const Table& table) {
    for (const auto& [number, list] : colours(table)) {
        if (list.find("WWW") != std::string::npos || list.find("BBB") != std::string::npos) {
            return true;
        }
    }
    return false;
}

TEST(RoundRobin, ExchangesTheLastTwoRoundsOfTheFirstCycle) {
    ARTICLE("PMR:234");
    const Table four = berger_cycles(4, 2, LastTwo::exchanged);
    EXPECT_EQ(printed(four, 0),
              "R1 1-4 2-3; R2 2-4 3-1; R3 4-3 1-2; R4 4-1 3-2; R5 3-4 2-1; R6 4-2 1-3");
    EXPECT_EQ(colours(four),
              (std::map<Number, std::string>{
                  {{1}, "WBWBBW"}, {{2}, "WWBBWB"}, {{3}, "BWBWWB"}, {{4}, "BBWWBW"}}));
    for (std::uint32_t players = 4; players <= 14; players += 2) {
        EXPECT_FALSE(three_running(berger_cycles(players, 2, LastTwo::exchanged))) << players;
        EXPECT_TRUE(three_running(berger_cycles(players, 2, LastTwo::as_printed))) << players;
    }
}

TEST(RoundRobin, RepeatsWithReversedColours) {
    const Table once = berger(6);
    const Table twice = berger_cycles(6, 2, LastTwo::as_printed);
    ASSERT_EQ(twice.size(), 10U);
    for (std::size_t round = 0; round < 5; ++round) {
        EXPECT_EQ(twice[round], once[round]);
        for (std::size_t i = 0; i < once[round].games.size(); ++i) {
            EXPECT_EQ(twice[round + 5].games[i].white, once[round].games[i].black);
            EXPECT_EQ(twice[round + 5].games[i].black, once[round].games[i].white);
        }
    }
}

TEST(RoundRobin, DrawsTheRoundOfTheDay) {
    ARTICLE("UA:V.3.1.1.2", "RU:app1#note");
    lots::Urn urn("17 4 92 8");
    std::vector<std::uint32_t> unplayed = {1, 2, 3, 4, 5};
    std::set<std::uint32_t> played;
    for (std::uint32_t day = 1; day <= 5; ++day) {
        const std::uint32_t round = draw_table_round(unplayed, day, urn);
        std::erase(unplayed, round);
        played.insert(round);
    }
    EXPECT_EQ(played, (std::set<std::uint32_t>{1, 2, 3, 4, 5}));
    EXPECT_EQ(urn.choices().front().name, "day1.round");
}

} // namespace
} // namespace kodeks::tournament::pairing
