// A work of a contest examined while whoever asked for it waits: begun, asked about, stopped. What
// was found is recorded when he comes back for it, once.
#include "composition/contest/work_board.hpp"
#include "composition/examine/examine.hpp"
#include "server/api/asked.hpp"
#include "server/api/paper_reply.hpp"
#include "server/api/study_job.hpp"
#include "server/contests/contest_routes.hpp"
#include "server/event/event_json.hpp"
#include "server/tools/composition_json.hpp"
#include "server/tools/study.hpp"

#include <algorithm>

namespace kodeks::server {

namespace json = boost::json;

struct ExaminationAsked {
    std::uint32_t seconds = CompositionWorker::time_usual.count();
};

template <class Archive>
void fields(Archive& a, ExaminationAsked& x) {
    a.may("seconds", x.seconds);
}

namespace {

// Only what the author sent is looked at (RU:6.7.2#13), and everything is proved again.
CompositionWorker::Done examined(const composition::Composition& composition,
                                 const composition::Means& means,
                                 const std::function<void(composition::Stage)>& tell,
                                 contest::WorkId work, const std::string& ticket) {
    composition::Proofs proofs(composition.task, means);
    tell(composition::Stage::checking);
    const composition::Verdict verdict = composition::examine(composition, proofs);
    contest::RecordExamination found = contest::finding_of(work, composition, verdict);
    return {{{"ticket", ticket},
             {"work", work.value},
             {"verdict", verdict_json(verdict)},
             {"broken", json::array(found.broken.begin(), found.broken.end())},
             {"deduction", found.deduction.value}},
            0};
}

struct ToExamine {
    Contest* at = nullptr;
    const contest::Work* work = nullptr;
};

// The work, if whoever asks may have it examined; it has been said otherwise.
ToExamine work_to_examine(Api& api, const Call& call, const Respond& respond) {
    Contest* const at = contest_in(api, call, respond);
    if (at == nullptr) {
        return {};
    }
    const auto number = number_in(call.path.at("work"));
    const contest::WorkId id{
        static_cast<std::uint32_t>(std::min<std::uint64_t>(number.value_or(0), UINT32_MAX))};
    const contest::Work* const work = contest::find_work(at->state(), id);
    const ContestSeat seat = contest_seat(call.who.grant, *at);
    const bool judged = work != nullptr && judges_in(seat, work->section) &&
                        sight_of(seat, at->state(), *work) >= WorkSight::judged;
    if (!seat.keeps() && !judged) {
        respond(error_response(403, "server.no_right"));
        return {};
    }
    if (work == nullptr || work->withdrawn) {
        respond(error_response(404, "server.contests.no_work"));
        return {};
    }
    return {at, work};
}

contest::RecordExamination recorded(const json::object& answer, contest::WorkId work, Day day) {
    contest::RecordExamination found;
    found.work = work;
    found.day = day;
    for (const json::value& article : answer.at("broken").as_array()) {
        found.broken.emplace_back(article.as_string());
    }
    found.deduction = Points{answer.at("deduction").to_number<std::int32_t>()};
    return found;
}

// A study at the composer's desk is no examination, and neither is that of another work.
bool is_of(const CompositionWorker::Shown& shown, contest::WorkId work) {
    const json::value* const of = shown.answer ? shown.answer->if_contains("work") : nullptr;
    return !shown.answer || (of != nullptr && of->to_number<std::uint32_t>() == work.value);
}

bool is_over(const CompositionWorker::Shown& shown) {
    return shown.answer &&
           (shown.state == StudyState::done || shown.state == StudyState::out_of_time);
}

void record(Api& api, const Call& call, Contest& at, const contest::RecordExamination& found,
            const std::string& ticket, const std::function<void(const Reply&)>& done) {
    const std::string role(ledger::word(call.who.grant.role));
    at.owner().ask({"examination:" + ticket, "program", call.who.author(role),
                    contest::write_command(found), api.hall().tools().services.watch.now()},
                   done);
}

} // namespace

void begin_examination(Api& api, const Call& call, const Respond& respond) {
    const ToExamine wanted = work_to_examine(api, call, respond);
    const auto asked =
        wanted.work == nullptr ? std::nullopt : asked_in<ExaminationAsked>(call, respond);
    if (!asked) {
        return;
    }
    auto board = contest::board_of(wanted.work->diagram, wanted.at->state().regulations.edition);
    if (!board) {
        respond(message_response(409, board.error()));
        return;
    }
    if (const auto refusal = study_refusal(api.hall(), call.who, board->diagram)) {
        respond(error_response(409, desk_refusal_json(*refusal)));
        return;
    }
    CompositionWorker* const worker = api.settings().compositions;
    if (worker == nullptr) {
        respond(error_response(503, "server.study.busy"));
        return;
    }
    const std::chrono::seconds time{std::max<std::uint32_t>(asked->seconds, 1)};
    const std::string ticket = make_token(api.hall().tools().dice).substr(0, 16);
    const std::string owner = asker_of(call);
    const auto work = [id = wanted.work->id, ticket](const auto& composition, const auto& means,
                                                     const auto& tell) {
        return examined(composition, means, tell, id, ticket);
    };
    const auto number = worker->begin(
        {owner, std::move(*board), std::min(time, CompositionWorker::time_most), work});
    if (!number) {
        respond(error_response(503, number.error().key));
        return;
    }
    respond(json_response(shown_json(*number, *worker->show(*number, owner)), 202));
}

void show_examination(Api& api, const Call& call, const Respond& respond) {
    const ToExamine wanted = work_to_examine(api, call, respond);
    if (wanted.work == nullptr) {
        return;
    }
    CompositionWorker* const worker = api.settings().compositions;
    const std::uint64_t number = job_in(call.path.at("job"));
    const auto shown = worker == nullptr ? std::nullopt : worker->show(number, asker_of(call));
    if (!shown || !is_of(*shown, wanted.work->id)) {
        respond(error_response(404, "server.composition.gone"));
        return;
    }
    json::object object = shown_json(number, *shown);
    if (!is_over(*shown)) {
        respond(json_response(object));
        return;
    }
    const auto found = recorded(*shown->answer, wanted.work->id, contest_day(api));
    const std::string ticket(shown->answer->at("ticket").as_string());
    record(api, call, *wanted.at, found, ticket,
           [object = std::move(object), &at = *wanted.at, respond](const Reply& reply) mutable {
               object["recorded"] = contest_done_json(at, reply);
               respond(json_response(object));
           });
}

void stop_examination(Api& api, const Call& call, const Respond& respond) {
    const ToExamine wanted = work_to_examine(api, call, respond);
    if (wanted.work == nullptr) {
        return;
    }
    CompositionWorker* const worker = api.settings().compositions;
    if (worker == nullptr || !worker->stop(job_in(call.path.at("job")), asker_of(call))) {
        respond(error_response(404, "server.composition.gone"));
        return;
    }
    respond({.status = 204, .type = "", .body = ""});
}

} // namespace kodeks::server
