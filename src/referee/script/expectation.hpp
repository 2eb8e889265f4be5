// A line of a script that states the whole answer to the command before it.
#pragma once

#include "ledger/json.hpp"
#include "referee/script/answer_json.hpp"

#include <functional>
#include <span>
#include <string>
#include <vector>

#include <boost/json/value.hpp>

namespace kodeks::referee::script {

using ledger::Json;
using ledger::Trouble;

// The members that are always compared (missing means "nothing of the kind"), and those compared
// when the expectation mentions them.
struct ExpectedKeys {
    std::span<const std::string_view> whole;
    std::span<const std::string_view> asked_for;
};

// What was really answered, by member; null for nothing of the kind.
using Actual = std::function<boost::json::value(std::string_view key)>;

tl::expected<std::vector<Trouble>, Trouble>
check_expectation(const Json& line, const ExpectedKeys& keys, const Actual& actual);

// What was really answered, and the state afterwards.
struct Answered {
    boost::json::object answer;
    const State& state;
    Instant now;
};

// The differences, each at the place of the member that is wrong; or the trouble with the line.
tl::expected<std::vector<Trouble>, Trouble> check_expectation(const Json& line,
                                                              const Answered& given);

// The expectation that the answer meets, as one line; `like` is an expectation whose further keys
// are answered too.
std::string write_expectation(const Answered& given, const Json* like);

} // namespace kodeks::referee::script
