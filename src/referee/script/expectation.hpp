// A line of a script that states the whole answer to the command before it.
#pragma once

#include "referee/script/answer_json.hpp"
#include "referee/script/located_json.hpp"

#include <string>
#include <vector>

namespace kodeks::referee::script {

// What was really answered, and the state afterwards.
struct Given {
    boost::json::object answer;
    const State& state;
    Instant now;
};

// The differences, each at the place of the member that is wrong; or the trouble with the line.
tl::expected<std::vector<Trouble>, Trouble> check_expectation(const Json& line, const Given& given);

// The expectation that the answer meets, as one line; `like` is an expectation whose further keys
// are answered too.
std::string write_expectation(const Given& given, const Json* like);

} // namespace kodeks::referee::script
