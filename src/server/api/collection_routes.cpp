// A composer's own collection, which he brings along and takes away again: searching it takes a
// while, so it is done aside. What is asked about a position is an analysis like any other.
#include "server/api/api.hpp"
#include "server/event/event_json.hpp"
#include "server/game/game_json.hpp"
#include "server/tools/collection_json.hpp"
#include "server/tools/study.hpp"

#include <memory>

namespace kodeks::server {

void ask_collection(Api& api, const Call& call, const Respond& respond) {
    constexpr std::int64_t day_ms = 86'400'000;
    const auto now = api.hall().tools().services.watch.now().value;
    const auto asked = collection_asked(call.request.body, Day(std::chrono::days(now / day_ms)));
    if (!asked) {
        respond(error_response(400, complaint_json(asked.error().message)));
        return;
    }
    for (const games::Position& position : asked->positions) {
        if (const auto refusal = study_refusal(api.hall(), call.who, position)) {
            respond(error_response(409, desk_refusal_json(*refusal)));
            return;
        }
    }
    const auto answer = std::make_shared<Response>();
    const auto work = [asked = *asked, answer] { *answer = collection_answer(asked); };
    const auto done = [answer, respond] { respond(std::move(*answer)); };
    if (!api.settings().aside) {
        work();
        done();
    } else if (!api.settings().aside(work, done)) {
        respond(error_response(503, "server.study.busy"));
    }
}

} // namespace kodeks::server
