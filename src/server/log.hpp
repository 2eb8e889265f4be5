// What whoever runs the server may want to know, one line each: when, what, and about whom. Values
// are written as JSON, so that nobody writes a line of his own into it.
#pragma once

#include "server/watch.hpp"

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string_view>

#include <boost/json/object.hpp>

namespace kodeks::server {

enum class LogFormat : std::uint8_t { none, text, json };

// "none", "text", "json".
std::optional<LogFormat> log_format_from(std::string_view word);

class Log {
public:
    Log(LogFormat format, std::ostream& out, const Watch& watch)
        : format_(format), out_(out), watch_(watch) {}

    void note(std::string_view what, const boost::json::object& about) const;

private:
    LogFormat format_;
    std::ostream& out_;
    const Watch& watch_;
};

} // namespace kodeks::server
