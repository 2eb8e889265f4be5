// The solver is given diagram and task and nothing else: it finds what the author and the checker
// of his lines know (RU:6.2.3, RU:6.2.5, RU:6.2.6).
#include "composition/hearing.hpp"
#include "composition/proved_kit.hpp"
#include "composition/solve/solution.hpp"
#include "support/article.hpp"

#include <algorithm>

#include <fmt/ranges.h>
#include <gtest/gtest.h>

namespace kodeks::composition {

namespace {

Solution solution_of(const Composition& composition) {
    truth::tables::Prober prober(table_for(composition));
    Proofs proofs(composition.task, means_for(prober));
    return solve(composition.diagram, proofs);
}

// The first moves that meet the task, in move order.
std::string keys(const Composition& composition, const Solution& solution) {
    std::vector<std::string> moves;
    for (const FirstMove& first : solution.first_moves) {
        if (first.proof == Proof::proved) {
            moves.push_back(move_text(composition.diagram, first.move));
        }
    }
    return fmt::format("{}", fmt::join(moves, " "));
}

std::string keys_of(const std::string& name) {
    const Composition composition = proved_composition(name);
    return keys(composition, solution_of(composition));
}

bool begins_with(const Line& line, const Line& part) {
    return part.size() <= line.size() && std::equal(part.begin(), part.end(), line.begin());
}

// The author shows a line as far as he likes; the solver goes as far as White's play is exact.
bool is_found(const Line& author, const Solution& solution) {
    return std::ranges::any_of(solution.lines, [&](const SolutionLine& found) {
        return begins_with(found.moves, author) || begins_with(author, found.moves);
    });
}

class SoundCompositions : public testing::TestWithParam<const char*> {};

TEST_P(SoundCompositions, AreSolvedWithoutTheAuthorsLines) {
    ARTICLE("RU:6.2.3", "RU:6.2.6#1");
    const Composition composition = proved_composition(GetParam());
    const Solution solution = solution_of(composition);
    EXPECT_EQ(solution.verdict, Proof::proved);
    EXPECT_TRUE(solution.complete);
    EXPECT_EQ(keys(composition, solution),
              move_text(composition.diagram, composition.lines.front().front()));
    for (const Line& author : composition.lines) {
        EXPECT_TRUE(is_found(author, solution)) << move_text(composition.diagram, author.front());
    }
}

std::string sound_name(const testing::TestParamInfo<const char*>& one) {
    return one.param;
}

INSTANTIATE_TEST_SUITE_P(All, SoundCompositions,
                         testing::Values("international_etude_sound", "international_problem_sound",
                                         "international_zadacha_sound", "positional_ending_sound",
                                         "russian_etude_sound", "russian_problem_sound",
                                         "russian_zadacha_sound"),
                         sound_name);

TEST(SolvedCompositions, ThatAreCookedHaveSeveralFirstMoves) {
    ARTICLE("RU:6.2.6#2");
    EXPECT_EQ(keys_of("international_etude_cooked"), "21-16 21-17");
    EXPECT_EQ(keys_of("international_problem_cooked"), "17-11 17-12");
    EXPECT_EQ(keys_of("international_zadacha_cooked"), "18-22 18-40");
    EXPECT_EQ(keys_of("positional_ending_cooked"), "d6-c7 d6-e7");
    EXPECT_EQ(keys_of("russian_etude_cooked"), "b4-a5 b4-c5");
    EXPECT_EQ(keys_of("russian_zadacha_cooked"), "f4-e5 a1-b2");
}

// Nothing can lock what the author promised.
TEST(SolvedCompositions, ThatAreLockedWronglyHaveNoSolution) {
    ARTICLE("RU:6.2.8.2", "RU:6.2.3");
    for (const char* const name :
         {"international_zadacha_locked_wrongly", "russian_zadacha_locked_wrongly"}) {
        const Composition composition = proved_composition(name);
        const Solution solution = solution_of(composition);
        EXPECT_EQ(solution.verdict, Proof::refuted) << name;
        EXPECT_EQ(keys(composition, solution), "") << name;
        EXPECT_TRUE(solution.lines.empty()) << name;
    }
}

} // namespace

} // namespace kodeks::composition
