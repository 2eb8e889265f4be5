// How the summaries are written, in each language; what the build checks beside is in
// tools/lib/summaries.hpp.
#include "base/fold.hpp"
#include "base/utf8.hpp"
#include "rulebook/article.hpp"

#include <array>

#include <gtest/gtest.h>

namespace kodeks::rulebook {
namespace {

constexpr std::array all_languages = {Language::en, Language::uk, Language::ru};

bool begins_sentence(std::string_view text) {
    std::u32string codes = code_points(text);
    codes.erase(0, codes.find_first_not_of(U"«('\""));
    const bool small = lower_case(codes.front()) == codes.front();
    return !small || !is_word_character(codes.front()) ||
           (codes.front() >= U'0' && codes.front() <= U'9');
}

// The signs of notation are small letters, and stand first where they are explained.
bool explains_a_sign(std::string_view text) {
    return text.starts_with("x means") || text.starts_with("e.p. means");
}

TEST(Summary, IsAWholeSentenceInEveryLanguage) {
    for (const Article& article : articles()) {
        for (const Language language : all_languages) {
            const std::string_view text = summary_in(article, language);
            EXPECT_TRUE(begins_sentence(text) || explains_a_sign(text)) << article.id << text;
            EXPECT_NE(std::string_view(".!?)").find(text.back()), std::string_view::npos)
                << article.id << ": " << text;
            EXPECT_EQ(text.find("  "), std::string_view::npos) << article.id;
        }
    }
}

TEST(Summary, IsTranslatedNotCopied) {
    for (const Article& article : articles()) {
        const std::string_view uk = summary_in(article, Language::uk);
        const std::string_view ru = summary_in(article, Language::ru);
        EXPECT_NE(uk, article.summary) << article.id;
        EXPECT_NE(ru, article.summary) << article.id;
    }
}

// docs/glossary.md says which word stands for a notion.
TEST(Summary, KeepsToTheWordsOfTheGlossary) {
    for (const Article& article : articles()) {
        const std::string uk = fold_case(summary_in(article, Language::uk));
        for (const char* word : {"дощок", " колов", "усічен", "головній дорозі", "дограш"}) {
            EXPECT_EQ(uk.find(word), std::string::npos) << article.id << ": " << word;
        }
    }
}

} // namespace
} // namespace kodeks::rulebook
