#include "tournament/entry_list/entry_list.hpp"

#include "base/fold.hpp"
#include "base/utf8.hpp"
#include "tournament/entry_list/delimited.hpp"
#include "tournament/state/birth.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>

namespace kodeks::tournament {

namespace {

enum class Column : std::uint8_t {
    name,
    surname,
    given,
    latin,
    rating,
    title,
    birth,
    sex,
    federation,
    region,
    club,
    federation_id,
    sport_class,
    team,
    board,
};

struct Heading {
    std::string_view text;
    Column column;
};

// As people head their columns, in small letters.
constexpr Heading headings[] = {
    {"name", Column::name},
    {"player", Column::name},
    {"participant", Column::name},
    {"full name", Column::name},
    {"учасник", Column::name},
    {"піб", Column::name},
    {"прізвище, ім'я", Column::name},
    {"прізвище та ім'я", Column::name},
    {"прізвище ім'я", Column::name},
    {"участник", Column::name},
    {"фио", Column::name},
    {"фамилия, имя", Column::name},
    {"фамилия имя", Column::name},
    {"фамилия и имя", Column::name},
    {"surname", Column::surname},
    {"last name", Column::surname},
    {"family name", Column::surname},
    {"прізвище", Column::surname},
    {"фамилия", Column::surname},
    {"first name", Column::given},
    {"given name", Column::given},
    {"ім'я", Column::given},
    {"имя", Column::given},
    {"latin", Column::latin},
    {"латиницею", Column::latin},
    {"латиницей", Column::latin},
    {"rating", Column::rating},
    {"elo", Column::rating},
    {"рейтинг", Column::rating},
    {"title", Column::title},
    {"звання", Column::title},
    {"розряд", Column::title},
    {"звание", Column::title},
    {"разряд", Column::title},
    {"born", Column::birth},
    {"birth", Column::birth},
    {"birthday", Column::birth},
    {"birth date", Column::birth},
    {"birth year", Column::birth},
    {"year of birth", Column::birth},
    {"date of birth", Column::birth},
    {"рік народження", Column::birth},
    {"дата народження", Column::birth},
    {"р.н.", Column::birth},
    {"год рождения", Column::birth},
    {"дата рождения", Column::birth},
    {"г.р.", Column::birth},
    {"sex", Column::sex},
    {"gender", Column::sex},
    {"стать", Column::sex},
    {"пол", Column::sex},
    {"federation", Column::federation},
    {"fed", Column::federation},
    {"country", Column::federation},
    {"федерація", Column::federation},
    {"країна", Column::federation},
    {"федерация", Column::federation},
    {"страна", Column::federation},
    {"region", Column::region},
    {"область", Column::region},
    {"регіон", Column::region},
    {"регион", Column::region},
    {"club", Column::club},
    {"клуб", Column::club},
    {"fide id", Column::federation_id},
    {"fmjd id", Column::federation_id},
    {"id", Column::federation_id},
    {"class", Column::sport_class},
    {"клас", Column::sport_class},
    {"класс", Column::sport_class},
    {"team", Column::team},
    {"команда", Column::team},
    {"board", Column::board},
    {"дошка", Column::board},
    {"доска", Column::board},
};

std::optional<Column> column_of(std::string_view heading) {
    std::string folded = fold_case(heading);
    for (const std::string_view apostrophe : {"’", "ʼ", "`"}) {
        for (std::size_t at = folded.find(apostrophe); at != std::string::npos;
             at = folded.find(apostrophe)) {
            folded.replace(at, apostrophe.size(), "'");
        }
    }
    const auto* const found = std::ranges::find(headings, folded, &Heading::text);
    return found == std::end(headings) ? std::nullopt : std::optional(found->column);
}

std::optional<std::int32_t> number_in(std::string_view text) {
    std::int32_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = read.ec == std::errc{} && read.ptr == text.data() + text.size();
    return whole ? std::optional(number) : std::nullopt;
}

Sex sex_in(std::string_view text) {
    const std::string folded = fold_case(text);
    const auto is_one_of = [&](std::initializer_list<std::string_view> words) {
        return std::ranges::find(words, folded) != words.end();
    };
    if (is_one_of({"f", "w", "female", "woman", "ж", "жіноча", "женский", "жін", "жен"})) {
        return Sex::female;
    }
    return is_one_of({"m", "male", "man", "ч", "чоловіча", "м", "мужской", "чол", "муж"})
               ? Sex::male
               : Sex::unknown;
}

bool is_mixed(std::string_view name) {
    bool latin = false;
    bool cyrillic = false;
    for (const char32_t code : code_points(name)) {
        latin = latin || (code >= U'A' && code <= U'z');
        cyrillic = cyrillic || (code >= 0x400 && code < 0x530);
    }
    return latin && cyrillic;
}

// Fills one person from one line.
class LineReader {
public:
    LineReader(EntryList& list, std::uint32_t line) : list_(list) { listed_.line = line; }

