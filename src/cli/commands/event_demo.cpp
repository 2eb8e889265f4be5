#include "cli/commands/event.hpp"
#include "cli/event/demo.hpp"
#include "cli/json.hpp"
#include "rulebook/book.hpp"
#include "tournament/record/record.hpp"

#include <algorithm>
#include <ostream>
#include <utility>

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

// The kinds that --system and --rulebook ask for.
tl::expected<std::vector<DemoKind>, Exit> kinds_asked(const Arguments& arguments,
                                                      const Context& context) {
    std::vector<DemoKind> kinds = demo_kinds();
    if (const auto wanted = arguments.maybe("--system")) {
        std::erase_if(kinds, [&](const DemoKind& kind) { return kind.name != *wanted; });
    }
    if (const auto name = arguments.maybe("--rulebook")) {
        const rulebook::Book* const book = rulebook::find_book(*name);
        if (book == nullptr) {
            return tl::unexpected(
                context.answer_no(Message{"tournament.rulebook_unknown", {{"name", *name}}}));
        }
        for (DemoKind& kind : kinds) {
            kind.rulebook = book->edition;
        }
    }
    return kinds;
}

std::vector<Event> played(const DemoKind& kind, const Arguments& arguments) {
    const bool match = kind.stage.system == System::match;
    const std::uint64_t players = std::clamp<std::uint64_t>(
        arguments.number("--players").value_or(kind.players), 2, match ? 2 : 144);
    return played_demo(kind, arguments.maybe("--seed").value_or("kodeks"),
                       static_cast<std::uint32_t>(players));
}

boost::json::object demo_json(const DemoKind& kind, const std::vector<Event>& events) {
    boost::json::array facts;
    for (const Event& event : events) {
        facts.push_back(boost::json::parse(write_event(event)));
    }
    return {{"demo", kind.name}, {"facts", std::move(facts)}};
}

Exit run_event_demo(const Arguments& arguments, const Context& context) {
    const auto kinds = kinds_asked(arguments, context);
    if (!kinds) {
        return kinds.error();
    }
    const bool as_file = arguments.has("--facts");
    const bool as_json = context.facts.json && !as_file;
    boost::json::array demos;
    for (const DemoKind& kind : *kinds) {
        const auto events = played(kind, arguments);
        if (as_file) {
            context.streams.out << to_text(events, demo_stamp);
        } else if (as_json) {
            demos.push_back(demo_json(kind, events));
        } else {
            context.streams.out << (&kind == &kinds->front() ? "" : "\n\n");
            print_demo(context, events);
        }
    }
    if (as_json) {
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
