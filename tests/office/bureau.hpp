// An office in a test: commands one after another, each accepted or refused as the test says.
#pragma once

#include "office/check/remark.hpp"
#include "office/office.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace kodeks::office {

class Bureau {
public:
    explicit Bureau(std::string_view edition) : world(world_for(edition)) {}

    // Must be accepted; the facts.
    std::vector<Event> go(const Command& command);

    // Must be refused: "key [articles]".
    std::string refused(const Command& command) const;

    // Remarks as lines: "must key condition [articles]".
    static std::vector<std::string> lines(const Remarks& remarks);

    // The organiser and officials of these roles, called by the word of their role.
    void staff(const std::vector<Role>& roles);

    State state;
    World world;
};

Date day(std::string_view text);
Moment at(std::string_view text);

// A card that the book accepts: a club event of the first three days of May 2026.
Card card_for(std::string_view edition);

} // namespace kodeks::office