    void take(Column column, const std::string& text) {
        Person& person = listed_.person;
        switch (column) {
        case Column::name:
            person.name = text;
            break;
        case Column::surname:
            surname_ = text;
            break;
        case Column::given:
            given_ = text;
            break;
        case Column::latin:
            person.latin = text;
            break;
        case Column::rating:
            take_rating(text);
            break;
        case Column::title:
            person.title = text;
            break;
        case Column::birth:
            take_birth(text);
            break;
        case Column::sex:
            take_sex(text);
            break;
        case Column::federation:
            person.federation = text;
            break;
        case Column::region:
            person.region = text;
            break;
        case Column::club:
            person.club = text;
            break;
        case Column::federation_id:
            person.federation_id = text;
            break;
        case Column::sport_class:
            person.sport_class = text;
            break;
        case Column::team:
            listed_.team = text;
            break;
        case Column::board:
            take_board(text);
            break;
        }
    }

    void finish() {
        Person& person = listed_.person;
        if (person.name.empty()) {
            person.name = given_.empty() ? surname_ : surname_ + " " + given_;
        }
        if (person.name.empty()) {
            remark("entry_list.no_name", "");
            return;
        }
        if (is_mixed(person.name)) {
            remark("entry_list.mixed", person.name);
        }
        list_.people.push_back(std::move(listed_));
    }

private:
    void remark(const char* key, const std::string& text) {
        list_.remarks.push_back({{key, {{"text", text}}}, listed_.line});
    }

    void take_rating(const std::string& text) {
        const auto rating = number_in(text);
        if (rating && *rating > 0) {
            listed_.person.ratings = {{"", *rating}};
        } else if (!text.empty() && rating != 0) {
            remark("entry_list.rating", text);
        }
    }

    void take_birth(const std::string& text) {
        const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
        if (!read_birth(text, listed_.person)) {
            if (!text.empty()) {
                remark("entry_list.birth", text);
            }
        } else if (listed_.person.birth_month == 0 && std::ranges::count_if(text, is_digit) > 4) {
            remark("entry_list.birth_year", text);
        }
    }

    void take_sex(const std::string& text) {
        listed_.person.sex = sex_in(text);
        if (listed_.person.sex == Sex::unknown && !text.empty()) {
            remark("entry_list.sex", text);
        }
    }

    void take_board(const std::string& text) {
        const auto board = number_in(text);
        if (board && *board >= 0) {
            listed_.board = static_cast<std::uint32_t>(*board);
        } else if (!text.empty()) {
            remark("entry_list.board", text);
        }
    }

    EntryList& list_;
    ListedPerson listed_;
    std::string surname_;
    std::string given_;
};

} // namespace

Result<EntryList> read_entry_list(const ledger::Source& source) {
    if (const auto broken = first_invalid_byte(source.text)) {
        return tl::unexpected(fault_at(source, {*broken, {"base.unreadable_utf8", {}}}));
    }
    const std::vector<DelimitedLine> lines = read_delimited(source.text);
    EntryList list;
    std::vector<std::optional<Column>> columns;
    if (!lines.empty()) {
        for (const std::string& heading : lines.front().cells) {
            columns.push_back(column_of(heading));
            if (!columns.back() && !heading.empty()) {
                list.remarks.push_back(
                    {{"entry_list.column", {{"text", heading}}}, lines.front().number});
            }
        }
    }
    const bool named = std::ranges::any_of(columns, [](const auto& column) {
        return column == Column::name || column == Column::surname;
    });
    if (!named) {
        return tl::unexpected(fault_at(source, {0, {"entry_list.no_names", {}}}));
    }
    for (std::size_t at = 1; at < lines.size(); ++at) {
        LineReader reader(list, lines[at].number);
        for (std::size_t i = 0; i < lines[at].cells.size() && i < columns.size(); ++i) {
            if (columns[i]) {
                reader.take(*columns[i], lines[at].cells[i]);
            }
        }
        reader.finish();
    }
    return list;
}

std::vector<EntryRemark> doubtful_doubles(const State& state, const EntryList& list) {
    std::map<std::string, std::string> known; // as they look -> as written
    std::map<std::string, std::string> ids;   // in a federation's list -> name
    for (const Entry& entry : state.entries) {
        known.emplace(fold_lookalikes(entry.person.name), entry.person.name);
        ids.emplace(entry.person.federation_id, entry.person.name);
    }
    std::vector<EntryRemark> doubles;
    for (const ListedPerson& listed : list.people) {
        const auto [found, fresh] =
            known.emplace(fold_lookalikes(listed.person.name), listed.person.name);
        if (!fresh) {
            doubles.push_back(
                {{"entry_list.double", {{"text", listed.person.name}, {"other", found->second}}},
                 listed.line});
        }
        const std::string& id = listed.person.federation_id;
        const auto [owner, first] = ids.emplace(id, listed.person.name);
        if (!first && !id.empty()) {
            doubles.push_back(
                {{"entry_list.same_id",
                  {{"text", listed.person.name}, {"other", owner->second}, {"id", id}}},
                 listed.line});
        }
    }
    return doubles;
}

} // namespace kodeks::tournament
