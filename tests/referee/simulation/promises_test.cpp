// Every promise of the simulator is broken once on purpose, and it notices.
#include "referee/record/act_fields.hpp"
#include "referee/simulation/people.hpp"
#include "referee/simulation/promises.hpp"
#include "referee/simulation/wire.hpp"
#include "referee/table.hpp"
#include "referee/words/words.hpp"

#include <algorithm>
#include <any>
#include <map>
#include <set>

#include <gtest/gtest.h>

namespace kodeks::referee::simulation {

namespace {

kodeks::test::Table promised_game(std::string_view edition = "fide2023",
                                  std::string_view variant = "chess", std::string_view fen = {}) {
    kodeks::test::Table table(edition, variant, {}, fen);
    table.begin();
    return table;
}

const Command looked_up{Instant{0}, Actor::arbiter, Look{}};

std::string broken_after(const State& state, const Command& command = looked_up) {
    return broken_promise({command, false, ledger::Accepted<Event>{{}}, state});
}

std::string broken_ruling(const Ruling& given) {
    const auto table = promised_game();
    const Decision decision = ledger::Accepted<Event>{{RulingGiven{given}}};
    return broken_promise({looked_up, false, decision, table.state()});
}

TEST(Promises, AnOrdinaryGameBreaksNone) {
    auto table = promised_game();
    table.play("e4 e5 Nf3");
    EXPECT_EQ(broken_after(table.state()), "");
}

TEST(Promises, ARulingNeedsAnArticleOfItsOwnRulebook) {
    EXPECT_EQ(broken_ruling({.decision = "resigned", .articles = {"FIDE:5.1.2"}}), "");
    EXPECT_EQ(broken_ruling({.decision = "resigned"}), "the ruling 'resigned' cites no article");
    EXPECT_EQ(broken_ruling({.decision = "resigned", .articles = {"PMR:48"}}),
              "the ruling 'resigned' cites 'PMR:48', which is not of this rulebook");
    const std::string unknown = std::string("FIDE:") + "99";
    EXPECT_EQ(broken_ruling({.decision = "resigned", .articles = {unknown}}),
              "the ruling 'resigned' cites '" + unknown + "', which is not of this rulebook");
}

TEST(Promises, ARefusalCitesNoOtherRulebook) {
    const auto table = promised_game();
    const Decision refused = Refusal{Message{"referee.over", {}}, {"RU:1.10.4"}};
    EXPECT_EQ(broken_promise({looked_up, false, refused, table.state()}),
              "a refusal cites 'RU:1.10.4', which is not of this rulebook");
}

TEST(Promises, AQuestionTellsItsArticle) {
    State state = promised_game().state();
    state.question = Question{.name = "clock_stopped", .options = {"reason_valid"}};
    EXPECT_EQ(broken_after(state), "the question 'clock_stopped' cites no article");
    state.question->subject.articles = {"UA:V.9.3"};
    EXPECT_EQ(broken_after(state), "a question cites 'UA:V.9.3', which is not of this rulebook");
}

TEST(Promises, NobodyActsWithoutTheRight) {
    const State state = promised_game().state();
    EXPECT_EQ(broken_after(state, {Instant{0}, Actor::spectator, Begin{}}),
              "'begin' was done by spectator");
    EXPECT_EQ(broken_after(state, {Instant{0}, Actor::white, Decide{1}}),
              "'decide' was done by white");
    EXPECT_EQ(broken_after(state, {Instant{0}, Actor::white_assistant, Press{}}),
              "'press' was done by an assistant whom nobody has accepted");
}

TEST(Promises, NoGameRunsOnAfterItsEndOnTheBoard) {
    State state = promised_game("ru-code", "russian", "W:Wc3:Bd4").state();
    const games::MoveList legal = [&] {
        games::MoveList moves;
        games::legal_moves(*state.position, moves);
        return moves;
    }();
    apply(state, MoveMade{Side::white, legal[0]});
    EXPECT_EQ(broken_after(state), "the game goes on although it has ended on the board");
}

TEST(Promises, TheControlCountsTheMovesOnTheBoard) {
    auto table = promised_game();
    table.play("e4 e5 Nf3");
    State state = table.state();
    ++state.clock.halves[0].moves;
    EXPECT_EQ(broken_after(state), "the clock counts 3 moves of white, the board 2");
}

TEST(Promises, TheClockFitsThePhase) {
    State state = promised_game().state();
    state.clock.running.reset();
    EXPECT_EQ(broken_after(state), "the game is played and no clock runs");
    state = promised_game().state();
    state.phase = Phase::stopped;
    EXPECT_EQ(broken_after(state), "a clock runs while the game is stopped");
    state.clock.running.reset();
    state.phase = Phase::finished;
    EXPECT_EQ(broken_after(state), "the game is finished and has not a result");
}

TEST(Promises, ABoundPlayerCanPlayHisMove) {
    auto table = promised_game();
    State state = table.state();
    state.of(Side::white).bound = table.shift("e2-e5");
    EXPECT_EQ(broken_after(state), "a player must play a move that is not legal");
}

TEST(Promises, AFinishedGameAcceptsNothingMore) {
    auto table = promised_game();
    table.play("e4 e5");
    table.act(Actor::black, Resign{});
    const Command pressed{Instant{0}, Actor::white, Press{}};
    EXPECT_EQ(broken_promise({pressed, true, ledger::Accepted<Event>{{}}, table.state()}),
              "a finished game accepted 'press'");
}

TEST(Promises, EventsGiveTheState) {
    auto table = promised_game();
    table.play("e4");
    EXPECT_TRUE(rebuilds(table.state(), table.events()));
    State other = table.state();
    other.postponed = true;
    EXPECT_FALSE(rebuilds(other, table.events()));
    Wire wire;
    EXPECT_EQ(wire.check(other, table.events()), "what was read back gives another state");
}

TEST(Promises, TimeUsedIsTimeThatRan) {
    auto table = promised_game();
    TimeKeeper keeper;
    keeper.before(table.state(), Instant{5000});
    EXPECT_TRUE(keeper.agrees(table.state()));
    State state = table.state();
    state.clock.halves[1].account.used += seconds(1);
    EXPECT_FALSE(keeper.agrees(state));
}

// The words of every field that `fields` names, one roll after another.
class FieldValues {
public:
    template <class T>
    void must(std::string_view name, T& field) {
        may(name, field);
    }

