// The card of an event: what kind of event it is. Whether it is official and whether a book is for
// it follows from here.
#pragma once

#include "office/state/date.hpp"
#include "rulebook/office_words.hpp"

#include <string>

namespace kodeks::office {

using rulebook::Calendar;
using rulebook::EventCharacter;
using rulebook::EventKind;
using rulebook::EventLevel;
using rulebook::ImpairmentGroup;
using rulebook::Speed;
using rulebook::SportClass;

// Who may play, by sex.
enum class Field : std::uint8_t { everybody, women, men };

struct Card {
    EventLevel level = EventLevel::club;
    std::uint32_t rank = 0; // 0 = none
    EventCharacter character = EventCharacter::individual;
    EventKind kind = EventKind::other;
    std::string game; // the variant
    Speed speed = Speed::classical;
    Calendar calendar = Calendar::none;
    bool budget = false; // paid by the state or a local budget
    bool world_programme = false;
    bool qualifier = false; // for a higher event
    bool rated = false;
    bool blind_play = false; // without sight of the board
    ImpairmentGroup group = ImpairmentGroup::none;
    SportClass sport_class = SportClass::none; // the event is for this class
    Field field = Field::everybody;
    Date oldest_born;   // nobody born before; no date = no limit
    Date youngest_born; // born later: of a younger category
    Date start;
    Date end;
    Date arrival; // of the teams
    friend bool operator==(const Card&, const Card&) = default;
};

} // namespace kodeks::office
