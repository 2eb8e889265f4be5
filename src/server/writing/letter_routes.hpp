// The routes of the tool for letters; the table of routes is in api/api.cpp.
#pragma once

#include "server/api/api.hpp"

namespace kodeks::server {

void list_letter_games(Api& api, const Call& call, const Respond& respond);
void write_move_letter(Api& api, const Call& call, const Respond& respond);
void read_move_letter(Api& api, const Call& call, const Respond& respond);

} // namespace kodeks::server
