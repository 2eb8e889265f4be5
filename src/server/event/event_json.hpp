// An event as JSON for whoever looks at it: its card, stages, rounds, tables of results, reasons.
// docs/server.md describes every field. What concerns a person's health or age is told to
// officials only.
#pragma once

#include "base/result.hpp"
#include "ledger/record.hpp"
#include "tournament/event/event.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

namespace kodeks::server {

// Who reads: an official of the event everything, whoever takes part what hangs on the wall, and
// spectators the same, later where broadcasts are delayed.
enum class Reading : std::uint8_t { wall, whole, late };

// The same event without what a list on the wall does not show.
tournament::State on_the_wall(tournament::State state);

boost::json::object desk_refusal_json(const Refusal& refusal);

boost::json::object event_fact_json(const tournament::Event& event,
                                    const ledger::Envelope& envelope, Reading reading);

// For lists: name, book, how far it is.
boost::json::object event_summary_json(const tournament::State& state);

// Settings, participants, stages.
boost::json::object event_card_json(const tournament::State& state, Reading reading);

// `event`: its id, for the ids of the games at its tables.
boost::json::object stage_json(const tournament::State& state, tournament::StageNumber number,
                               const std::string& event);
boost::json::object round_json(const tournament::State& state, tournament::StageNumber number,
                               tournament::RoundNumber round, const std::string& event);

boost::json::object standings_json(const tournament::State& state, const tournament::Stage& stage);
boost::json::object crosstable_json(const tournament::State& state, const tournament::Stage& stage);

// One participant's place: every tie-break with the terms it is made of; empty without a place.
boost::json::object place_json(const tournament::State& state, const tournament::Stage& stage,
                               tournament::EntryId entry);

// Why the pairs of this round are what they are.
boost::json::object explanation_json(const std::vector<tournament::Event>& events,
                                     tournament::StageNumber number, tournament::RoundNumber round);

} // namespace kodeks::server
