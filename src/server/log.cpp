#include "server/log.hpp"

#include <ostream>
#include <string>

#include <boost/json/serialize.hpp>

namespace kodeks::server {

namespace json = boost::json;

std::optional<LogFormat> log_format_from(std::string_view word) {
    return word == "none"   ? std::optional(LogFormat::none)
           : word == "text" ? std::optional(LogFormat::text)
           : word == "json" ? std::optional(LogFormat::json)
                            : std::nullopt;
}

void Log::note(std::string_view what, const json::object& about) const {
    if (format_ == LogFormat::none) {
        return;
    }
    const std::string time = ledger::write_unix_time(watch_.now());
    if (format_ == LogFormat::json) {
        json::object line{{"time", time}, {"what", what}};
        for (const auto& [name, value] : about) {
            line[name] = value;
        }
        out_ << json::serialize(line) << std::endl;
        return;
    }
    std::string line = time + " " + std::string(what);
    for (const auto& [name, value] : about) {
        line += " " + std::string(name) + "=" + json::serialize(value);
    }
    out_ << line << std::endl;
}

} // namespace kodeks::server
