// The table of rights: its page, and every row through the server's door.
#include "reports/kinds.hpp"
#include "server/people/paper_right.hpp"
#include "support/names.hpp"
#include "support/source_tree.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::server {

namespace {

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
    return text;
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
