#include "cli/help.hpp"

#include "base/text_table.hpp"
#include "base/text_width.hpp"
#include "cli/registry.hpp"
#include "cli/version.hpp"

#include <fmt/format.h>

namespace kodeks::cli {

namespace {

constexpr std::size_t usual_width = 80;

std::size_t width_for(const Context& context) {
    return context.facts.width.value_or(usual_width);
}

std::string paragraph(const Context& context, const std::string& text) {
    std::string lines;
    for (const std::string& line : wrap(text, width_for(context))) {
        lines += line + '\n';
    }
    return lines;
}

std::string heading(const Context& context, std::string_view key) {
    return "\n" + context.bold(context.text(key)) + "\n";
}

TextTable two_columns() {
    return TextTable({{""}, {""}});
}

// The call of a command; further lines are indented, and an argument stays with its value.
std::string usage_lines(const Context& context, const Command& command) {
    std::string text = "  kodeks " + command.name;
    std::size_t column = display_width(text);
    for (const Argument& argument : command.arguments) {
        const std::string word = usage_of(argument);
        const bool fits = column + 1 + display_width(word) <= width_for(context);
        text += fits ? " " + word : "\n      " + word;
        column = (fits ? column + 1 : 6) + display_width(word);
    }
    return text + "\n";
}

// Examples that the translations have for a key: .example, .example2, .example3.
std::string examples(const std::string& key, const Context& context) {
    std::string text = heading(context, "cli.help.try");
    for (const char* number : {"", "2", "3"}) {
        const std::string example = key + ".example" + number;
        if (is_message_key(example)) {
            text += "  kodeks " + context.text(example) + "\n";
        }
    }
    return text;
}

std::string global_options(const Context& context) {
    TextTable table = two_columns();
    table.add({"  --json", context.text("cli.help.json")});
    table.add({"  --lang en|uk|ru", context.text("cli.help.lang")});
    table.add({"  -h, --help", context.text("cli.help.help")});
    table.add({"  --version", context.text("cli.help.version")});
    return heading(context, "cli.help.globals") + table.to_text(width_for(context));
}

std::string exit_codes(const Context& context) {
    return heading(context, "cli.help.exit_codes") +
           paragraph(context, context.text("cli.help.exit_codes.list"));
}

std::string arguments_help(const Command& command, const Context& context) {
    if (command.arguments.empty()) {
        return "";
    }
    TextTable table = two_columns();
    for (const Argument& argument : command.arguments) {
        std::string name = "  " + argument.name;
        name += argument.value.empty() ? "" : " " + argument.value;
        std::string about = context.text(key_of(command, argument));
        if (!argument.choices.empty()) {
            about += ": " + joined(argument.choices, ", ");
        }
        table.add({std::move(name), std::move(about)});
    }
    return heading(context, "cli.help.arguments") + table.to_text(width_for(context));
}

} // namespace

std::string tour(const Context& context) {
    std::string text =
        paragraph(context, context.text("cli.tour.hello", {{"version", std::string(version())}}));
    text += heading(context, "cli.tour.try");
    TextTable table = two_columns();
    for (const char* step : {"1", "2", "3", "4", "5", "6"}) {
        const std::string key = fmt::format("cli.tour.{}", step);
        table.add({"  kodeks " + context.text(key + ".command"), context.text(key)});
    }
    return text + table.to_text(width_for(context)) + "\n" +
           paragraph(context, context.text("cli.tour.more"));
}

std::string program_help(const Context& context) {
    std::string text = paragraph(context, context.text("cli.about"));
    text += heading(context, "cli.help.usage") + "  " + context.text("cli.help.usage_line") + "\n";
    text += heading(context, "cli.help.commands");
    TextTable table = two_columns();
    for (const Command& command : commands()) {
        table.add({"  " + command.name, context.text(key_of(command.name))});
    }
    text += table.to_text(width_for(context));
    text += global_options(context) + examples("cli", context) + exit_codes(context);
    return text;
}

std::string noun_help(std::string_view noun, const Context& context) {
    std::string text = paragraph(context, context.text(key_of(noun)));
    text += heading(context, "cli.help.commands");
    TextTable table = two_columns();
    for (const Command* command : commands_of(noun)) {
        table.add({"  kodeks " + command->name, context.text(key_of(command->name))});
    }
    text += table.to_text(width_for(context));
    text += examples(key_of(commands_of(noun).front()->name), context);
    return text + "\n" +
           paragraph(context, context.text("cli.help.deeper", {{"noun", std::string(noun)}}));
}

std::string command_help(const Command& command, const Context& context) {
    const std::string key = key_of(command.name);
    std::string text =
        paragraph(context, fmt::format("kodeks {}: {}", command.name, context.text(key)));
    if (is_message_key(key + ".more")) {
        text += paragraph(context, context.text(key + ".more"));
    }
    text += heading(context, "cli.help.usage") + usage_lines(context, command);
    text += arguments_help(command, context);
    return text + global_options(context) + examples(key, context);
}

} // namespace kodeks::cli
