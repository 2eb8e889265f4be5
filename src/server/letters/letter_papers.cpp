// The papers of a tournament by letter: which there are for whoever asks, and each of them in the
// form he wants.
#include "reports/letters/letter_kinds.hpp"
#include "server/api/numbers.hpp"
#include "server/api/paper_reply.hpp"
#include "server/letters/letter_paper_right.hpp"
#include "server/letters/tourney_routes.hpp"
#include "server/texts.hpp"

#include <memory>

namespace kodeks::server {

bool is_letter_paper_listed(const LetterSeat& seat, std::string_view paper) {
    const LetterPaperFor whom = whom_is_letter_paper_for(paper);
    return whom == LetterPaperFor::officials            ? seat.is_official()
           : whom == LetterPaperFor::game_and_officials ? seat.takes_part()
                                                        : true;
}

const char* letter_paper_refused(const LetterSeat& seat, const tourney::State& state,
                                 std::string_view paper, const tourney::Game* game) {
    const LetterPaperFor whom = whom_is_letter_paper_for(paper);
    const bool own = game != nullptr && seat.player && game->side_of(*seat.player).has_value();
    if (!is_letter_paper_listed(seat, paper)) {
        return "server.no_right";
    }
    if (paper == "information" && !is_informed(seat, state)) {
        return "server.letters.uninformed";
    }
    if (game == nullptr || seat.is_official() || own) {
        return nullptr;
    }
    if (whom == LetterPaperFor::who_sees_game) {
        return !may_look(seat, state, *game) ? "server.letters.running"
               : !is_informed(seat, state)   ? "server.letters.uninformed"
                                             : nullptr;
    }
    return whom == LetterPaperFor::game_and_officials ? "server.no_right" : nullptr;
}

namespace {

namespace json = boost::json;
using reports::Form;
using reports::LetterKind;

// What was asked for, and a copy of everything needed to make it elsewhere.
struct LetterPaperWork {
    tourney::State state;
    std::vector<tourney::Event> events;
    LetterSeat seat;
    reports::LetterRequest request;
    const LetterKind* kind = nullptr; // none: the list of all
    Form form = Form::html;
    std::uint32_t last = 0;
    Response answer{};

    reports::LetterSources sources() const {
        return {state, events, {seat.takes_part(), seat.arbiter || seat.organiser, seat.player}};
    }

    const tourney::Game* game() const { return tourney::find_game(state, request.game); }
};

json::object letter_paper_json(const LetterPaperWork& work, const LetterKind& kind) {
    const char* const refused = letter_paper_refused(work.seat, work.state, kind.name,
                                                     kind.of_game ? work.game() : nullptr);
    const auto made = refused != nullptr ? reports::Made(tl::unexpected(Message{refused, {}}))
                                         : make_letter_paper(kind, work.sources(), work.request);
    json::object object{
        {"paper", kind.name},
        {"title", in_all_languages(letter_title(kind, work.state))},
        {"of_game", kind.of_game},
        {"for_officials", whom_is_letter_paper_for(kind.name) == LetterPaperFor::officials},
        {"ready", made.has_value()}};
    if (!made) {
        object["why"] = in_all_languages(made.error());
    }
    return object;
}

Response letter_list(const LetterPaperWork& work) {
    json::array papers;
    for (const LetterKind& kind : reports::letter_kinds()) {
        if (is_letter_paper_listed(work.seat, kind.name)) {
            papers.push_back(letter_paper_json(work, kind));
        }
    }
    return json_response({{"papers", std::move(papers)}, {"last", work.last}});
}

Response letter_paper(const LetterPaperWork& work) {
    const auto made = make_letter_paper(*work.kind, work.sources(), work.request);
    return made ? paper_response(*made, work.form,
                                 letter_file_name(*work.kind, work.request, work.form))
                : message_response(409, made.error());
}

std::shared_ptr<LetterPaperWork> letter_work(const Call& call, const LetterTourney& at) {
    auto work = std::make_shared<LetterPaperWork>();
    work->state = at.state();
    work->events = at.decider().events();
    work->seat = letter_seat(call.who.grant, at);
    const auto game = std::min<std::uint64_t>(number(call.request, "game").value_or(0), UINT32_MAX);
    work->request = {paper_language(call), tourney::GameId{static_cast<std::uint32_t>(game)}};
    work->last = at.last();
    return work;
}

void begin(Api& api, const std::shared_ptr<LetterPaperWork>& work, const Respond& respond) {
    const auto make = [work] {
        work->answer = work->kind == nullptr ? letter_list(*work) : letter_paper(*work);
    };
    make_aside(api, make, [work, respond] { respond(std::move(work->answer)); }, respond);
}

} // namespace

void list_letter_papers(Api& api, const Call& call, const Respond& respond) {
    if (const LetterTourney* const at = tourney_in(api, call, respond)) {
        begin(api, letter_work(call, *at), respond);
    }
}

void show_letter_paper(Api& api, const Call& call, const Respond& respond) {
    const LetterTourney* const at = tourney_in(api, call, respond);
    if (at == nullptr) {
        return;
    }
    const auto work = letter_work(call, *at);
    work->kind = reports::find_letter_kind(call.path.at("paper"));
    if (work->kind == nullptr) {
        respond(error_response(404, "server.no_paper"));
        return;
    }
    const auto form = paper_form(call, respond);
    if (!form) {
        return;
    }
    work->form = *form;
    const char* const refused = letter_paper_refused(work->seat, work->state, work->kind->name,
                                                     work->kind->of_game ? work->game() : nullptr);
    if (refused != nullptr) {
        respond(error_response(call.who.session.empty() ? 401 : 403, refused));
        return;
    }
    begin(api, work, respond);
}

} // namespace kodeks::server
