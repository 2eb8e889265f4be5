#include "cli/event/typed.hpp"

#include "tournament/desk/field_of.hpp"
#include "tournament/record/record.hpp"
#include "tournament/record/words.hpp"
#include "tournament/tables/crosstable.hpp"
#include "tournament/tables/team.hpp"

#include <boost/json/parse.hpp>

namespace kodeks::cli {

namespace {

using namespace tournament;
namespace json = boost::json;

json::string word_json(std::string_view word) {
    return json::string(word);
}

// "win-loss", White first; "open", "adjourned", "annulled": the words of the event file.
json::string outcome_json(const Outcome& outcome) {
    if (outcome.status != Status::finished) {
        return word_json(ledger::word(outcome.status));
    }
    return json::string(std::string(ledger::word(outcome.white)) + "-" +
                        std::string(ledger::word(outcome.black)));
}

json::array strings_json(const std::vector<std::string>& texts) {
    json::array list;
    for (const std::string& text : texts) {
        list.emplace_back(text);
    }
    return list;
}

// Who sits where in a game of a pairing: players, of teams the players of the board.
json::object game_json(const State& state, const Stage& stage, const Pairing& pairing,
                       RoundNumber round, std::uint32_t game) {
    const Outcome outcome = settled_games(state, stage, pairing)[game - 1];
    const auto seat = [&](EntryId side) {
        return stage.settings.boards == 0 ? side : line_up_of(state, stage, round, side)[game - 1];
    };
    const bool straight = first_has_white(game);
    json::object object{
        {"game", game},
        {"id", pairing.first_game.value + game - 1},
        {"white", person_json(state, stage, seat(straight ? pairing.first : pairing.second))},
        {"black", person_json(state, stage, seat(straight ? pairing.second : pairing.first))},
        {"result", outcome_json(outcome)}};
    if (outcome.status == Status::finished) {
        object["points"] = json::array{number_json(points_of(outcome.white, state.settings.scale)),
                                       number_json(points_of(outcome.black, state.settings.scale))};
    }
    if (is_rated_otherwise(pairing, game)) {
        object["rated"] = outcome_json(pairing.rated[game - 1]);
    }
    return object;
}

json::object pairing_json(const State& state, const Stage& stage, RoundNumber round,
                          std::uint32_t table) {
    const Pairing& pairing = stage.rounds[round - 1].pairings[table - 1];
    json::object object{{"table", table},
                        {"first", person_json(state, stage, pairing.first)},
                        {"second", person_json(state, stage, pairing.second)}};
    json::array games;
    for (std::uint32_t game = 1; game <= pairing.games.size(); ++game) {
        games.push_back(game_json(state, stage, pairing, round, game));
    }
    object["games"] = std::move(games);
    const PairScore score = score_of(state, stage, pairing);
    if (pairing.second != no_entry && score.complete) {
        object["score"] =
            json::array{number_json(score.first_games), number_json(score.second_games)};
    }
    if (pairing.winner != no_entry) {
        object["winner"] = pairing.winner.value;
    }
    if (!pairing.opening.empty()) {
        object["opening"] = pairing.opening;
    }
    return object;
}

json::object line_json(const State& state, const Stage& stage, const Standings& table,
                       const StandingLine& line) {
    json::object object{{"first_place", line.first_place}, {"last_place", line.last_place}};
    const json::value person = person_json(state, stage, line.entry);
    for (const auto& [key, value] : person.as_object()) {
        object[key] = value;
    }
    const auto& ratings = find_entry(state, line.entry)->person.ratings;
    if (!ratings.empty()) {
        object["rating"] = ratings.front().value;
    }
    object["games"] = line.games;
    object["points"] = number_json(line.points);
    json::array values;
    for (const tiebreak::Value& value : line.values) {
        values.push_back(value.empty() ? json::value() : number_json(value.front()));
    }
    object["values"] = std::move(values);
    if (line.decided_by && *line.decided_by >= 0) {
        object["decided_by"] = table.codes[static_cast<std::size_t>(*line.decided_by)];
    }
    return object;
}

json::object meeting_json(const State& state, const Stage& stage, const CrossMeeting& meeting) {
    json::object object{{"round", meeting.round},
                        {"opponent", person_json(state, stage, meeting.opponent)}};
    json::array games;
    for (std::size_t i = 0; i < meeting.games.size(); ++i) {
        const bool white = first_has_white(static_cast<std::uint32_t>(i) + 1) == meeting.first;
        const Outcome& game = meeting.games[i];
        const bool done = game.status == Status::finished;
        games.push_back(
            json::object{{"colour", white ? "white" : "black"},
                         {"mark", word_json(done ? ledger::word(white ? game.white : game.black)
                                                 : ledger::word(game.status))}});
    }
    object["games"] = std::move(games);
    for (const auto& [key, set] : {std::pair{"absent", meeting.absent},
                                   {"half", meeting.half},
                                   {"full", meeting.full},
                                   {"aside", meeting.aside},
                                   {"decided", meeting.decided}}) {
        if (set) {
            object[key] = true;
        }
    }
    return object;
}

} // namespace

json::value number_json(const Fraction& value) {
    switch (value.denominator()) {
    case 1:
        return value.numerator();
    case 2:
    case 4: // exact in binary
        return static_cast<double>(value.numerator()) / static_cast<double>(value.denominator());
    default:
        return json::object{{"numerator", value.numerator()}, {"denominator", value.denominator()}};
    }
}

json::value number_json(Points points) {
    return number_json(Fraction::of(points));
}

json::object message_json(const Message& message, std::span<const std::string_view> articles) {
    json::object parts;
    for (const MessagePart& part : message.parts) {
        parts[part.name] = part.value;
    }
    json::array ids;
    for (const std::string_view article : articles) {
        ids.push_back(json::string(article));
    }
    return {{"key", message.key}, {"parts", std::move(parts)}, {"articles", std::move(ids)}};
}

json::value person_json(const State& state, const Stage& stage, EntryId entry) {
    if (entry == no_entry) {
        return nullptr;
    }
    json::object object{{"entry", entry.value}};
    if (const auto number = number_of(stage, entry); number != pairing::nobody) {
        object["number"] = number.value;
    }
    object["name"] = name_of(state, entry);
    return object;
}

json::object pairings_json(const State& state, StageNumber number, RoundNumber round) {
    const Stage& stage = *find_stage(state, number);
    json::array pairings;
    const auto tables = static_cast<std::uint32_t>(stage.rounds[round - 1].pairings.size());
    for (std::uint32_t table = 1; table <= tables; ++table) {
        pairings.push_back(pairing_json(state, stage, round, table));
    }
    json::array absent;
    for (const EntryId entry : stage.rounds[round - 1].absent) {
        absent.push_back(person_json(state, stage, entry));
    }
    json::object object{{"stage", number}, {"round", round}};
    if (stage.rounds[round - 1].table_round != 0) {
        object["table_round"] = stage.rounds[round - 1].table_round;
    }
    object["pairings"] = std::move(pairings);
    object["absent"] = std::move(absent);
    return object;
}

json::object standings_json(const State& state, const Stage& stage) {
    const Standings table = standings(state, stage);
    json::array tie_breaks;
    for (std::size_t i = 0; i < table.codes.size(); ++i) {
        tie_breaks.push_back(
            json::object{{"code", table.codes[i]}, {"article", table.articles[i]}});
    }
    json::array lines;
    for (const StandingLine& line : table.lines) {
        lines.push_back(line_json(state, stage, table, line));
    }
    json::array without;
    for (const EntryId entry : table.without_place) {
        without.push_back(person_json(state, stage, entry));
    }
    return {{"system", word_json(ledger::word(stage.settings.system))},
            {"tie_breaks", std::move(tie_breaks)},
            {"lines", std::move(lines)},
            {"without_place", std::move(without)}};
}

json::object crosstable_json(const State& state, const Stage& stage) {
    const Crosstable table = crosstable(state, stage);
    json::array rows;
    for (const CrossRow& row : table.rows) {
        json::object object = person_json(state, stage, row.entry).as_object();
        object["points"] = number_json(row.points);
        json::array meetings;
        for (const CrossMeeting& meeting : row.meetings) {
            meetings.push_back(meeting_json(state, stage, meeting));
        }
        object["meetings"] = std::move(meetings);
        rows.push_back(std::move(object));
    }
    return {{"by_opponent", table.by_opponent}, {"rows", std::move(rows)}};
}

json::object entries_json(const State& state, const Stage& stage) {
    json::array list;
    const auto& order = stage.lots.numbers.empty() ? stage.members : stage.lots.numbers;
    for (const EntryId id : order) {
        json::object object = person_json(state, stage, id).as_object();
        const json::object fact =
            json::parse(write_event(Entered{*find_entry(state, id), 0})).as_object();
        const json::object& entry = fact.at("entry").as_object();
        for (const char* key : {"person", "is_team", "team", "board"}) {
            if (const json::value* const value = entry.if_contains(key)) {
                object[key] = *value;
            }
        }
        if (has_left(stage, id)) {
            object["left"] = true;
        }
        list.push_back(std::move(object));
    }
    return {{"entries", std::move(list)}};
}

json::object draws_json(const lots::Records& records) {
    json::array draws;
    for (const lots::Record& record : records) {
        json::array choices;
        for (const lots::Choice& choice : record.choices) {
            json::array result;
            for (const std::uint32_t one : choice.result) {
                result.push_back(one);
            }
            choices.push_back(json::object{
                {"kind", choice.kind == lots::Choice::Kind::choose ? "choose" : "shuffle"},
                {"name", choice.name},
                {"options", choice.options},
                {"result", std::move(result)},
                {"among", strings_json(choice.among)},
                {"drawn", strings_json(choice.drawn)}});
        }
        json::object draw{{"draw", record.title},
                          {"seed", record.seed},
                          {"salt", record.salt},
                          {"words", record.words},
                          {"choices", std::move(choices)}};
        if (record.commitment) {
            draw["commitment"] = *record.commitment;
        }
        if (record.voided) {
            draw["voided"] = *record.voided;
        }
        draws.push_back(std::move(draw));
    }
    return {{"draws", std::move(draws)}};
}

} // namespace kodeks::cli
