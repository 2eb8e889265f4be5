#include "tournament/lots/record.hpp"

#include <gtest/gtest.h>

namespace kodeks::tournament::lots {
namespace {

constexpr std::string_view sample =
    "kodeks-draw 1\n"
    "commitment c37cfe52e57f80c2f9937ae54ba1d4fad5ec929fc89609015794e3a7aa86e797\n"
    "seed 17 4 92 8\n"
    "salt river\n"
    "choose r1.colour 2 0\n"
    "shuffle start-list 6 2 5 0 1 4 3\n";

TEST(Record, IsReadAndWrittenAlike) {
    const Result<Record> record = read_record(sample);
    ASSERT_TRUE(record);
    EXPECT_EQ(to_text(*record), sample);
    EXPECT_EQ(record->seed, "17 4 92 8");
    EXPECT_EQ(record->choices.size(), 2U);
}

TEST(Record, IsVerified) {
    EXPECT_EQ(verify(*read_record(sample)), std::vector<Message>{});
}

TEST(Record, ShowsEveryResultThatDoesNotRepeat) {
    Record record = *read_record(sample);
    record.salt = "lake";
    record.choices[0].result = {1};
    std::swap(record.choices[1].result[0], record.choices[1].result[1]);
    EXPECT_EQ(verify(record),
              (std::vector<Message>{{"lots.wrong_commitment", {}},
                                    {"lots.wrong_choice", {{"name", "r1.colour"}}},
                                    {"lots.wrong_choice", {{"name", "start-list"}}}}));
}

struct Bad {
    std::string_view text;
    std::string_view key;
    Place place;
};

TEST(Record, SaysWhatIsWrongAndWhere) {
    for (const Bad& bad : std::initializer_list<Bad>{
             {"", "lots.not_a_record", {0, 1}},
             {"kodeks-draw 2\n", "lots.not_a_record", {1, 1}},
             {"kodeks-draw 1\n\nroll x 2 1\n", "lots.unknown_line", {3, 1}},
             {"kodeks-draw 1\nchoose\n", "lots.no_name", {2, 7}},
             {"kodeks-draw 1\nchoose x two 1\n", "lots.bad_number", {2, 10}},
             {"kodeks-draw 1\nchoose x 2 2\n", "lots.bad_number", {2, 12}},
             {"kodeks-draw 1\nchoose x 2\n", "lots.wrong_count", {2, 11}},
             {"kodeks-draw 1\nshuffle x 999999999999 1\n", "lots.bad_number", {2, 11}},
             {"kodeks-draw 1\nshuffle x 3 1 0\n", "lots.wrong_count", {2, 16}}}) {
        const Result<Record> record = read_record(bad.text);
        ASSERT_FALSE(record) << bad.text;
        EXPECT_EQ(record.error().message.key, bad.key) << bad.text;
        EXPECT_EQ(record.error().place, bad.place) << bad.text;
    }
}

} // namespace
} // namespace kodeks::tournament::lots