    template <class T>
    void may(std::string_view name, T& field) {
        auto& seen = values_[std::string(name)];
        const auto found = std::ranges::find_if(
            seen, [&](const std::any& one) { return std::any_cast<T>(one) == field; });
        if (found == seen.end()) {
            seen.emplace_back(field);
        }
    }

    std::set<std::string> constant() const {
        std::set<std::string> names;
        for (const auto& [name, seen] : values_) {
            if (seen.size() < 2) {
                names.insert(name);
            }
        }
        return names;
    }

private:
    std::map<std::string, std::vector<std::any>> values_;
};

TEST(People, EveryRegulationAndEveryNeedVaries) {
    Dice dice(1);
    FieldValues regulations;
    FieldValues needs;
    for (int i = 0; i < 400; ++i) {
        Regulations rolled = roll_regulations(dice);
        fields(regulations, rolled);
        Needs needed = roll_needs(dice);
        fields(needs, needed);
    }
    EXPECT_EQ(regulations.constant(), std::set<std::string>{});
    EXPECT_EQ(needs.constant(), std::set<std::string>{});
}

TEST(People, EveryRoleAndEveryActTakesPart) {
    auto table = promised_game();
    Dice dice(1);
    std::set<std::string> roles;
    std::set<std::string> acts;
    for (int i = 0; i < 16000; ++i) {
        const Command command = roll_command(dice, {.odd = 100}, table.state(), Instant{0});
        roles.emplace(word(command.by));
        acts.emplace(word(command.action));
    }
    EXPECT_EQ(roles.size(), words_of<Actor>().size());
    EXPECT_EQ(acts.size(), action_words().size());
}

} // namespace

} // namespace kodeks::referee::simulation
