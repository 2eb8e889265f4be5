// The referee at a table of an event: a game is opened, goes on where its record ended, or is
// shown.
#include "cli/commands/event.hpp"
#include "cli/event/game.hpp"
#include "cli/event/table_number.hpp"
#include "cli/json.hpp"
#include "cli/referee/console.hpp"
#include "cli/referee/telling.hpp"
#include "cli/referee/watch.hpp"
#include "cli/time_now.hpp"
#include "referee/record/record.hpp"
#include "truth/at_once.hpp"

#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>
#include <fmt/format.h>

namespace kodeks::cli {

namespace {

namespace json = boost::json;
using tournament::GameRef;

tl::expected<GameRef, Exit> game_in(const Arguments& arguments, const Context& context,
                                    const EventFile& file) {
    const auto stage = stage_in(arguments);
    const auto* const found = find_stage(file.state, stage);
    const std::uint64_t last = found == nullptr ? 0 : found->rounds.size();
    const std::uint64_t round = arguments.number("--round").value_or(last);
    const std::string text = arguments.value("TABLE");
    const auto ref = read_table(text, stage, round);
    if (!ref) {
        return tl::unexpected(
            context.wrong_usage(Message{"cli.event.result.table", {{"text", text}}}));
    }
    if (find_game(file.state, *ref) == nullptr) {
        return tl::unexpected(context.answer_no({"tournament.no_game",
                                                 {{"round", std::to_string(ref->round)},
                                                  {"table", std::to_string(ref->table)},
                                                  {"game", std::to_string(ref->game)}}}));
    }
    return *ref;
}

// Command by command, with the time of day at which it was recorded.
void print_record(const Context& context, const std::vector<ledger::RawRecord>& records,
                  const std::vector<referee::Event>& events) {
    referee::State state;
    std::ostream& out = context.streams.out;
    for (std::size_t i = 0; i < events.size(); ++i) {
        const ledger::Envelope& envelope = records[i].envelope;
        const bool begins = i == 0 || records[i - 1].envelope.command != envelope.command;
        apply(state, events[i]);
        const referee::Reader reader{context.facts.language, state.variant, state.position};
        if (begins) {
            out << fmt::format("{} {}\n", ledger::write_unix_time(envelope.time), envelope.author);
        }
        const auto* const said = events[i].get_if<referee::Said>();
        out << (said != nullptr ? fmt::format("   {}\n", sentence(events[i], reader))
                                : event_lines(events[i], reader, "   "));
    }
}

Exit show(const Context& context, const EventFile& file, const GameRef& ref) {
    const auto id = game_id(file.state, ref);
    const auto events = facts_of(file, id);
    if (!events) {
        return context.bad_input(events.error());
    }
    if (events->empty()) {
        return context.answer_no({"cli.event.game.not_opened", {{"id", std::to_string(id.value)}}});
    }
    if (!context.facts.json) {
        print_record(context, file.games.at(id), *events);
        return Exit::done;
    }
    json::array facts;
    referee::State state;
    for (const referee::Event& event : *events) {
        apply(state, event);
        facts.push_back(json::parse(write_event(event, *state.variant)));
    }
    print_json(context.streams.out, {{"game", id.value}, {"facts", std::move(facts)}});
    return Exit::done;
}

// When a recorded game ended.
std::optional<ledger::UnixTime> ended_at(const EventFile& file, tournament::GameId id) {
    const auto events = facts_of(file, id);
    referee::State state;
    for (std::size_t i = 0; events && i < events->size(); ++i) {
        apply(state, (*events)[i]);
        if (state.outcome) {
            return file.games.at(id)[i].envelope.time;
        }
    }
    return std::nullopt;
}

// The next game of a micro-match may have to wait.
std::optional<Exit> waits(const Arguments& arguments, const Context& context, const EventFile& file,
                          const GameRef& ref) {
    if (ref.game < 2) {
        return std::nullopt;
    }
    const auto ended = ended_at(file, {game_id(file.state, ref).value - 1});
    const bool passes = ended && !arguments.has("--still"); // otherwise nobody knows the time
    const auto found = server::break_before(
        file.state, ref,
        passes ? std::optional(Milliseconds{time_now().value - ended->value}) : std::nullopt);
    if (!found) {
        return std::nullopt;
    }
    const std::string said =
        with_articles(context.text(found->message.key, found->message.parts), found->articles);
    context.streams.talk << (found->refused ? "kodeks: " : "") << said << '\n';
    return found->refused ? std::optional(Exit::no) : std::nullopt;
}

// The facts so far; a game that nobody opened is opened now.
tl::expected<std::vector<referee::Event>, Exit> opened_facts(const Arguments& arguments,
                                                             const Context& context,
                                                             EventFile& file, const GameRef& ref) {
    const auto id = game_id(file.state, ref);
    auto events = facts_of(file, id);
    if (!events) {
        return tl::unexpected(context.bad_input(events.error()));
    }
    if (!events->empty()) {
        return std::move(*events);
    }
    if (find_game(file.state, ref)->status == tournament::Status::finished) {
        return tl::unexpected(context.answer_no({"cli.event.game.has_result", {}}));
    }
    const auto match = match_of(file.state, ref);
    if (!match) {
        return tl::unexpected(context.answer_no(match.error()));
    }
    if (const auto exit = waits(arguments, context, file, ref)) {
        return tl::unexpected(*exit);
    }
    events->emplace_back(referee::Opened{match->settings});
    const std::string author = stamp_in(arguments).author;
    if (const auto fault = keep_opening(file, id, events->front(), author)) {
        return tl::unexpected(context.bad_input(*fault));
    }
    return std::move(*events);
}

// A game has ended, but its table takes no result, as of somebody who left the event.
void say_refused_result(const Context& context, const EventFile& file, const GameRef& ref,
                        const referee::State& state) {
    if (!state.outcome || *find_game(file.state, ref) == outcome_of(*state.outcome)) {
        return;
    }
    const auto decision =
        decide(file.state, tournament::RecordResult{ref, outcome_of(*state.outcome), ""},
               {rules_of(file.state)});
    if (decision.refusal() != nullptr) {
        refused(context, *decision.refusal());
    }
}

Exit referee_table(const Arguments& arguments, const Context& context, EventFile& file) {
    const auto ref = game_in(arguments, context, file);
    if (!ref) {
        return ref.error();
    }
    auto events = opened_facts(arguments, context, file, *ref);
    if (!events) {
        return events.error();
    }
    const auto& settings = *events->front().get<referee::Opened>().settings;
    const auto rules = referee::find_rules(settings.edition, settings.variant);
    if (!rules) {
        return context.answer_no({"tournament.rulebook_unknown", {{"name", settings.edition}}});
    }
    const truth::GameOracle known{{}, truth::at_once};
    Console console(std::move(*events), {*rules, &known, referee::Prover::stands_by}, context,
                    watch_for(arguments));
    console.save_to(keeper_in(file, *ref, stamp_in(arguments).author));
    const Exit exit = console.run();
    say_refused_result(context, file, *ref, console.state());
    return exit;
}

Exit run_event_game(const Arguments& arguments, const Context& context) {
    if (arguments.has("--show")) {
        const auto shown = [&](const EventFile& file) {
            const auto ref = game_in(arguments, context, file);
            return ref ? show(context, file, *ref) : ref.error();
        };
        return with_event(arguments, context, shown, Need::facts);
    }
    const auto refereed = [&](EventFile& file) { return referee_table(arguments, context, file); };
    return changing_event(arguments, context, refereed, Need::facts);
}

} // namespace

Command event_game() {
    return {"event game",
            {required("EVENT"), required("TABLE"), number_option("--stage", "N"),
             number_option("--round", "N"), flag("--show"), flag("--still"),
             option("--by", "NAME")},
            run_event_game};
}

} // namespace kodeks::cli
