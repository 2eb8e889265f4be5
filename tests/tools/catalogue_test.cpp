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
    EXPECT_EQ(total, 2053U);
}

TEST_F(DataCopy, WithBadRowsIsRefusedRowByRow) {
    append("data/rulebook/frisian2011.tsv", "FR:1\tengine\tagain\nFR:99\tmagic\twhat\n"
                                            "FR:98\tengine\t\nUA:1\tengine\twrong book\nFR:97\n");
    EXPECT_THAT(
        messages(read_catalogue(root_).findings),
        ElementsAre("data/rulebook/frisian2011.tsv:51: the id 'FR:1' stands twice; ids are unique",
                    "data/rulebook/frisian2011.tsv:52: unknown kind 'magic'; the kinds are listed "
                    "in src/rulebook/article.hpp",
                    "data/rulebook/frisian2011.tsv:53: article FR:98 has an empty summary",
                    "data/rulebook/frisian2011.tsv:54: the id 'UA:1' must begin with FR:",
                    "data/rulebook/frisian2011.tsv:55: a row is id, kind, summary separated by "
                    "tabs; this has 1 cells"));
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
}

} // namespace
} // namespace kodeks::tools
