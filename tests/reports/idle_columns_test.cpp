// A column of which nobody has anything is left out, whatever spans over it.
#include "reports/document.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace kodeks::reports {
namespace {

Column if_any(const char* title) {
    return {title, Justify::left, 0, true};
}

std::string text_of(const Table& table) {
    std::string all;
    for (const Column& column : table.columns) {
        all += column.title + "|";
    }
    for (const Row& row : table.rows) {
        all += "\n";
        for (const Cell& cell : row.cells) {
            all += cell.text + ":" + std::to_string(cell.span) + "|";
        }
    }
    return all;
}

TEST(IdleColumns, GoWhereNoRowHasAWordInThem) {
    Table table{{if_any("Id"), {"Name"}, if_any("Title"), if_any("Rating"), {"Sign"}}};
    table.name_column = 1;
    table.add({"", "Ann", "", "2100", ""});
    table.add({"", "Bob", "", "", ""});
    table.rows.push_back({{"", Cell("a note", 3), ""}});
    table.drop_idle();
    EXPECT_EQ(text_of(table), "Name|Rating|Sign|\n"
                              "Ann:1|2100:1|:1|\n"
                              "Bob:1|:1|:1|\n"
                              "a note:2|:1|");
    EXPECT_EQ(table.name_column, 0);
}

TEST(IdleColumns, ATableOfNothingKeepsWhatIsAlwaysThere) {
    Table table{{{"Name"}, if_any("Title")}};
    table.drop_idle();
    EXPECT_EQ(text_of(table), "Name|");
}

} // namespace
} // namespace kodeks::reports
