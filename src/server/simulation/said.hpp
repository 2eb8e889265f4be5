// What the log of a game says, read once for everybody who is compared with it.
#pragma once

#include "store/store.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace kodeks::server::simulation {

struct Said {
    std::vector<store::Stored> records;
    std::vector<std::uint32_t> seats; // who may see each, as it is told now
    std::vector<std::string> events;

    // The log as it stands now. What stood there before stands there still, to the last byte: else
    // what is wrong.
    std::string read(std::vector<store::Stored> now) {
        std::string wrong = now.size() < records.size() ? "a record is gone" : "";
        for (std::size_t i = 0; i < now.size(); ++i) {
            if (i >= records.size()) {
                events.push_back(
                    boost::json::serialize(boost::json::parse(now[i].line).at("event")));
            } else if (now[i] != records[i]) {
                wrong = "a record has changed";
            }
        }
        records = std::move(now);
        seats.clear();
        return wrong;
    }
};

} // namespace kodeks::server::simulation
