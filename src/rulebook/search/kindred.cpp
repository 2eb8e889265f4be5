#include "rulebook/search/kindred.hpp"

#include <algorithm>
#include <array>

namespace kodeks::rulebook {

namespace {

// One notion in English, Ukrainian and Russian, words as search_words() gives them.
using Notion = std::array<std::string_view, 3>;

constexpr std::array languages = {Language::en, Language::uk, Language::ru};

constexpr std::array notions = std::to_array<Notion>({
    {"threefold third three", "триразове трикратне потрійне втретє утретє третій три",
     "трехкратное троекратное трижды третий три"},
    {"repetition repeated occurs occurred appears appeared",
     "повторення повторюється повторилася виникає виникла",
     "повторение повторяется повторилась возникает возникла"},
    {"blind sight visual unsighted", "незрячий сліпий зір зору", "слепой незрячий зрение зрения"},
    {"deaf hearing", "нечуючий глухий слух слуху", "глухой слабослышащий слух слуха"},
    {"broken defect defective faulty fault", "зламався поламаний несправний дефект похибка",
     "сломались сломан неисправный неисправность дефект погрешность"},
    {"talking talk conversation", "розмова розмовляти розмови балачки",
     "разговор разговаривать разговоры"},
    {"expel removal remove", "вивести виводити вилучити видалення відсторонити",
     "удаление удалить вывести исключить отстранить"},
    {"phone mobile smartphone device", "телефон мобільний смартфон пристрій гаджет",
     "телефон мобильный смартфон устройство гаджет"},
    {"blitz", "бліц блискавична", "блиц молниеносная"},
    {"rapid", "швидка рапід", "быстрая рапид"},
    {"offer propose", "пропозиція запропонувати пропонує пропонувати",
     "предложение предложить предлагает предлагать"},
    {"late lateness", "запізнення запізнився спізнення", "опоздание опоздал опаздывает"},
    {"absent noshow", "неявка відсутній відсутність", "неявка отсутствует отсутствие"},
    {"overstep overstepped", "прострочення прострочив протермінування просрочка",
     "просрочка просрочил превысил"},
    {"sealed", "запечатаний записаний таємний", "запечатанный записанный тайный"},
    {"adjourned adjournment", "відкладання відкладена", "откладывание отложенная"},
    {"resign resigns resignation", "здача здався здається", "сдача сдался сдается"},
    {"smoking smoke", "куріння курити паління", "курение курить"},
    {"touch touched", "дотик торкнувся доторкнувся торкання",
     "касание прикосновение тронул коснулся дотронулся"},
    {"spectator spectators", "глядач глядачі", "зритель зрители"},
    {"protest appeal appeals", "протест апеляція оскарження скарга",
     "протест апелляция обжалование жалоба"},
    {"flag flags", "прапорець прапорці", "флажок флажки"}, // a vowel comes and goes
    {"withdraw withdrawal withdraws", "вибуття вибув вибуває", "выбытие выбыл выбывает"},
    {"arbiter referee", "арбітр суддя рефері", "арбитр судья рефери"},
    {"sheet scoresheet", "бланк", "бланк"},
});

struct NamedKind {
    ArticleKind kind;
    Notion words;
};

constexpr std::array named_kinds = std::to_array<NamedKind>({
    {ArticleKind::correspondence, {"correspondence letter", "листування", "переписка"}},
    {ArticleKind::composition, {"composition composer", "композиція", "композиция"}},
});

// The words of one notion as keys of the index.
std::vector<std::string> keys_of_notion(const Notion& notion, const Stemmer& stemmer) {
    std::vector<std::string> keys;
    for (const Language language : languages) {
        for (const std::string& word : search_words(notion[static_cast<std::size_t>(language)])) {
            keys.push_back(stem_key(stemmer.stem(word, language), language));
        }
    }
    return keys;
}

bool meet(const std::vector<std::string>& a, const std::vector<std::string>& b) {
    return std::ranges::find_first_of(a, b) != a.end();
}

} // namespace

Kindred::Kindred(const Stemmer& stemmer) : stemmer_(&stemmer) {
    for (const Notion& notion : notions) {
        notions_.push_back(keys_of_notion(notion, stemmer));
    }
    for (const NamedKind& named : named_kinds) {
        kinds_.push_back(keys_of_notion(named.words, stemmer));
    }
}

Kindred::Keys Kindred::keys_of(std::string_view word) const {
    Keys keys;
    for (const Language language : languages) {
        keys.push_back(stem_key(stemmer_->stem(word, language), language));
    }
    return keys;
}

std::vector<std::string> Kindred::stems_of(std::string_view word) const {
    const Keys own = keys_of(word);
    Keys kin;
    for (const Keys& notion : notions_) {
        if (meet(notion, own)) {
            kin.insert(kin.end(), notion.begin(), notion.end());
        }
    }
    return kin;
}

std::optional<ArticleKind> Kindred::kind_of(std::string_view word) const {
    const Keys own = keys_of(word);
    for (std::size_t i = 0; i < named_kinds.size(); ++i) {
        if (meet(kinds_[i], own)) {
            return named_kinds[i].kind;
        }
    }
    return std::nullopt;
}

} // namespace kodeks::rulebook
