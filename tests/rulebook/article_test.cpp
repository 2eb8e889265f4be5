#include "rulebook/article.hpp"
#include "rulebook/book.hpp"

#include <algorithm>
#include <map>
#include <set>

#include <gtest/gtest.h>

namespace kodeks::rulebook {
namespace {

using Counts = std::map<std::string_view, int>;

Counts kinds_of(const Book& book) {
    Counts counts;
    for (const Article& article : book.articles) {
        ++counts[name_of(article.kind)];
    }
    return counts;
}

TEST(Catalogue, HoldsTheFiveBooks) {
    std::map<std::string_view, Counts> counts;
    for (const Book& book : books()) {
        if (book.kind == BookKind::rulebook) {
            counts[book.edition] = kinds_of(book);
        }
    }
    const std::map<std::string_view, Counts> expected = {
        {"fide2023",
         {{"engine", 67},
          {"info", 16},
          {"physical", 40},
          {"record", 17},
          {"referee", 274},
          {"tournament", 5}}},
        {"pmr2018",
         {{"engine", 49},
          {"info", 19},
          {"physical", 45},
          {"record", 59},
          {"referee", 236},
          {"tournament", 100}}},
        {"ua2026",
         {{"engine", 77},
          {"info", 12},
          {"physical", 54},
          {"record", 108},
          {"referee", 169},
          {"tournament", 102}}},
        {"ru-code",
         {{"composition", 224},
          {"correspondence", 92},
          {"engine", 69},
          {"info", 8},
          {"physical", 52},
          {"record", 75},
          {"referee", 147},
          {"tournament", 99}}},
        {"frisian2011",
         {{"engine", 30}, {"physical", 1}, {"record", 1}, {"referee", 21}, {"tournament", 1}}},
    };
    EXPECT_EQ(counts, expected);
    std::size_t total = 0;
    for (const Book& book : books()) {
        total += book.kind == BookKind::rulebook ? book.articles.size() : 0;
    }
    EXPECT_EQ(total, 2269U);
}

TEST(Catalogue, HoldsTheRegulationsBesideThem) {
    std::map<std::string_view, std::size_t> counts;
    for (const Book& book : books()) {
        if (book.kind == BookKind::regulations) {
            counts[book.prefix] = book.articles.size();
        }
    }
    const std::map<std::string_view, std::size_t> expected = {
        {"C04.1", 9}, {"C04.2", 10}, {"C04.3", 40}, {"C04.7", 5}, {"C07", 36}};
    EXPECT_EQ(counts, expected);
}

TEST(Catalogue, EveryArticleIsFoundByItsId) {
    std::set<std::string_view> ids;
    for (const Article& article : articles()) {
        EXPECT_EQ(find_article(article.id), &article) << article.id;
        EXPECT_TRUE(ids.insert(article.id).second) << article.id << " stands twice";
        EXPECT_FALSE(article.summary.empty()) << article.id;
        const std::string prefix = std::string(book_of(article).prefix) + ":";
        EXPECT_TRUE(article.id.starts_with(prefix)) << article.id;
    }
    EXPECT_EQ(find_article(""), nullptr);
    EXPECT_EQ(find_article("FIDE:9.2."), nullptr);
    EXPECT_EQ(find_article("ZZ:1"), nullptr);
}

// A clause stands right behind its article or the clause before it, and is found like any other.
TEST(Catalogue, ClausesStandBehindTheirArticles) {
    std::size_t clauses = 0;
    std::string expected;
    for (const Article& article : articles()) {
        const auto mark = article.id.find('~');
        if (mark == std::string_view::npos) {
            expected = std::string(article.id) + "~1";
            continue;
        }
        ++clauses;
        EXPECT_EQ(article.id, expected);
        const int number = article.id.back() - '0';
        expected = std::string(article.id.substr(0, mark + 1)) + std::to_string(number + 1);
    }
    EXPECT_EQ(clauses, 216U);
}

TEST(Catalogue, KindsHaveNames) {
    for (std::size_t i = 0; i < article_kind_count; ++i) {
        const auto kind = static_cast<ArticleKind>(i);
        EXPECT_EQ(kind_named(name_of(kind)), kind);
    }
    EXPECT_EQ(kind_named("magic"), std::nullopt);
}

TEST(Catalogue, CitationsAreSortedAndKnown) {
    EXPECT_TRUE(std::ranges::is_sorted(citations(), {}, &Citation::article));
    for (const Citation& citation : citations()) {
        EXPECT_NE(find_article(citation.article), nullptr) << citation.article;
        const auto same = citations_of(citation.article);
        EXPECT_TRUE(std::ranges::any_of(same, [&](const Citation& other) {
            return other.file == citation.file && other.line == citation.line;
        }));
    }
    EXPECT_TRUE(citations_of("ZZ:1").empty());
}

TEST(Catalogue, BooksAreFoundByEditionAndPrefix) {
    for (const Book& book : books()) {
        EXPECT_EQ(find_book(book.edition), &book);
        EXPECT_EQ(find_book(book.prefix), &book);
    }
    EXPECT_EQ(find_book("fide"), find_book("FIDE"));
    EXPECT_EQ(find_book("UА"), find_book("UA")) << "the second А is Cyrillic";
    EXPECT_EQ(find_book("fid"), nullptr);
    EXPECT_EQ(title_of(*find_book("FR"), Language::uk), "Фризькі шашки 2011");
}

} // namespace
} // namespace kodeks::rulebook
