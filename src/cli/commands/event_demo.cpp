#include "cli/commands/event.hpp"
#include "cli/event/demo.hpp"
#include "cli/json.hpp"
#include "rulebook/book.hpp"
#include "tournament/record/record.hpp"

#include <algorithm>
#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>
#include <fmt/format.h>

namespace kodeks::cli {

namespace {

using namespace tournament;

// The facts are the same on every day.
const Stamp demo_stamp{*ledger::read_unix_time("2026-05-01T09:00:00Z"), "demo"};

std::vector<std::string> demo_names() {
    std::vector<std::string> names;
    for (const DemoKind& kind : demo_kinds()) {
        names.push_back(kind.name);
    }
    return names;
}

void print_demo(const Context& context, const std::vector<Event>& events) {
    State state;
    for (const Event& event : events) {
        apply(state, event);
    }
    const Stage& stage = state.stages[0];
    std::ostream& out = context.streams.out;
    out << context.bold(context.text("cli.event.demo.kind." + state.settings.name)) << " ("
        << state.settings.name << ", " << state.settings.edition << ")\n";
    for (RoundNumber round = 1; round <= stage.rounds.size(); ++round) {
        out << '\n' << context.text("cli.event.round", {{"round", std::to_string(round)}}) << '\n';
        print_sheet(context, pairings_sheet(context, state, stage, round), Form::text);
    }
    out << '\n';
    print_sheet(context, crosstable_sheet(context, state, stage, Form::text), Form::text);
    out << '\n';
    print_sheet(context, standings_sheet(context, state, stage), Form::text);
}

Exit run_event_demo(const Arguments& arguments, const Context& context) {
    const std::string seed = arguments.maybe("--seed").value_or("kodeks");
    const auto wanted = arguments.maybe("--system");
    bool first = true;
    boost::json::array demos;
    for (DemoKind& kind : demo_kinds()) {
        if (wanted && *wanted != kind.name) {
            continue;
        }
        if (const auto name = arguments.maybe("--rulebook")) {
            const rulebook::Book* book = rulebook::find_book(*name);
            if (book == nullptr) {
                return context.answer_no(Message{"tournament.rulebook_unknown", {{"name", *name}}});
            }
            kind.rulebook = book->edition;
        }
        const std::uint64_t players =
            kind.stage.system == System::match
                ? 2
                : std::clamp<std::uint64_t>(arguments.number("--players").value_or(kind.players), 2,
                                            144);
        const auto events = played_demo(kind, seed, static_cast<std::uint32_t>(players));
        if (arguments.has("--facts")) {
            context.streams.out << to_text(events, demo_stamp);
            continue;
        }
        if (context.facts.json) {
            boost::json::array facts;
            for (const Event& event : events) {
                facts.push_back(boost::json::parse(write_event(event)));
            }
            demos.push_back(boost::json::object{{"demo", kind.name}, {"facts", std::move(facts)}});
            continue;
        }
        context.streams.out << (first ? "" : "\n\n");
        print_demo(context, events);
        first = false;
    }
    if (context.facts.json && !arguments.has("--facts")) {
        print_json(context.streams.out, boost::json::object{{"demos", std::move(demos)}});
    }
    return Exit::done;
}

} // namespace

Command event_demo() {
    return {"event demo",
            {choice_option("--system", "SYSTEM", demo_names()), option("--seed", "TEXT"),
             number_option("--players", "N"), option("--rulebook", "RULEBOOK"), flag("--facts")},
            run_event_demo};
}

} // namespace kodeks::cli
