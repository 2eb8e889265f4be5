#include "referee/chess/books.hpp"

#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

using test::Book;
using test::books;
using test::Table;

constexpr std::string_view choices =
    "asked: warning|opponent_gains_time|offender_loses_time|opponent_gains_points|"
    "offender_loses_points|loss_opponent_score_open|fine|exclusion|expulsion";

std::string asked(const Book& book, std::string_view offence) {
    return book.says(std::string(offence) + "; " + std::string(choices));
}

struct Row {
    std::string_view name;
    std::string_view articles;
};

TEST(ChessConduct, BreachesTheArbiterWeighs) {
    ARTICLE("FIDE:6.2.3", "FIDE:6.2.4", "FIDE:6.2.5", "FIDE:8.1.1", "FIDE:8.1.4", "FIDE:11.5",
            "FIDE:11.6", "FIDE:11.11", "FIDE:12.9", "PMR:55", "PMR:56", "PMR:57", "PMR:89",
            "PMR:92", "PMR:130", "PMR:131", "PMR:136", "PMR:146");
    constexpr Row rows[] = {
        {"wrong_hand", "[6.2.3|55]"},
        {"hovering", "[6.2.3|55]"},
        {"clock_handling", "[6.2.4|56, 12.9|146]"},
        {"adjusting_out_of_turn", "[6.2.5|57]"},
        {"stopped_without_reason", "[6.11.4|73, 12.9|146]"},
        {"bad_score", "[8.1.1|89]"},
        {"score_used_for_notes", "[8.1.4|92]"},
        {"disrepute", "[11.1|119, 11.6|131]"},
        {"left_venue", "[11.2.3.1|122a, 11.6|131]"},
        {"left_area", "[11.2.3.2|122b, 11.6|131]"},
        {"notes_or_advice", "[11.3.1|124, 11.6|131]"},
        {"refused_inspection", "[11.3.3|127, 11.6|131]"},
        {"smoking", "[11.3.4|128, 11.6|131]"},
        {"distraction", "[11.5|130, 11.6|131]"},
        {"unreasonable_claims", "[11.5|130, 11.6|131]"},
        {"unreasonable_offers", "[11.5|130, 11.6|131]"},
        {"noise", "[11.5|130, 11.6|131]"},
        {"no_help_to_reconstruct", "[11.11|136]"},
    };
    for (const Book& book : books) {
        for (const Row& row : rows) {
            Table table = book.game();
            const std::string name(row.name);
            EXPECT_EQ(table.act(Actor::arbiter, Report{name, Side::white}),
                      asked(book, "offence white " + name + " 1 " + std::string(row.articles)));
            EXPECT_EQ(table.state().clock.running, std::nullopt);
        }
        Table table = book.game();
        EXPECT_EQ(table.act(Actor::arbiter, Report{"humming", Side::white}),
                  "refused: unknown_offence []");
    }
}

TEST(ChessConduct, WarningsAndTimes) {
    ARTICLE("FIDE:12.9.1", "FIDE:12.9.2", "FIDE:12.9.3", "PMR:146a", "PMR:146b", "PMR:146c");
    for (const Book& book : books) {
        Table table = book.game();
        const Report report{"noise", Side::white};
        table.act(Actor::arbiter, report);
        EXPECT_EQ(table.act(Actor::arbiter, Decide{1}),
                  book.says("warning white noise [11.5|130, 11.6|131, 12.9.1|146a]"));
        EXPECT_EQ(table.state().clock.running, Side::white);
        table.act(Actor::arbiter, report);
        EXPECT_EQ(table.act(Actor::arbiter, Decide{2}),
                  book.says("refused: say_how_much [12.9.2|146b]"));
        EXPECT_EQ(table.act(Actor::arbiter, Decide{2, minutes(-2)}),
                  book.says("refused: say_how_much [12.9.2|146b]"));
        EXPECT_EQ(table.act(Actor::arbiter, Decide{2, minutes(2)}),
                  book.says("opponent_gains_time white +120s noise "
                            "[11.5|130, 11.6|131, 12.9.2|146b]"));
        EXPECT_EQ(table.left(Side::black), minutes(92));
        table.act(Actor::arbiter, report);
        EXPECT_EQ(table.act(Actor::arbiter, Decide{3, minutes(5)}),
                  book.says("offender_loses_time white +300s noise "
                            "[11.5|130, 11.6|131, 12.9.3|146c]"));
        EXPECT_EQ(table.left(Side::white), minutes(85));
    }
}

TEST(ChessConduct, PointsOfTheGame) {
    ARTICLE("FIDE:12.9.4", "FIDE:12.9.5", "FIDE:10.2", "PMR:146d", "PMR:146e", "PMR:118");
    for (const Book& book : books) {
        Table loses = book.game();
        loses.act(Actor::arbiter, Report{"noise", Side::white});
        EXPECT_EQ(loses.act(Actor::arbiter, Decide{5, {}, 3}),
                  book.says("refused: scores_of_the_game [12.9.5|146e]"));
        EXPECT_EQ(loses.act(Actor::arbiter, Decide{5, {}, 1}),
                  book.says("offender_loses_points white noise 1 "
                            "[11.5|130, 11.6|131, 12.9.5|146e]"));
        loses.act(Actor::black, Resign{});
        EXPECT_EQ(symbol(*loses.state().outcome), "1/2-0");
        // A half for the opponent of the winner finds no room: together they get at most one.
        Table gains = book.game();
        gains.act(Actor::arbiter, Report{"noise", Side::white});
        EXPECT_EQ(gains.act(Actor::arbiter, Decide{4, {}, 1}),
                  book.says("opponent_gains_points white noise 1 "
                            "[11.5|130, 11.6|131, 12.9.4|146d]"));
        gains.act(Actor::black, Resign{});
        EXPECT_EQ(symbol(*gains.state().outcome), "1-0");
    }
}

