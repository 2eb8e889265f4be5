#include "cli/command.hpp"
#include "cli/commands/position.hpp"
#include "cli/json.hpp"
#include "notation/fen.hpp"
#include "notation/picture/svg_board.hpp"
#include "notation/picture/text_board.hpp"

#include <ostream>

#include <boost/json/value.hpp>

namespace kodeks::cli {

namespace {

namespace picture = notation::picture;

std::string drawn(const games::Variant& variant, const games::Setup& setup,
                  picture::Figures figures, const Context& context) {
    const bool white = setup.to_move == games::Side::white;
    return picture::board_text(variant, setup, figures) +
           context.text(white ? "picture.white_to_move" : "picture.black_to_move") + "\n" +
           notation::write_fen(variant, setup) + "\n";
}

std::string picture_of(const games::Variant& variant, const games::Setup& setup,
                       const Arguments& arguments, const Context& context) {
    if (arguments.has("--plain")) {
        return picture::board_in_words(variant, setup, context.facts.language);
    }
    if (arguments.has("--svg")) {
        return picture::board_svg(variant, setup, context.facts.language);
    }
    const bool ascii = arguments.has("--ascii");
    return drawn(variant, setup, ascii ? picture::Figures::ascii : picture::Figures::unicode,
                 context);
}

Exit run_show(const Arguments& arguments, const Context& context) {
    int chosen = 0;
    for (const char* form : {"--plain", "--ascii", "--svg"}) {
        chosen += arguments.has(form) ? 1 : 0;
    }
    if (chosen > 1) {
        return context.wrong_usage(Message{"cli.show.one_form", {}});
    }
    const auto position = position_from(arguments, context);
    if (!position) {
        return position.error();
    }
    const games::Variant& variant = position->variant();
    const games::Setup setup = games::setup_of(*position);
    const std::string text = picture_of(variant, setup, arguments, context);
    if (context.facts.json) {
        print_json(context.streams.out, {{"variant", variant.name},
                                         {"fen", notation::write_fen(variant, setup)},
                                         {"picture", text}});
    } else {
        context.streams.out << text;
    }
    return Exit::done;
}

} // namespace

Command show() {
    return {"show", with_position({flag("--plain"), flag("--ascii"), flag("--svg")}), run_show};
}

} // namespace kodeks::cli
