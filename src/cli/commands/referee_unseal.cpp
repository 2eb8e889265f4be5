// Opens the envelope of an adjourned game, if the rulebook lets it be opened now. Otherwise the
// sealed move is not shown to anybody.
#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/json.hpp"
#include "cli/referee/key_file.hpp"
#include "cli/referee/telling.hpp"
#include "referee/referee.hpp"
#include "referee/script/answer_json.hpp"
#include "referee/script/command_text.hpp"
#include "truth/game_oracle.hpp"

#include <ostream>

#include <boost/json/value.hpp>

namespace kodeks::cli {

namespace {

using namespace referee;

std::optional<std::string> sealed_in(const State& state) {
    if (!state.adjournment || !state.adjournment->written || state.adjournment->opened) {
        return std::nullopt;
    }
    return state.adjournment->sealed;
}

Exit refuse(const Refusal& refused, const Reader& reader, const Context& context) {
    if (context.facts.json) {
        boost::json::object object = script::to_json(refused);
        object["sentence"] = sentence(refused, reader);
        print_json(context.streams.out, {{"refusal", std::move(object)}});
    } else {
        context.streams.out << refusal_line(refused, reader, context) << "\n";
    }
    return Exit::no;
}

// What the referee would answer to the opening: a line for the script, or why not.
Exit open_now(const script::Replay& game, const Open& open, const Context& context) {
    const Instant now = game.steps.empty() ? Instant{0} : game.steps.back().command.at;
    const referee::Command command{now, Actor::arbiter, open};
    State after = game.state;
    std::vector<Event> events;
    const Reader reader = reader_of(game.state, context.facts.language);
    const truth::GameOracle prover;
    const World world = world_for(game.header.proofs, game.header.match.rules, prover);
    const Decision decision = carry_out(after, command, world, prover, events);
    if (decision.refusal() != nullptr) {
        return refuse(*decision.refusal(), reader, context);
    }
    if (context.facts.json) {
        print_json(context.streams.out, {{"text", open.text}, {"commitment", open.commitment}});
        return Exit::done;
    }
    context.streams.out << script::write_command(command, game.state) << "\n";
    for (const Event& event : events) {
        context.streams.out << event_lines(event, reader, "   ");
    }
    return Exit::done;
}

Exit run_referee_unseal(const Arguments& arguments, const Context& context) {
    const auto input = read_text(arguments.value("SCRIPT"), context.streams);
    if (!input) {
        return context.bad_input(input.error());
    }
    const auto game = script::replay({input->text, input->name}, truth::GameOracle());
    if (!game) {
        return context.bad_input(game.error());
    }
    const auto key = read_key_file(arguments.value("--key"), context.streams);
    if (!key) {
        return context.bad_input(key.error());
    }
    const auto sealed = sealed_in(game->state);
    if (!sealed) {
        return context.answer_no({"cli.referee.unseal.nothing", {}});
    }
    const auto text = unseal_text(*sealed, *key);
    if (!text) {
        return context.answer_no({"cli.referee.unseal.wrong_key", {}});
    }
    const bool committed = !game->state.adjournment->commitment.empty();
    return open_now(*game, Open{*text, committed ? commitment_of(*text, *key) : ""}, context);
}

} // namespace

Command referee_unseal() {
    return {"referee unseal",
            {required("SCRIPT"), needed(option("--key", "FILE"))},
            run_referee_unseal};
}

} // namespace kodeks::cli
