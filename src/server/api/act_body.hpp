// An act in the body of a request, as streams of days take it: letters, contests.
#pragma once

#include "server/api/api.hpp"

#include <boost/json/object.hpp>

namespace kodeks::server {

// The body as an object; it has been said when it is none or too long.
std::optional<boost::json::object> act_object_in(const Call& call, const Respond& respond);

// Empty when there is no such text.
std::string text_at(const boost::json::object& object, std::string_view key);

// What never got as far as the rules, with the status of HTTP.
boost::json::object stopped_act(int status, std::string_view key);

// Whether it is only tried.
bool is_trial(const boost::json::object& act);

// As our own reader takes it: Boost writes 8.5 as 8.5E0.
std::string act_text(const boost::json::object& act);

// Carries the act of a body with an id of its own, and answers with that id.
using CarryAct = std::function<void(const boost::json::object& act,
                                    const std::function<void(boost::json::object)>& done)>;
void answer_act(const Call& call, const Respond& respond, const CarryAct& carry);

} // namespace kodeks::server