TEST(ChessConduct, LosingWhileTheOpponentsScoreIsOpen) {
    ARTICLE("FIDE:12.9.6", "FIDE:11.7", "PMR:146f", "PMR:132");
    for (const Book& book : books) {
        Table chosen = book.game();
        chosen.act(Actor::arbiter, Report{"noise", Side::black});
        EXPECT_EQ(chosen.act(Actor::arbiter, Decide{6}),
                  book.says("loss_opponent_score_open black noise "
                            "[11.5|130, 11.6|131, 12.9.6|146f]; "
                            "asked: score_one|score_half|score_none"));
        EXPECT_EQ(chosen.act(Actor::arbiter, Decide{2}),
                  book.says("opponent_score black 1 [11.7|132]; 1/2-0"));
        for (const auto& [option, said] :
             {std::pair{1, "opponent_score white 2 [11.7|132]; 0-1"},
              std::pair{2, "opponent_score white 1 [11.7|132]; 0-1/2"},
              std::pair{3, "opponent_score white 0 [11.7|132]; 0-0"}}) {
            Table table = book.game();
            EXPECT_EQ(table.act(Actor::arbiter, Report{"persistent_refusal", Side::white}),
                      book.says("loss_opponent_score_open white persistent_refusal 1 [11.7|132]; "
                                "asked: score_one|score_half|score_none"));
            EXPECT_EQ(table.act(Actor::arbiter, Decide{option}), book.says(said));
        }
    }
}

// T45
TEST(ChessConduct, BothRefuse) {
    ARTICLE("FIDE:11.8", "PMR:133");
    for (const Book& book : books) {
        Table table = book.game();
        EXPECT_EQ(table.act(Actor::arbiter, Report{"persistent_refusal_of_both", Side::white}),
                  book.says("loss_of_both white persistent_refusal_of_both 1 [11.8|133]; 0-0"));
    }
}

TEST(ChessConduct, ADeviceLosesUnlessRegulationsAreMilder) {
    ARTICLE("FIDE:11.3.2.2", "PMR:126");
    for (const Book& book : books) {
        Table table = book.game();
        EXPECT_EQ(table.act(Actor::arbiter, Report{"device", Side::black}),
                  book.says("loss black device 1 [11.3.2.2|126]; 1-0"));
        Table milder = book.game({}, {.milder_device_penalty = true});
        EXPECT_EQ(milder.act(Actor::arbiter, Report{"device", Side::black}),
                  asked(book, "offence black device 1 [11.3.2.2|126]"));
    }
}

TEST(ChessConduct, FinesAndExclusionAreTheChiefArbiters) {
    for (const Book& book : books) {
        Table table = book.game();
        table.act(Actor::arbiter, Report{"notes_or_advice", Side::white});
        EXPECT_EQ(table.act(Actor::arbiter, Decide{8}),
                  book.says("refused: no_authority [12.9.8|146h]"));
        // The game goes on: the rounds are missed later.
        EXPECT_EQ(table.act(Actor::chief_arbiter, Decide{8}),
                  book.says("exclusion white notes_or_advice "
                            "[11.3.1|124, 11.6|131, 12.9.8|146h]"));
        table.act(Actor::arbiter, Report{"notes_or_advice", Side::white});
        EXPECT_EQ(table.act(Actor::arbiter, Decide{9}),
                  book.says("refused: no_authority [12.9.9|146i]"));
        EXPECT_EQ(table.act(Actor::chief_arbiter, Decide{9}),
                  book.says("expulsion white notes_or_advice "
                            "[11.3.1|124, 11.6|131, 12.9.9|146i]; 0-1"));
    }
}

TEST(ChessConduct, SigningCorrectingAppealing) {
    ARTICLE("FIDE:8.7", "FIDE:11.10", "PMR:102", "PMR:135", "PMR:255");
    for (const Book& book : books) {
        Table table = book.game();
        table.play("e4 e5");
        EXPECT_EQ(table.act(Actor::white, Sign{}), "refused: not_over []");
        table.act(Actor::black, Resign{});
        EXPECT_EQ(table.act(Actor::white, Sign{}), "");
        EXPECT_EQ(table.act(Actor::black, Sign{}), book.says("result_signed [8.7|102]"));
        EXPECT_EQ(table.state().phase, Phase::signed_by_both);
        EXPECT_EQ(table.act(Actor::black, CorrectResult{}), "refused: officials_only []");
        EXPECT_EQ(table.act(Actor::arbiter, CorrectResult{Side::black, "wrong way round"}),
                  book.says("result_corrected black [8.7|102]; 0-1"));
        EXPECT_EQ(table.act(Actor::white, Appeal{.in_writing = true}),
                  book.fide ? "appeal_noted white [FIDE:11.10]"
                            : "appeal_to_committee white [PMR:135, PMR:255]");
    }
}

} // namespace

} // namespace kodeks::referee
