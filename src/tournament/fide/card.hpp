// What the criteria ask about one player before the round (C04.3:1), worked out once.
#pragma once

#include "tournament/fide/field.hpp"

#include <string>

namespace kodeks::tournament::fide {

enum class Strength : std::uint8_t { none, mild, strong, absolute };
enum class Drift : std::uint8_t { none, down, up };

struct Card {
    PlayerIndex player = nobody;
    std::uint16_t number = 0; // among those taken into account, from 1 (C04.2:2)
    Tenths score{};           // pairing score, with virtual points
    std::int16_t difference = 0;
    bool twice = false; // the last two games with one colour
    Side wants = Side::none;
    Strength strength = Strength::none;
    Drift previous = Drift::none;
    Drift before_previous = Drift::none;
    bool may_have_bye = true;
    std::uint16_t unplayed = 0;
    bool topscorer = false;
    std::vector<Side> colours;        // of played games, first one first
    std::vector<PlayerIndex> avoided; // met or forbidden, ascending

    bool is_absolute() const { return strength == Strength::absolute; }

    // The colour the last two games had, if they had one.
    Side doubled() const { return twice ? colours.back() : Side::none; }
};

// The cards of the players to be paired, in rank order: score descending, then number.
std::vector<Card> cards_of(const Field& field);

// Both want the same colour and neither can be refused it (C04.3:3.3), topscorers or not.
bool same_absolute(const Card& a, const Card& b);

// May the two meet at all (C1 and C3)?
bool compatible(const Card& a, const Card& b);

} // namespace kodeks::tournament::fide
