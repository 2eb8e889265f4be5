#include "names/order.hpp"

#include <algorithm>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kodeks {
namespace {

using testing::ElementsAre;

std::vector<std::string> sorted(std::vector<std::string> names, Language language) {
    const NameOrder order(language);
    std::ranges::sort(names, {}, [&](const std::string& name) { return order.key(name); });
    return names;
}

// а б в г ґ д е є ж з и і ї й … ь ю я; the apostrophe is no letter.
TEST(NameOrder, IsTheUkrainianAlphabet) {
    EXPECT_THAT(sorted({"Йосипенко", "Їжак", "Іванов", "Ищук", "Єрмак", "Егер", "Ґалаґан", "Гук",
                        "Дяк", "Лук’яненко", "Лукаш", "Лукянов"},
                       Language::uk),
                ElementsAre("Гук", "Ґалаґан", "Дяк", "Егер", "Єрмак", "Ищук", "Іванов", "Їжак",
                            "Йосипенко", "Лукаш", "Лук’яненко", "Лукянов"));
}

// ё is е, unless nothing else differs.
TEST(NameOrder, IsTheRussianAlphabet) {
    EXPECT_THAT(sorted({"Ёлкин", "Ельцин", "Елкин", "Ежов", "Жук", "Йорк", "Иванов", "Яшин", "Эрн",
                        "Ыров", "Щукин"},
                       Language::ru),
                ElementsAre("Ежов", "Елкин", "Ёлкин", "Ельцин", "Жук", "Иванов", "Йорк", "Щукин",
                            "Ыров", "Эрн", "Яшин"));
}

TEST(NameOrder, PutsSurnamesBeforeGivenNamesAndTheOwnScriptFirst) {
    EXPECT_THAT(sorted({"Петрова Анна", "Петров Яків", "smith", "Петров Іван"}, Language::uk),
                ElementsAre("Петров Іван", "Петров Яків", "Петрова Анна", "smith"));
    EXPECT_THAT(sorted({"Яків", "Smith", "de Boer"}, Language::en),
                ElementsAre("de Boer", "Smith", "Яків"));
    EXPECT_EQ(sorted({"a", "A"}, Language::en), sorted({"A", "a"}, Language::en));
}

} // namespace
} // namespace kodeks
