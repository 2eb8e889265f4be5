#include "server/event/entering.hpp"

#include "reports/entering.hpp"
#include "server/game/game_json.hpp"
#include "tournament/record/record.hpp"

#include <iterator>
#include <utility>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace kodeks::server {

namespace json = boost::json;

namespace {

std::string said_in(const json::object& object, std::string_view key) {
    const json::value* const found = object.if_contains(key);
    return found != nullptr && found->is_string() ? std::string(found->as_string()) : "";
}

std::uint32_t numbered_in(const json::object& object, std::string_view key) {
    constexpr std::int64_t most = 1'000'000;
    const json::value* const found = object.if_contains(key);
    const bool sound =
        found != nullptr && found->is_int64() && found->as_int64() > 0 && found->as_int64() <= most;
    return sound ? static_cast<std::uint32_t>(found->as_int64()) : 0;
}

reports::AtTables at_tables(const json::object& tables) {
    reports::AtTables at;
    at.stage = std::max(1U, numbered_in(tables, "stage"));
    at.round = numbered_in(tables, "round");
    at.table = numbered_in(tables, "table");
    at.game = numbered_in(tables, "game");
    at.result = said_in(tables, "result");
    at.whom = said_in(tables, "whom");
    return at;
}

// Commands as an act of the desk.
std::string act_of(const std::vector<tournament::Command>& commands) {
    json::array acts;
    for (const tournament::Command& command : commands) {
        json::object act = json::parse(tournament::write_command(command)).as_object();
        const json::value word = act.at("type"); // a new key may move the others
        act["do"] = word;
        act.erase("type");
        acts.push_back(std::move(act));
    }
    return acts.empty() ? "" : json::serialize(json::object{{"acts", std::move(acts)}});
}

// The office decides first whether there is anything to enter at all.
Owner::Pair acts_for(const EventDesk& event, const Asked& asked, const Entering& entering) {
    Owner::Pair pair{asked, asked};
    pair.first.act.clear();
    const Verdict office = event.office().attempt(asked);
    const auto command = office_command_in(asked.act);
    if (office.answer != Answer::accepted || !command) {
        pair.refused = Reply{.outcome = outcome_of(office.answer), .why = office.why};
        return pair;
    }
    const auto commands = reports::commands_to_enter(
        event.decider().state(), event.office().state(), command->get<office::EnterEffect>(),
        at_tables(entering.tables), entering.language);
    if (!commands) {
        pair.refused =
            Reply{.outcome = Outcome::refused, .why = desk_refusal_json(commands.error().refusal)};
        return pair;
    }
    pair.first.act = act_of(*commands);
    return pair;
}

} // namespace

std::optional<Entering> take_entering(json::object& act) {
    if (said_in(act, "do") != office::EnterEffect::word) {
        return std::nullopt;
    }
    Entering entering;
    if (const json::value* const tables = act.if_contains("tables")) {
        entering.tables = tables->is_object() ? tables->as_object() : json::object();
    }
    entering.language = language_from(said_in(act, "language")).value_or(Language::en);
    act.erase("tables");
    act.erase("language");
    return entering;
}

Verdict attempt_entering(const EventDesk& event, const Asked& asked, const Entering& entering) {
    const Owner::Pair pair = acts_for(event, asked, entering);
    if (pair.refused) {
        const bool refused = pair.refused->outcome == Outcome::refused;
        return {.answer = refused ? Answer::refused : Answer::unreadable, .why = pair.refused->why};
    }
    Verdict verdict = event.office().attempt(pair.second);
    if (!pair.first.act.empty()) {
        Verdict tables = event.decider().attempt(pair.first).verdict;
        if (tables.answer != Answer::accepted) {
            return tables;
        }
        std::ranges::move(tables.facts, std::back_inserter(verdict.facts));
    }
    return verdict;
}

void enter_at_tables(EventDesk& event, Asked asked, Entering entering, Owner::Answered answered) {
    std::string command = asked.command;
    Owner::ask_both(
        event.owner(), event.office_owner(), std::move(command),
        [&event, asked = std::move(asked), entering = std::move(entering)] {
            return acts_for(event, asked, entering);
        },
        std::move(answered));
}

} // namespace kodeks::server
