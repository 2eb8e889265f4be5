// Whatever the room that is left: a signature on a page of its own could stand under anything.
#include "reports/layout/layout.hpp"
#include "support/outside.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::reports {
namespace {

Document signed_list(int rows) {
    Document paper{Language::en, "Start list", "Great Open"};
    Table table{{{"Nr", Justify::right}, {"Player", Justify::left, 1}}};
    for (int i = 1; i <= rows; ++i) {
        table.add({std::to_string(i), fmt::format("Player Number {}", i)});
    }
    paper.add(std::move(table));
    paper.add(Heading{"Attached"});
    paper.add(Paragraph{"Crosstable and protocols"});
    paper.add(FactList{{{"Result", ""}, {"Time", "10:00"}}});
    paper.add(Signatures{{{"Chief arbiter", "Belova"}, {"Chief secretary", ""}}});
    return paper;
}

TEST(ReportSignatures, DoNotStandAloneOnAPage) {
    int together = 0; // pages that hold only what goes with the signatures
    for (int rows = 30; rows < 60; ++rows) {
        const std::string text = test::text_of_pdf(to_pdf(signed_list(rows)));
        const std::string last = text.substr(text.rfind('\f', text.size() - 2) + 1);
        for (const char* const part : {"Attached", "Crosstable", "10:00", "Belova", "secretary"}) {
            EXPECT_NE(last.find(part), std::string::npos) << rows << " rows: " << part;
        }
        together += last.find("Player Number") == std::string::npos ? 1 : 0;
    }
    EXPECT_GT(together, 0);
}

} // namespace
} // namespace kodeks::reports
