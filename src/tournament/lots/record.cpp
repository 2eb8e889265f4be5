#include "tournament/lots/record.hpp"

#include "tournament/lots/sha256.hpp"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace kodeks::tournament::lots {

namespace {

constexpr std::string_view first_line = "kodeks-draw 1";
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
    Choice choice{kind, std::string(line.word()), 0, {}};
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

std::optional<Fault> read_line(Line& line, Record& record) {
    const std::string_view word = line.word();
    if (word == "commitment") {
        record.commitment = std::string(line.rest());
    } else if (word == "seed") {
        record.seed = std::string(line.rest());
    } else if (word == "salt") {
        record.salt = std::string(line.rest());
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

bool repeats(const Record& record, const Choice& choice) {
    if (choice.kind == Choice::Kind::choose) {
        return choice.result.size() == 1 && choice.options > 0 &&
               chosen(record.seed, choice.name, choice.options) == choice.result.front();
    }
    return shuffled(record.seed, choice.name, choice.options) == choice.result;
}

} // namespace

std::string commitment_of(std::string_view seed, std::string_view salt) {
    return to_hex(sha256(fmt::format("kodeks-draw\n{}\n{}", seed, salt)));
}

std::string to_text(const Record& record) {
    std::string text = fmt::format("{}\n", first_line);
    if (record.commitment) {
        text += fmt::format("commitment {}\n", *record.commitment);
    }
    text += fmt::format("seed {}\nsalt {}\n", record.seed, record.salt);
    for (const Choice& choice : record.choices) {
        text +=
            fmt::format("{} {} {} {}\n", choice.kind == Choice::Kind::choose ? "choose" : "shuffle",
                        choice.name, choice.options, fmt::join(choice.result, " "));
    }
    return text;
}

Result<Record> read_record(std::string_view text) {
    Record record;
    std::uint32_t number = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        Line line{text.substr(0, end), ++number};
        text.remove_prefix(std::min(end + 1, text.size()));
        if (number == 1) {
            if (line.text != first_line) {
                return tl::make_unexpected(line.fault("lots.not_a_record"));
            }
            continue;
        }
        if (line.text.empty()) {
            continue;
        }
        if (std::optional<Fault> fault = read_line(line, record)) {
            return tl::make_unexpected(std::move(*fault));
        }
    }
    if (number == 0) {
        return tl::make_unexpected(Line{}.fault("lots.not_a_record"));
    }
    return record;
}

std::vector<Message> verify(const Record& record) {
    std::vector<Message> wrong;
    if (record.commitment && commitment_of(record.seed, record.salt) != *record.commitment) {
        wrong.push_back({"lots.wrong_commitment", {}});
    }
    for (const Choice& choice : record.choices) {
        if (!repeats(record, choice)) {
            wrong.push_back({"lots.wrong_choice", {{"name", choice.name}}});
        }
    }
    return wrong;
}

} // namespace kodeks::tournament::lots
