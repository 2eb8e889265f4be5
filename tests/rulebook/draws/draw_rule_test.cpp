// Laws that the drawing rules of every edition obey.
#include "base/message.hpp"
#include "games/variant.hpp"
#include "rulebook/article.hpp"
#include "rulebook/draws/draw_rule.hpp"

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

} // namespace
} // namespace kodeks::rulebook
