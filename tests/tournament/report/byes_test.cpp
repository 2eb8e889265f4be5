// Byes by request, free days with points, tenths and the acceleration of teams: from a report into
// an event, counted there, and out again.
#include "support/article.hpp"
#include "support/source_tree.hpp"
#include "tournament/report/imported.hpp"
#include "tournament/tables/crosstable.hpp"
#include "tournament/tables/settle.hpp"
#include "tournament/tables/standings.hpp"
#include "tournament/trf/read.hpp"
#include "tournament/trf/write.hpp"

#include <set>

#include <gtest/gtest.h>

namespace kodeks::tournament {
namespace {

using test::changed;
using test::imported;
using test::without_places;

trf::Document document_of(const std::string& text) {
    const auto reading = trf::read(text);
    EXPECT_TRUE(reading) << describe(reading.error(), Language::en);
    return reading ? reading->document : trf::Document{};
}

void go(State& state, const Command& command) {
    const Decision decision = decide(state, command, world_for("fide2023"));
    ASSERT_TRUE(decision.accepted()) << render(decision.refusal()->message, Language::en);
    for (const Event& event : decision.events()) {
        ASSERT_FALSE(defect_of(state, event));
        apply(state, event);
    }
}

std::string table_of(const State& state) {
    std::string text;
    for (const StandingLine& line : standings(state, state.stages[0]).lines) {
        text += (text.empty() ? "" : ", ") + name_of(state, line.entry) + " " +
                kodeks::to_text(line.points);
    }
    return text;
}

// The points of everybody as the tables of the book count them.
std::string sums_of(const State& state) {
    const Settled settled = settle(state, state.stages[0]);
    std::string text;
    for (std::size_t at = 0; at < settled.entries.size(); ++at) {
        text += (at == 0 ? "" : ", ") + name_of(state, settled.entries[at]) + " " +
                kodeks::to_text(settled.table.rows[at].points);
    }
    return text;
}

void expect_unchanged(const trf::Document& document, const State& state) {
    const trf::Document found = without_places(report_of(state, state.stages[0]).document);
    EXPECT_EQ(trf::write(found, trf::LineEnd::lf),
              trf::write(without_places(document), trf::LineEnd::lf));
}

std::string player(const std::string& rank, const std::string& name, const std::string& points,
                   const std::string& cells) {
    std::string line = "001 " + std::string(4 - rank.size(), ' ') + rank + "      " + name;
    line.resize(80, ' ');
    line += std::string(4 - points.size(), ' ') + points;
    line.resize(91, ' ');
    return line + cells + "\n";
}

constexpr std::string_view heading = "012 Byes\n042 2026/03/07\n142 3\n152 W\n192 FIDE_DUTCH\n";

// Eve has announced a full-point bye for round 2. Of the others Ann and Bob have a point, Cid and
// Dan none; nobody is left for an allocated bye. Eve gets the points of a win and cannot have the
// allocated bye any more.
TEST(Byes, AnAnnouncedFullPointByeIsPairedAndCounted) {
    ARTICLE("C04.1:4");
    const std::string text =
        std::string(heading) + "062 5\n240 F 002    5\n" + player("1", "Ann", "1.0", "   3 w 1") +
        player("2", "Bob", "1.0", "   4 b 1") + player("3", "Cid", "0.0", "   1 b 0") +
        player("4", "Dan", "0.0", "   2 w 0") + player("5", "Eve", "0.0", "0000 - Z");
    const trf::Document document = document_of(text);
    State state = imported(document);
    expect_unchanged(document, state);
    go(state, Pair{});
    const Round& round = state.stages[0].rounds[1];
    EXPECT_EQ(round.pairings.size(), 2U);
    EXPECT_EQ(round.absent, (std::vector{EntryId{5}}));
    EXPECT_EQ(round.full_byes, (std::vector{EntryId{5}}));
    EXPECT_EQ(sums_of(state), "Ann 1, Bob 1, Cid 0, Dan 0, Eve 1");
    go(state, RecordResult{{1, 2, 1, 1}, game_drawn, ""});
    go(state, RecordResult{{1, 2, 2, 1}, game_drawn, ""});
    EXPECT_EQ(sums_of(state), "Ann 1½, Bob 1½, Cid ½, Dan ½, Eve 1");
    EXPECT_EQ(table_of(state), "Ann 1½, Bob 1½, Eve 1, Cid ½, Dan ½");
    const trf::Document found = report_of(state, state.stages[0]).document;
    EXPECT_EQ(cell_of(found.players[4], 2), (trf::Cell{0, '-', 'F'}));
    EXPECT_EQ(found.players[4].points, trf::Tenths{10});
    EXPECT_EQ(crosstable(state, state.stages[0]).rows[2].cells[1], "1");
    // Round 3: five are there, and the bye goes to somebody else.
    go(state, Pair{});
    const Pairing& bye = state.stages[0].rounds[2].pairings.back();
    EXPECT_EQ(bye.second, no_entry);
    EXPECT_NE(bye.first, EntryId{5});
}

// A full-point bye that is worth two thirds of a win by 162 and 299: 0.7 points; draws count 0.3.
TEST(Byes, TenthsAreCountedAndComeBack) {
    ARTICLE("C04.1:3", "FIDE:10.1~1");
    const std::string text =
        std::string(heading) + "062 4\n162  W 1.0    D 0.3    L 0.0    A 0.0    P 0.6    X 0.3\n" +
        player("1", "Ann", "1.3", "   3 w =     2 b 1") +
        player("2", "Bob", "0.6", "0000 - U     1 w 0") +
        player("3", "Cid", "1.0", "   1 b =  0000 - F") +
        player("4", "Dan", "0.3", "0000 - Z  0000 - H") + "299 F         0.7  002    3\n";
    const trf::Document document = document_of(text);
    State state = imported(document);
    expect_unchanged(document, state);
    EXPECT_EQ(state.settings.scale,
              (rulebook::Scale{whole_points(1), tenths_of_points(3), Points{}}));
    EXPECT_EQ(sums_of(state), "Ann 1.3, Bob 0.6, Cid 1, Dan 0.3");
    EXPECT_EQ(table_of(state), "Ann 1.3, Cid 1, Bob 0.6, Dan 0.3");
}

// What regulations give for a free day of a round robin counts in the event.
TEST(Byes, AFreeDayOfARoundRobinMayHavePoints) {
    ARTICLE("C04.1:3");
    const std::string text = "012 Three\n042 2026/03/07\n062 3\n142 3\n192 FIDE_ROUNDROBIN\n" +
                             player("1", "Ann", "2.0", "0000 - H     3 w =     2 w 1") +
                             player("2", "Bob", "1.0", "   3 w =  0000 - H     1 b 0") +
                             player("3", "Cid", "1.2", "   2 b =     1 b =  0000 - U") +
                             "162  W 1.0    D 0.5    L 0.0    A 0.0    P 0.2    X 0.5\n";
    const trf::Document document = document_of(text);
    const State state = imported(document);
    expect_unchanged(document, state);
    EXPECT_EQ(sums_of(state), "Ann 2, Bob 1, Cid 1.2");
    EXPECT_EQ(table_of(state), "Ann 2, Cid 1.2, Bob 1");
}

std::string teams(const std::string& rounds) {
    return changed(kodeks::test::read_source("data/events/teams.trf"), "142 4", "142 " + rounds);
}

// Alpha has asked to be free in round 5 with half a point, Bravo in round 6 with a whole one: a
// drawn match of three boards is 1 and 1½, a won one 2 and 3.
TEST(Byes, TeamsAreFreeByRequest) {
    ARTICLE("C04.1:3", "C04.1:4");
    const trf::Document document = document_of(teams("6") + "240 H 005    1\n240 F 006    2\n");
    State state = imported(document);
    expect_unchanged(document, state);
    EXPECT_EQ(sums_of(state), "Alpha 5, Bravo 5, Castle 4, Delta 4, Exeter 2");
    go(state, Pair{});
    EXPECT_EQ(state.stages[0].rounds[4].half_byes, (std::vector{state.stages[0].members[0]}));
    const Settled settled = settle(state, state.stages[0]);
    EXPECT_EQ(kodeks::to_text(settled.table.rows[0].points), "6");
    EXPECT_EQ(kodeks::to_text(settled.table.rows[0].match_points), "6");
    EXPECT_EQ(kodeks::to_text(settled.table.rows[0].game_points), "8½");
    for (const std::uint32_t table : {1U, 2U}) {
        for (const std::uint32_t board : {1U, 2U, 3U}) {
            go(state, RecordResult{{1, 5, table, board}, game_drawn, ""});
        }
    }
    EXPECT_EQ(sums_of(state), "Alpha 6, Bravo 6, Castle 5, Delta 5, Exeter 3");
    const trf::Document found = report_of(state, state.stages[0]).document;
    EXPECT_EQ(found.byes, document.byes);
    EXPECT_EQ(found.teams[0].match_points, trf::Tenths{60});
    EXPECT_EQ(found.teams[0].game_points, trf::Tenths{85});
    // Brought in again, round 5 is what it was.
    const State again = imported(found);
    EXPECT_EQ(again.stages[0].rounds[4].half_byes, (std::vector{again.stages[0].members[0]}));
    EXPECT_EQ(kodeks::to_text(settle(again, again.stages[0]).table.rows[0].points), "6");
}

// Four teams before round 1, the first two with virtual points: they meet, and so do the others.
// Without the record the upper half meets the lower one.
TEST(Byes, TheAccelerationOfTeamsIsApplied) {
    ARTICLE("C04.7:1.3");
    const std::string four =
        "012 Four\n042 2026/03/07\n062 8\n082 4\n142 5\n152 W\n192 FIDE_TEAM_TYPEA_MP_GP\n352 "
        "WB\n" +
        player("1", "A1", "0.0", "") + player("2", "A2", "0.0", "") + player("3", "B1", "0.0", "") +
        player("4", "B2", "0.0", "") + player("5", "C1", "0.0", "") + player("6", "C2", "0.0", "") +
        player("7", "D1", "0.0", "") + player("8", "D2", "0.0", "") +
        "310   1 Alpha                            ALP             0.0    0.0         1    2\n"
        "310   2 Bravo                            BRA             0.0    0.0         3    4\n"
        "310   3 Castle                           CAS             0.0    0.0         5    6\n"
        "310   4 Delta                            DEL             0.0    0.0         7    8\n";
    const auto pairs = [&](const std::string& text) {
        const auto commands = commands_from(document_of(text), {"fide2023", 2026, "start-number"});
        State state;
        for (const Command& command : *commands) {
            go(state, command);
        }
        expect_unchanged(document_of(text), state);
        go(state, Pair{});
        std::set<std::string> names;
        for (const Pairing& pairing : state.stages[0].rounds[0].pairings) {
            std::set<std::string> two = {name_of(state, pairing.first),
                                         name_of(state, pairing.second)};
            names.insert(*two.begin() + "-" + *two.rbegin());
        }
        return names;
    };
    const std::set<std::string> apart = {"Alpha-Bravo", "Castle-Delta"};
    std::size_t otherwise = 0; // the lot is another one for each name
    for (const char* const name : {"012 Four", "012 Five", "012 Six", "012 Seven"}) {
        const std::string event = changed(four, "012 Four", name);
        EXPECT_EQ(pairs(event + "250 02.0      001 002 0001 0002\n"), apart) << name;
        EXPECT_EQ(pairs(changed(event, "MP_GP", "MP_GP_BAKU")), apart) << name;
        // Without it, and in rounds it does not speak of, all are one group.
        const std::set<std::string> whole = pairs(event);
        EXPECT_EQ(pairs(event + "250 02.0      002 003 0001 0002\n"), whole) << name;
        otherwise += whole != apart ? 1 : 0;
    }
    EXPECT_GT(otherwise, 0U);
}

} // namespace
} // namespace kodeks::tournament
