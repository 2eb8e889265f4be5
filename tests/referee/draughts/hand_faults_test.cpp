// Every kind of irregular move by the article that names it, in each draughts book: what a hand did
// is told, the clock is pressed, the opponent has it put right.
#include "ledger/words.hpp"
#include "referee/table.hpp"
#include "referee/words/words.hpp"
#include "support/article.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

using rulebook::HandFault;
using test::Table;

struct Row {
    HandFault how;
    std::string_view ua;
    std::string_view ru;
    std::string_view fr;
};

constexpr Row rows[] = {
    {HandFault::impossible, ", UA:V.6.4.2", ", RU:1.10.4#1", ", FR:27d"},
    {HandFault::left_the_board, ", UA:V.6.4.2, UA:V.6.7", ", RU:1.10.4#1", ", FR:27d"},
    {HandFault::opponents_piece, ", UA:V.6.4.5", ", RU:1.10.4#4", ", FR:27a"},
    {HandFault::missed_capture, ", UA:V.6.4.6", ", RU:1.10.4#5", ", FR:27c, FR:10"},
    {HandFault::removed_without_reason, ", UA:V.6.4.7", ", RU:1.10.4#6", ", FR:27b"},
    {HandFault::wrong_number_captured, ", UA:V.6.4.8", ", RU:1.10.4#7", ", FR:27c, FR:10"},
    {HandFault::capture_stopped, ", UA:V.6.4.9", ", RU:1.10.4#8", ", FR:27c, FR:10"},
    {HandFault::removed_in_capture, ", UA:V.6.4.10", ", RU:1.10.4#9", ", FR:14"},
    {HandFault::wrong_number_removed, ", UA:V.6.4.11", ", RU:1.10.4#10", ", FR:27b"},
    {HandFault::removed_not_captured, ", UA:V.6.4.12", ", RU:1.10.4#11", ", FR:27b"},
    {HandFault::removal_stopped, "", ", RU:1.10.4#12", ", FR:27b"},
    {HandFault::own_removed, ", UA:V.6.4.13", ", RU:1.10.4#13", ", FR:27b"},
    {HandFault::king_not_marked, ", UA:V.6.4.14", ", RU:1.10.4#1", ", FR:8"},
    {HandFault::unmarked_king, ", UA:V.6.4.15", ", RU:1.10.4#1", ", FR:8"},
};

// White's first move with this fault, as the opponent has it judged.
std::string judged(std::string_view edition, std::string_view variant, std::string_view move,
                   Milliseconds time, HandFault how) {
    Table table(edition, variant, {.control = clock::whole_game(time)});
    table.begin();
    const games::Setup before = table.state().board;
    EXPECT_EQ(table.act(Actor::white, Make{.move = table.move(move), .how = how}), "");
    EXPECT_EQ(table.act(Actor::white, Press{}), "");
    const std::string said = table.act(Actor::black, NoticeIllegal{});
    EXPECT_EQ(table.state().board, before);
    return said;
}

TEST(HandFaults, HaveTheirArticlesInEveryBook) {
    ARTICLE("UA:V.6.4.2", "UA:V.6.4.5", "UA:V.6.4.6", "UA:V.6.4.7", "UA:V.6.4.8", "UA:V.6.4.9",
            "UA:V.6.4.10", "UA:V.6.4.11", "UA:V.6.4.12", "UA:V.6.4.13", "UA:V.6.4.14",
            "UA:V.6.4.15", "UA:V.6.7", "UA:V.6.12.1");
    ARTICLE("RU:1.10.4#1", "RU:1.10.4#4", "RU:1.10.4#5", "RU:1.10.4#6", "RU:1.10.4#7",
            "RU:1.10.4#8", "RU:1.10.4#9", "RU:1.10.4#10", "RU:1.10.4#11", "RU:1.10.4#12",
            "RU:1.10.4#13", "RU:3.20.3#1", "RU:3.20.7");
    ARTICLE("FR:27", "FR:27a", "FR:27b", "FR:27c", "FR:27d", "FR:8", "FR:10", "FR:14");
    for (const Row& row : rows) {
        const std::string kind = ledger::underscored(ledger::word(row.how));
        EXPECT_EQ(judged("ua2026", "russian", "c3-d4", minutes(90), row.how),
                  fmt::format("illegal_restored white {} [UA:V.6.4{}]; illegal_remark white 1 "
                              "[UA:V.6.10]",
                              kind, row.ua));
        EXPECT_EQ(judged("ua2026", "international", "32-28", minutes(5), row.how),
                  fmt::format("illegal_restored white {} [UA:V.6.12.1{}]; illegal_remark white 1 "
                              "[UA:V.6.12.1]",
                              kind, row.ua));
        EXPECT_EQ(judged("ru-code", "russian", "c3-d4", minutes(5), row.how),
                  fmt::format("illegal_restored white {} [RU:3.20.3#1{}]; warning white 1 "
                              "[RU:3.20.7]",
                              kind, row.ru));
        EXPECT_EQ(judged("frisian2011", "frisian", "32-28", minutes(90), row.how),
                  fmt::format("illegal_restored white {} [FR:27{}]; illegal_remark white 1 [FR:27]",
                              kind, row.fr));
    }
}

} // namespace

} // namespace kodeks::referee
