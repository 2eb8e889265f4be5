// What every act of a tournament by letter declares about itself: its word, who may do it and when.
#pragma once

#include "ledger/words.hpp"

#include <cstdint>
#include <initializer_list>
#include <string_view>

namespace kodeks::correspondence::tourney {

enum class Office : std::uint8_t { player, headman, arbiter, organiser, program };

enum class Stage : std::uint8_t { nothing, entering, playing, closed, confirmed };

class Offices {
public:
    constexpr Offices(std::initializer_list<Office> all) {
        for (const Office one : all) {
            bits_ |= 1U << static_cast<unsigned>(one);
        }
    }

    constexpr bool has(Office one) const { return (bits_ >> static_cast<unsigned>(one) & 1U) != 0; }

private:
    unsigned bits_ = 0;
};

// A duty of the headman: the arbiter does it where there is none (RU:5.1.8).
constexpr Offices headmans = {Office::headman};
constexpr Offices judges = {Office::headman, Office::arbiter};
constexpr Offices arbiters = {Office::arbiter};
constexpr Offices organisers = {Office::organiser};
constexpr Offices hosts = {Office::arbiter, Office::organiser};
constexpr Offices participants = {Office::player};
constexpr Offices everybody = {Office::player, Office::headman, Office::arbiter, Office::organiser,
                               Office::program};

struct Declared {
    std::string_view word;
    Offices by;
    Stage from; // the first stage in which it may be done
    Stage to;   // and the last
};

} // namespace kodeks::correspondence::tourney

namespace kodeks::ledger {

KODEKS_WORDS(correspondence::tourney::Office, "player", "headman", "arbiter", "organiser",
             "program")
KODEKS_WORDS(correspondence::tourney::Stage, "nothing", "entering", "playing", "closed",
             "confirmed")

} // namespace kodeks::ledger
