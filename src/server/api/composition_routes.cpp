// A composition solved and examined while its owner waits: begun, asked about, stopped. The rules
// about analysis during play hold here too, when it begins and when the answer is fetched.
#include "composition/file.hpp"
#include "ledger/reader.hpp"
#include "server/api/api.hpp"
#include "server/api/study_job.hpp"
#include "server/composition_worker.hpp"
#include "server/event/event_json.hpp"
#include "server/texts.hpp"
#include "server/tools/composition_json.hpp"
#include "server/tools/study.hpp"

#include <algorithm>

namespace kodeks::server {

namespace {

namespace json = boost::json;
using composition::Composition;

// Its lines are read while games wait; no composer writes so much.
constexpr std::size_t study_bytes_max = 32'768;

struct AskedStudy {
    std::uint32_t seconds = CompositionWorker::time_usual.count();
};

tl::expected<CompositionWorker::Asked, ledger::Trouble> study_in(const Call& call) {
    const auto body = ledger::read_json(call.request.body, 0, call.request.body.size());
    if (!body) {
        return tl::unexpected(body.error());
    }
    const ledger::Scene nowhere;
    ledger::Reader reader(*body, nowhere);
    AskedStudy study;
    reader.may("seconds", study.seconds);
    const ledger::Json* const object = reader.take("composition");
    reader.done();
    if (reader.trouble()) {
        return tl::unexpected(*reader.trouble());
    }
    if (object == nullptr) {
        return tl::unexpected(
            ledger::Trouble{body->offset, {"script.key_missing", {{"key", "composition"}}}});
    }
    auto composition = composition::composition_of(*object, composition::Lines::may_be_missing);
    if (!composition) {
        return tl::unexpected(composition.error());
    }
    const std::chrono::seconds time{std::max<std::uint32_t>(study.seconds, 1)};
    return CompositionWorker::Asked{asker_of(call), std::move(*composition),
                                    std::min(time, CompositionWorker::time_most)};
}

} // namespace

void list_genres(Api&, const Call&, const Respond& respond) {
    respond(json_response({{"rulebooks", genres_json()},
                           {"seconds", CompositionWorker::time_usual.count()},
                           {"seconds_most", CompositionWorker::time_most.count()}}));
}

void begin_study(Api& api, const Call& call, const Respond& respond) {
    if (call.request.body.size() > study_bytes_max) {
        respond(error_response(413, "server.tool.too_large"));
        return;
    }
    auto asked = study_in(call);
    if (!asked) {
        const Message& message = asked.error().message;
        respond(error_response(400, {{"name", message.key}, {"text", in_all_languages(message)}}));
        return;
    }
    if (const auto refusal = study_refusal(api.hall(), call.who, asked->composition.diagram)) {
        respond(error_response(409, desk_refusal_json(*refusal)));
        return;
    }
    CompositionWorker* const worker = api.settings().compositions;
    if (worker == nullptr) {
        respond(error_response(503, "server.study.busy"));
        return;
    }
    const std::string owner = asked->owner;
    const auto number = worker->begin(std::move(*asked));
    if (!number) {
        respond(error_response(503, number.error().key));
        return;
    }
    respond(json_response(shown_json(*number, *worker->show(*number, owner)), 202));
}

void show_study(Api& api, const Call& call, const Respond& respond) {
    CompositionWorker* const worker = api.settings().compositions;
    const std::uint64_t number = job_in(call.path.at("job"));
    const auto shown = worker == nullptr ? std::nullopt : worker->show(number, asker_of(call));
    if (!shown) {
        respond(error_response(404, "server.composition.gone"));
        return;
    }
    if (const auto refusal = study_refusal(api.hall(), call.who, shown->diagram)) {
        respond(error_response(409, desk_refusal_json(*refusal)));
        return;
    }
    respond(json_response(shown_json(number, *shown)));
}

void stop_study(Api& api, const Call& call, const Respond& respond) {
    CompositionWorker* const worker = api.settings().compositions;
    if (worker == nullptr || !worker->stop(job_in(call.path.at("job")), asker_of(call))) {
        respond(error_response(404, "server.composition.gone"));
        return;
    }
    respond({.status = 204, .type = "", .body = ""});
}

} // namespace kodeks::server
