// Reading what a command is given: a file by name, or standard input for "-".
//
//     const auto input = read_text(arguments.value("FILE"), context.streams);
//     if (!input) { return context.bad_input(input.error()); }
#pragma once

#include "base/result.hpp"
#include "cli/context.hpp"

#include <string>

namespace kodeks::cli {

struct Input {
    std::string name; // for faults: the file's name, or "<stdin>"
    std::string text;
};

// As it is, whatever bytes it has.
Result<Input> read_bytes(const std::string& name, const Streams& streams);

// Bytes of one letter each, or UTF-8: UTF-16, which Windows calls Unicode, is turned into that.
Result<Input> read_characters(const std::string& name, const Streams& streams);

// UTF-8, without a byte order mark; anything else is a fault with its place.
Result<Input> read_text(const std::string& name, const Streams& streams);

} // namespace kodeks::cli
