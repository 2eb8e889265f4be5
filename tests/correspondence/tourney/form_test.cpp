// The letter that a player sends, written from the game it belongs to: what it repeats, its own
// moves with their numbers, dates and totals.
#include "correspondence/text/form.hpp"
#include "correspondence/tourney/field.hpp"
#include "support/article.hpp"

namespace kodeks::correspondence::tourney {
namespace {

class Forms : public Field {
protected:
    // Enters the letter in game 1 and writes the card for it.
    std::string card(Actor by, const std::string& name, const std::string& act,
                     const std::string& on, const Letter& letter) {
        const State before = state_;
        const std::string said = go(R"("by":")" + name + R"(","do":"letter","game":1,)" + act, on);
        EXPECT_FALSE(said.starts_with("refused")) << said;
        const text::LetterForm form =
            text::form_of(before, *find_game(before, {1}), find_game(state_, {1})->state,
                          {*read_day(on), by, letter});
        return text::write_letter(form, text::Sheet::card, Language::en);
    }
};

TEST_F(Forms, ALetterRepeatsWhatItAnswersAndNumbersItsOwnMoves) {
    ARTICLE("RU:5.2.3", "RU:5.3.1#2", "RU:5.2.13");
    three();
    EXPECT_EQ(card(Actor::white, "Bob", R"("moves":["c3-d4"],"offers":[["d6-c5","b2-c3"]])",
                   "2002-10-01", {.offers = {{"d6-c5", "b2-c3"}}}),
              "Hello!\n"
              "Tournament K-1, game 1\n"
              "My move: 1. c3-d4\n"
              "Variant A: if d6-c5, then b2-c3\n"
              "Dates: - / - / 01.10.2002\n"
              "Time: 0/0\n"
              "Signature: Bob\n");
    EXPECT_EQ(card(Actor::black, "Cid",
                   R"("received":"2002-10-08","moves":["d6-c5","b2-c3","f6-g5"])", "2002-10-12",
                   {.received = read_day("2002-10-08")}),
              "Hello!\n"
              "Tournament K-1, game 1\n"
              "Your move: 1. c3-d4\n"
              "My move: 1... d6-c5 2. b2-c3 f6-g5\n"
              "Dates: 01.10.2002 / 08.10.2002 / 12.10.2002\n"
              "Time: 0/4\n"
              "Signature: Cid\n");
    EXPECT_EQ(card(Actor::white, "Bob", R"("received":"2002-10-15","moves":["g3-h4"])",
                   "2002-10-20", {.received = read_day("2002-10-15")}),
              "Hello!\n"
              "Tournament K-1, game 1\n"
              "Your move: 1... d6-c5 2. b2-c3 f6-g5\n"
              "My move: 3. g3-h4\n"
              "Dates: 12.10.2002 / 15.10.2002 / 20.10.2002\n"
              "Time: 5/4\n"
              "Signature: Bob\n");
}

} // namespace
} // namespace kodeks::correspondence::tourney
