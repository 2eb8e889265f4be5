// A request and its answer, without sockets: what the edge reads and writes.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>

namespace kodeks::server {

struct Request {
    std::string method;
    std::string path;                           // decoded, without the query
    std::map<std::string, std::string> query;   // decoded
    std::map<std::string, std::string> headers; // names in small letters; those we look at
    std::string body;
    std::string address;    // of the client
    bool encrypted = false; // between the client and us, or the proxy that we know

    std::string header(const std::string& name) const {
        const auto found = headers.find(name);
        return found == headers.end() ? std::string() : found->second;
    }

    std::string parameter(const std::string& name) const {
        const auto found = query.find(name);
        return found == query.end() ? std::string() : found->second;
    }
};

struct Response {
    int status = 200;
    std::string type = "application/json; charset=utf-8";
    std::string body{};
    std::vector<std::pair<std::string, std::string>> headers{};
};

using Respond = std::function<void(Response)>;

// Path and query of a request line; false when they make no sense.
bool read_target(std::string_view target, Request& request);

// A cookie of this name; empty when there is none.
std::string cookie(const Request& request, std::string_view name);

Response json_response(const boost::json::object& object, int status = 200);

// {"error":{"name":...,"text":{...}}}
Response error_response(int status, std::string_view key);
Response error_response(int status, const boost::json::object& why);

} // namespace kodeks::server
