// Health, metrics, the description of the interface.
#include "server/api/api.hpp"
#include "server/api/openapi.hpp"
#include "server/game/game_json.hpp"

namespace kodeks::server {

void get_health(Api& api, const Call&, const Respond& respond) {
    const auto failure = api.settings().failure ? api.settings().failure() : std::optional<Fault>();
    boost::json::object health{
        {"status", failure ? "not-accepting" : "ok"},
        {"version", api.settings().version},
        {"time", ledger::write_unix_time(api.hall().tools().services.watch.now())},
        {"games", api.hall().games().size()}};
    if (failure) {
        health["why"] = complaint_json(failure->message);
    }
    respond(json_response(health, failure ? 503 : 200));
}

void get_openapi(Api&, const Call&, const Respond& respond) {
    respond({.body = std::string(openapi_json())});
}

void get_metrics(Api& api, const Call&, const Respond& respond) {
    respond({.type = "text/plain; version=0.0.4; charset=utf-8",
             .body = api.settings().metrics ? api.settings().metrics() : std::string()});
}

void live_only(Api&, const Call&, const Respond& respond) {
    Response response = error_response(426, "server.live_only");
    response.headers.emplace_back("Upgrade", "websocket");
    respond(std::move(response));
}

} // namespace kodeks::server
