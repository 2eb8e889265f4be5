#include "rulebook/book.hpp"
#include "rulebook/coverage.hpp"

#include <array>

#include <gtest/gtest.h>

namespace kodeks::rulebook {
namespace {

TEST(Coverage, PutsEveryArticleIntoOneColumn) {
    const std::array<Article, 7> some = {
        {{"X:1", "x", ArticleKind::engine, "s", 2},
         {"X:2", "x", ArticleKind::engine, "s", 0},
         {"X:3", "x", ArticleKind::physical, "s", 0},
         {"X:4", "x", ArticleKind::info, "s", 0},
         {"X:5", "x", ArticleKind::info, "s", 1},
         {"X:6", "x", ArticleKind::engine, "s", 0, "why"},
         {"X:7", "x", ArticleKind::info, "s", 0, "", "", false, 0, {}, 3}}};
    const Coverage coverage = coverage_of(some);
    const auto of = [&](ArticleKind kind) {
        return coverage.by_kind[static_cast<std::size_t>(kind)];
    };
    EXPECT_EQ(coverage.all, (Tally{7, 2, 1, 2, 1, 1}));
    EXPECT_EQ(of(ArticleKind::engine), (Tally{3, 1, 0, 0, 1, 1}));
    EXPECT_EQ(of(ArticleKind::physical), (Tally{1, 0, 0, 1, 0, 0}));
    EXPECT_EQ(of(ArticleKind::info), (Tally{3, 1, 1, 1, 0, 0}));
    EXPECT_EQ(of(ArticleKind::referee), Tally{});
}

TEST(Coverage, AddsUpOverTheCatalogue) {
    std::size_t total = 0;
    for (const Book& book : books()) {
        const Tally all = coverage_of(book.articles).all;
        EXPECT_EQ(all.total, all.proved + all.named + all.checklist + all.undecidable + all.open)
            << book.edition;
        total += book.kind == BookKind::rulebook ? all.total : 0;
    }
    EXPECT_EQ(total, 2269U);
}

} // namespace
} // namespace kodeks::rulebook
