// A Swiss system as data: what its articles fix, item by item. The procedures are shared workers;
// a system chooses among them, so that a further system of the same family is one more value.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace kodeks::tournament::pairing {

// In which order an opponent is sought for the first player of a list.
enum class Seek : std::uint8_t {
    neighbour, // 1-2, 3-4: the next one, then the one after him
    halves,    // the lower half from its first, then the upper half from its last
    ends,      // from the last upwards
    lot,       // drawn among all who are possible
};

// What orders players of equal points in a classification, before the start number.
enum class Coefficient : std::uint8_t {
    none,
    truncated_solkoff, // opponents' points without the lowest
    buchholz,          // opponents' points
    full_then_median,  // opponents' points; then without the highest and the lowest
};

enum class NumberOrder : std::uint8_t { ascending, by_parity }; // by parity: even rounds descend

// How score groups are worked through.
enum class Procedure : std::uint8_t {
    joined, // from the top; an odd group floats one; an impossible group is joined to the next
    zoned,  // upper half of the points from the top, lower half from the bottom; all floats back
    drawn,  // from the top, everything by lot
};

enum class Floater : std::uint8_t { last_to_first, first_to_last }; // who leaves, and meets whom

struct ColourRules {
    std::uint8_t run_max = 3;       // equal colours in a row that are still allowed
    bool run_is_absolute = true;    // otherwise only while it costs no pair inside the group
    bool by_rounds = false;         // histories are compared round by round, else game by game
    bool higher_alternates = false; // equal histories: he changes colour, else he has White
};

// What byes and departed opponents count in a coefficient.
enum class Substitutes : std::uint8_t { none, last_place_and_group_mean };

enum class ByeBars : std::uint8_t { any_plus, bye_only }; // what bars a player from a bye

// Articles that explanations cite, each list for one question.
struct Articles {
    using List = std::span<const std::string_view>;
    List first_round;
    List order;      // the classification
    List floating;   // who leaves a group, whom he meets
    List in_group;   // opponents inside a group
    List completion; // going back, the fewest changes, the most pairs
    List met;        // nobody twice
    List colour_run; // equal colours in a row
    List colour;     // who has White
    List bye;
    List float_owed; // earlier floats
};

struct SwissSystem {
    std::string_view name;
    Seek first_round = Seek::halves;
    bool first_colour_drawn = true;              // otherwise odd numbers have White
    Coefficient coefficient = Coefficient::none; // from round 3 on
    NumberOrder second_round_numbers = NumberOrder::ascending;
    NumberOrder later_numbers = NumberOrder::ascending;
    Procedure procedure = Procedure::joined;
    Seek seek = Seek::halves;
    Floater floater = Floater::last_to_first;
    ColourRules colours;
    Substitutes substitutes = Substitutes::none;
    ByeBars bye_bars = ByeBars::any_plus;
    Articles articles;
};

std::span<const SwissSystem> swiss_systems();
const SwissSystem* find_swiss_system(std::string_view name); // nullptr when there is none

} // namespace kodeks::tournament::pairing
