// A player as the entry form has him. Names are kept in both scripts; what the books ask of an
// entry besides (class, impairment, assistant) is recorded, never decided here: a classifier
// decides (UA:II.6).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kodeks::tournament {

enum class Sex : std::uint8_t { unknown, female, male };

struct Rating {
    std::string list; // "FIDE", "FMJD-64", a national list
    std::int32_t value = 0;
    friend bool operator==(const Rating&, const Rating&) = default;
};

struct Person {
    std::string name;  // as written in the event's language
    std::string latin; // the same in Latin letters, when the name is not
    std::string federation;
    std::string region;
    std::string club;
    std::int32_t birth_year = 0;  // 0 = not given
    std::int32_t birth_month = 0; // 0 = only the year is known
    std::int32_t birth_day = 0;
    Sex sex = Sex::unknown;
    std::vector<Rating> ratings; // the first one counts in this event
    std::string title;
    std::string sport_class; // as assigned: "hearing", "vision", "blind", "wheelchair" ...
    std::string impairment;
    std::string federation_id{}; // in the list of FIDE, FMJD or a national federation
    std::string assistant;       // who writes or moves for him, when somebody may

    friend bool operator==(const Person&, const Person&) = default;
};

} // namespace kodeks::tournament
