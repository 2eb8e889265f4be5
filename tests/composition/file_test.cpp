// What a composition file may say, and how its mistakes are told: with line and column.
#include "composition/file.hpp"

#include <gtest/gtest.h>

namespace kodeks::composition {

namespace {

const std::string good = R"({
    "kodeks-composition": 1,
    "title": "Two branches",
    "author": "somebody",
    "rulebook": "ru-code",
    "variant": "russian",
    "genre": "etude",
    "task": "win",
    "fen": "W:Wh4,g3:Bf8,e3",
    "lines": [
        "1. g3-f4 e3:g5 2.h4:f6 f8-e7 3. f6:d8",
        "g3-f4 e3:g5 h4:f6 1... f8-g7 f6:h8"
    ]
}
)";

std::string with(std::string_view old, std::string_view now) {
    std::string text = good;
    const std::size_t at = text.find(old);
    EXPECT_NE(at, std::string::npos) << old;
    return text.replace(at, old.size(), now);
}

std::string trouble(const std::string& text) {
    const auto read = read_composition({text, "c.json"});
    return read ? "none" : describe(read.error(), Language::en);
}

TEST(CompositionFile, IsReadWithOrWithoutMoveNumbers) {
    const auto read = read_composition({good, "c.json"});
    ASSERT_TRUE(read) << describe(read.error(), Language::en);
    EXPECT_EQ(read->title, "Two branches");
    EXPECT_EQ(read->genre, Genre::etude);
    EXPECT_EQ(read->task, Task{Aim::win});
    ASSERT_EQ(read->lines.size(), 2U);
    EXPECT_EQ(read->lines[0].size(), 5U);
    EXPECT_EQ(read->lines[1].size(), 5U);
    EXPECT_EQ(read->lines[0].front(), read->lines[1].front());
}

TEST(CompositionFile, TellsWhatIsLocked) {
    // A number may stand at the end of a line of the file.
    const auto read = read_composition(
        {with(R"("win")", "{\"lock\": {\"men\": 2,\r\n\"kings\": 1\n}}"), "c.json"});
    ASSERT_TRUE(read);
    EXPECT_EQ(read->task, (Task{Aim::lock, 2, 1}));
}

TEST(CompositionFile, AnIllegalMoveHasItsPlace) {
    EXPECT_EQ(trouble(with("e3:g5 h4:f6", "e3-d2 h4:f6")),
              "c.json:12:16: no legal move is written so: «e3-d2 h4:f6 1... f8-g7 f6:h8\"»");
    EXPECT_EQ(trouble(with("2.h4:f6 f8-e7", "2.h4:f6 zz f8-e7")).substr(0, 13), "c.json:11:33:");
}

TEST(CompositionFile, OtherMistakesHaveTheirsToo) {
    EXPECT_EQ(trouble(with("\"task\": \"win\"", "\"task\": \"lose\"")),
              "c.json:8:13: a task is expected here: \"win\", \"draw\" or an object with "
              "\"lock\": «\"lose\",»");
    EXPECT_EQ(
        trouble(with("\"win\"", "{\"lock\": {}}")),
        "c.json:8:22: say how many men or kings are to be locked: from 1 to 20 in all: «{}},»");
    EXPECT_EQ(trouble(with("\"win\"", "{\"lock\": {\"men\": 2147483647, \"kings\": 1}}")),
              "c.json:8:22: say how many men or kings are to be locked: from 1 to 20 in all: "
              "«{\"men\": 2147483647, \"kings\": 1}},»");
    EXPECT_EQ(trouble(with("\"win\"", "{\"lock\": {\"men\": 1, \"rooks\": 1}}")),
              "c.json:8:33: unknown key «rooks»; perhaps: men, kings: «\"rooks\": 1}},»");
    EXPECT_EQ(trouble(with("\"genre\": \"etude\"", "\"genre\": \"etud\"")),
              "c.json:7:14: «etud» is not known here; perhaps: etude: «\"etud\",»");
    EXPECT_EQ(trouble(with("\"W:W", "\"B:W")),
              "c.json:9:12: in the diagram White must be to move: «\"B:Wh4,g3:Bf8,e3\",»");
    EXPECT_EQ(trouble(with("\"title\"", "\"titel\"")),
              "c.json:3:5: unknown key «titel»; perhaps: title: «\"titel\": \"Two branches\",»");
    EXPECT_EQ(trouble(with("    \"task\": \"win\",\n", "")),
              "c.json:1:1: the key «task» is missing: «{»");
    EXPECT_EQ(trouble(with("position\": 1", "position\": 2")),
              "c.json:2:27: this program reads version 1 of compositions: «2,»");
}

TEST(CompositionFile, OnlyGamesWithCompositionsAreKnown) {
    EXPECT_EQ(trouble(with("\"russian\"", "\"brazilian\"")),
              "c.json:6:16: «brazilian» is not known here; perhaps: russian, international: "
              "«\"brazilian\",»");
    EXPECT_EQ(trouble(with("\"ru-code\"", "\"fide2023\"")),
              "c.json:5:17: «fide2023» is not known here; perhaps: ru-code: «\"fide2023\",»");
}

TEST(CompositionFile, ALineNeedsAMoveAndASolutionALine) {
    const std::string lines = good.substr(good.find("[\n"), good.rfind(']') - good.find("[\n") + 1);
    EXPECT_EQ(trouble(with(lines, "[]")),
              "c.json:10:14: at least one line of the solution is needed: «[]»");
    EXPECT_EQ(trouble(with(lines, "[\"1.\"]")), "c.json:10:16: the line has no move: «1.\"]»");
    EXPECT_EQ(trouble(with(lines, "[7]")),
              "c.json:10:15: a text in quotation marks is expected here: «7]»");
    EXPECT_EQ(trouble(with(lines, "\"g3-f4\"")),
              "c.json:10:14: a list in brackets is expected here: «\"g3-f4\"»");
}

TEST(CompositionFile, AnEmptyBoardCannotBeJudged) {
    EXPECT_EQ(trouble(with("W:Wh4,g3:Bf8,e3", "W:W:B")),
              "c.json:9:12: the board is empty: «\"W:W:B\",»");
    EXPECT_EQ(trouble("{"), "c.json:1:2: a key in quotation marks is expected here");
    EXPECT_EQ(trouble(""), "c.json:1:1: the text ends too early");
}

} // namespace

} // namespace kodeks::composition
