// docs/acts.md is made from the declarations of the acts.
#include "referee/words/words.hpp"
#include "support/source_tree.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

constexpr std::string_view when_words[] = {"any time", "before the end", "in play",
                                           "after the end"};
constexpr std::string_view duty_words[] = {"moves",   "announcing", "clock",       "score",
                                           "telling", "claiming",   "adjournment", "never"};

std::string row_of(const Declared& declared) {
    std::string row = fmt::format("| `{}` |", declared.word);
    for (const Actor actor : {Actor::white, Actor::arbiter, Actor::spectator, Actor::program}) {
        row += declared.by.has(actor) ? " yes |" : " |";
    }
    return row + fmt::format(" {} | {} |\n", duty_words[static_cast<std::size_t>(declared.duty)],
                             when_words[static_cast<std::size_t>(declared.when)]);
}

template <std::size_t... Index>
std::string rows(std::index_sequence<Index...>) {
    return (row_of(std::variant_alternative_t<Index, Action>::declared) + ...);
}

TEST(Acts, TheTableOfTheDocumentsIsMadeFromTheDeclarations) {
    const std::string table =
        "| act | player | arbiter | spectator | program | assistant's duty | when |\n"
        "|---|---|---|---|---|---|---|\n" +
        rows(std::make_index_sequence<std::variant_size_v<Action>>{});
    EXPECT_NE(test::read_source("docs/acts.md").find(table), std::string::npos) << table;
}

// What nobody has declared for a spectator he cannot do; and nobody but the program proves.
TEST(Acts, ASpectatorMayOnlyLookThingsUpAndPointAtWhatTheBookLetsHim) {
    std::vector<std::string_view> allowed;
    const auto may = [&]<std::size_t... I>(std::index_sequence<I...>) {
        ((std::variant_alternative_t<I, Action>::declared.by.has(Actor::spectator)
              ? allowed.push_back(std::variant_alternative_t<I, Action>::declared.word)
              : static_cast<void>(0)),
         ...);
    };
    may(std::make_index_sequence<std::variant_size_v<Action>>{});
    EXPECT_EQ(allowed, (std::vector<std::string_view>{"consult", "remind", "notice-flag"}));
}

} // namespace

} // namespace kodeks::referee
