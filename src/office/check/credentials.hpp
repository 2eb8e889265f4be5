// What an entry still lacks before it may be admitted.
#pragma once

#include "base/message.hpp"
#include "office/world.hpp"

#include <string_view>
#include <vector>

namespace kodeks::office {

struct Shortcoming {
    Message message;
    rulebook::Articles articles;
    bool standard = false; // only the standard: the organiser may admit without
};

std::vector<Shortcoming> shortcomings_of(const State& state, const Application& entry,
                                         const World& world);

// What the findings lack for a class: "decibels", "signs", "audiogram", "sight", "blindness",
// "impairment", "wheelchair"; empty = nothing.
std::string_view lacking_for(const rulebook::ClassRule& rule, const Findings& findings);

// Whether players of a class may play in an event for another one, and by which article.
bool may_play_in(const rulebook::EntryRules& rules, SportClass own, SportClass event);

} // namespace kodeks::office
