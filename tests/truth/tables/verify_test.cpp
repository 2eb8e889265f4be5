// Every value is the best of its successors; a single wrong one is found.
#include "support/table_kit.hpp"
#include "truth/tables/file_writer.hpp"
#include "truth/tables/verify.hpp"

#include <gtest/gtest.h>

namespace kodeks::truth::tables {
namespace {

class EveryGame : public testing::TestWithParam<const char*> {};

TEST_P(EveryGame, PassesTheFullCheck) {
    SerialExecutor executor;
    const bool small = test::slow_build && std::string_view(GetParam()) != "russian";
    Table& table = test::shared_table(GetParam(), {small ? 2 : 3, 3});
    const Result<Verification> result = verify(table, executor);
    ASSERT_TRUE(result.has_value());
    EXPECT_EQ(result->wrong, 0U);
    EXPECT_TRUE(result->wrong_statistics.empty());
    EXPECT_TRUE(result->passed());
}

INSTANTIATE_TEST_SUITE_P(Verify, EveryGame,
                         testing::Values("russian", "brazilian", "international", "frisian"),
                         [](const auto& param) { return std::string(param.param); });

// King against king with all captures stored, so that each code can be changed.
struct Whole2 {
    std::vector<Code> codes;

    Whole2() {
        const Engine& engine = test::engine("frisian");
        codes.resize(engine.size({0, 1, 0, 1}));
        const auto shelf = std::make_unique<Shelf>();
        SerialExecutor executor;
        engine.build_pair({{0, 1, 0, 1}, codes, codes, *shelf, executor});
    }

    Bytes file() const {
        SerialExecutor executor;
        FileWriter writer(test::engine("frisian"), Captures::stored, 1);
        writer.add({0, 1, 0, 1}, Depth::distance, codes, executor);
        return writer.finish();
    }
};

Verification verified(const Whole2& whole) {
    SerialExecutor executor;
    const Bytes file = whole.file();
    const auto table = Table::open(test::engine("frisian"), file);
    return verify(**table, executor).value();
}

TEST(Verify, FindsAnyWrongValue) {
    Whole2 whole;
    EXPECT_EQ(verified(whole).wrong, 0U);
    for (std::size_t i = 0; i < whole.codes.size(); i += 101) {
        const Code right = whole.codes[i];
        whole.codes[i] = right == draw_code ? Code{2} : draw_code;
        const Verification result = verified(whole);
        EXPECT_GE(result.wrong, 1U) << i;
        EXPECT_EQ(result.wrong_slices, (std::vector<Slice>{{0, 1, 0, 1}}));
        EXPECT_FALSE(result.passed());
        whole.codes[i] = right;
    }
}

TEST(Verify, FindsAWrongDistance) {
    Whole2 whole;
    const auto found = std::ranges::find(whole.codes, Code{4}); // a win in three plies
    ASSERT_NE(found, whole.codes.end());
    *found = 6;
    EXPECT_GE(verified(whole).wrong, 1U);
}

} // namespace
} // namespace kodeks::truth::tables
