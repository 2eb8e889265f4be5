#include "rulebook/search/search.hpp"

#include <algorithm>
#include <utility>

#include <gtest/gtest.h>

namespace kodeks::rulebook {
namespace {

std::vector<std::string_view> best(const std::vector<std::string>& query, std::size_t count) {
    std::vector<std::string_view> ids;
    for (const Hit& hit : search(query).hits) {
        if (ids.size() < count) {
            ids.push_back(hit.article->id);
        }
    }
    return ids;
}

std::vector<std::string_view> all(const std::string& word) {
    return best({word}, articles().size());
}

bool is_among_the_first_three(std::string_view id, const std::string& typed) {
    const auto found = best({typed}, 3);
    return std::ranges::find(found, id) != found.end();
}

TEST(Search, DoesNotMindCaseAndOrder) {
    const auto ids = best({"stalemate", "king"}, 20);
    EXPECT_FALSE(ids.empty());
    EXPECT_EQ(best({"KING", "Stalemate"}, 20), ids);
    EXPECT_EQ(best({"king stalemate"}, 20), ids) << "quoted words are words";
}

TEST(Search, UnderstandsSlipsAndBeginnings) {
    EXPECT_EQ(best({"stalemtae"}, 1), best({"stalemate"}, 1));
    const auto beginnings = search({"stalem"});
    EXPECT_EQ(beginnings.hits.size(), search({"stalemate"}).hits.size());
}

TEST(Search, FindsIds) {
    EXPECT_EQ(best({"fide:9.2"}, 1), std::vector<std::string_view>{"FIDE:9.2"});
    for (const char* typed : {"fide9.2", "ФІДЕ:9.2", "фиде:9.2", "АШВУ:9.2"}) {
        EXPECT_EQ(best({typed}, 1), std::vector<std::string_view>{"FIDE:9.2"}) << typed;
    }
    EXPECT_EQ(best({"III.3.7.3"}, 1), std::vector<std::string_view>{"UA:III.3.7.3"});
    EXPECT_EQ(best({"ІІІ.3.7.3"}, 1), std::vector<std::string_view>{"UA:III.3.7.3"})
        << "Cyrillic І";
}

// Alone: words like "ст." are of the number, not further words to look for.
TEST(Search, FindsIdsAsPeopleQuoteThem) {
    for (const char* typed : {"ст. 104в", "ст.104в", "п. 104 в)", "§104c", "пункт 104в", "PMR 104в",
                              "104c PMR", "Article 104c", "п.104 (в)", "PMR ст. 104 в)"}) {
        const Findings found = search({typed});
        EXPECT_EQ(found.words, 1U) << typed;
        ASSERT_FALSE(found.hits.empty()) << typed;
        EXPECT_EQ(found.hits[0].article->id, "PMR:104c") << typed;
    }
    for (const auto& [typed, id] : {std::pair{"9,2", "C07:9.2"},
                                    {"UA V.6.4", "UA:V.6.4"},
                                    {"ua:v6.4", "UA:V.6.4"},
                                    {"A4", "FIDE:A.4"},
                                    {"ru-code 1.9.1.5", "RU:1.9.1.5"}}) {
        EXPECT_EQ(best({typed}, 1), std::vector<std::string_view>{id}) << typed;
        EXPECT_EQ(search({typed}).words, 1U) << typed;
    }
    const Findings both = search({"опоздание", "ст.", "6.7.1"});
    EXPECT_EQ(both.words, 2U);
    EXPECT_EQ(both.hits[0].article->id, "FIDE:6.7.1");
}

// Some books say arbiter, others judge; who types one of the words wants all of them.
TEST(Search, KnowsTheNamesOfTheArbiter) {
    EXPECT_TRUE(is_among_the_first_three("UA:V.9.4.1", "referee late disciplinary measures"));
    EXPECT_FALSE(all("referee").empty());
}

TEST(Search, PutsAnArticleBeforeItsClause) {
    EXPECT_EQ(best({"stalemate"}, 2),
              (std::vector<std::string_view>{"FIDE:5.2.1", "FIDE:5.2.1~1"}));
}

TEST(Search, RanksByWordsThenScore) {
    const Findings findings = search({"touched", "piece", "promotion"});
    EXPECT_EQ(findings.words, 3U);
    EXPECT_EQ(findings.hits.front().words, 3U);
    EXPECT_TRUE(std::ranges::is_sorted(findings.hits, [](const Hit& a, const Hit& b) {
        return a.words != b.words ? a.words > b.words : a.score > b.score;
    }));
}

TEST(Search, FindsWordsOfOtherScripts) {
    EXPECT_EQ(best({"ИГРОВАЯ", "зона"}, 1), std::vector<std::string_view>{"FIDE:11.2.1"});
}

// Every form of a word finds what the others find, and in each language.
TEST(Search, UnderstandsFormsOfWords) {
    for (const auto& [form, other] : {std::pair{"дошці", "дошка"},
                                      {"прапорця", "прапорець"},
                                      {"нічиїх", "нічия"},
                                      {"ладьями", "ладья"},
                                      {"жеребьёвкой", "жеребьевка"},
                                      {"resigned", "resigns"}}) {
        auto found = all(form);
        auto expected = all(other);
        std::ranges::sort(found);
        std::ranges::sort(expected);
        EXPECT_TRUE(std::ranges::includes(found, expected) ||
                    std::ranges::includes(expected, found))
            << form << " " << found.size() << ", " << other << " " << expected.size();
        EXPECT_FALSE(found.empty()) << form;
    }
}

TEST(Search, DoesNotMindApostrophesAccentsAndTheLettersPeopleLeaveOut) {
    EXPECT_EQ(all("об’єктивні"), all("об'єктивні"));
    EXPECT_EQ(all("ОБЄКТИВНІ"), all("об'єктивні"));
    EXPECT_EQ(all("чёрные"), all("черные"));
    EXPECT_EQ(all("ґодинник"), all("годинник"));
    EXPECT_EQ(all("Со\u0301лкоф"), all("Солкоф"));
    EXPECT_EQ(all("Солкоф").size(), 13U) << "the articles of UA and RU that name Solkoff";
}

TEST(Search, PutsTheWordItselfBeforeItsForms) {
    const auto hits = search({"stalemates"}).hits;
    ASSERT_FALSE(hits.empty());
    EXPECT_EQ(hits.front().article->id, "FIDE:5.2.1");
}

// What arbiters type, in their own words, beside the article they want.
TEST(Search, FindsWhatPeopleTypeAmongTheFirstThree) {
    for (const auto& [typed, wanted] : {std::pair{"дотик до фігури", "PMR:38"},
                                        {"тронул ходи", "RU:1.4.7"},
                                        {"ПРАВИЛО 50 ХОДІВ", "FIDE:9.3"},
                                        {"що робити якщо годинник зламався", "FIDE:6.10.1"},
                                        {"сломались часы", "FIDE:6.10.1"},
                                        {"перерыв в игре по переписке", "RU:5.4.1"},
                                        {"розмова під час гри", "UA:V.17.3.1"},
                                        {"другий неможливий хід поразка", "FIDE:7.5.5"},
                                        {"усеченный солкоф", "RU:3.16.8"},
                                        {"склад апеляційного комітету", "UA:V.18.8.4.1"},
                                        {"турецький удар", "UA:III.3.9.2"},
                                        {"взяття на проході", "FIDE:3.7.3.2"},
                                        {"мертвая позиция", "FIDE:5.2.2"},
                                        {"флажок упал у обоих", "RU:3.20.8#1"},
                                        {"captain advises draw", "PMR:216"},
                                        {"курение в зале", "FIDE:11.3.4"}}) {
        EXPECT_TRUE(is_among_the_first_three(wanted, typed))
            << typed << " finds " << testing::PrintToString(best({typed}, 3));
    }
}

TEST(Search, DoesNotMindTheLayoutOfTheKeyboard) {
    for (const auto& [typed, meant] : {std::pair{"ljnbr", "дотик"},
                                       {"ghfgjhtwm", "прапорець"},
                                       {"rjydthn", "конверт"},
                                       {"akf;jr", "флажок"},
                                       {"ыефдуьфеу", "stalemate"},
                                       {"іефдуьфеу", "stalemate"}}) {
        EXPECT_EQ(all(typed), all(meant)) << typed;
        EXPECT_FALSE(all(typed).empty()) << typed;
    }
}

TEST(Search, PassesOverSmallWordsUnlessThereIsNothingElse) {
    EXPECT_EQ(all("якщо пат"), all("пат"));
    EXPECT_EQ(all("what is a stalemate"), all("stalemate"));
    EXPECT_FALSE(all("на").empty());
}

TEST(Search, FindsNothingForNothing) {
    EXPECT_TRUE(search({}).hits.empty());
    EXPECT_TRUE(search({"", " - "}).hits.empty());
    EXPECT_TRUE(search({"qqqqqqqq"}).hits.empty());
}

} // namespace
} // namespace kodeks::rulebook
