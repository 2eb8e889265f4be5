// The papers of a contest: which there are for whoever asks, and each of them in the form he wants.
// Regulations and tasks are for everybody, duties for officials, judging sheets for those who
// judge.
#include "composition/contest/shown.hpp"
#include "reports/contests/contest_kinds.hpp"
#include "server/api/numbers.hpp"
#include "server/api/paper_reply.hpp"
#include "server/contests/contest_routes.hpp"
#include "server/texts.hpp"

#include <algorithm>
#include <memory>

namespace kodeks::server {

namespace {

namespace json = boost::json;
using reports::ContestKind;
using reports::Form;

// What was asked for, and a copy of everything needed to make it elsewhere.
struct ContestPaperWork {
    contest::State state;
    ContestSeat seat;
    reports::ContestRequest request;
    const ContestKind* kind = nullptr; // none: the list of all
    Form form = Form::html;
    std::uint32_t last = 0;
    Response answer{};
};

struct Refused {
    int status = 200;
    const char* why = nullptr;
};

bool is_for_officials(const ContestKind& kind) {
    return kind.name == "duties" || kind.name == "sheet";
}

// The section that is meant; 0 when there is no such section, which whoever makes the paper tells.
contest::SectionNumber section_meant(const ContestPaperWork& work) {
    const std::size_t count = work.state.regulations.sections.size();
    const contest::SectionNumber asked = work.request.section;
    return asked == 0 && count == 1 ? 1 : asked <= count ? asked : 0;
}

// A judge has the works when they were sent to him (RU:6.7.2#8).
Refused refused_sheet(const ContestPaperWork& work) {
    const contest::SectionNumber section = section_meant(work);
    const bool judges = section == 0 ? work.seat.judges_works() : judges_in(work.seat, section);
    if (!work.seat.keeps() && !judges) {
        return {403, "server.no_right"};
    }
    const bool may_wait = work.seat.keeps() || section == 0;
    return may_wait || contest::is_done(work.state, rulebook::ContestDuty::works_forwarded, section)
               ? Refused{}
               : Refused{409, "contest.not_forwarded"};
}

Refused refused_paper(const ContestPaperWork& work, const ContestKind& kind) {
    if (kind.name == "sheet") {
        return refused_sheet(work);
    }
    const bool official = work.seat.keeps() || work.seat.judges_works();
    return is_for_officials(kind) && !official ? Refused{403, "server.no_right"} : Refused{};
}

json::object paper_json(const ContestPaperWork& work, const ContestKind& kind) {
    const Refused refused = refused_paper(work, kind);
    const auto made = refused.why != nullptr
                          ? reports::Made(tl::unexpected(Message{refused.why, {}}))
                          : make_contest_paper(kind, work.state, work.request);
    json::object object{{"paper", kind.name},
                        {"title", in_all_languages(contest_title(kind, work.state))},
                        {"of_section", kind.of_section},
                        {"for_officials", is_for_officials(kind)},
                        {"ready", made.has_value()}};
    if (!made) {
        object["why"] = in_all_languages(made.error());
    }
    return object;
}

// What is not for him is not even listed.
Response paper_list(const ContestPaperWork& work) {
    json::array papers;
    for (const ContestKind& kind : reports::contest_kinds()) {
        if (refused_paper(work, kind).status != 403) {
            papers.push_back(paper_json(work, kind));
        }
    }
    return json_response({{"papers", std::move(papers)}, {"last", work.last}});
}

Response contest_paper(const ContestPaperWork& work) {
    const auto made = make_contest_paper(*work.kind, work.state, work.request);
    return made ? paper_response(*made, work.form,
                                 contest_file_name(*work.kind, work.request, work.form))
                : message_response(409, made.error());
}

std::shared_ptr<ContestPaperWork> paper_work(const Call& call, const Contest& at) {
    auto work = std::make_shared<ContestPaperWork>();
    work->state = at.state();
    work->seat = contest_seat(call.who.grant, at);
    const auto section = number(call.request, "section").value_or(0);
    work->request = {paper_language(call), static_cast<contest::SectionNumber>(
                                               std::min<std::uint64_t>(section, UINT32_MAX))};
    work->last = at.last();
    return work;
}

void make_work(Api& api, const std::shared_ptr<ContestPaperWork>& work, const Respond& respond) {
    const auto make = [work] {
        work->answer = work->kind == nullptr ? paper_list(*work) : contest_paper(*work);
    };
    make_aside(api, make, [work, respond] { respond(std::move(work->answer)); }, respond);
}

} // namespace

void list_contest_papers(Api& api, const Call& call, const Respond& respond) {
    if (const Contest* const at = contest_in(api, call, respond)) {
        make_work(api, paper_work(call, *at), respond);
    }
}

void show_contest_paper(Api& api, const Call& call, const Respond& respond) {
    const Contest* const at = contest_in(api, call, respond);
    if (at == nullptr) {
        return;
    }
    const auto work = paper_work(call, *at);
    work->kind = reports::find_contest_kind(call.path.at("paper"));
    if (work->kind == nullptr) {
        respond(error_response(404, "server.no_paper"));
        return;
    }
    const auto form = paper_form(call, respond);
    if (!form) {
        return;
    }
    work->form = *form;
    if (const Refused refused = refused_paper(*work, *work->kind); refused.why != nullptr) {
        respond(error_response(
            refused.status == 403 && call.who.session.empty() ? 401 : refused.status, refused.why));
        return;
    }
    make_work(api, work, respond);
}

} // namespace kodeks::server
