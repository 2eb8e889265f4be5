#include "base/text_table.hpp"

#include <gtest/gtest.h>

namespace kodeks {
namespace {

TEST(TextTable, StandsStraightWithCyrillic) {
    TextTable table({{"вид"}, {"total", Align::right}});
    table.add({"шахи", "5"});
    table.add({"draughts", "1200"});
    table.add_rule();
    table.add({"усього", "1205"});
    EXPECT_EQ(table.to_text(), "вид       total\n"
                               "шахи          5\n"
                               "draughts   1200\n"
                               "───────────────\n"
                               "усього     1205\n");
}

TEST(TextTable, WrapsTheLastColumn) {
    TextTable table({{""}, {""}});
    table.add({"id", "one two three four five six"});
    EXPECT_EQ(table.to_text(), "id  one two three four five six\n");
    EXPECT_EQ(table.to_text(25), "id  one two three four\n"
                                 "    five six\n");
    EXPECT_EQ(table.to_text(10), table.to_text()) << "too narrow to wrap";
}

} // namespace
} // namespace kodeks
