// A text that does not hold what its table promises stops the build.
#include "lib/originals.hpp"
#include "support/source_tree.hpp"

#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kodeks::tools {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::IsEmpty;

class OriginalsOf : public testing::Test {
protected:
    void SetUp() override {
        root_ = fs::path(testing::TempDir()) / "kodeks-originals-test";
        fs::remove_all(root_);
        fs::create_directories(root_ / "data/rulebook/originals");
        catalogue_.rulebooks = {
            {"small",
             "SM",
             {{"SM:1", "info", "x"}, {"SM:1~1", "info", "x"}, {"SM:2", "info", "x"}}}};
    }

    void TearDown() override { fs::remove_all(root_); }

    void write(const std::string& name, const std::string& text) {
        std::ofstream(root_ / "data/rulebook/originals" / name) << text;
    }

    std::vector<std::string> findings() {
        std::vector<std::string> lines;
        for (const Finding& finding : read_originals(root_, catalogue_).findings) {
            lines.push_back(describe(finding));
        }
        return lines;
    }

    fs::path root_;
    Catalogue catalogue_;
};

TEST_F(OriginalsOf, ABookMayBeMissing) {
    const Originals none = read_originals(root_, catalogue_);
    EXPECT_TRUE(none.books.empty());
    EXPECT_THAT(findings(), IsEmpty());
    EXPECT_NE(originals_source(none).find("return {};"), std::string::npos);
}

TEST_F(OriginalsOf, ABookHoldsEveryArticle) {
    write("small.uk.txt", "перше:\nдруге\n");
    write("small.tsv", "id\tlead\tfirst\tlast\nSM:2\t1\t2\t2\nSM:1\t-\t1\t1\n");
    const Originals found = read_originals(root_, catalogue_);
    EXPECT_THAT(findings(), IsEmpty());
    ASSERT_EQ(found.books.size(), 1U);
    EXPECT_EQ(found.books[0].language, "uk");
    EXPECT_THAT(found.books[0].lines, ElementsAre("перше:", "друге"));
    EXPECT_THAT(found.books[0].passages,
                ElementsAre(PassageRow{"SM:1", 0, 1, 1}, PassageRow{"SM:2", 1, 2, 2}));
}

TEST_F(OriginalsOf, ABookIsRefusedWithPlaceAndReason) {
    write("small.ru.txt", "первое\nвторое\n");
    write("small.tsv", "id\tlead\tfirst\tlast\nSM:1\t-\t2\t3\nSM:3\t2\t2\t2\n");
    const std::string file = "data/rulebook/originals/small.tsv";
    EXPECT_THAT(findings(),
                ElementsAre(file + ":2: article SM:1: the text has lines 1 to 2",
                            file + ":3: article SM:3: what leads to it stands before it",
                            file + ": no article 'SM:3', or it stands twice",
                            file + ": article SM:2 is not located"));
}

} // namespace
} // namespace kodeks::tools
