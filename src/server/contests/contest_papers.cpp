// The papers of a contest as text: regulations and tasks for everybody, judging sheets for those
// who judge, the award when there is one.
#include "composition/contest/paper.hpp"
#include "server/api/numbers.hpp"
#include "server/api/paper_reply.hpp"
#include "server/contests/contest_routes.hpp"

#include <algorithm>

namespace kodeks::server {

namespace {

using contest::SectionNumber;

struct ContestPaperAsked {
    const contest::State& state;
    const contest::World& world;
    const ContestSeat& seat;
    SectionNumber section;
    Language language;
};

struct ContestPaper {
    std::string text{};
    int status = 200;
    const char* why = nullptr;
};

ContestPaper text_of(std::string text) {
    return {std::move(text)};
}

ContestPaper no_paper(int status, const char* why) {
    return {"", status, why};
}

ContestPaper sheet_paper(const ContestPaperAsked& asked) {
    const contest::State& state = asked.state;
    if (asked.section == 0 || asked.section > state.regulations.sections.size()) {
        return no_paper(404, "server.no_paper");
    }
    const bool forwarded =
        contest::is_done(state, rulebook::ContestDuty::works_forwarded, asked.section);
    if (!asked.seat.keeps() && !judges_in(asked.seat, asked.section)) {
        return no_paper(403, "server.no_right");
    }
    return forwarded || asked.seat.keeps()
               ? text_of(contest::judging_sheet(state, asked.section, asked.world, asked.language))
               : no_paper(409, "contest.not_forwarded");
}

ContestPaper paper_of(std::string_view name, const ContestPaperAsked& asked) {
    const bool solving = asked.state.regulations.form == contest::ContestForm::solving;
    if (name == "regulations") {
        return text_of(contest::regulations_paper(asked.state, asked.world, asked.language));
    }
    if (name == "tasks" && solving) {
        return text_of(contest::tasks_paper(asked.state, asked.language));
    }
    if (name == "award") {
        return asked.state.places.empty()
                   ? no_paper(409, "contest.no_award_yet")
                   : text_of(contest::award_paper(asked.state, asked.language));
    }
    if (name == "duties") {
        return asked.seat.keeps() || asked.seat.judges_works()
                   ? text_of(contest::duties_paper(asked.state, asked.world, asked.language))
                   : no_paper(403, "server.no_right");
    }
    return name == "sheet" ? sheet_paper(asked) : no_paper(404, "server.no_paper");
}

} // namespace

void show_contest_paper(Api& api, const Call& call, const Respond& respond) {
    const Contest* const at = contest_in(api, call, respond);
    if (at == nullptr) {
        return;
    }
    const contest::State& state = at->state();
    const contest::World world = contest::world_for(state.regulations.edition);
    const ContestSeat seat = contest_seat(call.who.grant, *at);
    const auto section = static_cast<SectionNumber>(
        std::min<std::uint64_t>(number(call.request, "section").value_or(0), UINT32_MAX));
    ContestPaper paper =
        paper_of(call.path.at("paper"), {state, world, seat, section, paper_language(call)});
    if (paper.why != nullptr) {
        respond(error_response(paper.status == 403 && call.who.session.empty() ? 401 : paper.status,
                               paper.why));
        return;
    }
    respond({.type = "text/plain; charset=utf-8", .body = std::move(paper.text)});
}

} // namespace kodeks::server
