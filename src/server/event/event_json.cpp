#include "server/event/event_json.hpp"

#include "clock/control_text.hpp"
#include "server/event/table_game.hpp"
#include "server/texts.hpp"
#include "tournament/desk/field_of.hpp"
#include "tournament/record/record.hpp"
#include "tournament/record/words.hpp"
#include "tournament/tables/settle.hpp"
#include "tournament/tables/team.hpp"

#include <boost/json/parse.hpp>
#include <fmt/format.h>

namespace kodeks::server {

namespace json = boost::json;
using namespace tournament;

namespace {

// What a list on the wall does not show.
Person on_the_wall(Person person) {
    person.birth_year = 0;
    person.birth_month = 0;
    person.birth_day = 0;
    person.sport_class.clear();
    person.impairment.clear();
    person.assistant.clear();
    return person;
}

Event on_the_wall(Event event) {
    if (auto* const entered = event.get_if<Entered>()) {
        entered->entry.person = on_the_wall(entered->entry.person);
    } else if (auto* const replaced = event.get_if<Replaced>()) {
        replaced->person = on_the_wall(replaced->person);
    } else if (auto* const corrected = event.get_if<PersonCorrected>()) {
        corrected->person = on_the_wall(corrected->person);
    }
    return event;
}

// As the record of its entering has it.
json::object entry_json(const Entry& entry, Reading reading) {
    const Event fact = Entered{entry, 0};
    json::object written =
        json::parse(write_event(reading != Reading::whole ? on_the_wall(fact) : fact)).as_object();
    json::object object = std::move(written.at("entry").as_object());
    object["name"] = entry.person.name;
    return object;
}

json::object settings_of(const StageSettings& settings) {
    return json::parse(write_event(StageAdded{settings})).at("settings").as_object();
}

json::array member_array(const Stage& stage) {
    json::array members;
    for (const EntryId entry : stage.members) {
        json::object member{{"entry", entry.value}};
        if (const auto number = number_of(stage, entry); number != pairing::nobody) {
            member["number"] = number.value;
        }
        if (has_left(stage, entry)) {
            member["left"] = true;
        }
        members.push_back(std::move(member));
    }
    return members;
}

json::object side_json(const State& state, EntryId entry) {
    return {{"entry", entry.value}, {"name", entry == no_entry ? "" : name_of(state, entry)}};
}

json::array games_array(const State& state, GameRef ref, const Pairing& pairing,
                        const std::vector<Outcome>& settled) {
    json::array games;
    for (ref.game = 1; ref.game <= pairing.games.size(); ++ref.game) {
        const auto players = players_at(state, ref);
        const Outcome& outcome = settled[ref.game - 1];
        games.push_back({{"number", game_id(state, ref).value},
                         {"game", ref.game},
                         {"white", side_json(state, players[0])},
                         {"black", side_json(state, players[1])},
                         {"status", ledger::word(outcome.status)},
                         {"result", to_text(outcome, state.settings.scale)}});
    }
    return games;
}

json::object pairing_json(const State& state, const GameRef& ref, const Pairing& pairing) {
    const Stage& stage = *find_stage(state, ref.stage);
    json::object object{{"table", ref.table}, {"first", side_json(state, pairing.first)}};
    if (pairing.second == no_entry) { // the odd one
        object["free"] = true;
        return object;
    }
    const PairScore score = score_of(state, stage, pairing);
    object["second"] = side_json(state, pairing.second);
    object["complete"] = score.complete;
    object["first_points"] = kodeks::to_text(score.first_games);
    object["second_points"] = kodeks::to_text(score.second_games);
    if (pairing.winner != no_entry) {
        object["winner"] = pairing.winner.value;
    }
    object["games"] = games_array(state, ref, pairing, settled_games(state, stage, pairing));
    return object;
}

json::array ids_of(const std::vector<EntryId>& entries) {
    json::array ids;
    for (const EntryId entry : entries) {
        ids.emplace_back(entry.value);
    }
    return ids;
}

// Of a team stage: who plays on which board in the round that was paired last.
json::array line_ups_json(const State& state, const Stage& stage) {
    json::array line_ups;
    const auto round = static_cast<RoundNumber>(stage.rounds.size());
    for (const EntryId team : stage.members) {
        line_ups.push_back(
            {{"team", team.value}, {"players", ids_of(line_up_of(state, stage, round, team))}});
    }
    return line_ups;
}

json::object stage_card(const State& state, StageNumber number) {
    const Stage& stage = *find_stage(state, number);
    json::object object{{"number", number},
                        {"settings", settings_of(stage.settings)},
                        {"members", stage.members.size()},
                        {"rounds", stage.rounds.size()},
                        {"lots_drawn", !stage.lots.numbers.empty()}};
    const bool complete = !stage.rounds.empty() && is_complete(state, stage, stage.rounds.back());
    object["round_complete"] = complete;
    return object;
}

} // namespace

State on_the_wall(State state) {
    for (Entry& entry : state.entries) {
        entry.person = on_the_wall(entry.person);
    }
    return state;
}

json::object desk_refusal_json(const Refusal& refusal) {
    json::array articles;
    for (const std::string_view article : refusal.articles) {
        articles.emplace_back(json::string(article));
    }
    return {{"name", refusal.message.key},
            {"articles", std::move(articles)},
            {"text", in_all_languages(refusal.message)}};
}

json::object event_fact_json(const Event& event, const ledger::Envelope& envelope,
                             Reading reading) {
    return {{"seq", envelope.sequence},
            {"time", ledger::write_unix_time(envelope.time)},
            {"by", envelope.author},
            {"event",
             json::parse(write_event(reading != Reading::whole ? on_the_wall(event) : event))}};
}

json::object event_summary_json(const State& state) {
    json::object object{{"name", state.settings.name},
                        {"rulebook", state.settings.edition},
                        {"year", state.settings.year},
                        {"character", ledger::word(state.settings.character)},
                        {"variant", state.settings.games.variant},
                        {"entries", state.entries.size()}};
    json::array stages;
    for (StageNumber number = 1; number <= state.stages.size(); ++number) {
        stages.push_back(stage_card(state, number));
    }
    object["stages"] = std::move(stages);
    return object;
}

json::object event_card_json(const State& state, Reading reading) {
    json::object object = event_summary_json(state);
    object["settings"] =
        json::parse(write_event(Created{state.settings})).at("settings").as_object();
    json::array entries;
    for (const Entry& entry : state.entries) {
        entries.push_back(entry_json(entry, reading));
    }
    object["entries"] = std::move(entries);
    if (const auto match = match_on(state.settings)) {
        const auto& control = match->settings.regulations.control;
        object["control"] =
            in_all_languages([&](Language language) { return clock::describe(control, language); });
    }
    return object;
}

json::object stage_json(const State& state, StageNumber number, const std::string& event) {
    const Stage& stage = *find_stage(state, number);
    json::object object = stage_card(state, number);
    object["members"] = member_array(stage);
    json::array rounds;
    for (RoundNumber round = 1; round <= stage.rounds.size(); ++round) {
        rounds.push_back(round_json(state, number, round, event));
    }
    object["rounds"] = std::move(rounds);
    if (stage.settings.boards > 0 && !stage.rounds.empty()) {
        object["line_ups"] = line_ups_json(state, stage);
    }
    if (!stage.lots.seed.empty()) {
        object["lots"] = {{"commitment", stage.lots.commitment},
                          {"seed", stage.lots.seed},
                          {"salt", stage.lots.salt}};
    }
    return object;
}

json::object round_json(const State& state, StageNumber number, RoundNumber round,
                        const std::string& event) {
    const Stage& stage = *find_stage(state, number);
    const Round& paired = stage.rounds[round - 1];
    json::array pairings;
    GameRef ref{number, round, 0, 1};
    for (const Pairing& pairing : paired.pairings) {
        ++ref.table;
        pairings.push_back(pairing_json(state, ref, pairing));
    }
    return {{"event", event},
            {"stage", number},
            {"round", round},
            {"complete", is_complete(state, stage, paired)},
            {"pairings", std::move(pairings)},
            {"absent", ids_of(paired.absent)},
            {"half_byes", ids_of(paired.half_byes)},
            {"full_byes", ids_of(paired.full_byes)}};
}

} // namespace kodeks::server
