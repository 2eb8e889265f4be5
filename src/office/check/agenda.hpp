// The checklist of an event: every duty of the book with who has it, when it is due and what was
// done.
#pragma once

#include "office/world.hpp"

#include <optional>
#include <vector>

namespace kodeks::office {

enum class DutyState : std::uint8_t { open, overdue, done, done_late };

struct DutyLine {
    const rulebook::OfficeDuty* duty = nullptr;
    std::uint32_t round = 0;
    std::optional<Moment> due; // none: while the event lasts, or not fixed
    DutyState state = DutyState::open;
    const DutyDone* done = nullptr;
};

// In the order in which they are due, as it looks at a moment.
std::vector<DutyLine> agenda(const State& state, const World& world, Moment now);

const rulebook::OfficeDuty* find_duty(const rulebook::OfficeRules& rules, std::string_view name);

// The very time the regulations name for it; none when they name none.
std::optional<Moment> fixed_time(const State& state, const rulebook::OfficeDuty& duty);

// When a duty is due; none when nothing is fixed.
std::optional<Moment> due_of(const State& state, const rulebook::OfficeDuty& duty,
                             std::uint32_t round);

} // namespace kodeks::office
