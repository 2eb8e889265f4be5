// The one contract for everything that is decided. A room has a State, Commands and Events, and
//
//     Decision<Event> decide(const State&, const Command&, const World&);   // changes nothing
//     void apply(State&, const Event&);                                     // looks at no rule
//     data
//
// `decide` answers at once with one of four things: the facts that follow; a refusal; the facts
// that came before the command and leave it without effect; or a question about a position that
// takes longer to prove. The proof comes back as a command of its own, and then the first one is
// asked again. A state is its events folded in order and nothing else.
#pragma once

#include "base/one_of.hpp"
#include "base/result.hpp"
#include "oracle/query.hpp"

#include <utility>
#include <vector>

namespace kodeks::ledger {

template <class Event>
struct Accepted {
    std::vector<Event> events;
};

// The command came too late: something else, such as a fallen flag, was to be decided first.
template <class Event>
struct Superseded {
    std::vector<Event> events;
};

struct NeedsProof {
    truth::Query query;
};

template <class Event>
class Decision {
public:
    Decision(Accepted<Event> accepted) : answer_(std::move(accepted)) {} // NOLINT

    Decision(Superseded<Event> superseded) : answer_(std::move(superseded)) {} // NOLINT

    Decision(Refusal refusal) : answer_(std::move(refusal)) {} // NOLINT

    Decision(NeedsProof needs) : answer_(std::move(needs)) {} // NOLINT

    bool accepted() const { return answer_.template is<Accepted<Event>>(); }

    bool superseded() const { return answer_.template is<Superseded<Event>>(); }

    const Refusal* refusal() const { return answer_.template get_if<Refusal>(); }

    const truth::Query* query() const {
        const auto* needs = answer_.template get_if<NeedsProof>();
        return needs == nullptr ? nullptr : &needs->query;
    }

    // What happened; nothing when the command was refused or waits for a proof.
    const std::vector<Event>& events() const {
        static const std::vector<Event> nothing;
        if (const auto* accepted = answer_.template get_if<Accepted<Event>>()) {
            return accepted->events;
        }
        const auto* superseded = answer_.template get_if<Superseded<Event>>();
        return superseded == nullptr ? nothing : superseded->events;
    }

private:
    OneOf<Accepted<Event>, Superseded<Event>, Refusal, NeedsProof> answer_;
};

} // namespace kodeks::ledger
