// The only file that includes CLI11: it takes the options out of the words. Checking, and what is
// said when something is wrong, is ours, because it is said in three languages.
#include "cli/parse.hpp"

#include "base/edit_distance.hpp"
#include "cli/globals.hpp"

#include <algorithm>
#include <cctype>

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

namespace kodeks::cli {

namespace {

using Words = std::vector<std::string>;
using Fault = tl::unexpected<UsageFault>;

struct Given {
    std::map<std::string, Words> options; // flags too, with one empty text for each time
    Words positionals;
};

Fault fault(const char* key, std::vector<MessagePart> parts, Words suggestions = {}) {
    return Fault(UsageFault{Message{key, std::move(parts)}, std::move(suggestions)});
}

Fault unknown_option(const Command& command, const std::string& word) {
    const std::string name = word.substr(0, word.find('='));
    Words known = global_names();
    for (const Argument& argument : command.arguments) {
        if (argument.shape != Shape::positional) {
            known.push_back(argument.name);
        }
    }
    return fault("cli.unknown_option", {{"option", name}}, nearest(name, known, 3));
}

// Options are collected as often as they are given; how often they may be is checked later.
void describe_options(const Command& command, CLI::App& app, Given& given) {
    app.set_help_flag();
    app.allow_extras();
    for (const Argument& argument : command.arguments) {
        Words& values = given.options[argument.name];
        if (argument.shape == Shape::flag) {
            app.add_flag_callback(argument.name, [&values] { values.emplace_back(); });
        } else if (argument.shape == Shape::option) {
            app.add_option(argument.name, values)
                ->allow_extra_args(false)
                ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
        }
    }
}

// Options begin with a letter behind their dashes; a number or a result such as -:+ does not.
bool looks_like_option(const std::string& word) {
    const std::size_t dashes = std::min(word.find_first_not_of('-'), word.size());
    const bool letter =
        dashes < word.size() && std::isalpha(static_cast<unsigned char>(word[dashes]));
    return dashes > 0 && word.size() > 1 && (letter || dashes == word.size());
}

bool names_one_of(const std::string& word, const Command& command, Shape shape) {
    return std::ranges::any_of(command.arguments, [&](const Argument& argument) {
        return argument.shape == shape && argument.name == word.substr(0, word.find('='));
    });
}

// An option where the value of the one before it should stand. Who means such a value writes
// --name=VALUE.
const std::string* left_without_value(const Command& command, const Words& words) {
    const auto found = std::ranges::adjacent_find(words, [&](const auto& word, const auto& next) {
        return word.find('=') == std::string::npos && names_one_of(word, command, Shape::option) &&
               (names_one_of(next, command, Shape::option) ||
                names_one_of(next, command, Shape::flag));
    });
    return found == words.end() ? nullptr : &*found;
}

tl::expected<Given, UsageFault> split(const Command& command, const Words& words) {
    Given given;
    CLI::App app;
    describe_options(command, app, given);
    const auto dashes = std::ranges::find(words, "--");
    Words reversed(words.begin(), dashes);
    if (const std::string* const bare = left_without_value(command, reversed)) {
        return fault("cli.needs_value", {{"option", *bare}});
    }
    std::ranges::reverse(reversed); // as App::parse wants them
    try {
        app.parse(reversed);
    } catch (const CLI::ParseError&) {
        // With everything else allowed, only an option at the end without its value is left.
        return fault("cli.needs_value", {{"option", dashes == words.begin() ? "" : dashes[-1]}});
    }
    given.positionals = app.remaining();
    const auto unknown = std::ranges::find_if(given.positionals, looks_like_option);
    if (unknown != given.positionals.end()) {
        return unknown_option(command, *unknown);
    }
    if (dashes != words.end()) {
        given.positionals.insert(given.positionals.end(), dashes + 1, words.end());
    }
    return given;
}

// Hands the positional words to the positional arguments in their order.
tl::expected<void, UsageFault> place_positionals(const Command& command, Given& given) {
    auto next = given.positionals.begin();
    for (const Argument& argument : command.arguments) {
        if (argument.shape != Shape::positional) {
            continue;
        }
        const auto left = given.positionals.end() - next;
        const auto taken = argument.repeated ? left : std::min<std::ptrdiff_t>(left, 1);
        if (argument.required && taken == 0) {
            return fault("cli.needs_argument", {{"argument", argument.name}});
        }
        given.options[argument.name].assign(next, next + taken);
        next += taken;
    }
    if (next != given.positionals.end()) {
        return fault("cli.too_many_arguments", {{"argument", *next}});
    }
    return {};
}

bool is_number(const std::string& text) {
    const bool digits = std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
    return !text.empty() && text.size() <= 18 && digits; // 18 digits fit into 64 bits
}

tl::expected<void, UsageFault> check_values(const Argument& argument, const Words& values) {
    if (values.size() > 1 && !argument.repeated && argument.shape == Shape::option) {
        return fault("cli.given_twice", {{"option", argument.name}});
    }
    for (const std::string& value : values) {
        if (argument.values == Values::number && !is_number(value)) {
            return fault("cli.not_a_number", {{"option", argument.name}, {"value", value}});
        }
        const auto& choices = argument.choices;
        if (!choices.empty() && std::ranges::find(choices, value) == choices.end()) {
            return fault(
                "cli.not_a_choice",
                {{"option", argument.name}, {"value", value}, {"choices", joined(choices, ", ")}},
                nearest(value, choices, 2));
        }
    }
    return {};
}

} // namespace

tl::expected<Arguments, UsageFault> parse(const Command& command, const Words& words) {
    auto given = split(command, words);
    if (!given) {
        return tl::unexpected(given.error());
    }
    if (auto placed = place_positionals(command, *given); !placed) {
        return tl::unexpected(placed.error());
    }
    Arguments arguments;
    for (const Argument& argument : command.arguments) {
        const Words& values = given->options[argument.name];
        if (argument.required && values.empty()) {
            return fault("cli.needs_argument", {{"argument", argument.name}});
        }
        if (auto checked = check_values(argument, values); !checked) {
            return tl::unexpected(checked.error());
        }
        for (const std::string& value : values) {
            arguments.add(argument.name, value);
        }
    }
    return arguments;
}

} // namespace kodeks::cli
