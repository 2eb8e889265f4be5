// One word for one notion in all of data/lang; docs/glossary.md says which and why.
#include "base/fold.hpp"
#include "base/language_rows.hpp"
#include "base/utf8.hpp"

#include <regex>
#include <string>

#include <gtest/gtest.h>

namespace kodeks {
namespace {

using test::for_every_sentence;

struct OtherWord {
    Language language;
    std::string_view part; // lower case
    std::string_view instead;
};

// One word for one notion: docs/glossary.md says why these were chosen.
constexpr OtherWord other_words[] = {
    {Language::uk, "колов", "кругова система"},
    {Language::uk, "усічен", "урізаний"},
    {Language::uk, "головній дорозі", "велика дорога"},
    {Language::uk, " півх", "напівхід"},
    {Language::uk, "помічник", "асистент"},
    {Language::uk, "покаран", "стягнення або санкція"},
    {Language::uk, "дощок", "дошок"},
    {Language::uk, "партнер", "суперник"},
    {Language::en, "the partner", "opponent"},
    {Language::uk, "звід правил", "книга правил"},
    {Language::ru, "свод правил", "книга правил"},
    {Language::uk, "код виходу", "код завершення"},
    {Language::ru, "код выхода", "код завершения"},
    {Language::uk, "ендшпіл", "таблиці закінчень"},
    {Language::ru, "эндшпил", "таблицы окончаний"},
    {Language::uk, "початкове числ", "зерно"},
    {Language::uk, "початкового числ", "зерно"},
    {Language::ru, "начальное числ", "зерно"},
    {Language::ru, "начального числ", "зерно"},
    {Language::uk, "послідовність ходів", "серія ходів"},
    {Language::ru, "последовательность ходов", "серия ходов"},
    {Language::uk, "стартовий лист", "стартовий список"},
    {Language::uk, "стартовому лист", "стартовий список"},
    {Language::uk, "виключення з", "вилучення зі змагання"},
    {Language::uk, "зняття з", "вилучення зі змагання"},
    {Language::ru, "снятие с соревнования", "исключение из соревнования"},
    {Language::uk, "заявляє нічи", "вимагає нічиєї"},
    {Language::ru, "заявляет нич", "требует ничьей"},
    {Language::uk, "приставк", "надставка"},
    {Language::ru, "приставк", "надставка"},
    {Language::uk, "перелік паперів", "документи змагання"},
    {Language::uk, "папери змагання", "документи змагання"},
    {Language::ru, "бумаги соревнования", "документы соревнования"},
    {Language::ru, "разновидност", "вид игры"},
    {Language::uk, "показники fide", "показники ФІДЕ"},
    {Language::ru, "показатели fide", "показатели ФИДЕ"},
    {Language::uk, "звіт fide", "звіт ФІДЕ"},
    {Language::ru, "отчёт fide", "отчёт ФИДЕ"},
    {Language::uk, "значення через кому", "у форматі CSV"},
    {Language::ru, "значения через запятую", "в формате CSV"},
    {Language::ru, "частичное", "частное побочное решение"},
    {Language::ru, "помощник", "ассистент"},
    {Language::ru, "наказан", "взыскание или санкция"},
    {Language::ru, "партнёр", "соперник"},
    {Language::ru, "партнер", "соперник"},
    {Language::uk, "нелегальн", "неможлива позиція"},
    {Language::ru, "нелегальн", "невозможная позиция"},
    {Language::uk, "дуаль", "двоїстість розв’язку"},
    {Language::ru, "дуаль", "двойственность решения"},
    {Language::uk, " бай ", "вільний від гри, пропуск"},
    {Language::uk, " баї", "вільні від гри, пропуски"},
    {Language::ru, " бай ", "свободен от игры, пропуск"},
    {Language::ru, " баи", "свободны от игры, пропуски"},
    {Language::uk, "шевенінген", "схевенінгенська система"},
    {Language::uk, "розкрити конверт", "відкрити конверт"},
    {Language::ru, "надзор", "наблюдение (слово книг)"},
    {Language::uk, "зжереб", "складено пари туру"},
    {Language::ru, "разведён парами", "составлены пары тура"},
    {Language::uk, "загальний час", "сумарний час"},
    {Language::ru, "общее время", "суммарное время"},
    {Language::uk, "правила не знають", "правила не передбачають"},
    {Language::ru, "правила не знают", "правила не предусматривают"},
    {Language::uk, "(-ла)", "безособово: «затверджено»"},
    {Language::ru, "л(а)", "безлично: «утверждено»"},
    {Language::uk, "приймати участь", "брати участь"},
    {Language::uk, "приймає участь", "бере участь"},
    {Language::uk, "слідуюч", "наступний"},
    {Language::uk, "на протязі", "протягом"},
    {Language::uk, "співпада", "збігається"},
    {Language::uk, "являється", "є"},
    {Language::uk, " по правилам", "за правилами"},
    {Language::uk, "згідно правил ", "згідно з правилами"},
    {Language::ru, "согласно правил ", "согласно правилам"},
    {Language::ru, "по окончанию", "по окончании"},
    {Language::uk, "сектор", "ділянка"},
    {Language::ru, "сектор", "участок"},
    {Language::uk, "дограння", "догравання"},
    {Language::uk, "виключенн", "вилучення"},
    {Language::uk, "побічне розв", "побічний розв’язок"},
    {Language::uk, "покращен", "поліпшення"},
    {Language::uk, "система розіграшу", "система проведення"},
    {Language::ru, "система розыгрыша", "система проведения"},
    {Language::ru, "стартовый список", "стартовый лист"},
    {Language::ru, "стартового списка", "стартового листа"},
    {Language::ru, "недолжн", "ненадлежащий"},
    {Language::ru, "обнародован", "опубликован"},
    {Language::uk, " зміщен", "зсунутий"},
    {Language::uk, "мінімальний норматив", "мінімальний кваліфікаційний стандарт (UA:II.3.1)"},
    {Language::ru, "минимальный норматив", "минимальный квалификационный стандарт"},
};

TEST(LanguageRules, EveryNotionHasOneWord) {
    for_every_sentence([](const MessageRow& row, Language language, std::string_view text) {
        std::string low = " ";
        for (const char32_t code : code_points(text)) {
            append_utf8(low, lower_case(code));
        }
        for (const OtherWord& other : other_words) {
            EXPECT_FALSE(other.language == language && low.find(other.part) != low.npos)
                << row.key << ": «" << other.part << "» instead of «" << other.instead << "»";
        }
    });
}

// White wins, Black gets: both are singular in English. "Can White win?" says nothing of it.
TEST(LanguageRules, WhiteAndBlackAreSingularInEnglish) {
    const std::string side = "(White|Black|\\{([Tt]o_)?([Pp]layer|[Oo]pponent)\\}) ";
    const std::regex asked("(does|did|[Cc]an|[Cc]ould) " + side);
    const std::regex plural(side + "(are|have|do|lose|get|win|claim|ask|make|take|request|resign)"
                                   "([^a-z]|$)");
    for (const MessageRow& row : message_table()) {
        const std::string told = std::regex_replace(std::string(row.text[0]), asked, "");
        EXPECT_FALSE(std::regex_search(told, plural)) << row.key << ": " << row.text[0];
    }
}

} // namespace
} // namespace kodeks
