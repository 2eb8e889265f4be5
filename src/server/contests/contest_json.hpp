// A contest as JSON for whoever looks at it: what he may see and nothing else. docs/server.md
// describes every field.
#pragma once

#include "server/contests/contest_seat.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

namespace kodeks::server {

// For lists: title, form, how far it is.
boost::json::object contest_summary_json(const Contest& at);

// The regulations with their articles, the panel, authors, works, what is to be done, appeals,
// points of solvers, places. `today`: where the contest is kept.
boost::json::object contest_card_json(const Contest& at, const ContestSeat& seat, Day today);

// What happened, in order, as sentences with their articles.
boost::json::array contest_facts_json(const Contest& at);
boost::json::array contest_facts_json(const std::vector<contest::Event>& events);

// Statements that regulations lack, with the articles that ask for them.
boost::json::array missing_json(const contest::Regulations& regulations);

} // namespace kodeks::server
