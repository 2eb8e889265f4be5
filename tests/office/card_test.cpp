// What kind of event it is: which book is for it, and what makes it official.
#include "office/bureau.hpp"
#include "support/article.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kodeks::office {
namespace {

using testing::ElementsAre;

Card ua_card() {
    Card card = card_for("ua2026");
    card.game = "russian";
    return card;
}

TEST(EventCard, TheWorldFederationsEventsAreNotForANationalBook) {
    ARTICLE("UA:I.3");
    Card card = ua_card();
    card.world_programme = true;
    EXPECT_EQ(Bureau("ua2026").refused(FileCard{card}), "office.card.world_programme [UA:I.3]");
    Card elsewhere = card_for("ru-code");
    elsewhere.world_programme = true;
    Bureau("ru-code").go(FileCard{elsewhere});
}

TEST(EventCard, ARankFromOneToSix) {
    ARTICLE("UA:II.1.1");
    Card card = ua_card();
    for (const std::uint32_t rank : {0U, 7U}) {
        card.rank = rank;
        EXPECT_EQ(Bureau("ua2026").refused(FileCard{card}), "office.card.rank [UA:II.1.1]");
    }
    for (const std::uint32_t rank : {1U, 6U}) {
        card.rank = rank;
        Bureau("ua2026").go(FileCard{card});
    }
}

TEST(EventCard, TheCharacterIsOneTheBookKnows) {
    ARTICLE("UA:II.1.2", "RU:3.1#1", "RU:3.1#2", "RU:3.1#3", "PMR:7");
    const auto articles = [](std::string_view edition, EventCharacter character) {
        Bureau bureau(edition);
        Card card = card_for(edition);
        card.character = character;
        return bureau.go(FileCard{card}).front().get<CardFiled>().articles;
    };
    EXPECT_THAT(articles("ua2026", EventCharacter::cup), ElementsAre("UA:I.11", "UA:II.1.2"));
    EXPECT_THAT(articles("ru-code", EventCharacter::individual), ElementsAre("RU:3.1#1", "RU:3.1"));
    EXPECT_THAT(articles("ru-code", EventCharacter::team), ElementsAre("RU:3.1#2", "RU:3.1"));
    EXPECT_THAT(articles("ru-code", EventCharacter::individual_team),
                ElementsAre("RU:3.1#3", "RU:3.1"));
    EXPECT_THAT(articles("pmr2018", EventCharacter::team), ElementsAre("PMR:221", "PMR:7"));
    Card cup = card_for("pmr2018");
    cup.character = EventCharacter::cup;
    EXPECT_EQ(Bureau("pmr2018").refused(FileCard{cup}), "office.card.character [PMR:7]");
    cup.kind = EventKind::tournament;
    EXPECT_EQ(Bureau("ru-code").refused(FileCard{cup}), "office.card.character [RU:3.1#1]");
}

TEST(EventCard, AnIndividualEventHasAtLeastThreePlayers) {
    ARTICLE("UA:II.1.2");
    Bureau bureau("ua2026");
    bureau.go(FileCard{ua_card()});
    bureau.world.around.rounds_paired = 1;
    bureau.world.around.participants = 2;
    EXPECT_THAT(Bureau::lines(remarks_on_card(bureau.state, bureau.world)),
                ElementsAre("should office.card.not_official [UA:I.11]",
                            "must office.card.few_players 2 3 [UA:II.1.2]"));
    bureau.world.around.participants = 3;
    EXPECT_THAT(Bureau::lines(remarks_on_card(bureau.state, bureau.world)),
                ElementsAre("should office.card.not_official [UA:I.11]"));
}

TEST(EventCard, KindsOfEvents) {
    ARTICLE("RU:3.1");
    Card card = card_for("ru-code");
    for (const EventKind kind : {EventKind::championship, EventKind::title, EventKind::tournament,
                                 EventKind::match, EventKind::match_tournament}) {
        card.kind = kind;
        Bureau("ru-code").go(FileCard{card});
    }
    card.kind = EventKind::other;
    EXPECT_EQ(Bureau("ru-code").refused(FileCard{card}), "office.card.kind [RU:3.1]");
}

TEST(EventCard, TheProgrammeHasThreeGames) {
    ARTICLE("UA:II.2.1");
    Card card = ua_card();
    for (const char* game : {"russian", "brazilian", "international"}) {
        for (const Speed speed : {Speed::classical, Speed::rapid, Speed::blitz}) {
            for (const auto character : {EventCharacter::individual, EventCharacter::team}) {
                card.game = game;
                card.speed = speed;
                card.character = character;
                Bureau("ua2026").go(FileCard{card});
            }
        }
    }
    card.game = "frisian";
    EXPECT_EQ(Bureau("ua2026").refused(FileCard{card}), "office.card.game [UA:II.2.1]");
}

TEST(EventCard, OfficialIsWhatACalendarListsAndABudgetPays) {
    ARTICLE("UA:I.11");
    const auto official = [](Calendar calendar, bool budget) {
        Bureau bureau("ua2026");
        Card card = ua_card();
        card.calendar = calendar;
        card.budget = budget;
        bureau.go(FileCard{card});
        return bureau.state.official;
    };
    EXPECT_TRUE(official(Calendar::national, true));
    EXPECT_TRUE(official(Calendar::regional, true));
    EXPECT_TRUE(official(Calendar::centre, true));
    EXPECT_FALSE(official(Calendar::federation, true));
    EXPECT_FALSE(official(Calendar::none, true));
    EXPECT_FALSE(official(Calendar::national, false));
}

TEST(EventCard, AnOfficialEventIsBoundToTheBook) {
    ARTICLE("PMR:ORDER.2", "PMR:221");
    Bureau bureau("pmr2018");
    Card card = card_for("pmr2018");
    card.calendar = Calendar::federation;
    bureau.go(FileCard{card});
    EXPECT_TRUE(bureau.state.official);
    EXPECT_THAT(Bureau::lines(remarks_on_card(bureau.state, bureau.world)),
                ElementsAre("should office.card.official [PMR:221]",
                            "should office.card.binding [PMR:ORDER.2]"));
    card.calendar = Calendar::none;
    bureau.go(FileCard{card});
    EXPECT_FALSE(bureau.state.official);
    EXPECT_THAT(Bureau::lines(remarks_on_card(bureau.state, bureau.world)),
                ElementsAre("should office.card.not_official [PMR:221]"));
}

TEST(EventCard, ANationalEventIsOfOneImpairmentGroup) {
    ARTICLE("UA:I.9");
    Card card = ua_card();
    card.level = EventLevel::national;
    EXPECT_EQ(Bureau("ua2026").refused(FileCard{card}), "office.card.group [UA:I.9]");
    card.group = ImpairmentGroup::hearing;
    Bureau("ua2026").go(FileCard{card});
    card.level = EventLevel::regional;
    card.group = ImpairmentGroup::none;
    Bureau("ua2026").go(FileCard{card});
}

TEST(EventCard, OnlyGamesByTheInternationalLawsAreRated) {
    ARTICLE("FIDE:PREFACE.3");
    Card card = card_for("pmr2018");
    card.rated = true;
    EXPECT_EQ(Bureau("pmr2018").refused(FileCard{card}), "office.card.rated [FIDE:PREFACE.3]");
    Bureau laws("fide2023");
    EXPECT_THAT(laws.go(FileCard{card}).front().get<CardFiled>().articles,
                ElementsAre("FIDE:PREFACE.3"));
}

TEST(EventCard, WrongDaysAreRefused) {
    Card card = card_for("fide2023");
    card.end = day("2026-04-30");
    EXPECT_EQ(Bureau("fide2023").refused(FileCard{card}), "office.card.dates");
    card = card_for("fide2023");
    card.arrival = day("2026-05-02");
    EXPECT_EQ(Bureau("fide2023").refused(FileCard{card}), "office.card.arrival");
    Bureau begun("fide2023");
    begun.go(FileCard{card_for("fide2023")});
    begun.world.around.rounds_paired = 1;
    EXPECT_EQ(begun.refused(FileCard{card_for("fide2023")}), "office.card.begun");
}

} // namespace
} // namespace kodeks::office
