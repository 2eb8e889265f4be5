// Calls the program inside the test: the words of a command line in, everything it said out.
#pragma once

#include "cli/context.hpp"

#include <iosfwd>
#include <string>
#include <vector>

namespace kodeks::cli {

struct Called {
    Exit exit = Exit::internal;
    std::string out;
    std::string talk;
    friend bool operator==(const Called&, const Called&) = default;
};

// Words are separated by single spaces.
Called call(const std::string& line, const Facts& facts = {}, const std::string& input = "");

// For words with spaces in them.
Called call_words(const std::vector<std::string>& words, const Facts& facts = {},
                  const std::string& input = "");

void PrintTo(const Called& called, std::ostream* out);

} // namespace kodeks::cli
