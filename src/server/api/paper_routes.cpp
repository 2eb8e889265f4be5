// The papers of an event: which there are now, and each of them in the form somebody wants.
#include "reports/gather.hpp"
#include "server/api/api.hpp"
#include "server/api/numbers.hpp"
#include "server/api/paper_reply.hpp"
#include "server/event/paper_bytes.hpp"
#include "server/event/paper_source.hpp"
#include "server/letters/zone.hpp"
#include "server/people/paper_right.hpp"
#include "server/texts.hpp"

#include <memory>

namespace kodeks::server {

namespace {

namespace json = boost::json;
using reports::Form;
using reports::Kind;

// What was asked for, and everything needed to make it elsewhere.
struct PaperWork {
    tournament::Journal journal;
    reports::Request request;
    const Kind* kind = nullptr; // none: the list of all
    Form form = Form::html;
    Role role = Role::spectator;
    std::uint32_t last = 0;
    Response answer{};
};

std::uint32_t small_number(const Request& request, const char* name, std::uint32_t otherwise) {
    return static_cast<std::uint32_t>(
        std::min<std::uint64_t>(number(request, name).value_or(otherwise), UINT32_MAX));
}

json::object paper_json(const Kind& kind, const reports::Sources& sources,
                        const reports::Request& request) {
    const auto made = make_paper(kind, sources, request);
    json::object object{
        {"paper", kind.name},
        {"title", in_all_languages(Message{"reports.title." + std::string(kind.name), {}})},
        {"of_round", kind.of_round},
        {"for_officials", !may_have(Role::spectator, kind.name)},
        {"ready", made.has_value()}};
    if (!made) {
        object["why"] = in_all_languages(made.error());
    }
    return object;
}

Response list_of(const PaperWork& work, const reports::Sources& sources) {
    json::array papers;
    for (const Kind& kind : reports::kinds()) {
        if (may_have(work.role, kind.name)) {
            papers.push_back(paper_json(kind, sources, work.request));
        }
    }
    return json_response({{"papers", std::move(papers)}, {"last", work.last}});
}

Response paper_of(const PaperWork& work, const reports::Sources& sources) {
    const auto made = make_paper(*work.kind, sources, work.request);
    if (!made) {
        return message_response(409, made.error());
    }
    return paper_response(*made, work.form,
                          file_name_of(*work.kind, sources.state(), work.request, work.form));
}

void make(PaperWork& work) {
    const auto sources = reports::gather(work.journal, "event", work.request);
    work.answer = !sources               ? message_response(503, sources.error().message)
                  : work.kind == nullptr ? list_of(work, *sources)
                                         : paper_of(work, *sources);
}

GamesTaken games_for(const PaperWork& work) {
    if (work.kind == nullptr) { // what is not for the wall needs all of them
        return may(work.role, Action::read_journal) ? GamesTaken::all : GamesTaken::of_round;
    }
    return work.kind->of_every_game ? GamesTaken::all
           : work.kind->of_round    ? GamesTaken::of_round
                                    : GamesTaken::none;
}

std::shared_ptr<PaperWork> work_of(const Call& call, const std::string& zone) {
    auto work = std::make_shared<PaperWork>();
    work->request = {paper_language(call), small_number(call.request, "stage", 1),
                     small_number(call.request, "round", 0),
                     [zone](ledger::UnixTime time) { return wall_minutes(zone, time); }};
    work->role = call.who.grant.role;
    return work;
}

void begin(Api& api, const Call& call, const std::shared_ptr<PaperWork>& work,
           const Respond& respond) {
    EventDesk* const event = api.hall().find_event(call.path.at("event"));
    const Reading reading = reading_of(call.who);
    if (event == nullptr || !event->seen_by(reading).opened()) {
        respond(error_response(404, "server.no_event"));
        return;
    }
    auto journal = paper_journal(api.hall(), *event, reading, work->request, games_for(*work));
    if (!journal) {
        respond(error_response(503, "server.unavailable"));
        return;
    }
    work->journal = std::move(*journal);
    work->last = event->last_for(reading);
    make_aside(
        api, [work] { make(*work); }, [work, respond] { respond(std::move(work->answer)); },
        respond);
}

} // namespace

void list_papers(Api& api, const Call& call, const Respond& respond) {
    begin(api, call, work_of(call, api.hall().tools().zone), respond);
}

void show_paper(Api& api, const Call& call, const Respond& respond) {
    const auto work = work_of(call, api.hall().tools().zone);
    work->kind = reports::find_kind(call.path.at("paper"));
    if (work->kind == nullptr) {
        respond(error_response(404, "server.no_paper"));
        return;
    }
    if (!may_have(work->role, work->kind->name)) {
        respond(error_response(call.who.session.empty() ? 401 : 403, "server.no_right"));
        return;
    }
    const auto form = paper_form(call, respond);
    if (!form) {
        return;
    }
    work->form = *form;
    begin(api, call, work, respond);
}

} // namespace kodeks::server
