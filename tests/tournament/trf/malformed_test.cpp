// A report that was damaged never changes a result in silence: every single change of a player's
// line, every cut and every lost line is refused, told, or leaves all results what they were.
#include "support/effort.hpp"
#include "support/source_tree.hpp"
#include "tournament/fide_tiebreak/contest.hpp"
#include "tournament/fide_tiebreak/team_points.hpp"
#include "tournament/trf/read.hpp"

#include <map>
#include <sstream>

#include <gtest/gtest.h>

namespace kodeks::tournament::trf {
namespace {

// Every place of the file, or some of them under the sanitizers: others in each line.
constexpr bool is_tried(std::size_t at) {
    constexpr std::size_t every_so_often = 23;
    return !kodeks::test::slow_build || at % every_so_often == 0;
}

// What a round was for a player: whom he met, what he got, and the colour of a game that was played
// (a forfeited one has none).
struct Happened {
    StartingRank opponent = 0;
    char colour = '-';
    std::int64_t points = 0;
    friend bool operator==(const Happened&, const Happened&) = default;
};

using Results = std::map<StartingRank, std::vector<Happened>>;

Results results_of(const Document& document) {
    Results results;
    for (const PlayerRecord& player : document.players) {
        auto& own = results[player.rank];
        for (Round round = 1; round <= rounds_paired(document); ++round) {
            const Cell& cell = cell_of(player, round);
            const bool played = cell.opponent != 0 && std::string_view("10=WDL").find(
                                                          cell.result) != std::string_view::npos;
            own.push_back({cell.opponent, played ? cell.colour : '-',
                           points_of(document.points, cell).value});
        }
    }
    return results;
}

struct Count {
    int refused = 0;
    int told = 0;
    int same = 0;
    std::string silent{}; // the first damage that changed a result without a word
};

void damage(const std::string& text, const Reading& whole, const std::string& what, Count& count) {
    const auto reading = read(text);
    if (!reading) {
        ++count.refused;
    } else if (results_of(reading->document) == results_of(whole.document)) {
        ++count.same;
    } else if (reading->remarks != whole.remarks) {
        ++count.told;
    } else if (count.silent.empty()) {
        count.silent = what;
    }
}

// Where the lines of players begin, and where they end.
std::vector<std::pair<std::size_t, std::size_t>> player_lines(const std::string& text) {
    std::vector<std::pair<std::size_t, std::size_t>> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        if (text.compare(at, 4, "001 ") == 0) {
            lines.emplace_back(at, end);
        }
        at = end + 1;
    }
    return lines;
}

class Damaged : public testing::TestWithParam<const char*> {
protected:
    const std::string text_ = kodeks::test::read_source(GetParam());
    const Result<Reading> whole_ = read(text_);

    void expect_no_silence(const Count& count) const {
        EXPECT_EQ(count.silent, "");
        EXPECT_GT(count.refused, 0);
    }
};

TEST_P(Damaged, AnotherLetter) {
    ASSERT_TRUE(whole_.has_value());
    Count count;
    for (const auto& [begin, end] : player_lines(text_)) {
        for (std::size_t at = begin; at < end; ++at) {
            if (!is_tried(at)) {
                continue;
            }
            for (const char letter : std::string(" 0159=-+wbWDLHUFZx.")) {
                std::string changed = text_;
                changed[at] = letter;
                damage(changed, *whole_,
                       changed.substr(begin, end - begin) + " at " + std::to_string(at - begin + 1),
                       count);
            }
        }
    }
    expect_no_silence(count);
    EXPECT_TRUE(count.told > 0 || kodeks::test::slow_build); // a part may meet none of these
}

TEST_P(Damaged, ALetterTooManyOrTooFew) {
    ASSERT_TRUE(whole_.has_value());
    Count count;
    for (const auto& [begin, end] : player_lines(text_)) {
        for (std::size_t at = begin; at < end; ++at) {
            if (!is_tried(at)) {
                continue;
            }
            std::string shorter = text_;
            shorter.erase(at, 1);
            damage(shorter, *whole_, shorter.substr(begin, end - begin - 1), count);
            for (const char letter : std::string(" 0w=")) {
                std::string longer = text_;
                longer.insert(at, 1, letter);
                damage(longer, *whole_, longer.substr(begin, end - begin + 1), count);
            }
        }
    }
    expect_no_silence(count);
}

TEST_P(Damaged, ALineLostOrTwice) {
    ASSERT_TRUE(whole_.has_value());
    Count count;
    for (const auto& [begin, end] : player_lines(text_)) {
        const std::string line = text_.substr(begin, end - begin + 1);
        std::string without = text_;
        without.erase(begin, line.size());
        damage(without, *whole_, "lost: " + line, count);
        std::string twice = text_;
        twice.insert(begin, line);
        damage(twice, *whole_, "twice: " + line, count);
    }
    expect_no_silence(count);
    EXPECT_EQ(count.told + count.same, 0);
}

// A file that broke off inside the players.
TEST_P(Damaged, ACutAnywhere) {
    ASSERT_TRUE(whole_.has_value());
    const auto lines = player_lines(text_);
    Count count;
    for (std::size_t at = lines.front().first; at < lines.back().second; ++at) {
        damage(text_.substr(0, at), *whole_, "cut at " + std::to_string(at), count);
    }
    expect_no_silence(count);
}

// The records of teams: what a match and a bye are worth, who plays, which matches were not played.
// The points of the teams in the file tell whether they still fit.
std::string table_of(const Reading& reading) {
    const auto contest = fide_tiebreak::contest_of(reading.document, {});
    if (!contest || !contest->is_of_teams()) {
        return "";
    }
    std::string text;
    for (const auto* table : {&contest->primary, &*contest->secondary}) {
        for (const auto& one : table->participants) {
            text += std::to_string(one.points.value);
            for (const fide::PastRound& past : one.rounds) {
                text += "," + std::to_string(static_cast<int>(past.kind)) + "/" +
                        std::to_string(past.opponent) + "/" + std::to_string(past.points.value);
            }
            text += ' ';
        }
    }
    return text;
}

TEST(DamagedTeams, ARecordWithAnotherLetter) {
    const std::string text = kodeks::test::read_source("data/events/teams.trf");
    const auto whole = read(text);
    ASSERT_TRUE(whole.has_value());
    const std::string table = table_of(*whole);
    EXPECT_TRUE(fide_tiebreak::differing_team_points(*whole).empty());
    const std::size_t begin = text.find("310   1");
    std::size_t tried = 0;
    for (std::size_t at = begin; at < text.size(); ++at) {
        for (const char letter : std::string(" 0159=-+wx.")) {
            std::string changed = text;
            changed[at] = letter;
            const auto reading = read(changed);
            const bool told = !reading || reading->remarks != whole->remarks ||
                              !fide_tiebreak::differing_team_points(*reading).empty() ||
                              reading->document.others != whole->document.others;
            EXPECT_TRUE(told || table_of(*reading) == table) << at << " " << letter << "\n"
                                                             << changed.substr(begin);
            ++tried;
        }
    }
    EXPECT_GT(tried, 4000U);
}

INSTANTIATE_TEST_SUITE_P(Trf, Damaged,
                         testing::Values("data/events/mini-a.trf", "data/events/mini-b.trf",
                                         "data/events/mini-c.trf", "data/events/teams.trf"));

} // namespace
} // namespace kodeks::tournament::trf
