// The generator must refuse unsound data with file, line and reason.
#include "lib/catalogue.hpp"
#include "support/source_tree.hpp"

#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kodeks::tools {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;

// A copy of data/ in a scratch folder, to be spoiled.
class DataCopy : public testing::Test {
protected:
    void SetUp() override {
        root_ = fs::path(testing::TempDir()) / "kodeks-catalogue-test";
        fs::remove_all(root_);
        fs::create_directories(root_);
        fs::copy(test::source_root() / "data", root_ / "data", fs::copy_options::recursive);
    }

    void TearDown() override { fs::remove_all(root_); }

    void append(const std::string& file, const std::string& text) {
        std::ofstream(root_ / file, std::ios::app) << text;
    }

    fs::path root_;
};

std::vector<std::string> messages(const std::vector<Finding>& findings) {
    std::vector<std::string> lines;
    for (const Finding& finding : findings) {
        lines.push_back(describe(finding));
    }
    return lines;
}

TEST_F(DataCopy, IsSoundAsShippedAndComplete) {
    const Catalogue catalogue = read_catalogue(root_);
    EXPECT_THAT(messages(catalogue.findings), ElementsAre());
    std::size_t total = 0;
    for (const Rulebook& book : catalogue.rulebooks) {
        total += book.regulations ? 0 : book.rows.size();
    }
    EXPECT_EQ(total, 2269U);
}

TEST_F(DataCopy, WithBadRowsIsRefusedRowByRow) {
    append("data/rulebook/frisian2011.tsv", "FR:1\tengine\tagain\tu\tr\nFR:99\tmagic\twhat\tu\tr\n"
                                            "FR:98\tengine\t\tu\tr\n"
                                            "UA:1\tengine\twrong book\tu\tr\nFR:97\n"
                                            "FR:96\tengine\tx\t\tr\n");
    EXPECT_THAT(
        messages(read_catalogue(root_).findings),
        ElementsAre("data/rulebook/frisian2011.tsv:56: the id 'FR:1' stands twice; ids are unique",
                    "data/rulebook/frisian2011.tsv:57: unknown kind 'magic'; the kinds are listed "
                    "in src/rulebook/article.hpp",
                    "data/rulebook/frisian2011.tsv:58:14: article FR:98: en is missing",
                    "data/rulebook/frisian2011.tsv:59: the id 'UA:1' must begin with FR:",
                    "data/rulebook/frisian2011.tsv:60: a row is id, kind, en, uk, ru separated by "
                    "tabs; this has 1 cells",
                    "data/rulebook/frisian2011.tsv:61:16: article FR:96: uk is missing"));
}

TEST_F(DataCopy, MayHaveTranslatedSummaries) {
    std::ofstream(root_ / "data/rulebook/frisian2011.tsv")
        << "id\tkind\ten\tuk\tru\nFR:1\tengine\tone\tодин\tодин\nFR:2\tengine\ttwo\n";
    const Catalogue catalogue = read_catalogue(root_);
    EXPECT_THAT(messages(catalogue.findings),
                ElementsAre("data/rulebook/frisian2011.tsv:3: a row is id, kind, en, uk, ru "
                            "separated by tabs; this has 3 cells"));
    const Rulebook& book =
        *std::ranges::find(catalogue.rulebooks, "frisian2011", &Rulebook::edition);
    ASSERT_EQ(book.rows.size(), 1U);
    EXPECT_EQ(book.rows[0].summary, "one");
}

// The columns are counted in characters, as an editor does.
TEST_F(DataCopy, WithDifferentTextsInThreeLanguagesIsRefused) {
    append("data/rulebook/frisian2011.tsv",
           "FR:60\tengine\tAfter 25 moves, see FR:8.\tПісля 25 ходів, див. FR:8.\tПосле 52 ходов, "
           "см. FR:8.\n"
           "FR:61\tengine\tOne.\tОдин xід.\tОдин ход.\n"
           "FR:62\tengine\tOne.\tОдин выграш.\tОдин.\n");
    EXPECT_THAT(
        messages(read_catalogue(root_).findings),
        ElementsAre(
            "data/rulebook/frisian2011.tsv:56:73: article FR:60: ru has 52, which en has not",
            "data/rulebook/frisian2011.tsv:56:67: article FR:60: ru lacks 25, which en has",
            "data/rulebook/frisian2011.tsv:57:24: article FR:61: a word mixes Latin and Cyrillic "
            "letters",
            "data/rulebook/frisian2011.tsv:58:25: article FR:62: 'ы' is no letter of uk"));
}

TEST_F(DataCopy, WithABadRegistryIsRefused) {
    append("data/rulebook/books.tsv", "next\tFIDE\t-\tx\tx\tx\nNext\tNEXT\t-\tx\tx\tx\n"
                                      "next\tNEXT\tlast\tx\tx\tx\nnext\tNEXT\t-\tx\tx\n");
    EXPECT_THAT(
        messages(read_catalogue(root_).findings),
        ElementsAre("data/rulebook/books.tsv:12: the edition 'next' or its prefix FIDE stands "
                    "twice; an article id belongs to one edition",
                    "data/rulebook/books.tsv:13: an edition is named in small letters, digits and "
                    "hyphens, a prefix in capital letters and digits",
                    "data/rulebook/books.tsv:14: no edition 'last' stands above this line; write - "
                    "for none",
                    "data/rulebook/books.tsv:15: a row is edition, prefix, older, the title in en, "
                    "uk, ru, and 'rulebook' or 'regulations'"));
}

TEST_F(DataCopy, KnowsGoneArticlesInYoungerEditionsOnly) {
    append("data/rulebook/frisian2011.tsv", "FR:99\tgone\n");
    EXPECT_THAT(messages(read_catalogue(root_).findings),
                ElementsAre("data/rulebook/frisian2011.tsv:56: a row is id, kind, en, uk, ru "
                            "separated by tabs; this has 2 cells"));
}

TEST_F(DataCopy, WithBadTranslationsIsRefused) {
    std::ofstream(root_ / "data/lang/zz.tsv") << "key\ten\tuk\tru\na\tx {n}\tx\tx {n}\nb\tx\t\tx\n";
    EXPECT_THAT(messages(read_translations(root_).findings),
                ElementsAre("data/lang/zz.tsv:2: 'a': the translations name different {parts}",
                            "data/lang/zz.tsv:3: 'b' lacks a translation"));
}

TEST(IdsIn, FindsArticleIdsInProse) {
    const std::vector<std::string> books = {"FIDE", "RU", "UA"};
    EXPECT_THAT(
        ids_in("see FIDE:9.2.3, RU:1.6.2#8 and (UA:V.4.2); not XFIDE:1, PMR:1 or FIDE: none",
               books),
        ElementsAre("FIDE:9.2.3", "RU:1.6.2#8", "UA:V.4.2"));
    EXPECT_THAT(ids_in("clauses: FIDE:5.2.3~1 and RU:1.6.2#8~2.", books),
                ElementsAre("FIDE:5.2.3~1", "RU:1.6.2#8~2"));
    EXPECT_THAT(ids_in("FIDE27:1 and FIDE:1", {"FIDE27"}), ElementsAre("FIDE27:1"));
}

} // namespace
} // namespace kodeks::tools
