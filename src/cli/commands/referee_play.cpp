// The interactive console of the referee.
#include "cli/command.hpp"
#include "cli/referee/console.hpp"
#include "cli/referee/remote_console.hpp"
#include "cli/referee/script_file.hpp"
#include "cli/referee/watch.hpp"
#include "cli/remote.hpp"
#include "clock/control_text.hpp"
#include "referee/script/header.hpp"
#include "referee/words/words.hpp"
#include "rulebook/book.hpp"
#include "truth/at_once.hpp"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

namespace kodeks::cli {

namespace {

namespace json = boost::json;
using namespace referee;

// The options as the header of a script: the same reader finds what is wrong with them.
std::string header_text(const Arguments& arguments) {
    const rulebook::GameRules& usual = *rulebook::all_game_rules().front();
    const std::string typed = arguments.maybe("--rulebook").value_or(std::string(usual.edition));
    const rulebook::Book* const book = rulebook::find_book(typed); // also by its prefix, "UA"
    const std::string edition = book == nullptr ? typed : std::string(book->edition);
    const rulebook::GameRules* const chosen = rulebook::game_rules(edition);
    const std::string_view variant = (chosen != nullptr ? *chosen : usual).variants.front();
    json::object header{{"kodeks-script", script::script_version},
                        {"rulebook", edition},
                        {"variant", arguments.maybe("--variant").value_or(std::string(variant))},
                        {"control", arguments.maybe("--control").value_or("5400+30")}};
    for (const char* name : {"fen", "supervision", "flags"}) {
        if (const auto value = arguments.maybe("--" + std::string(name))) {
            header[name] = *value;
        }
    }
    return json::serialize(header);
}

Exit play_on_server(const Arguments& arguments, const Context& context) {
    const auto game = arguments.maybe("--game");
    if (!game) {
        return context.wrong_usage({"cli.needs_argument", {{"argument", "--game"}}});
    }
    auto client = client_in(arguments, context);
    return client ? RemoteConsole(std::move(*client), *game, context).run()
                  : context.bad_input(client.error());
}

Exit run_referee_play(const Arguments& arguments, const Context& context) {
    if (arguments.has("--server")) {
        return play_on_server(arguments, context);
    }
    const std::string text = header_text(arguments);
    const auto line = ledger::read_json(text, 0, text.size());
    const auto header = script::read_header(*line);
    if (!header) {
        return context.wrong_usage(header.error().message);
    }
    const truth::GameOracle known{{}, truth::at_once}; // so that nobody waits for an answer
    Console console({Opened{header->match.settings}},
                    world_for(header->proofs, header->match.rules, known), context,
                    watch_for(arguments));
    if (const auto name = arguments.maybe("--save")) {
        auto file = ScriptFile::create(*name);
        if (!file) {
            return context.bad_input(file.error());
        }
        if (const auto fault = file->append(script::write_header(*header))) {
            return context.bad_input(*fault);
        }
        console.save_to(std::make_unique<ScriptKeeper>(std::move(*file)));
    }
    return console.run();
}

} // namespace

Command referee_play() {
    return {"referee play",
            {option("--rulebook", "RULEBOOK"), option("--variant", "VARIANT"),
             option("--control", "CONTROL"), option("--fen", "FEN"),
             choice_option("--supervision", "LEVEL", words_of<rulebook::Supervision>()),
             choice_option("--flags", "WHO", words_of<Flags>()), flag("--still"),
             option("--save", "FILE"), option("--server", "URL"), option("--game", "GAME")},
            run_referee_play};
}

} // namespace kodeks::cli
