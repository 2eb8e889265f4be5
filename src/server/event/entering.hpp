// What a sanction or an upheld protest asks, entered at the tables: one act, facts of the office
// and of the event, kept together or not at all.
#pragma once

#include "server/event_desk.hpp"

namespace kodeks::server {

// {"do":"enter-effect","sanction":2,"by":"Belova","tables":{"round":1,"table":3,"result":"0-1"},
// "language":"uk"}: the words of the office, and what its record does not say.
struct Entering {
    boost::json::object tables{};
    Language language = Language::en; // of the reason that is kept
};

// Takes what is not the office's out of such an act; of any other act nothing.
std::optional<Entering> take_entering(boost::json::object& act);

// What would follow, of both streams.
Verdict attempt_entering(const EventDesk& event, const Asked& asked, const Entering& entering);

void enter_at_tables(EventDesk& event, Asked asked, Entering entering, Owner::Answered answered);

} // namespace kodeks::server
