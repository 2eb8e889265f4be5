#include "tournament/lots/record.hpp"

#include "tournament/lots/sha256.hpp"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace kodeks::tournament::lots {

namespace {

constexpr std::string_view first_line = "kodeks-draw 2";
constexpr std::string_view older_line = "kodeks-draw 1"; // one draw, without people
constexpr std::size_t draws_max = 2000;
// More than any event draws among; keeps a damaged file from asking for the impossible.
constexpr std::uint32_t options_max = 100'000;

// One line of the file, read word by word; columns count from one.
struct Line {
    std::string_view text;
    std::uint32_t number = 0;
    std::size_t at = 0;

    std::string_view word() {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        const std::string_view found = text.substr(at, end - at);
        at = std::min(end + 1, text.size());
        return found;
    }

    std::string_view rest() const { return text.substr(at); }

    bool done() const { return at >= text.size(); }

    Fault fault(std::string_view key) const {
        return {{std::string(key), {}},
                {},
                {number, static_cast<std::uint32_t>(at + 1)},
                std::string(text.substr(0, 60))};
    }
};

Result<std::uint32_t> read_number(Line& line) {
    const Line before = line;
    const std::string_view word = line.word();
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (word.empty() || error != std::errc{} || end != word.data() + word.size() ||
        value > options_max) {
        return tl::make_unexpected(before.fault("lots.bad_number"));
    }
    return value;
}

Result<Choice> read_choice(Choice::Kind kind, Line& line) {
    Choice choice{kind, std::string(line.word()), 0, {}, {}, {}, {}};
    if (choice.name.empty()) {
        return tl::make_unexpected(line.fault("lots.no_name"));
    }
    const Result<std::uint32_t> options = read_number(line);
    if (!options) {
        return tl::make_unexpected(options.error());
    }
    choice.options = *options;
    while (!line.done()) {
        const Line before = line;
        const Result<std::uint32_t> value = read_number(line);
        if (!value || *value >= choice.options) {
            return tl::make_unexpected(value ? before.fault("lots.bad_number") : value.error());
        }
        choice.result.push_back(*value);
    }
    const std::size_t wanted = kind == Choice::Kind::choose ? 1 : choice.options;
    if (choice.result.size() != wanted) {
        return tl::make_unexpected(line.fault("lots.wrong_count"));
    }
    return choice;
}

// "option NAME 0 Ann" and "drawn NAME 1 Ann" belong to the choice of that name before them; every
// option is named, in their order.
std::optional<Fault> read_person(Line& line, Record& record, std::string_view word) {
    const Line before = line;
    const std::string_view name = line.word();
    if (record.choices.empty() || record.choices.back().name != name) {
        return before.fault("lots.no_name");
    }
    Choice& choice = record.choices.back();
    const bool option = word == "option";
    auto& people = option ? choice.among : choice.drawn;
    const std::size_t most = option ? choice.options : choice.result.size();
    const Line number = line;
    const auto index = read_number(line);
    if (!index || *index != people.size() + (option ? 0 : 1) || people.size() >= most) {
        return index ? number.fault("lots.bad_number") : index.error();
    }
    people.emplace_back(line.rest());
    return std::nullopt;
}

std::optional<Fault> read_line(Line& line, Record& record) {
    const std::string_view word = line.word();
    if (word == "commitment") {
        record.commitment = std::string(line.rest());
    } else if (word == "voided") {
        record.voided = std::string(line.rest());
    } else if (word == "seed") {
        record.seed = std::string(line.rest());
    } else if (word == "salt") {
        record.salt = std::string(line.rest());
    } else if (word == "words") {
        record.words = std::string(line.rest());
    } else if (word == "option" || word == "drawn") {
        return read_person(line, record, word);
    } else if (word == "choose" || word == "shuffle") {
        const Result<Choice> choice =
            read_choice(word == "choose" ? Choice::Kind::choose : Choice::Kind::shuffle, line);
        if (!choice) {
            return choice.error();
        }
        record.choices.push_back(*choice);
    } else {
        line.at = 0;
        return line.fault("lots.unknown_line");
    }
    return std::nullopt;
}

std::string seed_of(const Record& record) {
    return record.words.empty() ? record.seed : record.seed + " " + record.words;
}

// Who was drawn is who stood for what was drawn.
bool names_agree(const Choice& choice) {
    if (choice.drawn.empty()) {
        return true;
    }
    bool agree =
        choice.drawn.size() == choice.result.size() && choice.among.size() == choice.options;
    for (std::size_t i = 0; agree && i < choice.drawn.size(); ++i) {
        agree = choice.drawn[i] == choice.among[choice.result[i]];
    }
    return agree;
}

bool repeats(const Record& record, const Choice& choice) {
    if (choice.kind == Choice::Kind::choose) {
        return choice.result.size() == 1 && choice.options > 0 &&
               chosen(seed_of(record), choice.name, choice.options) == choice.result.front();
    }
    return shuffled(seed_of(record), choice.name, choice.options) == choice.result;
}

} // namespace

