#include "server/api/act_body.hpp"

#include "server/api/reply.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

namespace kodeks::server {

namespace json = boost::json;

namespace {

constexpr std::size_t body_bytes_max = 65'536; // an analysis is long, and so is an author's line

} // namespace

std::optional<json::object> act_object_in(const Call& call, const Respond& respond) {
    if (call.request.body.size() > body_bytes_max) {
        respond(error_response(413, "server.tool.too_large"));
        return std::nullopt;
    }
    boost::system::error_code error;
    const json::value value = json::parse(call.request.body, error);
    if (error || !value.is_object()) {
        respond(error_response(400, "server.no_json"));
        return std::nullopt;
    }
    return value.as_object();
}

std::string text_at(const json::object& object, std::string_view key) {
    const json::value* const value = object.if_contains(key);
    return value != nullptr && value->is_string() ? std::string(value->as_string()) : "";
}

json::object stopped_act(int status, std::string_view key) {
    json::object object = error_json(status == 400 ? "unreadable" : "refused", key);
    object["status"] = status;
    return object;
}

bool is_trial(const json::object& act) {
    const json::value* const only = act.if_contains("try");
    return only != nullptr && *only == json::value(true);
}

std::string act_text(const json::object& act) {
    std::string text;
    for (const auto& [key, value] : act) {
        const double* const number = value.if_double();
        text += (text.empty() ? "{" : ",") + json::serialize(json::string(key)) + ":" +
                (number == nullptr ? json::serialize(value) : fmt::format("{}", *number));
    }
    return text.empty() ? "{}" : text + "}";
}

void answer_act(const Call& call, const Respond& respond, const CarryAct& carry) {
    const auto act = act_object_in(call, respond);
    if (!act) {
        return;
    }
    const std::string id = text_at(*act, "id");
    const auto answer = [respond, id](json::object object) {
        object["id"] = id;
        const json::value* const status = object.if_contains("status");
        respond(json_response(object, status == nullptr ? 400 : status->to_number<int>()));
    };
    if (!is_id(id)) {
        answer(error_json("unreadable", "server.bad_id"));
        return;
    }
    carry(*act, answer);
}

} // namespace kodeks::server
