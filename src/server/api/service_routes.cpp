// Health, metrics, the description of the interface.
#include "server/api/api.hpp"
#include "server/api/openapi.hpp"

namespace kodeks::server {

void get_health(Api& api, const Call&, const Respond& respond) {
    const bool healthy = !api.settings().healthy || api.settings().healthy();
    respond(
        json_response({{"status", healthy ? "ok" : "not-accepting"},
                       {"version", api.settings().version},
                       {"time", ledger::write_unix_time(api.hall().tools().services.watch.now())},
                       {"games", api.hall().games().size()}},
                      healthy ? 200 : 503));
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
