// Searching a collection, predecessors with their degree, dates of priority (RU:6.4).
#include "composition/collection/collection.hpp"
#include "composition/collection/file.hpp"
#include "composition/collection/predecessors.hpp"
#include "composition/collection/reprint.hpp"
#include "composition/file.hpp"
#include "support/article.hpp"
#include "support/draughts_text.hpp"

#include <gtest/gtest.h>

namespace kodeks::composition {
namespace {

Day day(const char* text) {
    return *read_day(text);
}

Composition made(const std::string& fen, const std::string& line, const char* genre = "problem") {
    const std::string text = R"({"kodeks-composition":1,"rulebook":"ru-code","variant":"russian",)"
                             R"("genre":")" +
                             std::string(genre) + R"(","task":"win","fen":")" + fen +
                             R"(","lines":[")" + line + R"("]})";
    const auto read = read_composition({text, "test"});
    EXPECT_TRUE(read) << describe(read.error(), Language::en);
    return *read;
}

constexpr const char* fen = "W:Wb4,e3,d2,a1,g1:Be5,g5,c3,b2";
constexpr const char* line = "1. b4-a5 c3:e1 2. a1:c3 e1:b4 3. a5:c3";

Collection two() {
    Collection all;
    all.add({made(fen, line), "Berg", "Riga", "Weekly", {day("2020-03-01"), 500, {}}, 0});
    all.add({made("W:Wh6,g1:Bb8,f4", "1. g1-f2 b8-a7 2. h6-g7", "etude"),
             "Carl",
             "",
             "",
             {{}, 0, day("2022-05-01")},
             0});
    all.sort();
    return all;
}

TEST(CompositionCollection, IsSearchedByEverything) {
    const Collection all = two();
    const auto position = [](const char* text) {
        return shape_of(test::position("russian", text));
    };
    const games::Variant* const russian = games::find_variant("russian");
    using Found = std::vector<EntryIndex>;
    EXPECT_EQ(all.find({}), (Found{0, 1}));
    // After 1. b4-a5 c3:e1.
    EXPECT_EQ(all.find({.variant = russian, .position = position("W:Wa5,e3,a1,g1:Be5,g5,b2,Ke1")}),
              Found{0});
    EXPECT_EQ(all.find({.variant = russian, .position = position("W:Wa5,e3,a1:Be5,g5,b2,Ke1")}),
              Found{});
    EXPECT_EQ(all.find({.variant = russian, .part = position("W:Wh6:Bf4")}), Found{1});
    EXPECT_EQ(all.find({.white_men = 5, .black_men = 4}), Found{0});
    EXPECT_EQ(all.find({.white_kings = 1}), Found{});
    EXPECT_EQ(all.find({.motifs = bit_of(Motif::sacrifice)}), Found{0});
    EXPECT_EQ(all.find({.motifs = bit_of(Motif::black_promotion)}), Found{0});
    EXPECT_EQ(all.find({.motifs = bit_of(Motif::quiet_play)}), Found{1});
    EXPECT_EQ(all.find({.author = "Ber"}), Found{0});
    EXPECT_EQ(all.find({.from = day("2022-01-01")}), Found{1});
    EXPECT_EQ(all.find({.to = day("2021-01-01")}), Found{0});
    EXPECT_EQ(all.find({.genre = Genre::etude}), Found{1});
}

TEST(CompositionCollection, PriorityIsTheEarlierOfPrintAndClosingDay) {
    ARTICLE("RU:6.4.1#1", "RU:6.4.2#1", "RU:6.4.3#7");
    const auto& rules = rulebook::composition_rules("ru-code")->publication;
    EXPECT_EQ(priority_of({day("2020-03-01"), 50, {}}, rules), day("2020-03-01"));
    EXPECT_EQ(priority_of({day("2020-03-01"), 49, {}}, rules), std::nullopt);
    EXPECT_EQ(priority_of({day("2020-03-01"), 49, day("2021-01-01")}, rules), day("2021-01-01"));
    EXPECT_EQ(priority_of({day("2020-03-01"), 50, day("2020-02-01")}, rules), day("2020-02-01"));
    EXPECT_EQ(priority_of({day("2020-03-01"), 50, day("2020-04-01")}, rules), day("2020-03-01"));
    EXPECT_EQ(author_right_until(day("2020-02-29"), rules), day("2025-02-28"));
}

TEST(CompositionPredecessors, FullOnesAreEarlierVariations) {
    ARTICLE("RU:6.4.3#1", "RU:6.4.3#2", "RU:6.4.3#3");
    const Collection all = two();
    const auto found = predecessors_of(all, made(fen, line), day("2026-01-01"));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0],
              (Predecessor{0, Degree::full, Likeness::equal, 0, 0, 0, day("2020-03-01")}));
    // What is not older is no predecessor.
    EXPECT_TRUE(predecessors_of(all, made(fen, line), day("2020-03-01")).empty());
    // One file and one rank further it is a variation of the same work.
    const auto shifted =
        predecessors_of(all, made("W:Wc5,f4,e3,b2,h2:Bf6,h6,d4,c3", "1. c5-b6"), day("2026-01-01"));
    ASSERT_EQ(shifted.size(), 1U);
    EXPECT_EQ(shifted[0].degree, Degree::full);
    EXPECT_EQ(shifted[0].likeness, Likeness::shifted);
    const auto etude =
        predecessors_of(all, made("W:Wh6,g1:Bb8,f4", "1. g1-h2", "etude"), day("2026-01-01"));
    ASSERT_EQ(etude.size(), 1U);
    EXPECT_EQ(etude[0].degree, Degree::full);
    EXPECT_EQ(etude[0].priority, day("2022-05-01"));
}

