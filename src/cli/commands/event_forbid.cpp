// Pairs that must not come about in a Swiss; without names those that were forbidden.
#include "cli/commands/event.hpp"
#include "cli/json.hpp"

#include <algorithm>
#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

namespace kodeks::cli {

namespace {

using namespace tournament;

std::vector<Forbidden> forbidden_in(const Stage& stage) {
    std::vector<Forbidden> all = stage.settings.forbidden;
    all.insert(all.end(), stage.forbidden.begin(), stage.forbidden.end());
    for (Forbidden& pairs : all) {
        pairs.last_round = std::min(pairs.last_round, stage.settings.rounds);
    }
    return all;
}

boost::json::object typed(const State& state, const Stage& stage) {
    boost::json::array list;
    for (const Forbidden& pairs : forbidden_in(stage)) {
        boost::json::array names;
        for (const EntryId entry : pairs.entries) {
            names.emplace_back(name_of(state, entry));
        }
        list.push_back(boost::json::object{{"names", std::move(names)},
                                           {"first_round", pairs.first_round},
                                           {"last_round", pairs.last_round}});
    }
    return {{"forbidden", std::move(list)}};
}

std::string names_of(const State& state, const Forbidden& pairs) {
    std::vector<std::string> names;
    for (const EntryId entry : pairs.entries) {
        names.push_back(name_of(state, entry));
    }
    return joined(names, ", ");
}

void say(const Context& context, const State& state, const Forbidden& pairs) {
    context.streams.out << context.text("cli.event.forbid.done",
                                        {{"names", names_of(state, pairs)},
                                         {"from", std::to_string(pairs.first_round)},
                                         {"to", std::to_string(pairs.last_round)}})
                        << '\n';
}

Exit show_forbidden(const Arguments& arguments, const Context& context) {
    return with_stage(arguments, context, [&](const EventFile& file, const Stage& stage) {
        if (context.facts.json) {
            print_json(context.streams.out, typed(file.state, stage));
            return Exit::done;
        }
        const auto all = forbidden_in(stage);
        for (const Forbidden& pairs : all) {
            say(context, file.state, pairs);
        }
        if (all.empty()) {
            context.streams.out << context.text("cli.event.forbid.none") << '\n';
        }
        return Exit::done;
    });
}

RoundNumber round_in(const Arguments& arguments, std::string_view option, RoundNumber otherwise) {
    return static_cast<RoundNumber>(
        std::min<std::uint64_t>(arguments.number(option).value_or(otherwise), UINT32_MAX));
}

Exit run_event_forbid(const Arguments& arguments, const Context& context) {
    if (!arguments.has("NAME")) {
        return show_forbidden(arguments, context);
    }
    return changing_event(arguments, context, [&](EventFile& file) {
        const StageNumber stage = stage_in(arguments);
        ForbidPairs forbid{stage, {}, arguments.maybe("--reason").value_or("")};
        for (const std::string& name : arguments.all("NAME")) {
            const auto entry = entry_in(context, file, stage, name);
            if (!entry) {
                return entry.error();
            }
            forbid.pairs.entries.push_back(*entry);
        }
        forbid.pairs.first_round = round_in(arguments, "--from", 1);
        forbid.pairs.last_round = round_in(arguments, "--to", UINT32_MAX);
        const Exit exit = change(arguments, context, file, {forbid});
        if (tells(context, exit)) {
            say(context, file.state, forbidden_in(*find_stage(file.state, stage)).back());
        }
        return exit;
    });
}

} // namespace

Command event_forbid() {
    return {"event forbid",
            with_common({required("EVENT"), any_number("NAME"), number_option("--from", "ROUND"),
                         number_option("--to", "ROUND"), option("--reason", "TEXT")}),
            run_event_forbid};
}

} // namespace kodeks::cli
