// What the commands of events, draws and pairing print with --json (docs/json.md): numbers as
// numbers, words of the record and article ids instead of sentences, the same in every language.
#pragma once

#include "base/message.hpp"
#include "base/points.hpp"
#include "tournament/lots/record.hpp"
#include "tournament/state/state.hpp"
#include "tournament/tiebreak/fraction.hpp"

#include <span>
#include <string_view>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

namespace kodeks::cli {

// Halves and quarters as decimals; any other fraction as {"numerator":10,"denominator":3}.
boost::json::value number_json(const tournament::Fraction& value);
boost::json::value number_json(Points points);

// {"key":"tournament.audit.round","parts":{...},"articles":[...]}
boost::json::object message_json(const Message& message,
                                 std::span<const std::string_view> articles = {});

// {"entry":5,"number":2,"name":"..."}; nothing for nobody.
boost::json::value person_json(const tournament::State& state, const tournament::Stage& stage,
                               tournament::EntryId entry);

boost::json::object pairings_json(const tournament::State& state, tournament::StageNumber number,
                                  tournament::RoundNumber round);
boost::json::object standings_json(const tournament::State& state, const tournament::Stage& stage);
boost::json::object crosstable_json(const tournament::State& state, const tournament::Stage& stage);
boost::json::object entries_json(const tournament::State& state, const tournament::Stage& stage);
boost::json::object draws_json(const tournament::lots::Records& records);

} // namespace kodeks::cli
