// Tests that run one situation under both chess rulebooks. Articles are written as pairs, the FIDE
// id before the bar and the PMR one after it; "-" means that the rulebook has none.
//
//     for (const Book& book : books) {
//         Table table = book.game();
//         EXPECT_EQ(table.act(Actor::white, Resign{}), book.says("resigned white [5.1.2|48];
//         0-1"));
//     }
#pragma once

#include "referee/table.hpp"
#include "support/article.hpp"

#include <array>
#include <string>
#include <string_view>

namespace kodeks::test {

struct Book {
    std::string_view edition;
    bool fide = true;

    std::string says(std::string_view text) const;

    // A game that has begun, both players there; the prover answers what can be mated.
    Table game(std::string_view fen = {}, const referee::Regulations& regulations = {}) const;
    // Nobody there, nothing begun.
    Table table(const referee::Regulations& regulations = {}, std::string_view fen = {}) const;
};

inline constexpr std::array books = {Book{"fide2023", true}, Book{"pmr2018", false}};
inline constexpr const Book& fide = books[0];
inline constexpr const Book& pmr = books[1];

referee::Regulations rapid(rulebook::Supervision supervision);
referee::Regulations blitz(rulebook::Supervision supervision);

games::Square at(std::string_view name); // "e4"

} // namespace kodeks::test
