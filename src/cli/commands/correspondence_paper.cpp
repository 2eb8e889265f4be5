#include "cli/letters/papers.hpp"

#include <ostream>

namespace kodeks::cli {

namespace {

Exit record(const Arguments& arguments, const Context& context, const LetterFile& file) {
    const auto game = game_in(arguments);
    if (correspondence::tourney::find_game(file.state, game) == nullptr) {
        return context.answer_no(
            {"byletter.refusal.no_game", {{"game", std::to_string(game.value)}}});
    }
    context.streams.out << record_paper(context, file, game);
    return Exit::done;
}

Exit run_correspondence_paper(const Arguments& arguments, const Context& context) {
    return with_letters(arguments, context, [&](LetterFile& file) {
        const std::string kind = arguments.value("PAPER");
        if (kind == "record") {
            return record(arguments, context, file);
        }
        context.streams.out << (kind == "start-list"    ? start_list_paper(context, file)
                                : kind == "information" ? information_paper(context, file)
                                                        : report_paper(context, file));
        return Exit::done;
    });
}

} // namespace

Command correspondence_paper() {
    Argument paper = required("PAPER");
    paper.choices = paper_names();
    return {"correspondence paper",
            {required("LEDGER"), paper, number_option("--game", "N")},
            run_correspondence_paper};
}

} // namespace kodeks::cli
