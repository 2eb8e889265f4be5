// What a decision of the office may look at besides its state: the rules of the event's book, and
// what the tournament's desk knows. Given by the caller and never recorded.
#pragma once

#include "office/state/state.hpp"
#include "rulebook/office_rules.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace kodeks::office {

struct Entrant {
    std::string name;
    std::string team;
};

// The event as the tournament's desk sees it.
struct Around {
    std::uint32_t participants = 0;
    std::uint32_t pairs = 0; // that play at the same time
    std::uint32_t rounds_paired = 0;
    bool teams = false;
    std::vector<Condition> settled{}; // fixed by the settings the event is run with
    std::vector<Entrant> entrants{};
};

struct World {
    const rulebook::OfficeRules* rules = nullptr; // of a book that says nothing: none
    Around around{};
};

inline World world_for(std::string_view edition, Around around = {}) {
    return {rulebook::office_rules(edition), std::move(around)};
}

} // namespace kodeks::office
