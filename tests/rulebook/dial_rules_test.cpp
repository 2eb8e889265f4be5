// Which books speak of mechanical dials, and by which articles.
#include "rulebook/dial_rules.hpp"
#include "support/article.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

namespace kodeks::rulebook {
namespace {

TEST(DialRules, AreThoseOfTheirBook) {
    ARTICLE("PMR:241", "UA:V.8.9.1", "UA:V.8.9.2", "UA:V.8.9.3", "UA:V.8.9.4", "UA:V.8.9.5");
    const auto told = [](std::string_view edition) {
        const DialRules* const rules = find_dial_rules(edition);
        return rules == nullptr ? std::string("silent")
                                : fmt::format("alike {}, single {}, combined {}, match {}, both {}",
                                              rules->alike, rules->single, rules->combined,
                                              rules->match, rules->match_combined);
    };
    EXPECT_EQ(told("fide2023"), "silent");
    EXPECT_EQ(told("frisian2011"), "silent");
    EXPECT_EQ(told("ru-code"), "silent");
    EXPECT_EQ(told("pmr2018"), R"(alike [], single ["PMR:241"], combined [], match [], both [])");
    EXPECT_EQ(told("ua2026"),
              R"(alike ["UA:V.8.9.1"], single ["UA:V.8.9.2"], combined ["UA:V.8.9.3"], )"
              R"(match ["UA:V.8.9.4"], both ["UA:V.8.9.5"])");
}

} // namespace
} // namespace kodeks::rulebook
