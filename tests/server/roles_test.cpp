// The table of rights: its page, and every row through the server's door.
#include "reports/kinds.hpp"
#include "reports/letters/letter_kinds.hpp"
#include "server/letters/letter_paper_right.hpp"
#include "server/people/paper_right.hpp"
#include "support/names.hpp"
#include "support/source_tree.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::server {

namespace {

std::string_view words_for(LetterPaperFor whom) {
    switch (whom) {
    case LetterPaperFor::everybody:
        return "everybody";
    case LetterPaperFor::who_sees_game:
        return "everybody when the game is over, its players and officials before";
    case LetterPaperFor::game_and_officials:
        return "the players of the game and officials";
    case LetterPaperFor::officials:
        break;
    }
    return "officials";
}

std::string roles_page() {
    std::string head = "| |";
    std::string rule = "|---|";
    for (std::size_t i = 0; i < ledger::count_of<Role>(); ++i) {
        head += fmt::format(" {} |", ledger::word(static_cast<Role>(i)));
        rule += "---|";
    }
    std::string text = "# Roles and rights\n\n"
                       "Who may do what at the server; at a board the acts of the seat hold "
                       "([acts.md](acts.md)).\nThis table is made from "
                       "`src/server/people/role.hpp`; a test compares them.\n\n" +
                       head + "\n" + rule + "\n";
    for (const Right& right : rights) {
        text += fmt::format("| `{}` |", ledger::word(right.action));
        for (std::size_t i = 0; i < ledger::count_of<Role>(); ++i) {
            text += may(static_cast<Role>(i), right.action) ? " yes |" : " |";
        }
        text += "\n";
    }
    text += "\n## Papers\n\nWhich right a [paper](papers.md) of an event needs "
            "(`src/server/people/paper_right.hpp`).\n\n| paper | right |\n|---|---|\n";
    for (const PaperRight& right : paper_rights) {
        text += fmt::format("| `{}` | `{}` |\n", right.paper, ledger::word(right.action));
    }
    text += "\n## Papers of tournaments by letter\n\nWho may have which "
            "(`src/server/letters/letter_paper_right.hpp`): a player's own games are those he "
            "plays in,\nofficials are headman, arbiter and organiser. Addresses stand in the start "
            "list of those who take part,\nand whoever is deprived of information gets none.\n\n"
            "| paper | for |\n|---|---|\n";
    for (const LetterPaperRight& right : letter_paper_rights) {
        text += fmt::format("| `{}` | {} |\n", right.paper, words_for(right.whom));
    }
    return text;
}

TEST(Roles, EveryPaperByLetterHasItsRowInItsPlace) {
    const auto kinds = reports::letter_kinds();
    ASSERT_EQ(letter_paper_rights.size(), kinds.size());
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        EXPECT_EQ(letter_paper_rights[i].paper, kinds[i].name);
    }
}

TEST(Roles, EveryPaperHasItsRowInItsPlace) {
    const auto kinds = reports::kinds();
    ASSERT_EQ(paper_rights.size(), kinds.size());
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        EXPECT_EQ(paper_rights[i].paper, kinds[i].name);
    }
}

TEST(Roles, EveryActionHasItsRowInItsPlace) {
    ASSERT_EQ(rights.size(), ledger::count_of<Action>());
    for (std::size_t i = 0; i < rights.size(); ++i) {
        EXPECT_EQ(static_cast<std::size_t>(rights[i].action), i);
    }
}

TEST(Roles, ThePageIsTheTable) {
    EXPECT_EQ(test::read_source("docs/roles.md"), roles_page());
}

} // namespace

} // namespace kodeks::server
