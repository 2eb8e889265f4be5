// Laws that the drawing rules of every edition obey.
#include "base/message.hpp"
#include "games/variant.hpp"
#include "rulebook/article.hpp"
#include "rulebook/draws/draw_rule.hpp"
#include "support/article.hpp"

#include <set>

#include <gtest/gtest.h>

namespace kodeks::rulebook {
namespace {

TEST(DrawRules, NameTheirArticlesAndSentencesAndAreUnique) {
    int lists = 0;
    for (const char* edition : {"fide2023", "pmr2018", "ua2026", "ru-code", "frisian2011"}) {
        for (const games::Variant* variant : games::all_variants()) {
            const auto rules = draw_rules(edition, variant->name);
            lists += rules.empty() ? 0 : 1;
            std::set<std::string_view> names;
            for (const DrawRule& rule : rules) {
                EXPECT_TRUE(names.insert(rule.name).second) << edition << rule.name;
                EXPECT_TRUE(is_message_key("draw." + std::string(rule.name))) << rule.name;
                EXPECT_FALSE(rule.articles.empty()) << rule.name;
                for (const std::string_view article : rule.articles) {
                    EXPECT_NE(find_article(article), nullptr) << article;
                }
                EXPECT_EQ(rule.counted == Counted::nothing, rule.limit == 0) << rule.name;
            }
        }
    }
    EXPECT_EQ(lists, 10) << "chess and chess960, chess, three, three, one";
    EXPECT_TRUE(draw_rules("frisian2011", "chess").empty());
    EXPECT_TRUE(draw_rules("nonsense", "chess").empty());
}

std::string articles_of(std::string_view edition, std::string_view variant) {
    std::string text;
    for (const DrawRule& rule : draw_rules(edition, variant)) {
        for (const std::string_view article : rule.articles) {
            text += std::string(article) + " ";
        }
    }
    return text;
}

// That neither side "can upset the balance" ends no game by itself: only article 5 does.
TEST(DrawRules, OfTheUkrainianBookComeFromItsArticleFiveAlone) {
    ARTICLE("UA:III.4.1.2", "UA:IV.4.1.2");
    const std::string on_64_fields = "UA:III.5.2.1 UA:III.5.2.2 UA:III.5.2.3 UA:III.5.3 UA:III.5.4 "
                                     "UA:III.5.5.1 UA:III.5.5.2 UA:III.5.5.2 ";
    EXPECT_EQ(articles_of("ua2026", "russian"), on_64_fields);
    EXPECT_EQ(articles_of("ua2026", "brazilian"), on_64_fields);
    EXPECT_EQ(articles_of("ua2026", "international"),
              "UA:IV.5.2.1 UA:IV.5.2.2 UA:IV.5.2.3 UA:IV.5.3 UA:IV.5.4 UA:IV.5.5 ");
}

} // namespace
} // namespace kodeks::rulebook
