// What a machine can check of the language of data/lang, row by row. Cases, agreement and word
// order need a reader; which word stands for which notion is fixed in docs/glossary.md.
#include "base/fold.hpp"
#include "base/language_rows.hpp"
#include "base/utf8.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <span>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace kodeks {
namespace {

using test::for_every_sentence;
using test::languages;
using test::text_of;

struct Exempt {
    std::string_view key; // a key, or the beginning of keys when it ends with a dot
    std::string_view why;
};

bool is_exempt(std::string_view key, std::span<const Exempt> list) {
    return std::ranges::any_of(list, [&](const Exempt& one) {
        return one.key.ends_with('.') ? key.starts_with(one.key) : key == one.key;
    });
}

// The sentence without its parts: "{n} {n|one:game|other:games}" gives " game games".
std::string words_only(std::string_view text) {
    static const std::regex form("\\|(one|few|many|other):");
    static const std::regex start("\\{[A-Za-z_0-9]+");
    const std::string plain = std::regex_replace(std::string(text), form, " ");
    return std::regex_replace(plain, start, " ");
}

bool is_latin(char32_t code) {
    return (code >= U'A' && code <= U'Z') || (code >= U'a' && code <= U'z');
}

bool is_cyrillic(char32_t code) {
    return code >= 0x400 && code <= 0x52F;
}

TEST(LanguageRules, NoWordMixesTwoAlphabets) {
    for_every_sentence([](const MessageRow& row, Language language, std::string_view text) {
        bool latin = false;
        bool cyrillic = false;
        for (const char32_t code : code_points(words_only(text))) {
            const bool letter = is_latin(code) || is_cyrillic(code);
            latin = letter && (latin || is_latin(code));
            cyrillic = letter && (cyrillic || is_cyrillic(code));
            ASSERT_FALSE(latin && cyrillic) << row.key << ", " << code_of(language) << ": " << text;
        }
    });
}

TEST(LanguageRules, EveryLanguageKeepsToItsLetters) {
    for_every_sentence([](const MessageRow& row, Language language, std::string_view text) {
        const std::u32string_view foreign = language == Language::uk ? U"ЁёЪъЫыЭэ" : U"ІіЇїЄєҐґ";
        for (const char32_t code : code_points(text)) {
            const bool wrong =
                language == Language::en ? is_cyrillic(code) : foreign.find(code) != foreign.npos;
            ASSERT_FALSE(wrong) << row.key << ", " << code_of(language) << ": " << text;
        }
    });
}

std::set<std::string> parts_of(std::string_view text) {
    static const std::regex part("\\{([A-Za-z_0-9]+)");
    const std::string copy(text);
    std::set<std::string> parts;
    for (std::sregex_iterator it(copy.begin(), copy.end(), part), end; it != end; ++it) {
        parts.insert((*it)[1]);
    }
    return parts;
}

std::size_t groups_of(std::string_view text) {
    std::size_t groups = 0;
    for (auto at = text.find("[["); at != text.npos; at = text.find("[[", at + 2)) {
        ++groups;
    }
    return groups;
}

TEST(LanguageRules, EveryLanguageUsesTheSameParts) {
    for_every_sentence([](const MessageRow& row, Language, std::string_view text) {
        EXPECT_EQ(parts_of(text), parts_of(row.text[0])) << row.key;
        EXPECT_EQ(groups_of(text), groups_of(row.text[0])) << row.key;
    });
}

// True for a capital, also a part with one such as {Player}; nothing when that cannot be told.
std::optional<bool> begins_with_capital(std::string_view text) {
    std::u32string codes = code_points(text);
    codes.erase(0, codes.find_first_not_of(U"«("));
    const bool part = codes.starts_with(U"{");
    const char32_t first = codes.substr(part ? 1 : 0, 1).front();
    const bool capital = lower_case(first) != first;
    const bool letter = is_latin(first) || is_cyrillic(first);
    return letter && (!part || capital) ? std::optional(capital) : std::nullopt;
}

constexpr Exempt names_in_english[] = {
    {"side.", "White and Black are names in English and common words elsewhere"},
    {"cli.event.column.white", "as above"},
    {"cli.event.column.black", "as above"},
    {"variant.", "English writes peoples and Chess960 with a capital"},
    {"page.variant.", "as above"},
    {"tournament.tiebreak.", "the name of a person or town need not come first"},
    {"notation.pdn_fen.field", "English begins with the letters of the format"},
    {"contest.king_on", "English has the letter of the format"},
};

TEST(LanguageRules, SentencesBeginAlikeWithACapitalOrWithout) {
    for_every_sentence([](const MessageRow& row, Language language, std::string_view text) {
        const auto expected = begins_with_capital(row.text[0]);
        const auto found = begins_with_capital(text);
        if (expected && found && !is_exempt(row.key, names_in_english)) {
            EXPECT_EQ(*found, *expected) << row.key << ", " << code_of(language) << ": " << text;
        }
    });
}

constexpr Exempt faults_behind_a_place[] = {
    {"server.no_answer", "the address of the server stands before it"},
    {"server.bad_certificate", "the name of the file stands before it"},
};

// These are whole sentences: nothing precedes them on their line.
TEST(LanguageRules, RulingsRefusalsQuestionsAndEventsBeginWithACapital) {
    for_every_sentence([](const MessageRow& row, Language, std::string_view text) {
        for (const std::string_view family :
             {"ruling.", "referee.", "question.", "event.", "server.", "contest.missing."}) {
            if (row.key.starts_with(family) && !is_exempt(row.key, faults_behind_a_place)) {
                EXPECT_TRUE(begins_with_capital(text).value_or(true)) << row.key << ": " << text;
            }
        }
    });
}

constexpr Exempt words_of_contests[] = {
    {"contest.and", "joins two names"},
    {"contest.after", "stands behind a title"},
    {"contest.complicates", "as above"},
    {"contest.free_theme", "what a statement of the regulations says"},
    {"contest.thematic", "as above"},
    {"contest.works_and_copies", "as above"},
    {"contest.prizes", "as above"},
    {"contest.prize", "a cell of a table"},
    {"contest.king_on", "as above"},
    {"contest.yes", "as above"},
    {"contest.no", "as above"},
    {"contest.none", "as above"},
};

// Refusals of contests have no family of their own: they are what has no second dot in its key.
TEST(LanguageRules, RefusalsOfContestsBeginWithACapital) {
    for_every_sentence([](const MessageRow& row, Language, std::string_view text) {
        const bool own = row.key.starts_with("contest.") &&
                         row.key.find('.', sizeof("contest.") - 1) == row.key.npos;
        if (own && !is_exempt(row.key, words_of_contests)) {
            EXPECT_TRUE(begins_with_capital(text).value_or(true)) << row.key << ": " << text;
        }
    });
}

char end_mark(std::string_view text) {
    return std::string_view(".?!:;,").find(text.back()) == std::string_view::npos ? ' '
                                                                                  : text.back();
}

constexpr Exempt ends_differently[] = {
    {"cli.event.column.no", "the English abbreviation has a dot, the sign № has none"},
};

TEST(LanguageRules, SentencesEndWithTheSameMark) {
    for_every_sentence([](const MessageRow& row, Language, std::string_view text) {
        if (!is_exempt(row.key, ends_differently)) {
            EXPECT_EQ(end_mark(text), end_mark(row.text[0])) << row.key << ": " << text;
        }
    });
}

constexpr Exempt quotes_of_a_format[] = {
    {"composition.task_what", "JSON"},  {"letters.no_header", "JSON"},
    {"script.no_header", "JSON"},       {"script.want_time", "JSON"},
    {"script.want_at", "JSON"},         {"notation.tag_quotes", "the tags of PGN"},
    {"config.wrong_kind.list", "TOML"},
};

// «» and ’ everywhere; English keeps the apostrophe of the keyboard.
TEST(LanguageRules, NoStraightQuotes) {
    static const std::regex quote_in_english("\"|(^|[^A-Za-z}])'|'([^A-Za-z]|$)");
    static const std::regex quote("[\"']");
    static const std::regex of_many("s'( |$)");
    for_every_sentence([](const MessageRow& row, Language language, std::string_view text) {
        if (!is_exempt(row.key, quotes_of_a_format)) {
            const std::string bare = std::regex_replace(std::string(text), of_many, "s ");
            EXPECT_FALSE(
                std::regex_search(bare, language == Language::en ? quote_in_english : quote))
                << row.key << ", " << code_of(language) << ": " << text;
        }
    });
}

// One kind of quotes and one apostrophe for each language.
TEST(LanguageRules, QuotesAndApostrophesAreThoseOfTheHouse) {
    for_every_sentence([](const MessageRow& row, Language language, std::string_view text) {
        const std::u32string_view foreign = language == Language::en ? U"“”„’‘" : U"“”„‘";
        EXPECT_EQ(code_points(text).find_first_of(foreign), std::u32string::npos)
            << row.key << ", " << code_of(language) << ": " << text;
    });
}

// A dash in a sentence is —; – stands between two opponents or two days only, and never a hyphen.
TEST(LanguageRules, DashesAreLongInSentencesAndShortBetweenTwo) {
    static const std::regex between("[})] – \\{");
    static const std::regex hyphen("[})»] - [{(«]");
    for_every_sentence([](const MessageRow& row, Language, std::string_view text) {
        const std::string rest = std::regex_replace(std::string(text), between, "");
        EXPECT_EQ(rest.find(" – "), std::string::npos) << row.key << ": " << text;
        EXPECT_FALSE(std::regex_search(rest, hyphen)) << row.key << ": " << text;
    });
}

constexpr Exempt not_in_full_sentences[] = {
    {"cli.tour.more", "ends with a command to type"},
};

// What the help says further is whole sentences.
TEST(LanguageRules, FurtherHelpIsWholeSentences) {
    for_every_sentence([](const MessageRow& row, Language language, std::string_view text) {
        if (row.key.starts_with("cli.") && row.key.ends_with(".more") &&
            !is_exempt(row.key, not_in_full_sentences)) {
            EXPECT_TRUE(begins_with_capital(text).value_or(false))
                << row.key << ", " << code_of(language) << ": " << text;
            EXPECT_EQ(end_mark(text), '.') << row.key << ", " << code_of(language) << ": " << text;
        }
    });
}

constexpr Exempt counted_otherwise[] = {
    {"clock.h", "hours are shortened"},
    {"byletter.ruling.appeal_to_arbiter", "the sixth of ten days: always many"},
    {"byletter.ruling.appeal_to_organiser", "as above"},
};

// "{n} днів" is wrong for 1 and 2: what is counted has its forms, "{n} {n|one:день|...}".
TEST(LanguageRules, WhatIsCountedHasItsForms) {
    static const std::regex counted(
        "\\{[a-z_]+\\} (days|months|years|pairs|день|дні|днів|дня|дней|місяц[^ ]*|месяц[^ ]*|"
        "рік|роки|років|год|года|лет|хід|ходи|ходів|ход|хода|ходов|пара|пари|пары|пар|партія|"
        "партії|партій|партия|партии|партий|тури|турів|тура|туров|очок|очков|позиція|позиції|"
        "позицій|позиция|позиции|позиций)([ .,;:)]|$)");
    for_every_sentence([](const MessageRow& row, Language language, std::string_view text) {
        if (!is_exempt(row.key, counted_otherwise)) {
            EXPECT_FALSE(std::regex_search(std::string(text), counted))
                << row.key << ", " << code_of(language) << ": " << text;
        }
    });
}

// A count in English has two forms, in Ukrainian and Russian three; halves are like "other".
TEST(LanguageRules, EveryCountHasAllTheFormsOfItsLanguage) {
    static const std::regex counted("\\{[a-z_]+\\|([^}]*)\\}");
    for_every_sentence([](const MessageRow& row, Language language, std::string_view text) {
        const std::string copy(text);
        const std::vector<std::string> needed =
            language == Language::en ? std::vector<std::string>{"one:", "other:"}
                                     : std::vector<std::string>{"one:", "few:", "many:"};
        for (std::sregex_iterator it(copy.begin(), copy.end(), counted), end; it != end; ++it) {
            const std::string forms = "|" + (*it)[1].str();
            for (const std::string& form : needed) {
                EXPECT_NE(forms.find("|" + form), forms.npos)
                    << row.key << ", " << code_of(language) << ": " << text;
            }
        }
    });
}

// The pages name every game, and as the program does.
TEST(LanguageRules, APageNamesAGameAsTheProgramDoes) {
    std::map<std::string, MessageRow, std::less<>> rows;
    for (const MessageRow& row : message_table()) {
        rows.emplace(row.key, row);
    }
    for (const auto& [key, row] : rows) {
        if (key.starts_with("variant.")) {
            const auto page = rows.find("page." + key);
            ASSERT_NE(page, rows.end()) << key;
            for (const Language language : languages) {
                EXPECT_EQ(text_of(page->second, language), text_of(row, language)) << key;
            }
        }
    }
}

// The word behind `place`, and where it ends.
std::string_view word_behind(std::string_view text, std::size_t place) {
    const std::string_view rest = text.substr(std::min(place, text.size()));
    return rest.substr(0, rest.find_first_of(" .,;:([{"));
}

// The first word that tells something of the person named at `place`.
std::string_view told_of_person(std::string_view text, std::size_t place) {
    for (const std::string_view small : {"вже ", "уже ", "ще ", "ещё ", "не "}) {
        if (text.substr(place).starts_with(small)) {
            place += small.size();
        }
    }
    return word_behind(text, place);
}

bool needs_a_man(std::string_view word, Language language) {
    if (language == Language::uk) {
        return word != "в" && (word.ends_with("в") || word.ends_with("вся") || word == "повинен");
    }
    return word.ends_with("л") || word.ends_with("лся") || word.ends_with("ён") || word == "должен";
}

// Whether a person is a man or a woman is not known: nothing that would need to know it is said
// behind a bare name. "Учасник {name} вибув" is right, because the noun decides.
TEST(LanguageRules, NothingSaidOfANameNeedsAManOrAWoman) {
    for_every_sentence([](const MessageRow& row, Language language, std::string_view text) {
        constexpr std::string_view name = "{name} ";
        for (auto at = text.find(name); at != text.npos; at = text.find(name, at + 1)) {
            const std::string_view word = told_of_person(text, at + name.size());
            const std::string_view before = text.substr(0, at);
            const bool noun = before.ends_with("часник ") || before.ends_with("частник ") ||
                              before.ends_with("Этап ");
            EXPECT_FALSE(language != Language::en && !noun && needs_a_man(word, language))
                << row.key << ": " << text;
        }
    });
}

constexpr Exempt names_stay_as_they_are[] = {
    {"contest.after", "«за Berg», «по Berg» is how composers name the author of the older work"},
    {"trf.game.", "numbers stand there"},
    {"tournament.restricted_table", "as above"},
};

// A name cannot be inflected here, so no preposition may govern it: «білими грає {white}», not
// «білі у {white}». In «» it may stand, for then the noun before it is inflected.
TEST(LanguageRules, NoPrepositionGovernsABareName) {
    static const std::regex governed(
        "(^|[ (])(у|в|з|із|зі|до|від|для|на|про|без|після|перед|за|через|"
        "проти|між|щодо|с|со|из|от|о|об|к|ко|по|после|против|между|при) "
        "\\{(name|names|white|black|a|b|account|author|team|through|wanted)\\}");
    for_every_sentence([](const MessageRow& row, Language language, std::string_view text) {
        if (language != Language::en && !is_exempt(row.key, names_stay_as_they_are)) {
            EXPECT_FALSE(std::regex_search(std::string(text), governed))
                << row.key << ", " << code_of(language) << ": " << text;
        }
    });
}

// The first person has no past tense here either: «підсумки отримано», not «я отримав підсумки».
TEST(LanguageRules, TheFirstPersonNeedsNoManOrWoman) {
    static const std::regex first("(^|[ «(])(я|Я) [^ ]+(в|вся|л|лся)([ .,;:!?»)]|$)");
    for_every_sentence([](const MessageRow& row, Language language, std::string_view text) {
        EXPECT_FALSE(language != Language::en && std::regex_search(std::string(text), first))
            << row.key << ", " << code_of(language) << ": " << text;
    });
}

// What stands alone beside a name, such as a column of states: «вибуття», not «вибув».
TEST(LanguageRules, AStateOfAPersonNeedsNoManOrWoman) {
    static const std::regex state("[^ ]+(ув|увся|ався|ився|ыл|улся|ался|ился)");
    for_every_sentence([](const MessageRow& row, Language language, std::string_view text) {
        const bool searched = row.key.starts_with("page.find."); // words that people type
        EXPECT_FALSE(language != Language::en && !searched &&
                     std::regex_match(std::string(text), state))
            << row.key << ", " << code_of(language) << ": " << text;
    });
}

TEST(LanguageRules, NoSpaceTooManyAndNoneMissing) {
    static const std::regex wrong("  | [,;!?]|[,;!?][A-Za-z]");
    for_every_sentence([](const MessageRow& row, Language language, std::string_view text) {
        const std::string copy(text);
        EXPECT_FALSE(std::regex_search(copy, wrong) && row.key != "clock.then")
            << row.key << ", " << code_of(language) << ": " << text;
    });
}

} // namespace
} // namespace kodeks
