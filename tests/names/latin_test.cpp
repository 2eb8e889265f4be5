// The examples are those of the official tables: resolution 55 of 2010 prints them beside each
// letter; for ICAO Doc 9303 every letter is written out.
#include "names/latin.hpp"

#include <utility>

#include <gtest/gtest.h>

namespace kodeks {
namespace {

TEST(LatinName, IsUkrainianByResolution55) {
    for (const auto& [name, latin] : {std::pair{"Алушта", "Alushta"},
                                      {"Борщагівка", "Borshchahivka"},
                                      {"Вінниця", "Vinnytsia"},
                                      {"Гадяч", "Hadiach"},
                                      {"Ґалаґан", "Galagan"},
                                      {"Донецьк", "Donetsk"},
                                      {"Рівне", "Rivne"},
                                      {"Єнакієве", "Yenakiieve"},
                                      {"Гаєвич", "Haievych"},
                                      {"Житомир", "Zhytomyr"},
                                      {"Закарпаття", "Zakarpattia"},
                                      {"Медвин", "Medvyn"},
                                      {"Іршава", "Irshava"},
                                      {"Їжакевич", "Yizhakevych"},
                                      {"Кадиївка", "Kadyivka"},
                                      {"Йосипівка", "Yosypivka"},
                                      {"Стрий", "Stryi"},
                                      {"Київ", "Kyiv"},
                                      {"Лебедин", "Lebedyn"},
                                      {"Миколаїв", "Mykolaiv"},
                                      {"Ніжин", "Nizhyn"},
                                      {"Одеса", "Odesa"},
                                      {"Полтава", "Poltava"},
                                      {"Ромни", "Romny"},
                                      {"Суми", "Sumy"},
                                      {"Тетерів", "Teteriv"},
                                      {"Ужгород", "Uzhhorod"},
                                      {"Фастів", "Fastiv"},
                                      {"Харків", "Kharkiv"},
                                      {"Біла Церква", "Bila Tserkva"},
                                      {"Чернівці", "Chernivtsi"},
                                      {"Шостка", "Shostka"},
                                      {"Гоща", "Hoshcha"},
                                      {"Юрій", "Yurii"},
                                      {"Крюківка", "Kriukivka"},
                                      {"Яготин", "Yahotyn"},
                                      {"Костянтин", "Kostiantyn"},
                                      {"Знам’янка", "Znamianka"},
                                      {"Феодосія", "Feodosiia"},
                                      {"Згорани", "Zghorany"},
                                      {"Розгон", "Rozghon"}}) {
        EXPECT_EQ(latin_name(name, Passport::ukrainian), latin) << name;
    }
}

TEST(LatinName, IsRussianByIcao) {
    EXPECT_EQ(latin_name("абвгдеёжзийклмнопрстуфхцчшщъыьэюя", Passport::of_icao),
              "abvgdeezhziiklmnoprstufkhtschshshchieyeiuia");
    EXPECT_EQ(latin_name("Щербаков Юрий", Passport::of_icao), "Shcherbakov Iurii");
    EXPECT_EQ(latin_name("Подъячев Семён", Passport::of_icao), "Podieiachev Semen") << "ъ is ie";
}

// A Ukrainian in a Russian passport, a Russian in a Ukrainian one: no letter stays Cyrillic.
TEST(LatinName, LeavesNoLetterOfTheOtherAlphabetBehind) {
    EXPECT_EQ(latin_name("Їжак Єва Ґудзь Івасик", Passport::of_icao), "Izhak Ieva Gudz Ivasik");
    EXPECT_EQ(latin_name("Щёголев Объедков Ыкин Эйхе", Passport::ukrainian),
              "Shcheholev Obieedkov Ykyn Eikhe");
}

// Resolution 55 does not write the apostrophe, whichever sign stands for it; what opens a quotation
// is none, and a word begins behind it.
TEST(LatinName, KnowsEverySignOfTheApostrophe) {
    for (const char* name :
         {"Лук’яненко", "Лук'яненко", "Лукʼяненко", "Лук‘яненко", "Лук`яненко"}) {
        EXPECT_EQ(latin_name(name, Passport::ukrainian), "Lukianenko") << name;
    }
    EXPECT_EQ(latin_name("Д’Артаньян", Passport::of_icao), "D’Artanian");
    EXPECT_EQ(latin_name("Ткач «Яша»", Passport::ukrainian), "Tkach «Yasha»");
    EXPECT_EQ(latin_name("Ткач (’Яша’)", Passport::ukrainian), "Tkach (Yasha)");
}

TEST(LatinName, KeepsCapitalsAndEverythingElse) {
    EXPECT_EQ(latin_name("ЩЕРБАК Я.", Passport::ukrainian), "SHCHERBAK Ya.");
    EXPECT_EQ(latin_name("Нечуй-Яворський (2)", Passport::ukrainian), "Nechui-Yavorskyi (2)");
    EXPECT_EQ(latin_name("Smith 5", Passport::of_icao), "Smith 5");
    EXPECT_EQ(latin_name("", Passport::ukrainian), "");
}

TEST(PassportOf, KnowsTheAlphabetByItsOwnLetters) {
    EXPECT_EQ(passport_of("Іваненко", Passport::of_icao), Passport::ukrainian);
    EXPECT_EQ(passport_of("Рыбаков", Passport::ukrainian), Passport::of_icao);
    EXPECT_EQ(passport_of("Петренко", Passport::ukrainian), Passport::ukrainian);
    EXPECT_EQ(passport_of("Петренко", Passport::of_icao), Passport::of_icao);
}

} // namespace
} // namespace kodeks
