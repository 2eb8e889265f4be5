// The routes of contests of compositions; the table of routes is in api/api.cpp.
#pragma once

#include "server/api/api.hpp"
#include "server/contests/contest_seat.hpp"

namespace kodeks::server {

void list_contests(Api& api, const Call& call, const Respond& respond);
void create_contest(Api& api, const Call& call, const Respond& respond);
void import_contest(Api& api, const Call& call, const Respond& respond);
void show_contest(Api& api, const Call& call, const Respond& respond);
void export_contest(Api& api, const Call& call, const Respond& respond);
void list_contest_facts(Api& api, const Call& call, const Respond& respond);
void list_contest_papers(Api& api, const Call& call, const Respond& respond);
void show_contest_paper(Api& api, const Call& call, const Respond& respond);
void take_contest_act(Api& api, const Call& call, const Respond& respond);
void issue_contest_codes(Api& api, const Call& call, const Respond& respond);
void begin_examination(Api& api, const Call& call, const Respond& respond);
void show_examination(Api& api, const Call& call, const Respond& respond);
void stop_examination(Api& api, const Call& call, const Respond& respond);

// The contest that the path names; it has been said when there is none.
Contest* contest_in(Api& api, const Call& call, const Respond& respond);

// Which day it is where contests are kept.
Day contest_day(Api& api);

// What was decided about an act, with the facts that follow from it.
boost::json::object contest_done_json(const Contest& at, const Reply& reply);

} // namespace kodeks::server
