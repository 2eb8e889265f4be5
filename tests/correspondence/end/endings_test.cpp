// Draws by the rules of play that have to be proved: somebody proves them, or the arbiter is asked.
#include "correspondence/end/endings.hpp"
#include "notation/fen.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>

namespace kodeks::correspondence {
namespace {

// Three kings against a king in international draughts: five moves of the stronger side.
class ThreeKings : public testing::Test {
protected:
    World world(const truth::Oracle& oracle, referee::Prover prover) const {
        World found = *find_world("ru-code", "international", oracle);
        found.game.prover = prover;
        return found;
    }

    State opened(const World& world) const {
        Settings settings = usual_settings(world, "international", day, day + Days{700});
        const games::Variant& variant = *games::find_variant("international");
        settings.start = *notation::read_fen(variant, "W:WK47,K48,K49:BK5");
        return State(settings);
    }

    Command letter(std::size_t ply) const {
        constexpr const char* moves[] = {"49-44", "5-10", "44-49", "10-5"};
        Letter letter{.moves = {moves[ply % 4]}};
        if (ply > 0) {
            letter.received = day;
        }
        return {day, ply % 2 == 0 ? Actor::white : Actor::black, letter};
    }

    void play(State& state, const World& world, std::size_t plies) const {
        std::vector<Event> events;
        for (std::size_t ply = 0; ply < plies; ++ply) {
            ASSERT_TRUE(
                carry_out(state, letter(ply), world, *world.game.oracle, events).accepted());
        }
    }

    static std::vector<referee::Ruling> rulings(const Decision& decision) {
        std::vector<referee::Ruling> given;
        for (const Event& event : decision.events()) {
            if (const auto* const one = event.get_if<RulingGiven>()) {
                given.push_back(*one->ruling);
            }
        }
        return given;
    }

    Day day = *read_day("2002-01-10");
    truth::SilentOracle silent;
};

class Sure final : public truth::Oracle {
public:
    explicit Sure(truth::Known known) : known_(known) {}

    truth::Known forced_win(const games::Position&, games::Side) const override { return known_; }

    truth::Known forced_win_within(const games::Position&, games::Side, int) const override {
        return known_;
    }

    truth::Known can_win(const games::Position&, games::Side) const override { return known_; }

private:
    truth::Known known_;
};

TEST_F(ThreeKings, TheArbiterIsAskedWhereNobodyCanTell) {
    ARTICLE("RU:2.6#4", "RU:5.1.4");
    const World alone = world(silent, referee::Prover::nobody);
    State state = opened(alone);
    play(state, alone, 8);
    std::vector<Event> events;
    const Decision fifth = carry_out(state, letter(8), alone, silent, events);
    const std::vector<referee::Ruling> expected = {
        {"letter_days", Side::white, {"RU:5.3.1#1"}, {.count = 0}},
        {"draw_needs_ruling",
         std::nullopt,
         {"RU:2.6#4"},
         {.count = 5, .limit = 5, .rule = "few_against_king"}}};
    EXPECT_EQ(rulings(fifth), expected);
    EXPECT_EQ(state.phase, Phase::asked);
    EXPECT_EQ(state.asked, "few_against_king");
    EXPECT_EQ(decide(state, letter(9), alone).refusal()->message.key, "referee.question_open");
    EXPECT_EQ(decide(state, {day, Actor::headman, Settle{true}}, alone).refusal()->message.key,
              "referee.officials_only");
    State drawn = state;
    const Decision draw =
        carry_out(drawn, {day, Actor::arbiter, Settle{true}}, alone, silent, events);
    EXPECT_EQ(rulings(draw),
              (std::vector<referee::Ruling>{
                  {"arbiter_decided", std::nullopt, {"RU:2.6#4"}, {.rule = "few_against_king"}}}));
    EXPECT_EQ(drawn.outcome, referee::drawn("few_against_king"));
    const Decision goes =
        carry_out(state, {day, Actor::arbiter, Settle{false}}, alone, silent, events);
    EXPECT_EQ(rulings(goes),
              (std::vector<referee::Ruling>{
                  {"play_goes_on", std::nullopt, {"RU:2.6#4"}, {.rule = "few_against_king"}}}));
    // It is not asked again while the forces stay as they are.
    EXPECT_TRUE(carry_out(state, letter(9), alone, silent, events).accepted());
    EXPECT_TRUE(carry_out(state, letter(10), alone, silent, events).accepted());
    EXPECT_EQ(state.phase, Phase::playing);
}

TEST_F(ThreeKings, TheProofIsAskedForAndComesBack) {
    ARTICLE("RU:2.6#4");
    const World waiting = world(silent, referee::Prover::stands_by);
    State state = opened(waiting);
    play(state, world(Sure(truth::Known::yes), referee::Prover::nobody), 8);
    const State before = state;
    const Decision asks = decide(state, letter(8), waiting);
    ASSERT_NE(asks.query(), nullptr);
    EXPECT_EQ(asks.query()->matter, truth::Matter::forced_win);
    EXPECT_EQ(state, before);
    State won = state;
    std::vector<Event> events;
    EXPECT_TRUE(carry_out(won, letter(8), waiting, Sure(truth::Known::yes), events).accepted());
    EXPECT_EQ(won.phase, Phase::playing); // the count is refuted by a win
    EXPECT_TRUE(carry_out(state, letter(8), waiting, Sure(truth::Known::no), events).accepted());
    EXPECT_EQ(state.outcome, referee::drawn("few_against_king"));
}

} // namespace
} // namespace kodeks::correspondence
