// Which conditions of a list an event has fixed: in its regulations or by the settings it is run
// with, which are one source.
#pragma once

#include "office/check/remark.hpp"

#include <span>

namespace kodeks::office {

bool is_fixed(const State& state, const World& world, Condition condition);

// Demanded of this event and nowhere written.
bool is_missing(const State& state, const World& world, const rulebook::NeededCondition& row);

// Those of the list that are demanded and nowhere written, one sentence each.
Remarks missing_of(const State& state, const World& world,
                   std::span<const rulebook::NeededCondition> needed);

// A clause as a whole number; nothing when it is none.
std::optional<std::uint32_t> number_in(const State& state, Condition condition);

// The words a condition must be one of; empty = any text.
std::span<const std::string_view> words_for(Condition condition);
bool is_number(Condition condition);

struct Deadline {
    Date date;
    ArticleIds articles;
};

// The last day for invitations; nothing when the book has none.
std::optional<Deadline> invitation_deadline(const State& state,
                                            const rulebook::RegulationRules& rules);

} // namespace kodeks::office
