// What nobody can answer at once is proved by somebody who stands by: what is asked of him, when,
// and what his answers are good for.
#include "referee/chess/books.hpp"
#include "referee/desk/asking.hpp"
#include "support/article.hpp"

#include <algorithm>

#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

using games::Side;
using test::Book;
using test::books;
using test::Table;
using truth::Known;

const truth::SilentOracle silent;

Decision decided(const Table& table, Actor by, const Action& action) {
    const Settings& settings = table.state().settings;
    const World world{*find_rules(settings.edition, settings.variant), &silent, Prover::stands_by};
    return decide(table.state(), {table.state().clock.since, by, action}, world);
}

template <class Fact>
std::ptrdiff_t count_of(const Decision& decision) {
    return std::ranges::count_if(decision.events(),
                                 [](const Event& event) { return event.is<Fact>(); });
}

Table kings_of_two_against_one() {
    Table table("ua2026", "international",
                {.control = clock::whole_game(minutes(80)), .automatic_draws = true},
                "W:WK48,K49:BK6");
    table.begin();
    return table;
}

TEST(StandingBy, AProofAnswersItsOwnQuestionAlone) {
    const Table table = kings_of_two_against_one();
    const games::Position& position = *table.state().position;
    const std::vector<Proof> none;
    const std::vector<Proof> known = {
        proof_of({truth::Matter::can_win, position, Side::white}, Known::yes),
        proof_of({truth::Matter::forced_win_within, position, Side::black, 3}, Known::no)};
    const World world{{}, &silent, Prover::stands_by};
    const AskingOracle oracle({&known, &none}, world);
    EXPECT_EQ(oracle.can_win(position, Side::white), Known::yes);
    EXPECT_EQ(oracle.forced_win_within(position, Side::black, 3), Known::no);
    EXPECT_FALSE(oracle.unanswered());
    EXPECT_EQ(oracle.forced_win_within(position, Side::black, 4), Known::open);
    EXPECT_EQ(oracle.can_win(position, Side::black), Known::open);
    ASSERT_TRUE(oracle.unanswered()); // the first of them
    EXPECT_EQ(oracle.unanswered()->matter, truth::Matter::forced_win_within);
    EXPECT_EQ(oracle.unanswered()->own_moves, 4);
}

// Nothing is left to prove of a game that is over: neither after a mate nor after a full count.
TEST(StandingBy, NothingIsAskedOfAGameThatHasEnded) {
    ARTICLE("FIDE:5.1.1", "FIDE:9.6.2", "PMR:47", "PMR:116");
    for (const Book& book : books) {
        Table mate = book.game();
        mate.play("f3 e5 g4");
        const Decision ends = decided(mate, Actor::black, Move{mate.move("Qh4")});
        EXPECT_EQ(count_of<Ended>(ends), 1);
        EXPECT_EQ(count_of<Wanted>(ends), 0);
        const Table full = book.game("7k/8/6K1/8/8/8/8/R7 w - - 149 100");
        const Decision drawn = decided(full, Actor::white, Move{full.move("Ra2")});
        EXPECT_EQ(count_of<Ended>(drawn), 1);
        EXPECT_EQ(count_of<Wanted>(drawn), 0);
    }
}

// Two kings against one are a draw unless a win is forced: the proof is wanted while play goes on,
// and only the one that is wanted ends the game.
TEST(StandingBy, AnOpenDrawIsProvedWhilePlayGoesOn) {
    ARTICLE("UA:IV.5.2.2", "UA:IV.5.2.2~1");
    Table table = kings_of_two_against_one();
    const Decision moved = decided(table, Actor::white, Move{table.move("48-42")});
    ASSERT_EQ(count_of<Wanted>(moved), 1);
    State state = table.state();
    for (const Event& event : moved.events()) {
        apply(state, event);
    }
    ASSERT_TRUE(state.wanted);
    const World world{*find_rules("ua2026", "international"), &silent, Prover::stands_by};
    const auto prove = [&](Proof proof) {
        return decide(state, {state.clock.since, Actor::program, Prove{proof}}, world);
    };
    Proof other = *state.wanted;
    other.own_moves += 1;
    other.answer = Known::no;
    EXPECT_EQ(count_of<Proved>(prove(other)), 1);
    EXPECT_EQ(count_of<Ended>(prove(other)), 0);
    Proof drawn = *state.wanted;
    drawn.answer = Known::no;
    EXPECT_EQ(count_of<Proved>(prove(drawn)), 1);
    EXPECT_EQ(count_of<Ended>(prove(drawn)), 1);
    Proof won = *state.wanted;
    won.answer = Known::yes;
    EXPECT_EQ(count_of<Ended>(prove(won)), 0);
}

} // namespace

} // namespace kodeks::referee
