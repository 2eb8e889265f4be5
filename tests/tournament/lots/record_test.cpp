#include "tournament/lots/record.hpp"

#include <gtest/gtest.h>

namespace kodeks::tournament::lots {
namespace {

constexpr std::string_view sample =
    "kodeks-draw 2\n"
    "draw numbers\n"
    "commitment c37cfe52e57f80c2f9937ae54ba1d4fad5ec929fc89609015794e3a7aa86e797\n"
    "seed 17 4 92 8\n"
    "salt river\n"
    "choose r1.colour 2 0\n"
    "shuffle start-list 6 2 5 0 1 4 3\n"
    "option start-list 0 Ann\n"
    "option start-list 1 Bob\n"
    "option start-list 2 Cid\n"
    "option start-list 3 Dan Eve\n"
    "option start-list 4 Fay\n"
    "option start-list 5 Gil\n"
    "drawn start-list 1 Cid\n"
    "drawn start-list 2 Gil\n"
    "drawn start-list 3 Ann\n"
    "drawn start-list 4 Bob\n"
    "drawn start-list 5 Fay\n"
    "drawn start-list 6 Dan Eve\n";

TEST(Record, IsReadAndWrittenAlike) {
    const Result<Records> records = read_records(sample);
    ASSERT_TRUE(records);
    EXPECT_EQ(to_text(*records), sample);
    ASSERT_EQ(records->size(), 1U);
    EXPECT_EQ(records->front().seed, "17 4 92 8");
    EXPECT_EQ(records->front().choices.size(), 2U);
}

TEST(Record, TheFirstFormIsStillRead) {
    const Result<Records> records =
        read_records("kodeks-draw 1\nseed 17 4 92 8\nsalt river\nchoose r1.colour 2 0\n");
    ASSERT_TRUE(records);
    EXPECT_EQ(verify(*records), std::vector<Message>{});
    EXPECT_EQ(records->front().choices.size(), 1U);
}

TEST(Record, IsVerified) {
    EXPECT_EQ(verify(*read_records(sample)), std::vector<Message>{});
}

TEST(Record, ShowsEveryResultThatDoesNotRepeat) {
    Record record = read_records(sample)->front();
    record.salt = "lake";
    record.choices[0].result = {1};
    std::swap(record.choices[1].result[0], record.choices[1].result[1]);
    EXPECT_EQ(verify(record),
              (std::vector<Message>{{"lots.wrong_commitment", {}},
                                    {"lots.wrong_choice", {{"name", "r1.colour"}}},
                                    {"lots.wrong_choice", {{"name", "start-list"}}}}));
}

TEST(Record, ShowsWhoWasPutInAnothersPlace) {
    Record record = read_records(sample)->front();
    std::swap(record.choices[1].drawn[0], record.choices[1].drawn[1]);
    EXPECT_EQ(verify(record),
              (std::vector<Message>{{"lots.wrong_person", {{"name", "start-list"}}}}));
}

TEST(Record, WordsOfThosePresentBelongToTheSeed) {
    Record record = read_records(sample)->front();
    record.seed = "17 4";
    record.words = "92 8"; // the same text in the end
    record.commitment = commitment_of("17 4", "river");
    EXPECT_EQ(verify(record), std::vector<Message>{});
    record.words = "92 9";
    EXPECT_FALSE(verify(record).empty());
}

// After a draw that was announced and given up, the next has to be announced as well.
TEST(Record, ASecondDrawWithoutACommitmentIsSeen) {
    Records records = *read_records(sample);
    records.push_back(records.front());
    records.front().voided = "somebody fell ill";
    EXPECT_EQ(verify(records), std::vector<Message>{});
    records.back().commitment.reset();
    EXPECT_EQ(verify(records),
              (std::vector<Message>{{"lots.not_announced", {{"name", "numbers"}}}}));
}

struct Bad {
    std::string_view text;
    std::string_view key;
    Place place;
};

TEST(Record, SaysWhatIsWrongAndWhere) {
    for (const Bad& bad : std::initializer_list<Bad>{
             {"", "lots.not_a_record", {0, 1}},
             {"kodeks-draw 3\n", "lots.not_a_record", {1, 1}},
             {"kodeks-draw 2\nseed 5\n", "lots.unknown_line", {2, 1}},
             {"kodeks-draw 1\n\nroll x 2 1\n", "lots.unknown_line", {3, 1}},
             {"kodeks-draw 1\nchoose\n", "lots.no_name", {2, 7}},
             {"kodeks-draw 1\nchoose x two 1\n", "lots.bad_number", {2, 10}},
             {"kodeks-draw 1\nchoose x 2 2\n", "lots.bad_number", {2, 12}},
             {"kodeks-draw 1\nchoose x 2\n", "lots.wrong_count", {2, 11}},
             {"kodeks-draw 1\nshuffle x 999999999999 1\n", "lots.bad_number", {2, 11}},
             {"kodeks-draw 1\nshuffle x 3 1 0\n", "lots.wrong_count", {2, 16}},
             {"kodeks-draw 1\noption x 0 Ann\n", "lots.no_name", {2, 8}},
             {"kodeks-draw 1\nchoose x 2 1\noption x 1 Ann\n", "lots.bad_number", {3, 10}},
             {"kodeks-draw 1\nchoose x 2 1\ndrawn x 2 Ann\n", "lots.bad_number", {3, 9}}}) {
        const Result<Records> records = read_records(bad.text);
        ASSERT_FALSE(records) << bad.text;
        EXPECT_EQ(records.error().message.key, bad.key) << bad.text;
        EXPECT_EQ(records.error().place, bad.place) << bad.text;
    }
}

} // namespace
} // namespace kodeks::tournament::lots
