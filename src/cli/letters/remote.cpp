#include "cli/letters/remote.hpp"

#include "cli/letters/telling.hpp"
#include "correspondence/tourney/fact_fields.hpp"
#include "ledger/writer.hpp"

#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <fmt/format.h>

namespace kodeks::cli {

namespace {

namespace json = boost::json;
using namespace correspondence;

tourney::Settings settings_of(const json::object& card) {
    const json::object& head = card.at("tourney").as_object();
    const json::object& more = card.at("settings").as_object();
    tourney::Settings settings;
    settings.name = text_at(head, "name");
    settings.code = text_at(head, "code");
    settings.edition = text_at(head, "rulebook");
    settings.variant = text_at(head, "variant");
    settings.means = ledger::from_word<Carrier>(text_at(head, "means")).value_or(Carrier::post);
    settings.organiser = text_at(more, "organiser");
    settings.arbiter = text_at(more, "arbiter");
    settings.headman = text_at(more, "headman");
    settings.tie_breaks = texts_of(more.at("tie_breaks").as_array());
    return settings;
}

tourney::State state_of(const json::object& card) {
    tourney::State state;
    state.settings = settings_of(card);
    for (const json::value& one : card.at("players").as_array()) {
        tourney::Player player;
        player.id = tourney::PlayerId{number_at(one.as_object(), "id")};
        player.person.name = text_at(one.as_object(), "name");
        state.players.push_back(std::move(player));
    }
    for (const json::value& one : card.at("games").as_array()) { // perhaps not all of them
        const std::uint32_t number = number_at(one.as_object(), "id");
        state.games.resize(std::max<std::size_t>(state.games.size(), number));
        tourney::Game& game = state.games.at(number - 1);
        game.id = tourney::GameId{number};
        game.players = {tourney::PlayerId{number_at(one.as_object(), "white")},
                        tourney::PlayerId{number_at(one.as_object(), "black")}};
    }
    return state;
}

// What happens in a game is told with its players, as on a file.
ToldRuling told_in(const Context& context, const tourney::State& state,
                   const json::object& ruling) {
    ToldRuling told{text_at(ruling, "decision"), text_in(ruling.at("text"), context),
                    texts_of(ruling.at("articles").as_array()), std::nullopt};
    const tourney::GameId game{number_at(ruling, "game")};
    if (game.value == 0) {
        return told;
    }
    told.game = game;
    const bool of_game = !is_message_key("byletter.ruling." + told.decision);
    const tourney::Game* const found = tourney::find_game(state, game);
    if (of_game && found != nullptr && found->id == game) {
        told.text = game_title(context, state, game) + ": " + told.text;
    }
    return told;
}

Exit tell_answer(const Context& context, const tourney::State& state, const json::object& answer) {
    std::vector<ToldRuling> rulings;
    if (const json::value* const all = answer.if_contains("rulings")) {
        for (const json::value& one : all->as_array()) {
            rulings.push_back(told_in(context, state, one.as_object()));
        }
    }
    tell(context, rulings);
    return Exit::done;
}

json::object act_of(const tourney::Command& command) {
    std::string text;
    const ledger::Scene nowhere;
    ledger::Writer(text, nowhere).write_object(command);
    return json::parse(text).as_object();
}

// A day that nobody named is the day where the sender lives, and the server knows it. Acts and
// letters that were read name their own.
bool names_day(const Arguments& arguments) {
    return arguments.has("--on") || arguments.has("ACTS") || arguments.has("TEXT");
}

} // namespace

std::string letters_path(const Arguments& arguments) {
    return "/api/correspondence/" + arguments.value("LEDGER");
}

Result<json::object> ask_letters(const Arguments& arguments, const Context& context,
                                 const std::string& rest) {
    return ask_server(arguments, context, letters_path(arguments) + rest);
}

Result<server::ClientAnswer> post_letters(const Arguments& arguments, const Context& context,
                                          const std::string& rest, const json::object& body) {
    return post_server(arguments, context, letters_path(arguments) + rest, body);
}

Result<LetterFile> remote_letters(const Arguments& arguments, const Context& context) {
    const auto card = ask_letters(arguments, context);
    if (!card) {
        return tl::unexpected(card.error());
    }
    LetterFile file;
    file.state = state_of(*card);
    file.server = arguments.value("--server");
    file.name = file.server + letters_path(arguments);
    file.offices = texts_of(card->at("seat").at("offices").as_array());
    return file;
}

Exit send_act(const Arguments& arguments, const Context& context, const LetterFile& file,
              json::object act) {
    const auto done =
        sent_act(arguments, context, letters_path(arguments) + "/acts", std::move(act));
    return done ? tell_answer(context, file.state, *done) : done.error();
}

Exit send_letters(const Arguments& arguments, const Context& context, const LetterFile& file,
                  const std::vector<tourney::Command>& commands) {
    for (const tourney::Command& command : commands) {
        json::object act = act_of(command);
        if (!names_day(arguments)) {
            act.erase("on");
        }
        const Exit exit = send_act(arguments, context, file, std::move(act));
        if (exit != Exit::done) {
            return exit;
        }
    }
    return Exit::done;
}

} // namespace kodeks::cli
