// A game script replayed: every command, event and ruling.
#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/json.hpp"
#include "cli/referee/telling.hpp"
#include "ledger/time_text.hpp"
#include "referee/script/answer_json.hpp"
#include "referee/script/fill.hpp"
#include "truth/game_oracle.hpp"

#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>
#include <fmt/format.h>

namespace kodeks::cli {

namespace {

namespace json = boost::json;
using namespace referee;

void print_step(const script::Replay& game, std::size_t index, const Context& context) {
    const script::Step& step = game.steps[index];
    const Reader reader{context.facts.language, game.header.match.variant, step.position,
                        game.header.match.rules.game->capture_sign};
    std::ostream& out = context.streams.out;
    out << fmt::format("{}. {} {}\n", index + 1, ledger::write_time({step.command.at.value}),
                       sentence(step.command, reader));
    if (step.refused) {
        out << "   " << refusal_line(*step.refused, reader, context) << "\n";
    }
    for (const Event& event : game.events_of(index)) {
        out << event_lines(event, reader, "   ");
    }
}

json::object step_json(const script::Replay& game, std::size_t index, const Context& context) {
    const script::Step& step = game.steps[index];
    const ledger::Scene scene{game.header.match.variant, step.position};
    const Reader reader{context.facts.language, game.header.match.variant, step.position,
                        game.header.match.rules.game->capture_sign};
    json::array events;
    for (const Event& event : game.events_of(index)) {
        json::object object = script::to_json(event, scene);
        object["sentence"] = sentence(event, reader);
        events.push_back(std::move(object));
    }
    json::object object{{"number", index + 1},
                        {"line", step.line},
                        {"at", ledger::write_time({step.command.at.value})},
                        {"by", word(step.command.by)},
                        {"do", word(step.command.action)},
                        {"sentence", sentence(step.command, reader)}};
    if (step.refused) {
        json::object refused = script::to_json(*step.refused);
        refused["sentence"] = sentence(*step.refused, reader);
        object["refusal"] = std::move(refused);
    }
    object["events"] = std::move(events);
    return object;
}

// Where the game stood after each command.
using Standings = std::vector<json::object>;

void print_as_json(const script::Replay& game, const Standings& standings, const Context& context) {
    json::array steps;
    for (std::size_t i = 0; i < game.steps.size(); ++i) {
        json::object step = step_json(game, i, context);
        step["state"] = standings[i];
        steps.push_back(std::move(step));
    }
    json::value result = nullptr;
    if (game.state.outcome) {
        result = script::to_json(*game.state.outcome);
    }
    print_json(context.streams.out, {{"rulebook", game.header.match.settings.edition},
                                     {"variant", game.header.match.variant->name},
                                     {"steps", std::move(steps)},
                                     {"result", std::move(result)},
                                     {"failures", failures_json(game.failures, context)}});
}

void print_as_text(const script::Replay& game, const Context& context) {
    if (!game.header.title.empty()) {
        context.streams.out << game.header.title << "\n";
    }
    for (std::size_t i = 0; i < game.steps.size(); ++i) {
        print_step(game, i, context);
    }
    const Instant now = game.steps.empty() ? Instant{0} : game.steps.back().command.at;
    context.streams.out << clock_line(game.state, now, context) << "\n";
}

Exit fill(const ledger::Source& source, const Context& context) {
    const auto text = script::filled(source, truth::GameOracle());
    if (!text) {
        return context.bad_input(text.error());
    }
    context.streams.out << *text;
    return Exit::done;
}

Exit run_referee_replay(const Arguments& arguments, const Context& context) {
    const auto input = read_text(arguments.value("SCRIPT"), context.streams);
    if (!input) {
        return context.bad_input(input.error());
    }
    const ledger::Source source{input->text, input->name};
    if (arguments.has("--fill")) {
        return fill(source, context);
    }
    Standings standings;
    const auto game = script::replay(
        source, truth::GameOracle(), [&](const script::Step& step, auto, const State& state) {
            standings.push_back(script::standing_json(state, step.command.at));
        });
    if (!game) {
        return context.bad_input(game.error());
    }
    if (context.facts.json) {
        print_as_json(*game, standings, context);
    } else {
        print_as_text(*game, context);
    }
    return tell_failures(game->failures, context);
}

} // namespace

Command referee_replay() {
    return {"referee replay", {required("SCRIPT"), flag("--fill")}, run_referee_replay};
}

} // namespace kodeks::cli
