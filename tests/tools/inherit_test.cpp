// The catalogue of a younger edition, written as changes of the older.
#include "lib/inherit.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kodeks::tools {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Rulebook old_book() {
    return {"old",
            "OLD",
            {{"OLD:1", "engine", "one"}, {"OLD:2", "engine", "two"}, {"OLD:3", "info", "three"}}};
}

struct Inherited {
    Rulebook book;
    std::vector<Finding> findings;
};

Inherited inherited(const std::vector<WrittenRow>& written) {
    Inherited result{{"new", "NEW", {}}, {}};
    inherit(result.book, old_book(), written, result.findings);
    return result;
}

// "NEW:1 engine one <- OLD:1", with = instead of <- where nothing was changed.
std::vector<std::string> lines(const Rulebook& book) {
    std::vector<std::string> all;
    for (const CatalogueRow& row : book.rows) {
        std::string line = row.id + " " + row.kind + " " + row.summary;
        if (!row.lineage.empty()) {
            line += (row.unchanged > 0 ? " = " : " <- ") + row.lineage.front();
        }
        all.push_back(line);
    }
    return all;
}

TEST(Inherit, KeepsEverythingUnderTheOwnPrefix) {
    EXPECT_THAT(lines(inherited({}).book),
                ElementsAre("NEW:1 engine one = OLD:1", "NEW:2 engine two = OLD:2",
                            "NEW:3 info three = OLD:3"));
}

TEST(Inherit, ChangesAddsAndDrops) {
    const Inherited result = inherited({{2, "NEW:0", "info", "zero", ""},
                                        {3, "NEW:1", "gone", "", ""},
                                        {4, "NEW:2", "referee", "second", ""},
                                        {5, "NEW:2a", "engine", "between", ""}});
    EXPECT_THAT(result.findings, IsEmpty());
    EXPECT_THAT(lines(result.book),
                ElementsAre("NEW:0 info zero", "NEW:2 referee second <- OLD:2",
                            "NEW:2a engine between", "NEW:3 info three = OLD:3"));
}

TEST(Inherit, FollowsAnArticleToItsNewNumber) {
    const Inherited result = inherited({{2, "NEW:1", "same", "", ""},
                                        {3, "NEW:2", "engine", "new two", ""},
                                        {4, "NEW:3", "same", "", "OLD:2"},
                                        {5, "NEW:4", "info", "four", "OLD:3"}});
    EXPECT_THAT(result.findings, IsEmpty());
    EXPECT_THAT(lines(result.book),
                ElementsAre("NEW:1 engine one = OLD:1", "NEW:2 engine new two",
                            "NEW:3 engine two = OLD:2", "NEW:4 info four <- OLD:3"));
}

TEST(Inherit, RemembersAllElders) {
    const Rulebook middle = inherited({{2, "NEW:1", "engine", "first", ""}}).book;
    Rulebook young{"young", "YOUNG", {}};
    std::vector<Finding> findings;
    inherit(young, middle, {}, findings);
    EXPECT_THAT(young.rows[0].lineage, ElementsAre("NEW:1", "OLD:1"));
    EXPECT_THAT(young.rows[0].same_articles(), ElementsAre("YOUNG:1", "NEW:1"));
    EXPECT_THAT(young.rows[1].same_articles(), ElementsAre("YOUNG:2", "NEW:2", "OLD:2"));
}

TEST(Inherit, RefusesWhatTheOlderEditionDoesNotHave) {
    const auto described = [](const Inherited& result) {
        std::vector<std::string> all;
        for (const Finding& finding : result.findings) {
            all.push_back(describe(finding));
        }
        return all;
    };
    EXPECT_THAT(described(inherited({{2, "NEW:9", "gone", "", ""},
                                     {3, "NEW:8", "same", "", ""},
                                     {4, "NEW:7", "engine", "seven", "OLD:7"}})),
                ElementsAre("data/rulebook/new.tsv:2: the edition old has no article 'OLD:9'",
                            "data/rulebook/new.tsv:3: the edition old has no article 'OLD:8'",
                            "data/rulebook/new.tsv:4: the edition old has no article 'OLD:7'"));
    EXPECT_THAT(
        described(inherited({{2, "NEW:3", "same", "", "OLD:2"}})),
        ElementsAre("data/rulebook/new.tsv: 'NEW:3' would be two articles; say where each goes"));
}

} // namespace
} // namespace kodeks::tools
