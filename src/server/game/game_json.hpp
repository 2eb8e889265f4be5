// A game as JSON for whoever looks at it: facts with their sentences, views by seat, refusals, a
// line for lists. Texts come in all three languages. docs/server.md describes every field.
#pragma once

#include "base/result.hpp"
#include "ledger/record.hpp"
#include "referee/seat/view.hpp"

#include <string>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

namespace kodeks::server {

// Before the fact is folded, because moves are written as in the position before them.
boost::json::object fact_json(const referee::Event& event, const referee::State& before,
                              const ledger::Envelope& envelope);

boost::json::object refusal_json(const Refusal& refusal, const referee::State& state);

// An act that could not be read.
boost::json::object complaint_json(const Message& message);

// What is fixed: rulebook, variant, control, players, board.
boost::json::object settings_json(const referee::State& state);

boost::json::object view_json(const referee::State& state, const referee::RuleSet& rules,
                              referee::Seat seat, referee::Instant now);

// The same as text, for several seats at one moment: what they all see is written once.
class Views {
public:
    Views(const referee::State& state, const referee::RuleSet& rules, referee::Instant now)
        : state_(state), rules_(rules), now_(now) {}

    std::string text(referee::Seat seat);

private:
    const referee::State& state_;
    const referee::RuleSet& rules_;
    referee::Instant now_;
    std::string board_;
};

// The moves so far; what stands on the board is no secret.
boost::json::array moves_json(const referee::State& state);

// The board and the clocks alone, for a review move by move and for small boards: the pieces as one
// letter for each square of the board, a dot where nothing stands.
boost::json::object position_json(const referee::State& state, const referee::RuleSet& rules,
                                  referee::Seat seat, referee::Instant now);

// The same of a fact that is past, with the accounts of both clocks.
boost::json::object recorded_json(const referee::State& state, const referee::RuleSet& rules,
                                  referee::Seat seat, referee::Instant now);

// For lists of games: who plays, how far it is.
boost::json::object summary_json(const referee::State& state);

} // namespace kodeks::server
