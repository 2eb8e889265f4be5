// Letters as plain text: what is written is read back, what is doubtful is told.
#include "base/message.hpp"
#include "correspondence/text/form.hpp"
#include "correspondence/text/read.hpp"
#include "support/article.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace kodeks::correspondence::text {
namespace {

Day day(std::string_view text) {
    return *read_day(text);
}

LetterForm form() {
    return {.code = "K-1",
            .game = 5,
            .repeats = "7... f6-g5",
            .moves = "8. c3-d4",
            .offers = {{"g7-f6", "d4-c5"}, {"h8-g7", "d4-e5"}},
            .partner_sent = day("2002-10-03"),
            .received = day("2002-10-08"),
            .sent = day("2002-10-12"),
            .totals = "12/9",
            .offers_draw = true,
            .address = "Kyiv, Sadova 5",
            .name = "Koval",
            .partner = "Bondar"};
}

Context context() {
    return {
        .code = "K-1", .name = "Koval", .earliest = day("2001-10-01"), .latest = day("2005-10-01")};
}

std::string doubts(const ReadLetter& read) {
    std::string text;
    for (const Doubt& doubt : read.doubts) {
        text += std::to_string(doubt.place.line) + " " + doubt.message.key + "\n";
    }
    return text;
}

TEST(LetterText, ACardHasEverythingALetterMustHave) {
    ARTICLE("RU:5.2.3", "RU:5.2.7", "RU:5.3.1#2");
    EXPECT_EQ(write_letter(form(), Sheet::card, Language::en),
              "Hello!\n"
              "Tournament K-1, game 5\n"
              "Your move: 7... f6-g5\n"
              "My move: 8. c3-d4\n"
              "Variant A: if g7-f6, then d4-c5\n"
              "Variant B: if h8-g7, then d4-e5\n"
              "I offer a draw.\n"
              "Dates: 03.10.2002 / 08.10.2002 / 12.10.2002\n"
              "Time: 12/9\n"
              "Address: Kyiv, Sadova 5\n"
              "Signature: Koval\n");
    EXPECT_EQ(write_letter(form(), Sheet::email, Language::ru),
              "Тема: K-1, партия 5: Koval – Bondar\n\n"
              "Здравствуйте!\n\n"
              "Турнир K-1, партия 5\n"
              "Ваш ход: 7... f6-g5\n"
              "Мой ход: 8. c3-d4\n"
              "Вариант А: если g7-f6, то d4-c5\n"
              "Вариант Б: если h8-g7, то d4-e5\n"
              "Предлагаю ничью.\n\n"
              "Даты: 03.10.2002 / 08.10.2002 / 12.10.2002\n"
              "Время: 12/9\n\n"
              "Адрес: Kyiv, Sadova 5\n"
              "Подпись: Koval\n");
}

TEST(LetterText, WhatIsWrittenIsReadBack) {
    ARTICLE("RU:5.2.3", "RU:5.3.1#2");
    for (const Language language : {Language::en, Language::uk, Language::ru}) {
        for (const Sheet sheet : {Sheet::card, Sheet::email}) {
            const ReadLetter read = read_letter(write_letter(form(), sheet, language), context());
            EXPECT_EQ(doubts(read), "");
            Letter expected;
            expected.received = day("2002-10-08");
            expected.stated = day("2002-10-12");
            expected.moves = {"c3-d4"};
            expected.repeats = {"f6-g5"};
            expected.offers = {{"g7-f6", "d4-c5"}, {"h8-g7", "d4-e5"}};
            expected.totals = "12/9";
            expected.offers_draw = true;
            expected.number = 8;
            EXPECT_EQ(read.letter, expected);
            EXPECT_EQ(read.partner_sent, day("2002-10-03"));
        }
    }
}

// What may stand in a letter instead of a move, as the program writes it and as players do.
TEST(LetterText, OffersClaimsAndResignationsAreReadInThreeLanguages) {
    const auto told = [](std::string_view line) {
        const ReadLetter read = read_letter(line, context());
        const Letter& letter = read.letter;
        return doubts(read) + (letter.offers_draw ? "offers " : "") +
               (letter.accepts_draw ? "accepts " : "") + (letter.claims_draw ? "claims " : "") +
               (letter.resigns ? "resigns " : "");
    };
    for (const char* line : {"Вимагаю нічиєї.", "ВИМАГАЮ НІЧИЄЇ", "Вимагаю нічию!",
                             "Заявляю нічию.", "Требую ничьей.", "I claim a draw."}) {
        EXPECT_EQ(told(line), "claims ") << line;
    }
    for (const char* line : {"Пропоную нічию.", "Предлагаю ничью", "I offer a draw."}) {
        EXPECT_EQ(told(line), "offers ") << line;
    }
    for (const char* line : {"Приймаю нічию.", "Принимаю ничью.", "I accept the draw."}) {
        EXPECT_EQ(told(line), "accepts ") << line;
    }
    for (const char* line : {"Здаюся.", "Сдаюсь", "I resign."}) {
        EXPECT_EQ(told(line), "resigns ") << line;
    }
    EXPECT_EQ(told("Вимагаю перерви"), "1 byletter.doubt.line\n");
}

// Every wish is read back from the words that the program itself writes.
TEST(LetterText, WishesAreReadBackAsTheyAreWritten) {
    for (const Language language : {Language::en, Language::uk, Language::ru}) {
        LetterForm claims = form();
        claims.offers_draw = false;
        claims.claims_draw = true;
        const ReadLetter read = read_letter(write_letter(claims, Sheet::card, language), context());
        EXPECT_EQ(doubts(read), "");
        EXPECT_TRUE(read.letter.claims_draw) << code_of(language);
        EXPECT_FALSE(read.letter.offers_draw) << code_of(language);
    }
}

TEST(LetterText, WhatIsMissingIsToldAndNothingIsGuessed) {
    ARTICLE("RU:5.2.3", "RU:5.2.7");
    const ReadLetter bare = read_letter("Мой ход: 8. c3-d4\n", context());
    EXPECT_EQ(doubts(bare), "");
    EXPECT_TRUE(bare.letter.lacks_dates);
    EXPECT_EQ(bare.letter.lacks, (std::vector{Part::greeting, Part::code, Part::repetition,
                                              Part::address, Part::signature}));
    const ReadLetter odd = read_letter("Hello! K-1\n"
                                       "c3-d4\n"
                                       "My move: c3d4 and c3-k4\n"
                                       "> Your move: f6-g5\n"
                                       "\n"
                                       "Dates: 31.02.2002 / 08.10.02\n"
                                       "Time: 12\n"
                                       "See you soon\n",
                                       context());
    EXPECT_EQ(doubts(odd), "2 byletter.doubt.whose_moves\n"
                           "3 byletter.doubt.move\n"
                           "3 byletter.doubt.no_moves\n"
                           "4 byletter.doubt.quoted\n"
                           "6 byletter.doubt.date\n"
                           "7 byletter.doubt.totals\n"
                           "8 byletter.doubt.line\n"
                           "6 byletter.doubt.which_dates\n");
    EXPECT_EQ(odd.letter.moves, std::vector<std::string>());
    EXPECT_EQ(odd.letter.received, std::nullopt);
}

// Two variants that nobody told apart (RU:5.2.7).
TEST(LetterText, VariantsWithoutLabelsAreMixed) {
    ARTICLE("RU:5.2.7");
    const ReadLetter read = read_letter("If g7-f6 then d4-c5\nIf h8-g7 then d4-e5\n", context());
    EXPECT_TRUE(read.letter.mixed_offers);
    const ReadLetter one = read_letter("На g7-f6 предлагаю d4-c5\n", context());
    EXPECT_FALSE(one.letter.mixed_offers);
    EXPECT_EQ(one.letter.offers, (std::vector<std::vector<std::string>>{{"g7-f6", "d4-c5"}}));
}

TEST(LetterText, SquaresWithNumbers) {
    Context numbers = context();
    numbers.squares = games::SquareNames::numbers;
    const ReadLetter read = read_letter("My move: 12. 32-28\nDates: 03.10.02 08.10.02 2002-10-12\n"
                                        "Time: 0/4\n",
                                        numbers);
    EXPECT_EQ(doubts(read), "");
    EXPECT_EQ(read.letter.moves, std::vector<std::string>{"32-28"});
    EXPECT_EQ(read.letter.number, 12);
    EXPECT_EQ(read.letter.stated, day("2002-10-12"));
}

// Nobody has offered, accepted, claimed or resigned who says that he does not.
TEST(LetterText, WhatIsDeniedOrAskedIsADoubt) {
    const std::string head = "Hello!\nTournament K-1, game 5\nYour move: 7... f6-g5\n"
                             "My move: 8. c3-d4\nDates: 03.10.2002 / 08.10.2002 / 12.10.2002\n"
                             "Time 12/9\nAddress: Kyiv\nSignature: Koval\n";
    const ReadLetter sound = read_letter(head, context());
    EXPECT_EQ(doubts(sound), "");
    EXPECT_EQ(sound.letter.totals, "12/9");
    for (const char* line :
         {"I do not accept the draw.", "No, I cannot offer a draw", "Do you accept the draw?",
          "I don't claim a draw", "Я не приймаю нічию.", "Нет, не принимаю ничью", "Не сдаюсь!",
          "Ще не здаюся"}) {
        const ReadLetter read = read_letter(head + line + "\n", context());
        EXPECT_EQ(doubts(read), "9 byletter.doubt.denied\n") << line;
        EXPECT_EQ(read.letter, sound.letter) << line;
    }
    EXPECT_TRUE(read_letter(head + "I accept the draw.\n", context()).letter.accepts_draw);
}

RC_GTEST_PROP(LetterText, AnyTextIsReadWithoutTrouble, (const std::string& text)) {
    const ReadLetter read = read_letter(text, context());
    for (const Doubt& doubt : read.doubts) {
        RC_ASSERT(is_message_key(doubt.message.key));
    }
}

RC_GTEST_PROP(LetterText, DatesAndTotalsComeBack, ()) {
    LetterForm own = form();
    const auto days = [&](Day from) { return from + Days{*rc::gen::inRange(0, 90)}; };
    own.partner_sent = days(day("2002-01-01"));
    own.received = days(*own.partner_sent);
    own.sent = days(*own.received);
    own.totals =
        std::to_string(*rc::gen::inRange(0, 900)) + "/" + std::to_string(*rc::gen::inRange(0, 900));
    const auto language = *rc::gen::element(Language::en, Language::uk, Language::ru);
    const ReadLetter read = read_letter(write_letter(own, Sheet::card, language), context());
    RC_ASSERT(read.doubts.empty());
    RC_ASSERT(read.partner_sent == own.partner_sent);
    RC_ASSERT(read.letter.received == own.received);
    RC_ASSERT(read.letter.stated == std::optional(own.sent));
    RC_ASSERT(read.letter.totals == own.totals);
}

} // namespace
} // namespace kodeks::correspondence::text
