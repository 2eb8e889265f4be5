// Facts of an event as JSON and back (docs/event-file.md). Reading never throws: what is wrong is
// said with the name of the field.
#pragma once

#include "base/result.hpp"
#include "tournament/event.hpp"

#include <string>

#include <boost/json/object.hpp>

namespace kodeks::cli {

// What is wrong with a fact, and in which field; the place in the file is found by the caller.
struct CodecFault {
    Message message;
    std::string field; // "pairings", empty for the whole fact
};

boost::json::object to_json(const tournament::Event& event);
tl::expected<tournament::Event, CodecFault> event_from_json(const boost::json::value& value);

} // namespace kodeks::cli
