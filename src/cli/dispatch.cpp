#include "cli/dispatch.hpp"

#include "base/edit_distance.hpp"
#include "cli/globals.hpp"
#include "cli/help.hpp"
#include "cli/json.hpp"
#include "cli/parse.hpp"
#include "cli/registry.hpp"
#include "cli/version.hpp"

#include <algorithm>
#include <ostream>

#include <boost/json/value.hpp>

namespace kodeks::cli {

namespace {

using Words = std::vector<std::string>;

// Behind every complaint about usage stands where to read on.
Exit misused(const Context& context, const UsageFault& fault, const std::string& command) {
    context.wrong_usage(fault.message);
    context.suggest(fault.suggestions);
    const std::string line = command.empty() ? "kodeks --help" : "kodeks " + command + " --help";
    context.streams.talk << context.text("cli.see_help", {{"command", line}}) << '\n';
    return Exit::wrong_usage;
}

Exit show_version(const Context& context) {
    if (context.facts.json) {
        print_json(context.streams.out, {{"name", "kodeks"}, {"version", version()}});
    } else {
        context.streams.out << "kodeks " << version() << '\n';
    }
    return Exit::done;
}

// Commands whose verb was typed as if it were a noun: "list" for "rules list".
Words commands_with_verb(const std::string& verb) {
    Words names;
    for (const Command& command : commands()) {
        if (verb_of(command) == verb) {
            names.push_back(command.name);
        }
    }
    return names;
}

Exit unknown_command(const Context& context, const std::string& word) {
    if (word.starts_with("-")) {
        const Message message{"cli.unknown_option", {{"option", word}}};
        return misused(context, {message, nearest(word, global_names(), 3)}, "");
    }
    Words known = nouns();
    known.emplace_back("help");
    Words suggestions = commands_with_verb(word);
    if (suggestions.empty()) {
        suggestions = nearest(word, known, 3);
    }
    return misused(context, {Message{"cli.unknown_command", {{"command", word}}}, suggestions}, "");
}

Exit unknown_verb(const Context& context, const std::string& noun, const std::string& verb) {
    Words known;
    for (const Command* command : commands_of(noun)) {
        known.push_back(command->name);
    }
    const Message message{"cli.unknown_command", {{"command", noun + " " + verb}}};
    return misused(context, {message, nearest(noun + " " + verb, known, 3)}, noun);
}

Exit run_command(const Command& command, const Words& words, const Context& context) {
    const auto arguments = parse(command, words);
    if (!arguments) {
        return misused(context, arguments.error(), command.name);
    }
    return command.run(*arguments, context);
}

// A noun without a verb: with --help that is a question, without it an unfinished command.
Exit show_noun(const std::string& noun, const Context& context, bool asked) {
    (asked ? context.streams.out : context.streams.talk) << noun_help(noun, context);
    return asked ? Exit::done : Exit::wrong_usage;
}

// The command the first words name, and how many words that takes.
struct Named {
    const Command* command = nullptr;
    std::ptrdiff_t words = 0;
};

Named name_command(const Words& words) {
    const Command* with_verb = words.size() > 1 ? find_command(words[0], words[1]) : nullptr;
    if (with_verb != nullptr) {
        return {with_verb, 2};
    }
    return {find_command(words[0], ""), 1};
}

Exit choose(const Words& words, const Context& context, bool help) {
    const Named named = name_command(words);
    if (named.command != nullptr && help) {
        context.streams.out << command_help(*named.command, context);
        return Exit::done;
    }
    if (named.command != nullptr) {
        return run_command(*named.command, {words.begin() + named.words, words.end()}, context);
    }
    if (commands_of(words[0]).empty()) {
        return unknown_command(context, words[0]);
    }
    return words.size() == 1 ? show_noun(words[0], context, help)
                             : unknown_verb(context, words[0], words[1]);
}

} // namespace

Exit dispatch(Words words, const Facts& facts, const Streams& streams) {
    Globals globals = take_globals(words);
    Context context{streams, facts};
    context.facts.json = facts.json || globals.json;
    context.facts.language = globals.language.value_or(facts.language);
    if (globals.fault) {
        return misused(context, {*globals.fault, {}}, "");
    }
    if (!words.empty() && words[0] == "help") { // "kodeks help rules" is "kodeks rules --help"
        words.erase(words.begin());
        globals.help = true;
    }
    if (globals.version) {
        return show_version(context);
    }
    if (words.empty()) {
        streams.out << (globals.help ? program_help(context) : tour(context));
        return Exit::done;
    }
    return choose(words, context, globals.help);
}

} // namespace kodeks::cli