TEST(CompositionPredecessors, PartialOnesMeetInThePlay) {
    ARTICLE("RU:6.4.3#2");
    const Collection all = two();
    // The same play a move later: White has already given d2, the black king stands on e1.
    const auto later = predecessors_of(
        all, made("W:Wa5,e3,a1,g1,h2:Be5,g5,b2,Ke1", "1. a1:c3 e1:b4 2. a5:c3"), day("2026-01-01"));
    EXPECT_TRUE(later.empty()); // a further man makes every position another one
    const auto met =
        predecessors_of(all, made("W:Wa5,e3,a1,g1:Be5,g5,b2,Ke1", "1. a1:c3 e1:b4 2. a5:c3 e5-f4"),
                        day("2026-01-01"));
    ASSERT_EQ(met.size(), 1U);
    EXPECT_EQ(met[0].degree, Degree::partial);
    EXPECT_EQ(met[0].likeness, std::nullopt);
    EXPECT_EQ(met[0].own_ply, 0U);
    EXPECT_EQ(met[0].other_ply, 2U);
}

TEST(CompositionCollection, ComesBackFromItsFile) {
    const Collection all = two();
    std::string text = collection_header() + "\n";
    for (EntryIndex i = 0; i < all.size(); ++i) {
        text += entry_text(all.entry(i)) + "\n";
    }
    const auto read = read_collection({text, "c"});
    ASSERT_TRUE(read) << describe(read.error(), Language::en);
    ASSERT_EQ(read->size(), 2U);
    EXPECT_EQ((*read)[0].author, "Berg");
    EXPECT_EQ((*read)[0].residence, "Riga");
    EXPECT_EQ((*read)[0].source, "Weekly");
    EXPECT_EQ((*read)[0].published, all.entry(0).published);
    EXPECT_EQ((*read)[1].published, all.entry(1).published);
    EXPECT_EQ((*read)[0].composition.lines, all.entry(0).composition.lines);
    const auto broken = read_collection({text + "{\"author\":1}\n", "c"});
    ASSERT_FALSE(broken);
    EXPECT_EQ(broken.error().place.line, 4U);
}

TEST(CompositionCollection, TakesCompositionsOutOfPdn) {
    const std::string pdn = "[Event \"Study\"]\n[White \"Berg\"]\n[Date \"1999.??.??\"]\n"
                            "[GameType \"25\"]\n[FEN \"W:Wh6,g1:Bb8,f4\"]\n[Result \"2-0\"]\n\n"
                            "1. g1-f2 b8-a7 (1... b8-c7 2. h6-g7) 2. h6-g7 2-0\n\n"
                            "[Event \"Game\"]\n[GameType \"25\"]\n\n1. c3-d4 *\n";
    const auto imported = import_pdn({pdn, "x.pdn"}, *rulebook::composition_rules("ru-code"),
                                     *games::find_variant("russian"));
    ASSERT_EQ(imported.entries.size(), 1U);
    const Entry& entry = imported.entries[0];
    EXPECT_EQ(entry.author, "Berg");
    EXPECT_EQ(entry.published.day, day("1999-12-31"));
    EXPECT_EQ(entry.composition.genre, Genre::etude);
    EXPECT_EQ(entry.composition.task, (Task{Aim::win, 0, 0}));
    EXPECT_EQ(entry.composition.lines.size(), 2U);
    ASSERT_EQ(imported.left_out.size(), 1U);
    EXPECT_EQ(imported.left_out[0].message.key, "composition.collection.no_setup");
}

TEST(CompositionReprint, StatesNameAndSurnameTimeAndSource) {
    ARTICLE("RU:6.4.2#3");
    const auto of = [](const char* author, const char* source, Published published) {
        return reprint_of({made(fen, line), author, "Riga", source, published, 0});
    };
    const Published printed{day("2020-03-01"), 500, {}};
    const Reprint whole = of("Anna Berg", "Weekly", printed);
    EXPECT_EQ(whole.caption, "Anna Berg (Riga), Weekly, 2020-03-01");
    EXPECT_EQ(whole.missing, std::vector<Statement>{});
    // A surname alone or with an initial is no name; letters of any script count.
    EXPECT_EQ(of("Berg", "Weekly", printed).missing, std::vector{Statement::author});
    EXPECT_EQ(of("A. Berg", "Weekly", printed).missing, std::vector{Statement::author});
    EXPECT_EQ(of("Я Берг", "Weekly", printed).missing, std::vector{Statement::author});
    EXPECT_EQ(of("Ян Берг", "Weekly", printed).missing, std::vector<Statement>{});
    // The last day of a competition is no publication.
    const Reprint entered = of("Anna Berg", "", {{}, 0, day("2022-05-01")});
    EXPECT_EQ(entered.caption, "Anna Berg (Riga)");
    EXPECT_EQ(entered.missing, (std::vector{Statement::source, Statement::time}));
}

} // namespace
} // namespace kodeks::composition
