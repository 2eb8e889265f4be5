#include "cli/command.hpp"
#include "cli/commands/game_files.hpp"
#include "cli/input.hpp"

#include <fstream>
#include <ostream>

namespace kodeks::cli {

namespace {

template <class Range>
std::vector<std::string> strings(const Range& range) {
    return {range.begin(), range.end()};
}

// The pieces of a style for people are called as the reader of the program calls them; files for
// programs are in English.
notation::FormatOptions options_from(const Arguments& arguments, const Context& context) {
    const std::string style = arguments.maybe("--style").value_or("pgn");
    const bool for_programs = style == "pgn" || style == "coordinates";
    const std::string usual = for_programs ? "en" : std::string(code_of(context.facts.language));
    const std::string letters = arguments.maybe("--letters").value_or(usual);
    notation::FormatOptions options = file_options(arguments);
    if (const auto from = arguments.maybe("--from-letters")) {
        options.read_letters = notation::chess::find_letters(*from);
    }
    options.style = notation::chess::style_named(style, notation::chess::find_letters(letters));
    return options;
}

Exit write_out(const std::string& name, const std::string& text, const Context& context) {
    if (name == "-") {
        context.streams.out << text;
        return Exit::done;
    }
    std::ofstream file(name, std::ios::binary | std::ios::trunc);
    file << text;
    file.close();
    if (!file) {
        return context.bad_input({Message{"cli.game.convert.unwritable", {}}, name, {}, {}});
    }
    return Exit::done;
}

Exit run_game_convert(const Arguments& arguments, const Context& context) {
    const auto input = read_characters(arguments.value("IN"), context.streams);
    if (!input) {
        return context.bad_input(input.error());
    }
    const notation::FormatOptions options = options_from(arguments, context);
    const notation::Format& format = notation::format_of(input->name, input->text);
    const std::string out_name = arguments.value("OUT");
    if (out_name != "-" && notation::format_of(out_name, input->text).family != format.family) {
        return context.wrong_usage(Message{"cli.game.convert.other_family", {}});
    }
    notation::TextSource source(input->text);
    const auto reader = format.reader(source, options);
    std::string text;
    notation::Game game;
    bool clean = true;
    while (reader->next(game)) {
        format.write(game, options, text);
        clean = clean && !game.has_errors();
        for (notation::Diagnostic& diagnostic : game.diagnostics) {
            diagnostic.fault.source = input->name;
            context.streams.talk << describe(diagnostic.fault, context.facts.language) << "\n";
        }
    }
    const Exit written = write_out(out_name, text, context);
    return written == Exit::done && !clean ? Exit::no : written;
}

} // namespace

Command game_convert() {
    return {"game convert",
            {required("IN"), required("OUT"), variant_option(),
             choice_option("--style", "STYLE", strings(notation::chess::style_names())),
             choice_option("--letters", "LETTERS", letters_names()),
             choice_option("--from-letters", "LETTERS", letters_names())},
            run_game_convert};
}

} // namespace kodeks::cli
