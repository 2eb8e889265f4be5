// A command of the program as data: its name, its arguments and the function that does it.
//
// To add `kodeks rules list` one writes
//   1. src/cli/commands/rules_list.cpp, which defines
//
//          Command rules_list() {
//              return {"rules list",
//                      {optional("RULEBOOK"), choice_option("--kind", "KIND", kind_names())},
//                      run};
//          }
//
//      where `Exit run(const Arguments& arguments, const Context& context)` does the work;
//   2. its line in src/cli/registry.cpp;
//   3. its words in data/lang/cli.tsv, in three languages:
//          cli.rules                   what the noun is about (once for all its verbs)
//          cli.rules.list              what the command does, one line
//          cli.rules.list.more         more about it (may be left out)
//          cli.rules.list.RULEBOOK     each positional argument
//          cli.rules.list.kind         each option and flag, without the dashes
//          cli.rules.list.example      a command line that works, without "kodeks"; .example2 and
//                                      .example3 may follow
//      The tests fail when a word is missing and run every example.
//
// A name of one word ("perft") makes a command without a verb. Positional arguments may stand
// before, between and after options; behind `--` everything is positional; a lone `-` is an
// ordinary positional argument that means standard input (cli/input.hpp reads it).
// --help, --version, --json and --lang belong to the program and are not described here.
#pragma once

#include "cli/context.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::cli {

enum class Shape : std::uint8_t { positional, option, flag };
enum class Values : std::uint8_t { text, number };

struct Argument {
    std::string name; // "ID" for a positional argument, "--kind" for an option or a flag
    Shape shape = Shape::positional;
    std::string value; // what stands for an option's value in the help: "KIND"
    bool required = false;
    bool repeated = false;
    Values values = Values::text;
    std::vector<std::string> choices; // the only values it may have, when not empty
};

Argument required(std::string name);
Argument optional(std::string name);
Argument one_or_more(std::string name); // the last positional argument
Argument any_number(std::string name);  // the last positional argument
Argument flag(std::string name);
Argument option(std::string name, std::string value);
Argument repeated_option(std::string name, std::string value);
Argument number_option(std::string name, std::string value); // a whole number from 0
Argument choice_option(std::string name, std::string value, std::vector<std::string> choices);
Argument needed(Argument option); // must be given

// The arguments of one call, already checked against the description.
class Arguments {
public:
    void add(const std::string& name, std::string value);

    bool has(std::string_view name) const; // also: was the flag given
    std::optional<std::string> maybe(std::string_view name) const;
    std::string value(std::string_view name) const; // of a required argument
    std::vector<std::string> all(std::string_view name) const;
    std::optional<std::uint64_t> number(std::string_view name) const;

private:
    std::map<std::string, std::vector<std::string>, std::less<>> values_;
};

using Run = Exit (*)(const Arguments& arguments, const Context& context);

struct Command {
    std::string name;
    std::vector<Argument> arguments;
    Run run = nullptr;
};

std::string noun_of(const Command& command);
std::string verb_of(const Command& command); // empty for a command of one word

// "rules list" -> "cli.rules.list"; with an argument "--kind" -> "cli.rules.list.kind".
std::string key_of(std::string_view command_name);
std::string key_of(const Command& command, const Argument& argument);

// "kodeks rules list [RULEBOOK] [--kind KIND]"
std::string usage_of(const Command& command);
std::string usage_of(const Argument& argument);

} // namespace kodeks::cli
