// What the referee answered as JSON: rulings, questions, outcomes and events. Moves are written as
// in the position before the command.
#pragma once

#include "base/result.hpp"
#include "ledger/scene.hpp"
#include "referee/state/state.hpp"

#include <span>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

namespace kodeks::referee::script {

using ledger::Scene;

boost::json::object to_json(const Ruling& ruling, const Scene& scene);
boost::json::object to_json(const Outcome& outcome);
boost::json::object to_json(const Refusal& refusal);
boost::json::object to_json(const Event& event, const Scene& scene);
boost::json::object question_json(const Question& asked);

// The whole answer to a command: "rulings", and where there are such "refusal", "question",
// "result", and
// "superseded": true when it came too late.
struct Given {
    const Refusal* refusal = nullptr;
    bool superseded = false;
    std::span<const Event> events;
};

boost::json::object answer_json(const Given& given, const Scene& scene);

// The name of a refusal: its message without the prefix.
std::string_view name_of(const Refusal& refusal);

// Where the game stands at an instant: phase, clocks, whose clock runs, the board with the number
// of the move to be made.
boost::json::object standing_json(const State& state, Instant now);

} // namespace kodeks::referee::script
