// What openings are drawn from: a table that is approved for a term (UA:V.9.5.8). The table itself
// comes from outside.
#pragma once

#include <string>

namespace kodeks::tournament {

// Days as "2026-05-01", so that they compare as texts.
struct OpeningTable {
    std::string name;
    std::string valid_from;  // empty = always
    std::string valid_until; // inclusive

    friend bool operator==(const OpeningTable&, const OpeningTable&) = default;
};

} // namespace kodeks::tournament
