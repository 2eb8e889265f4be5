#include "referee/seat/view.hpp"
#include "referee/table.hpp"
#include "support/article.hpp"

#include <algorithm>

#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

using test::Table;

View seen_by(const Table& table, Seat seat, Instant now = {0}) {
    const Settings& settings = table.state().settings;
    return view(table.state(), *find_rules(settings.edition, settings.variant), seat,
                std::max(now, table.state().clock.since));
}

bool may(const View& seen, std::string_view act) {
    return std::ranges::find(seen.acts, act) != seen.acts.end();
}

constexpr Seat all_seats[] = {Seat::white,           Seat::black,      Seat::white_assistant,
                              Seat::black_assistant, Seat::arbiter,    Seat::chief_arbiter,
                              Seat::spectator,       Seat::hall_screen};

TEST(View, TheBoardAndTheClocksAreForEverybody) {
    Table table("fide2023", "chess", {.control = clock::whole_game(minutes(90))});
    table.begin();
    table.play("e4 e5");
    for (const Seat seat : all_seats) {
        const View seen = seen_by(table, seat);
        EXPECT_EQ(seen.board, table.state().board);
        EXPECT_EQ(seen.phase, Phase::playing);
        EXPECT_EQ(seen.clocks[0].remaining, minutes(90) - seconds(1));
        EXPECT_TRUE(seen.clocks[0].running);
    }
}

TEST(View, AnOfferIsBetweenThePlayersAndTheArbiter) {
    Table table("fide2023", "chess");
    table.begin();
    table.play("e4 e5");
    table.act(Actor::white, Make{table.move("Nf3")});
    table.act(Actor::white, OfferDraw{});
    for (const Seat seat : {Seat::white, Seat::black, Seat::arbiter}) {
        EXPECT_EQ(seen_by(table, seat).offer, Side::white);
    }
    for (const Seat seat : {Seat::spectator, Seat::hall_screen}) {
        EXPECT_EQ(seen_by(table, seat).offer, std::nullopt);
    }
}

TEST(View, AQuestionIsForThoseWhoAnswerIt) {
    Table table("fide2023", "chess");
    table.begin();
    table.play("e4 e5");
    table.act(Actor::white, StopClock{});
    EXPECT_EQ(seen_by(table, Seat::arbiter).question, table.state().question);
    EXPECT_EQ(seen_by(table, Seat::black).question, std::nullopt);
    EXPECT_TRUE(seen_by(table, Seat::black).arbiter_is_asked);
}

// The number of moves is told to nobody who plays before a flag has fallen, or at all.
TEST(View, PlayersAreNotToldTheNumberOfMoves) {
    ARTICLE("FIDE:12.6", "UA:V.18.14");
    for (const auto& [edition, variant, moves] : {std::tuple{"fide2023", "chess", "e4 e5"},
                                                  std::tuple{"ua2026", "russian", "c3-d4 d6-c5"}}) {
        Table table(edition, variant, Regulations{.control = clock::whole_game(minutes(90))});
        table.begin();
        table.play(moves);
        EXPECT_EQ(seen_by(table, Seat::white).moves_made, std::nullopt) << edition;
        EXPECT_EQ(seen_by(table, Seat::arbiter).moves_made, (std::array<std::int32_t, 2>{1, 1}));
        EXPECT_EQ(seen_by(table, Seat::spectator).moves_made, (std::array<std::int32_t, 2>{1, 1}));
    }
}

TEST(View, APlayerWhoDoesNotSeeIsToldTheNumberOfMoves) {
    ARTICLE("UA:V.13.11.3");
    Table table("ua2026", "russian");
    table.need(Side::white, {.low_vision = true});
    table.begin();
    EXPECT_EQ(seen_by(table, Seat::white).moves_made, (std::array<std::int32_t, 2>{0, 0}));
    EXPECT_EQ(seen_by(table, Seat::black).moves_made, std::nullopt);
}

using ToSayBySeat = std::vector<std::optional<ToSay>>;

