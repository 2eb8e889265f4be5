// The sample of published compositions that bench/composition runs: every row is a position that
// can be, a task, and lines that are legal play from it.
#include "composition/line_text.hpp"
#include "notation/fen.hpp"
#include "support/published.hpp"
#include "support/source_tree.hpp"

#include <set>

#include <gtest/gtest.h>

namespace kodeks::composition {

namespace {

class PublishedRows : public testing::TestWithParam<std::string> {
protected:
    std::vector<test::Published> rows() const {
        return test::read_published(
            test::read_source("tests/data/compositions/published/" + GetParam() + ".tsv"));
    }
};

TEST_P(PublishedRows, AreLegalPlayWithASourceAndInTwoHalves) {
    const games::Variant& variant = *games::find_variant(GetParam());
    std::set<std::string> diagrams;
    int tuning = 0;
    int held_out = 0;
    for (const test::Published& row : rows()) {
        const auto setup = notation::read_fen(variant, row.diagram);
        ASSERT_TRUE(setup) << row.diagram;
        const auto position = games::accept(variant, *setup);
        ASSERT_TRUE(position) << row.diagram;
        for (const std::string& line : row.lines) {
            const auto read = read_line(*position, line);
            EXPECT_TRUE(read) << row.diagram << ' ' << line << " at " << read.error().offset;
        }
        EXPECT_FALSE(row.source.empty());
        EXPECT_TRUE(diagrams.insert(row.diagram).second) << row.diagram;
        EXPECT_TRUE(row.task == "win" || row.task == "draw" || row.task.starts_with("lock "));
        tuning += row.half == "tuning" ? 1 : 0;
        held_out += row.half == "held-out" ? 1 : 0;
    }
    EXPECT_EQ(tuning + held_out, static_cast<int>(diagrams.size()));
    EXPECT_LE(std::abs(tuning - held_out), 1);
}

std::string published_name(const testing::TestParamInfo<std::string>& row) {
    return row.param;
}

INSTANTIATE_TEST_SUITE_P(All, PublishedRows, testing::Values("international", "russian"),
                         published_name);

} // namespace

} // namespace kodeks::composition
