// Was everything done by the book? Repeats every draw and every pairing of an event from the facts
// before it and says where the record differs; Swiss rounds are looked at by the independent
// checker as well.
#pragma once

#include "tournament/event/event.hpp"
#include "tournament/pairing/swiss.hpp"

#include <vector>

namespace kodeks::tournament {

struct AuditFinding {
    StageNumber stage = 1;
    RoundNumber round = 0; // 0 = the draw of numbers
    Message message;
    std::vector<std::string_view> articles;
    friend bool operator==(const AuditFinding&, const AuditFinding&) = default;
};

struct Audit {
    std::uint32_t draws = 0; // repeated
    std::uint32_t rounds = 0;
    std::vector<AuditFinding> findings;
};

Audit audit(const std::vector<Event>& events);

// Only the independent checker, on the Swiss rounds of a stage.
std::vector<AuditFinding> check_rounds(const std::vector<Event>& events, StageNumber stage);

// The draw of a Swiss round as the engine makes it from the facts before the round, with its
// reasons; nothing when there is no such round or it is no Swiss.
struct RepeatedDraw {
    State before;
    pairing::Draw draw;
};

std::optional<RepeatedDraw> repeated_draw(const std::vector<Event>& events, StageNumber stage,
                                          RoundNumber round);

// The state before a round of a stage was paired; empty when it was not.
State state_before(const std::vector<Event>& events, StageNumber stage, RoundNumber round);

// A pairing system's number as people read it: "3 Name".
std::string numbered_name(const State& state, const Stage& stage, std::string_view number);

} // namespace kodeks::tournament
