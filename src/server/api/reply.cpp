#include "server/api/reply.hpp"

#include "server/game/game_json.hpp"

#include <array>

#include <boost/json/parse.hpp>

namespace kodeks::server {

namespace json = boost::json;

namespace {

constexpr std::size_t id_max = 64;

} // namespace

bool is_id(std::string_view text) {
    return !text.empty() && text.size() <= id_max &&
           text.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                  "-_.") == std::string_view::npos;
}

int status_of(const Reply& reply) {
    switch (reply.outcome) {
    case Outcome::accepted:
    case Outcome::superseded:
        return 200;
    case Outcome::refused:
    case Outcome::stale:
        return 409;
    case Outcome::unreadable:
        return 400;
    case Outcome::busy:
        return 429;
    case Outcome::unavailable:
        return 503;
    }
    return 503;
}

json::object error_json(std::string_view type, std::string_view key) {
    return {{"type", type}, {"why", complaint_json(Message{std::string(key), {}})}};
}

json::object reply_json(const Reply& reply) {
    constexpr std::array<std::string_view, 7> types = {
        "ack", "superseded", "refused", "unreadable", "stale", "busy", "unavailable"};
    json::object object{{"type", types[static_cast<std::size_t>(reply.outcome)]},
                        {"status", status_of(reply)}};
    if (reply.first > 0) {
        object["first"] = reply.first;
    }
    if (reply.last > 0) {
        object["last"] = reply.last;
    }
    if (reply.known) {
        object["known"] = true;
    }
    if (!reply.why.empty()) {
        object["why"] = reply.why;
    }
    return object;
}

json::object tried_json(const Verdict& verdict) {
    constexpr std::array<std::string_view, 5> types = {"ack", "superseded", "refused", "unreadable",
                                                       "unavailable"};
    json::array facts;
    for (const std::string& fact : verdict.facts) {
        facts.push_back(json::parse(fact));
    }
    const bool good = verdict.answer == Answer::accepted;
    json::object object{{"type", types[static_cast<std::size_t>(verdict.answer)]},
                        {"status", good                                ? 200
                                   : verdict.answer == Answer::refused ? 409
                                                                       : 400},
                        {"tried", true},
                        {"facts", std::move(facts)}};
    if (!verdict.why.empty()) {
        object["why"] = verdict.why;
    }
    return object;
}

json::object without_envelope(const json::object& act) {
    json::object rest;
    for (const auto& [key, value] : act) {
        if (key != "id" && key != "seen" && key != "try") {
            rest[key] = value;
        }
    }
    return rest;
}

} // namespace kodeks::server