std::string commitment_of(std::string_view seed, std::string_view salt) {
    return to_hex(sha256(fmt::format("kodeks-draw\n{}\n{}", seed, salt)));
}

namespace {

void write_people(std::string& text, const Choice& choice) {
    for (std::size_t i = 0; i < choice.among.size(); ++i) {
        text += fmt::format("option {} {} {}\n", choice.name, i, choice.among[i]);
    }
    for (std::size_t i = 0; i < choice.drawn.size(); ++i) {
        text += fmt::format("drawn {} {} {}\n", choice.name, i + 1, choice.drawn[i]);
    }
}

// Nothing was drawn: nobody had the seed of the commitment.
bool is_given_up(const Record& record) {
    return record.voided && record.seed.empty() && record.choices.empty();
}

void write_draw(std::string& text, const Record& record) {
    text += fmt::format("draw {}\n", record.title);
    if (record.voided) {
        text += fmt::format("voided {}\n", *record.voided);
    }
    if (record.commitment) {
        text += fmt::format("commitment {}\n", *record.commitment);
    }
    if (!is_given_up(record)) {
        text += fmt::format("seed {}\nsalt {}\n", record.seed, record.salt);
    }
    if (!record.words.empty()) {
        text += fmt::format("words {}\n", record.words);
    }
    for (const Choice& choice : record.choices) {
        text +=
            fmt::format("{} {} {} {}\n", choice.kind == Choice::Kind::choose ? "choose" : "shuffle",
                        choice.name, choice.options, fmt::join(choice.result, " "));
        write_people(text, choice);
    }
}

// The draw a line belongs to; a file of the first form has only one.
std::optional<Fault> next_line(Line& line, Records& records, bool older) {
    Line look = line;
    if (!older && look.word() == "draw") {
        if (records.size() >= draws_max) {
            return line.fault("lots.unknown_line");
        }
        records.emplace_back().title = std::string(look.rest());
        return std::nullopt;
    }
    if (records.empty()) {
        return line.fault("lots.unknown_line");
    }
    return read_line(line, records.back());
}

} // namespace

std::string to_text(const Records& records) {
    std::string text = fmt::format("{}\n", first_line);
    for (const Record& record : records) {
        write_draw(text, record);
    }
    return text;
}

Result<Records> read_records(std::string_view text) {
    Records records;
    std::uint32_t number = 0;
    bool older = false;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        Line line{text.substr(0, end), ++number};
        text.remove_prefix(std::min(end + 1, text.size()));
        if (number == 1) {
            older = line.text == older_line;
            if (!older && line.text != first_line) {
                return tl::make_unexpected(line.fault("lots.not_a_record"));
            }
            records.resize(older ? 1 : 0);
        } else if (!line.text.empty()) {
            if (std::optional<Fault> fault = next_line(line, records, older)) {
                return tl::make_unexpected(std::move(*fault));
            }
        }
    }
    if (number == 0) {
        return tl::make_unexpected(Line{}.fault("lots.not_a_record"));
    }
    return records;
}

std::vector<Message> verify(const Record& record) {
    std::vector<Message> wrong;
    if (record.commitment && !is_given_up(record) &&
        commitment_of(record.seed, record.salt) != *record.commitment) {
        wrong.push_back({"lots.wrong_commitment", {}});
    }
    for (const Choice& choice : record.choices) {
        if (!repeats(record, choice)) {
            wrong.push_back({"lots.wrong_choice", {{"name", choice.name}}});
        } else if (!names_agree(choice)) {
            wrong.push_back({"lots.wrong_person", {{"name", choice.name}}});
        }
    }
    return wrong;
}

// A draw that was announced is followed by one that was announced.
std::vector<Message> verify(const Records& records) {
    std::vector<Message> wrong;
    bool announced = false;
    for (const Record& record : records) {
        const auto found = verify(record);
        wrong.insert(wrong.end(), found.begin(), found.end());
        if (announced && !record.commitment && record.title == numbers_title) {
            wrong.push_back({"lots.not_announced", {{"name", record.title}}});
        }
        announced = announced || (record.voided && record.commitment);
    }
    return wrong;
}

} // namespace kodeks::tournament::lots
