#include "cli/letters/remote_sheets.hpp"
#include "cli/letters/session.hpp"
#include "cli/letters/sheets.hpp"

namespace kodeks::cli {

namespace {

Exit run_correspondence_chart(const Arguments& arguments, const Context& context) {
    if (arguments.has("--server")) {
        return show_remote_chart(arguments, context);
    }
    return with_letters(arguments, context, [&](LetterFile& file) {
        const auto game = game_in(arguments);
        if (correspondence::tourney::find_game(file.state, game) == nullptr) {
            return context.answer_no(
                {"byletter.refusal.no_game", {{"game", std::to_string(game.value)}}});
        }
        return show_sheet(arguments, context, chart_sheet(context, file.events, game));
    });
}

} // namespace

Command correspondence_chart() {
    return {"correspondence chart",
            {required("LEDGER"), needed(number_option("--game", "N")), flag("--csv")},
            run_correspondence_chart};
}

} // namespace kodeks::cli
