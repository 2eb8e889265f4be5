// A collection of compositions that its owner keeps himself: read, added to, searched, compared
// with one composition, and given back. Nothing of it stays here.
#pragma once

#include "base/result.hpp"
#include "composition/collection/collection.hpp"
#include "server/api/http.hpp"

#include <boost/json/object.hpp>

namespace kodeks::server {

struct CollectionAsked {
    std::string text{};  // the collection, or games of PDN; empty: a new one
    std::string added{}; // a line for it
    std::optional<composition::Query> query{};
    std::optional<composition::Composition> compared{}; // whose predecessors are asked for
    std::vector<games::Position> positions{};           // that it is all about
    Day today{};
};

// {"collection":"...","add":{...},"find":{...},"predecessors":{...}}
Result<CollectionAsked> collection_asked(const std::string& body, Day today);

Response collection_answer(const CollectionAsked& asked);

} // namespace kodeks::server