// Of White, Black, their assistants, the arbiter, a spectator.
ToSayBySeat to_say_at(const Table& table) {
    ToSayBySeat all;
    for (const Seat seat : {Seat::white, Seat::black, Seat::white_assistant, Seat::black_assistant,
                            Seat::arbiter, Seat::spectator}) {
        all.push_back(seen_by(table, seat).to_say);
    }
    return all;
}

TEST(View, WhereMovesAreAnnouncedEverySeatIsToldWhatItMaySay) {
    ARTICLE("FIDE:D.2.1", "FIDE:D.2.3.3", "FIDE:D.2.10.2");
    Table table("fide2023", "chess");
    table.need(Side::white, {.blind = true});
    table.begin();
    const std::optional<ToSay> nothing;
    const games::Move e4 = table.move("e4");
    EXPECT_EQ(to_say_at(table), ToSayBySeat(6, nothing));
    EXPECT_TRUE(may(seen_by(table, Seat::white), "announce"));
    table.act(Actor::white, Make{e4}); // a blind player's move is made with the words only
    EXPECT_EQ(to_say_at(table),
              (ToSayBySeat{ToSay{e4}, nothing, ToSay{e4}, ToSay{e4}, nothing, nothing}));
    table.act(Actor::white, Announce{e4});
    EXPECT_EQ(to_say_at(table),
              (ToSayBySeat{nothing, ToSay{e4, true}, nothing, nothing, nothing, nothing}));
    table.act(Actor::white, Press{});
    const games::Move e5 = table.move("e5");
    table.act(Actor::black, Make{e5}); // a sighted player's is made by the hand
    EXPECT_EQ(to_say_at(table),
              (ToSayBySeat{nothing, ToSay{e5}, ToSay{e5}, ToSay{e5}, nothing, nothing}));
}

TEST(View, NobodyRepeatsWhereTheBookDoesNotKnowIt) {
    ARTICLE("UA:V.13.2");
    Table table("ua2026", "russian");
    table.need(Side::white, {.blind = true});
    table.begin();
    const games::Move move = table.move("c3-d4");
    table.act(Actor::white, Make{move});
    EXPECT_EQ(seen_by(table, Seat::white).to_say, ToSay{move});
    EXPECT_EQ(seen_by(table, Seat::black).to_say, std::nullopt);
    table.act(Actor::white, Announce{move});
    EXPECT_EQ(to_say_at(table), ToSayBySeat(6, std::nullopt));
}

TEST(View, MovesAreNotAnnouncedWhereEverybodySeesTheBoard) {
    Table table("fide2023", "chess");
    table.begin();
    table.act(Actor::white, Make{table.move("e4")});
    EXPECT_EQ(to_say_at(table), ToSayBySeat(6, std::nullopt));
    EXPECT_FALSE(may(seen_by(table, Seat::white), "announce"));
}

TEST(View, ActsAreThoseThatTheRulesGiveToTheSeat) {
    ARTICLE("FIDE:6.8");
    Table table("fide2023", "chess");
    table.begin();
    const View player = seen_by(table, Seat::white);
    EXPECT_TRUE(may(player, "move") && may(player, "claim") && may(player, "resign"));
    EXPECT_FALSE(may(player, "report") || may(player, "decide") || may(player, "sign"));
    const View arbiter = seen_by(table, Seat::arbiter);
    EXPECT_TRUE(may(arbiter, "report") && may(arbiter, "pause") && may(arbiter, "look"));
    EXPECT_FALSE(may(arbiter, "move") || may(arbiter, "resign"));
    EXPECT_EQ(seen_by(table, Seat::spectator).acts, std::vector<std::string_view>{"consult"});
    EXPECT_EQ(seen_by(table, Seat::hall_screen).acts, std::vector<std::string_view>{});
    table.act(Actor::white, Resign{});
    table.act(Actor::arbiter, Decide{1}); // Black could win
    EXPECT_EQ(seen_by(table, Seat::white).acts, (std::vector<std::string_view>{"sign", "appeal"}));
}

} // namespace

} // namespace kodeks::referee
