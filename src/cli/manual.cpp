#include "cli/manual.hpp"

#include "cli/registry.hpp"
#include "cli/version.hpp"

#include <algorithm>
#include <cctype>

#include <fmt/format.h>

namespace kodeks::cli {

namespace {

// roff takes a backslash, and a dot or an apostrophe in front of a line, for its own words.
std::string roff(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        safe += c == '\\' ? "\\e" : c == '-' ? "\\-" : std::string(1, c);
    }
    return safe.starts_with('.') || safe.starts_with('\'') ? "\\&" + safe : safe;
}

std::string title(std::string_view name, std::string_view about) {
    return fmt::format(".TH {} 1 \"\" \"Kodeks {}\" \"\"\n.SH NAME\n{} \\- {}\n", roff(name),
                       version(), roff(name), roff(about));
}

std::string section(const Context& context, std::string_view key) {
    std::string words = context.text(key);
    if (words.ends_with(':')) {
        words.pop_back();
    }
    return ".SH " + roff(words) + "\n";
}

std::string entry(const std::string& name, const std::string& about) {
    return fmt::format(".TP\n.B {}\n{}\n", roff(name), roff(about));
}

std::string globals(const Context& context) {
    return section(context, "cli.help.globals") + entry("--json", context.text("cli.help.json")) +
           entry("--lang en|uk|ru", context.text("cli.help.lang")) +
           entry("-h, --help", context.text("cli.help.help")) +
           entry("--version", context.text("cli.help.version"));
}

std::string arguments(const Command& command, const Context& context) {
    std::string text;
    for (const Argument& argument : command.arguments) {
        std::string about = context.text(key_of(command, argument));
        if (!argument.choices.empty()) {
            about += ": " + joined(argument.choices, ", ");
        }
        text += entry(argument.name + (argument.value.empty() ? "" : " " + argument.value), about);
    }
    return text;
}

std::string examples(const std::string& key, const Context& context) {
    std::string text;
    for (const char* number : {"", "2", "3"}) {
        if (const std::string example = key + ".example" + number; is_message_key(example)) {
            text += ".PP\n.nf\n    kodeks " + roff(context.text(example)) + "\n.fi\n";
        }
    }
    return text;
}

std::string command_part(const Command& command, const Context& context) {
    const std::string key = key_of(command.name);
    std::string text = fmt::format(".SS {}\n{}\n.HP 8\n{}\n", roff("kodeks " + command.name),
                                   roff(context.text(key)), roff(usage_of(command)));
    if (is_message_key(key + ".more")) {
        text += ".PP\n" + roff(context.text(key + ".more")) + "\n";
    }
    return text + arguments(command, context) + examples(key, context);
}

// The words behind which something else is completed, for a `case` of the shell.
std::string options_of(const Command& command) {
    std::string words = "--json --lang --help";
    for (const Argument& argument : command.arguments) {
        words += argument.shape == Shape::positional ? "" : " " + argument.name;
    }
    return words;
}

// What may stand behind each option that knows its values.
std::string choices_of(const Command& command) {
    std::string cases;
    for (const Argument& argument : command.arguments) {
        if (argument.shape == Shape::option && !argument.choices.empty()) {
            cases += fmt::format("    \"{} {}\") words=\"{}\" ;;\n", command.name, argument.name,
                                 joined(argument.choices, " "));
        }
    }
    return cases;
}

std::string verbs_of(std::string_view noun) {
    std::string verbs;
    for (const Command* command : commands_of(noun)) {
        verbs += (verbs.empty() ? "" : " ") + verb_of(*command);
    }
    return verbs;
}

} // namespace

std::string program_page(const Context& context) {
    std::string text = title("kodeks", context.text("cli.about"));
    text += section(context, "cli.help.usage") + roff(context.text("cli.help.usage_line")) + "\n" +
            section(context, "cli.help.commands");
    for (const Command& command : commands()) {
        text += entry(command.name, context.text(key_of(command.name)));
    }
    text += globals(context) + section(context, "cli.help.exit_codes") +
            roff(context.text("cli.help.exit_codes.list")) + "\n.SH SEE ALSO\n";
    for (const std::string& noun : nouns()) {
        text += fmt::format(".BR kodeks\\-{} (1)\n", roff(noun));
    }
    return text;
}

std::string noun_page(std::string_view noun, const Context& context) {
    std::string text =
        title("kodeks-" + std::string(noun), context.text(key_of(std::string(noun))));
    text += section(context, "cli.help.commands");
    for (const Command* command : commands_of(noun)) {
        text += command_part(*command, context);
    }
    return text + globals(context) + ".SH SEE ALSO\n.BR kodeks (1)\n";
}

std::string bash_completion() {
    std::string text = "# Completion of kodeks for bash, made from its table of commands.\n"
                       "_kodeks() {\n"
                       "  local now=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}\n"
                       "  local noun=${COMP_WORDS[1]:-} verb=${COMP_WORDS[2]:-} words=\n"
                       "  [ \"$COMP_CWORD\" -eq 1 ] && words=\"" +
                       joined(nouns(), " ") +
                       "\"\n"
                       "  [ \"$COMP_CWORD\" -eq 2 ] && case $noun in\n";
    for (const std::string& noun : nouns()) {
        text += fmt::format("    {}) words=\"{}\" ;;\n", noun, verbs_of(noun));
    }
    text += "  esac\n  case $now in -*) case \"$noun $verb\" in\n";
    for (const Command& command : commands()) {
        text += fmt::format("    \"{}{}) words=\"{}\" ;;\n", command.name,
                            verb_of(command).empty() ? " \"*" : "\"", options_of(command));
    }
    text += "  esac ;; esac\n  case \"$noun $verb $before\" in\n";
    for (const Command& command : commands()) {
        text += choices_of(command);
    }
    text += "    *\" --lang\") words=\"en uk ru\" ;;\n  esac\n"
            "  mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$now\")\n"
            "  [ \"${#COMPREPLY[@]}\" -gt 0 ] || "
            "mapfile -t COMPREPLY < <(compgen -f -- \"$now\")\n"
            "}\ncomplete -o filenames -F _kodeks kodeks\n";
    return text;
}

} // namespace kodeks::cli
