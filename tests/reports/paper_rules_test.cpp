// What the books want of single papers, row by row.
#include "rulebook/paper_rules.hpp"
#include "support/article.hpp"

#include <array>

#include <fmt/ranges.h>
#include <gtest/gtest.h>

namespace kodeks::reports {

namespace {

std::string on_envelope(std::string_view edition) {
    constexpr std::array names = {"names",       "position",   "used times", "sealer",
                                  "move number", "draw offer", "resumption"};
    std::string text;
    for (const rulebook::EnvelopeLine& line : rulebook::paper_rules(edition)->envelope) {
        text +=
            fmt::format("{} [{}]\n", names.at(static_cast<std::size_t>(line.item)), line.article);
    }
    return text;
}

std::string ids(rulebook::Articles articles) {
    return fmt::format("{}", fmt::join(articles, " "));
}

// The other player writes names, position, who sealed, the number of the move and his clock.
TEST(PapersOfTheCode, AnEnvelopeSaysFiveThings) {
    ARTICLE("RU:3.11.3#3");
    EXPECT_EQ(on_envelope("ru-code"), "names [RU:3.11.3#3]\n"
                                      "position [RU:3.11.3#3]\n"
                                      "sealer [RU:3.11.3#3]\n"
                                      "move number [RU:3.11.3#3]\n"
                                      "used times [RU:3.11.3#3]\n");
}

// Information is the chief secretary's; the Ukrainian panel has a main part. What stands on the
// papers is proved where they are printed; this is what they cite.
TEST(PapersOfTheBooks, WhoInformsAndWhoMakesUpThePanel) {
    EXPECT_EQ(ids(rulebook::paper_rules("ru-code")->bulletin), "RU:4.7.5");
    EXPECT_EQ(ids(rulebook::paper_rules("pmr2018")->bulletin), "PMR:225");
    EXPECT_EQ(ids(rulebook::paper_rules("ua2026")->officials), "UA:V.18.1 UA:V.18.3");
}

} // namespace

} // namespace kodeks::reports
