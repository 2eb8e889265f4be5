// Random tournaments from a seed, for checking pairing systems: players come late, miss rounds,
// leave, do not appear at the board, some pairs are kept apart, and some events are accelerated.
// Everything is drawn from the
// urn, so a tournament is named by its seed.
#pragma once

#include "tournament/pairing/advance.hpp"
#include "tournament/pairing/field.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace kodeks::tournament::checker {

class Simulation {
public:
    struct Limits {
        std::uint32_t players_min = 5;
        std::uint32_t players_max = 60;
        std::uint32_t rounds_max = 13; // never more than one fewer than the players
    };

    Simulation(std::string seed, Points win, Limits limits);

    const pairing::Field& field() const { return field_; }

    bool is_over() const { return field_.round > field_.rounds; }

    // Draws who is away, who leaves and who comes before the round. Call once before pairing.
    void prepare_round();
    // Draws the results and goes on to the next round.
    void play(const pairing::Draw& draw);

private:
    std::uint32_t lot(std::uint32_t options);

    bool chance_percent(std::uint32_t percent) { return lot(100) < percent; }

    void add_player();
    void add_restrictions();
    void accelerate();
    pairing::Score score_of(const pairing::Pair& pair);

    std::string seed_;
    std::uint32_t drawn_ = 0;
    std::uint32_t upper_group_ = 0; // of the accelerated; their numbers come first
    pairing::Field field_;
};

} // namespace kodeks::tournament::checker
