// The routes of tournaments by letter; the table of routes is in api/api.cpp.
#pragma once

#include "server/api/api.hpp"

namespace kodeks::server {

void list_tourneys(Api& api, const Call& call, const Respond& respond);
void create_tourney(Api& api, const Call& call, const Respond& respond);
void import_tourney(Api& api, const Call& call, const Respond& respond);
void show_tourney(Api& api, const Call& call, const Respond& respond);
void export_tourney(Api& api, const Call& call, const Respond& respond);
void list_rulings(Api& api, const Call& call, const Respond& respond);
void show_letter_game(Api& api, const Call& call, const Respond& respond);
void list_letter_papers(Api& api, const Call& call, const Respond& respond);
void show_letter_paper(Api& api, const Call& call, const Respond& respond);
void take_letter_act(Api& api, const Call& call, const Respond& respond);
void write_game_letter(Api& api, const Call& call, const Respond& respond);
void read_game_letter(Api& api, const Call& call, const Respond& respond);
void issue_letter_codes(Api& api, const Call& call, const Respond& respond);

// The tournament that the path names; it has been said when there is none.
LetterTourney* tourney_in(Api& api, const Call& call, const Respond& respond);

// One of its games, if whoever asks may look at it; it has been said otherwise.
const tourney::Game* letter_game_in(const LetterTourney& at, const Call& call,
                                    const Respond& respond);

} // namespace kodeks::server
