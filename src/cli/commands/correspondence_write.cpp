// A player's letter, written for him: nothing is entered.
#include "cli/letters/letter_options.hpp"
#include "cli/letters/remote_text.hpp"
#include "cli/letters/session.hpp"
#include "cli/letters/telling.hpp"
#include "correspondence/correspondence.hpp"
#include "correspondence/text/form.hpp"
#include "truth/game_oracle.hpp"

#include <ostream>

namespace kodeks::cli {

namespace {

using namespace correspondence;

Exit write(const Arguments& arguments, const Context& context, const LetterFile& file,
           const correspondence::Command& command) {
    const tourney::Game& game = *tourney::find_game(file.state, game_in(arguments));
    const truth::GameOracle oracle;
    const auto world = find_world(file.state.settings.edition, file.state.settings.variant, oracle);
    if (!world) {
        return context.answer_no({"byletter.no_rules",
                                  {{"rulebook", file.state.settings.edition},
                                   {"variant", file.state.settings.variant}}});
    }
    tourney::GameState after = game.state;
    std::vector<correspondence::Event> events;
    const auto decision = correspondence::carry_out(after, command, *world, oracle, events);
    if (decision.refusal() != nullptr) {
        return tell_refusal(context, file.state, *decision.refusal());
    }
    const auto sheet = arguments.has("--email") ? text::Sheet::email : text::Sheet::card;
    context.streams.out << text::write_letter(text::form_of(file.state, game, after, command),
                                              sheet, context.facts.language);
    return Exit::done;
}

Exit run_correspondence_write(const Arguments& arguments, const Context& context) {
    if (arguments.has("--server")) {
        return write_remote_letter(arguments, context);
    }
    return with_letters(arguments, context, [&](LetterFile& file) {
        const auto letter = letter_in(arguments, context);
        const auto on = day_option(arguments, context, "--on");
        if (!letter || !on) {
            return letter ? on.error() : letter.error();
        }
        const auto* const game = tourney::find_game(file.state, game_in(arguments));
        const auto* const player =
            tourney::find_player(file.state, name_in(file.state, arguments.value("--by")));
        const auto side =
            game == nullptr || player == nullptr ? std::nullopt : game->side_of(player->id);
        if (!side) {
            return context.answer_no({"byletter.refusal.not_your_game",
                                      {{"game", std::to_string(game_in(arguments).value)}}});
        }
        return write(arguments, context, file, {*on, player_of(*side), *letter});
    });
}

} // namespace

Command correspondence_write() {
    std::vector<Argument> arguments = letter_options();
    arguments.back() = flag("--email"); // instead of --dry-run: nothing is ever entered
    return {"correspondence write", arguments, run_correspondence_write};
}

} // namespace kodeks::cli
