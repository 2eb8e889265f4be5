#include "server/event/table_game.hpp"

#include "ledger/time_text.hpp"
#include "notation/opening.hpp"
#include "tournament/tables/team.hpp"

#include <algorithm>

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace kodeks::server {

namespace {

namespace json = boost::json;
using tournament::EntryId;
using tournament::GameRef;

// The terms that are numbers in a script; times and controls are texts, also "3600".
constexpr std::array<std::string_view, 2> numbers = {"no-draw-before-move", "games-per-arbiter"};

// "true" and the numbers are what they are; everything else is a text.
json::value plain(const tournament::GameTerm& term) {
    boost::system::error_code error;
    json::value value = json::parse(term.value, error);
    const bool counted = std::ranges::find(numbers, term.name) != numbers.end();
    const bool is_plain = !error && (value.is_bool() || (value.is_int64() && counted));
    return is_plain ? value : json::value(term.value);
}

// A term that the referee need not know.
bool is_of_the_server(const tournament::GameTerm& term) {
    return (term.name == lag_credit_term || term.name == touch_move_term) &&
           (term.value == "true" || term.value == "false");
}

// The terms as the header of a game script: the same reader finds what is wrong with them.
std::string header_text(const tournament::EventSettings& settings) {
    json::object header{{"kodeks-script", referee::script::script_version},
                        {"rulebook", settings.edition},
                        {"variant", settings.games.variant}};
    for (const tournament::GameTerm& term : settings.games.terms) {
        if (!is_of_the_server(term)) {
            header[term.name] = plain(term);
        }
    }
    return json::serialize(header);
}

// As the classifier assigned them (UA:II.6).
referee::Needs needs_of(const tournament::Person& person) {
    referee::Needs needs;
    needs.blind = person.sport_class == "blind" || person.impairment == "blind";
    needs.low_vision = person.sport_class == "vision" || person.impairment == "vision";
    needs.deaf = person.sport_class == "hearing" || person.impairment == "hearing";
    needs.disability = !person.sport_class.empty() || !person.impairment.empty();
    needs.assistant = !person.assistant.empty();
    return needs;
}

const tournament::Pairing& pairing_at(const tournament::State& state, const GameRef& ref) {
    return find_stage(state, ref.stage)->rounds[ref.round - 1].pairings[ref.table - 1];
}

// Several games of the same two, not boards of teams.
bool is_of_micro_match(const tournament::State& state, const GameRef& ref) {
    return find_stage(state, ref.stage)->settings.boards == 0 &&
           pairing_at(state, ref).games.size() > 1;
}

// The opening that was drawn stands on the board; the break before a further game runs on White's
// clock where the book says so (RU:3.19#2).
void prepare_micro_match(const tournament::State& state, const GameRef& ref,
                         referee::Match& match) {
    const std::string& opening = pairing_at(state, ref).opening;
    const auto setup =
        opening.empty() ? std::nullopt : notation::set_up_by(*match.variant, opening);
    if (setup) {
        match.settings.start = *setup;
    }
    const auto& rules = match.rules.game->duties.micro_matches;
    if (rules.break_on_white_clock && ref.game > 1 && is_of_micro_match(state, ref)) {
        match.settings.regulations.break_before = rules.break_min;
    }
}

tournament::Mark mark_of(referee::Score score, bool unplayed) {
    switch (score) {
    case referee::Score::win:
        return unplayed ? tournament::Mark::plus : tournament::Mark::win;
    case referee::Score::draw:
        return tournament::Mark::draw;
    case referee::Score::loss:
        break;
    }
    return unplayed ? tournament::Mark::minus : tournament::Mark::loss;
}

} // namespace

std::array<EntryId, 2> players_at(const tournament::State& state, const GameRef& ref) {
    const tournament::Stage& stage = *find_stage(state, ref.stage);
    const tournament::Pairing& pairing = stage.rounds[ref.round - 1].pairings[ref.table - 1];
    std::array<EntryId, 2> sides = {pairing.first, pairing.second};
    if (stage.settings.boards > 0) {
        for (EntryId& side : sides) {
            side = line_up_of(state, stage, ref.round, side)[ref.game - 1];
        }
    }
    if (!tournament::first_has_white(ref.game)) {
        std::swap(sides[0], sides[1]);
    }
    return sides;
}

tournament::EventSettings with_control(tournament::EventSettings event,
                                       const tournament::StageSettings& stage) {
    if (!stage.control.empty()) {
        std::erase_if(event.games.terms, [](const auto& term) { return term.name == "control"; });
        event.games.terms.push_back({"control", stage.control});
    }
    return event;
}

tl::expected<referee::Match, Message> match_on(const tournament::EventSettings& settings) {
    if (settings.games.variant.empty()) {
        return tl::unexpected(Message{"cli.event.game.no_variant", {}});
    }
    const std::string text = header_text(settings);
    const auto line = ledger::read_json(text, 0, text.size());
    const auto header = line ? referee::script::read_header(*line) : tl::unexpected(line.error());
    if (!header) {
        return tl::unexpected(header.error().message);
    }
    return header->match;
}

tl::expected<referee::Match, Message> match_of(const tournament::State& state,
                                               const GameRef& game) {
    auto match = match_on(with_control(state.settings, find_stage(state, game.stage)->settings));
    const auto players = players_at(state, game);
    if (match) {
        prepare_micro_match(state, game, *match);
    }
    if (match && find_stage(state, game.stage)->settings.boards > 0) {
        match->settings.regulations.team_event = true; // captains lodge protests there
    }
    for (std::size_t side = 0; match && side < players.size(); ++side) {
        if (const tournament::Entry* const entry = find_entry(state, players[side])) {
            match->settings.names[side] = entry->person.name;
            match->settings.needs[side] = needs_of(entry->person);
        }
    }
    return match;
}

std::optional<BreakFinding> break_before(const tournament::State& state, const GameRef& ref,
                                         std::optional<Milliseconds> since_last) {
    const auto* const rules = rulebook::game_rules(state.settings.edition);
    const auto* const book = rulebook::find_tournament_rules(state.settings.edition);
    const bool ruled = rules != nullptr && book != nullptr && book->micro_matches.games_min > 0;
    if (!ruled || ref.game < 2 || !is_of_micro_match(state, ref)) {
        return std::nullopt;
    }
    const std::vector<MessagePart> before = {{"game", std::to_string(ref.game - 1)}};
    if (pairing_at(state, ref).games[ref.game - 2].status == tournament::Status::open) {
        return BreakFinding{{"cli.event.game.one_after_another", before},
                            book->micro_matches.articles};
    }
    const auto& breaks = rules->duties.micro_matches;
    if (!since_last || breaks.break_on_white_clock) {
        return std::nullopt;
    }
    if (*since_last < breaks.break_min) {
        return BreakFinding{{"cli.event.game.break_short",
                             {{"time", ledger::write_time(breaks.break_min - *since_last)}}},
                            breaks.breaks};
    }
    if (breaks.break_max.value > 0 && *since_last > breaks.break_max) {
        return BreakFinding{{"cli.event.game.break_long", {}}, breaks.breaks, false};
    }
    return std::nullopt;
}

tournament::Outcome outcome_of(const referee::Outcome& outcome) {
    return tournament::finished(mark_of(outcome.white, outcome.unplayed),
                                mark_of(outcome.black, outcome.unplayed));
}

std::optional<tournament::Outcome> result_of(const referee::State& state) {
    if (state.outcome) {
        return outcome_of(*state.outcome);
    }
    return state.phase == referee::Phase::adjourned
               ? std::optional(tournament::Outcome{tournament::Status::adjourned})
               : std::nullopt;
}

std::optional<tournament::Command> following(const tournament::State& state, const GameRef& game,
                                             const tournament::Outcome& outcome,
                                             const std::string& reason) {
    const tournament::Outcome now = *find_game(state, game);
    if (outcome == now) {
        return std::nullopt;
    }
    if (now.status == tournament::Status::finished) {
        return tournament::CorrectResult{game, outcome, reason};
    }
    return tournament::RecordResult{game, outcome, reason, true};
}

} // namespace kodeks::server
