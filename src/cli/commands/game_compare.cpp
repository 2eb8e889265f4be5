#include "cli/command.hpp"
#include "cli/commands/game_files.hpp"
#include "cli/input.hpp"
#include "cli/json.hpp"
#include "notation/sheets/compare.hpp"

#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

namespace kodeks::cli {

namespace {

namespace json = boost::json;

const notation::chess::Letters* letters_of(const Arguments& arguments, const char* option) {
    const auto name = arguments.maybe(option);
    return name ? notation::chess::find_letters(*name) : nullptr;
}

Exit run_game_compare(const Arguments& arguments, const Context& context) {
    const auto first = read_characters(arguments.value("A"), context.streams);
    const auto second = read_characters(arguments.value("B"), context.streams);
    if (!first || !second) {
        return context.bad_input((first ? second : first).error());
    }
    const notation::Format& format = notation::format_of(first->name, first->text);
    const auto dialect = format.dialect(file_options(arguments));
    notation::TextSource source(first->text);
    notation::Game game;
    format.reader(source, file_options(arguments))->next(game);
    if (!game.start) {
        dialect->begin(game);
    }
    if (!game.start) {
        return context.bad_input({Message{"notation.no_start", {}}, first->name, game.place, {}});
    }
    const auto comparison = notation::sheets::compare(
        *game.start,
        notation::sheets::sheet_from(first->text, *dialect, letters_of(arguments, "--letters")),
        notation::sheets::sheet_from(second->text, *dialect, letters_of(arguments, "--letters-b")));
    json::array lines;
    for (const Message& message :
         notation::sheets::describe(comparison, *game.start, game.setup.move_number)) {
        lines.emplace_back(render(message, context.facts.language));
    }
    if (context.facts.json) {
        print_json(context.streams.out, {{"identical", comparison.identical()},
                                         {"agreed_plies", comparison.agreed.size()},
                                         {"remarks", std::move(lines)}});
    } else {
        for (const json::value& line : lines) {
            context.streams.out << line.as_string().c_str() << "\n";
        }
    }
    return comparison.identical() ? Exit::done : Exit::no;
}

} // namespace

Command game_compare() {
    return {"game compare",
            {required("A"), required("B"), variant_option(),
             choice_option("--letters", "LETTERS", letters_names()),
             choice_option("--letters-b", "LETTERS", letters_names())},
            run_game_compare};
}

} // namespace kodeks::cli
