// Who somebody is in a tournament by letter: the offices he holds there and the player he is. From
// this follows in whose name he may act and what he may see.
#pragma once

#include "server/letters/letter_hall.hpp"
#include "server/people/people.hpp"

namespace kodeks::server {

struct LetterSeat {
    bool runs = false; // whoever runs the server's tournaments by letter acts for everybody
    bool headman = false;
    bool arbiter = false;
    bool organiser = false;
    std::optional<tourney::PlayerId> player{};

    bool is_official() const { return headman || arbiter || organiser; }

    bool takes_part() const { return is_official() || player.has_value(); }
};

// The slip counts while the tournament knows its owner by this name: another headman may have been
// appointed since.
LetterSeat letter_seat(const Grant& grant, const LetterTourney& at);

// In whose name he acts, as commands name it; nothing when he may not. Empty: his own.
std::optional<std::string> acts_as(const LetterSeat& seat, const tourney::State& state,
                                   const std::string& by);

// Whether he may see what is written in this game while it is played: its players and the
// officials. Everybody may look at games that are over.
bool may_look(const LetterSeat& seat, const tourney::State& state, const tourney::Game& game);

// Whether he may see the results so far: a sanction may deprive him of them (RU:5.1.9).
bool is_informed(const LetterSeat& seat, const tourney::State& state);

} // namespace kodeks::server
