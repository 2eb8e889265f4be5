#include "cli/command.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

namespace kodeks::cli {

Argument required(std::string name) {
    Argument argument = optional(std::move(name));
    argument.required = true;
    return argument;
}

Argument optional(std::string name) {
    Argument argument;
    argument.name = std::move(name);
    return argument;
}

Argument one_or_more(std::string name) {
    Argument argument = required(std::move(name));
    argument.repeated = true;
    return argument;
}

Argument any_number(std::string name) {
    Argument argument = optional(std::move(name));
    argument.repeated = true;
    return argument;
}

Argument flag(std::string name) {
    Argument argument = optional(std::move(name));
    argument.shape = Shape::flag;
    return argument;
}

Argument option(std::string name, std::string value) {
    Argument argument = optional(std::move(name));
    argument.shape = Shape::option;
    argument.value = std::move(value);
    return argument;
}

Argument repeated_option(std::string name, std::string value) {
    Argument argument = option(std::move(name), std::move(value));
    argument.repeated = true;
    return argument;
}

Argument number_option(std::string name, std::string value) {
    Argument argument = option(std::move(name), std::move(value));
    argument.values = Values::number;
    return argument;
}

Argument choice_option(std::string name, std::string value, std::vector<std::string> choices) {
    Argument argument = option(std::move(name), std::move(value));
    argument.choices = std::move(choices);
    return argument;
}

Argument needed(Argument option) {
    option.required = true;
    return option;
}

void Arguments::add(const std::string& name, std::string value) {
    values_[name].push_back(std::move(value));
}

bool Arguments::has(std::string_view name) const {
    return values_.contains(name);
}

std::vector<std::string> Arguments::all(std::string_view name) const {
    const auto found = values_.find(name);
    return found == values_.end() ? std::vector<std::string>() : found->second;
}

std::optional<std::string> Arguments::maybe(std::string_view name) const {
    const auto found = values_.find(name);
    return found == values_.end() ? std::nullopt : std::optional(found->second.front());
}

std::string Arguments::value(std::string_view name) const {
    const auto found = values_.find(name);
    KODEKS_ASSERT(found != values_.end());
    return found->second.front();
}

std::optional<std::uint64_t> Arguments::number(std::string_view name) const {
    const auto text = maybe(name);
    if (!text) {
        return std::nullopt;
    }
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), number);
    KODEKS_ASSERT(error == std::errc() && end == text->data() + text->size());
    return number;
}

std::string noun_of(const Command& command) {
    return command.name.substr(0, command.name.find(' '));
}

std::string verb_of(const Command& command) {
    const auto space = command.name.find(' ');
    return space == std::string::npos ? "" : command.name.substr(space + 1);
}

std::string key_of(std::string_view command_name) {
    std::string key = "cli." + std::string(command_name);
    std::ranges::replace(key, ' ', '.');
    return key;
}

std::string key_of(const Command& command, const Argument& argument) {
    const auto letters = std::min(argument.name.find_first_not_of('-'), argument.name.size());
    return key_of(command.name) + "." + argument.name.substr(letters);
}

std::string usage_of(const Argument& argument) {
    const char* space = argument.value.empty() ? "" : " ";
    const std::string text = fmt::format("{}{}{}", argument.name, space, argument.value);
    const char* dots = argument.repeated ? "..." : "";
    return argument.required ? text + dots : fmt::format("[{}]{}", text, dots);
}

std::string usage_of(const Command& command) {
    std::string text = "kodeks " + command.name;
    for (const Argument& argument : command.arguments) {
        text += fmt::format(" {}", usage_of(argument));
    }
    return text;
}

} // namespace kodeks::cli
