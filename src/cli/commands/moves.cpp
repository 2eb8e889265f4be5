#include "cli/command.hpp"
#include "cli/commands/position.hpp"
#include "cli/json.hpp"
#include "notation/fen.hpp"
#include "notation/styles.hpp"

#include <algorithm>
#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

namespace kodeks::cli {

namespace {

namespace json = boost::json;

std::vector<std::string> sorted_moves(const games::Position& position, const std::string& style,
                                      Language language) {
    games::MoveList legal;
    games::legal_moves(position, legal);
    std::vector<std::string> texts;
    for (const games::Move& move : legal) {
        texts.push_back(notation::styled_move(position, move, style, language));
    }
    std::ranges::sort(texts);
    return texts;
}

Exit run_moves(const Arguments& arguments, const Context& context) {
    const auto position = position_from(arguments, context);
    if (!position) {
        return position.error();
    }
    const games::Variant& variant = position->variant();
    const auto styles = notation::move_style_names(variant);
    const std::string style = arguments.maybe("--style").value_or(styles.front());
    if (std::ranges::find(styles, style) == styles.end()) {
        return context.wrong_usage(
            Message{"cli.moves.style_unfit", {{"style", style}, {"styles", joined(styles, ", ")}}});
    }
    const auto texts = sorted_moves(*position, style, context.facts.language);
    if (context.facts.json) {
        print_json(context.streams.out,
                   {{"variant", variant.name},
                    {"fen", notation::write_fen(variant, games::setup_of(*position))},
                    {"moves", json::array(texts.begin(), texts.end())}});
        return Exit::done;
    }
    for (const std::string& text : texts) {
        context.streams.out << text << '\n';
    }
    return Exit::done;
}

} // namespace

Command moves() {
    return {"moves",
            with_position({choice_option("--style", "STYLE", notation::move_style_names())}),
            run_moves};
}

} // namespace kodeks::cli
