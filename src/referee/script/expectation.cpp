#include "referee/script/expectation.hpp"

#include "ledger/reader.hpp"
#include "ledger/time_text.hpp"
#include "notation/fen.hpp"
#include "referee/words/words.hpp"

#include <algorithm>
#include <array>

#include <boost/json/serialize.hpp>

namespace kodeks::referee::script {

namespace {

namespace json = boost::json;

// What is always compared: missing in the expectation means "nothing of the kind".
constexpr std::array<std::string_view, 5> whole = {"rulings", "refusal", "question", "result",
                                                   "superseded"};
// Compared when the expectation mentions them.
constexpr std::array<std::string_view, 4> asked_for = {"clocks", "running", "fen", "phase"};

constexpr std::array<std::string_view, 4> ruling_keys = {"decision", "about", "articles",
                                                         "evidence"};

json::value plain(const Json& value) {
    switch (value.kind) {
    case ledger::JsonKind::boolean:
        return value.text == "true";
    case ledger::JsonKind::number:
        return value.text.find('.') == std::string::npos && value.text.size() < 10
                   ? json::value(std::stoi(value.text))
                   : json::value(value.text);
    case ledger::JsonKind::string:
        return json::string(value.text);
    case ledger::JsonKind::array: {
        json::array items;
        for (const Json& item : value.items) {
            items.push_back(plain(item));
        }
        return items;
    }
    case ledger::JsonKind::object: {
        json::object members;
        for (std::size_t i = 0; i < value.keys.size(); ++i) {
            members[value.keys[i].name] = plain(value.items[i]);
        }
        return members;
    }
    case ledger::JsonKind::null:
        break;
    }
    return nullptr;
}

json::object clocks_json(const Answered& given) {
    json::object clocks;
    for (const Side side : {Side::white, Side::black}) {
        clocks[word(side)] =
            ledger::write_time(clock::reading(given.state.clock, side, given.now).remaining);
    }
    return clocks;
}

json::value actual(std::string_view key, const Answered& given) {
    if (key == "clocks") {
        return clocks_json(given);
    }
    if (key == "running") {
        return json::string(given.state.clock.running ? word(*given.state.clock.running)
                                                      : std::string_view("none"));
    }
    if (key == "fen") {
        return json::string(notation::write_fen(*given.state.variant, numbered_board(given.state)));
    }
    if (key == "phase") {
        return json::string(word(given.state.phase));
    }
    const json::value* const member = given.answer.if_contains(key);
    return member != nullptr ? *member : json::value(nullptr);
}

std::optional<Trouble> check_keys(const Json& expected, const ExpectedKeys& keys) {
    const ledger::Scene nowhere;
    ledger::Reader reader(expected, nowhere);
    for (const auto& names : {keys.whole, keys.asked_for}) {
        for (const std::string_view key : names) {
            reader.take(key);
        }
    }
    reader.done();
    if (const Json* const rulings = expected.find("rulings"); rulings != nullptr) {
        for (const Json& ruling : rulings->items) {
            ledger::Reader inner(ruling, nowhere);
            for (const std::string_view key : ruling_keys) {
                inner.take(key);
            }
            reader.done(inner);
        }
    }
    return reader.trouble();
}

Trouble difference(std::size_t offset, std::string_view key, const json::value& expected,
                   const json::value& given) {
    return {offset,
            {"script.expected",
             {{"key", std::string(key)},
              {"expected", expected.is_null() ? "-" : json::serialize(expected)},
              {"given", given.is_null() ? "-" : json::serialize(given)}}}};
}

void compare(const Json& line, const Json& expected, std::string_view key, const json::value& real,
             std::vector<Trouble>& differences) {
    const Json* const member = expected.find(key);
    json::value stated = member != nullptr ? plain(*member) : json::value(nullptr);
    if (stated.is_null() && key == "rulings") {
        stated = json::array();
    }
    if (stated != real) {
        differences.push_back(
            difference(member != nullptr ? member->offset : line.offset, key, stated, real));
    }
}

} // namespace

tl::expected<std::vector<Trouble>, Trouble>
check_expectation(const Json& line, const ExpectedKeys& keys, const Actual& actual) {
    const Json& expected = *line.find("expect");
    if (line.keys.size() != 1) {
        return tl::unexpected(Trouble{line.offset, {"script.expect_alone", {}}});
    }
    if (const auto trouble = check_keys(expected, keys)) {
        return tl::unexpected(*trouble);
    }
    std::vector<Trouble> differences;
    for (const std::string_view key : keys.whole) {
        compare(line, expected, key, actual(key), differences);
    }
    for (const std::string_view key : keys.asked_for) {
        if (expected.find(key) != nullptr) {
            compare(line, expected, key, actual(key), differences);
        }
    }
    return differences;
}

tl::expected<std::vector<Trouble>, Trouble> check_expectation(const Json& line,
                                                              const Answered& given) {
    return check_expectation(line, {whole, asked_for},
                             [&](std::string_view key) { return actual(key, given); });
}

std::string write_expectation(const Answered& given, const Json* like) {
    json::object expected;
    for (const std::string_view key : whole) {
        json::value value = actual(key, given);
        if (!value.is_null() && value != json::value(json::array())) {
            expected[key] = std::move(value);
        }
    }
    for (const std::string_view key : asked_for) {
        if (like != nullptr && like->find(key) != nullptr) {
            expected[key] = actual(key, given);
        }
    }
    return json::serialize(json::object{{"expect", std::move(expected)}});
}

} // namespace kodeks::referee::script
