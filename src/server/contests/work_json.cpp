#include "server/contests/work_json.hpp"

#include "composition/contest/sentence.hpp"
#include "composition/contest/shown.hpp"
#include "composition/contest/words.hpp"
#include "server/put.hpp"
#include "server/texts.hpp"

#include <algorithm>

#include <boost/json/object.hpp>

namespace kodeks::server {

namespace json = boost::json;
using contest::Work;

namespace {

json::object work_itself(const Work& work) {
    return {{"id", work.id.value},
            {"section", work.section},
            {"variant", work.diagram.variant},
            {"genre", ledger::word(work.diagram.genre)},
            {"aim", ledger::word(work.diagram.aim)},
            {"men", work.diagram.men},
            {"kings", work.diagram.kings},
            {"task", in_all_languages([&](Language language) {
                 return contest::task_text(work.diagram, language);
             })},
            {"fen", work.diagram.fen},
            {"lines", json::array(work.diagram.lines.begin(), work.diagram.lines.end())},
            {"late", work.late},
            {"withdrawn", work.withdrawn},
            {"examined", work.examined},
            {"admitted", contest::is_admitted(work)}};
}

json::array defects_json(const Work& work) {
    json::array all;
    for (const contest::DefectFound& defect : work.defects) {
        json::object object{{"article", defect.article},
                            {"reason", defect.reason},
                            {"by", defect.by},
                            {"keeps_place", defect.keeps_place}};
        put(object, "day", defect.day);
        all.push_back(std::move(object));
    }
    return all;
}

json::array marks_json(const Work& work) {
    json::array all;
    for (const contest::Mark& mark : work.marks) {
        all.push_back({{"judge", mark.judge},
                       {"mark", to_text(mark.mark)},
                       {"comment", mark.comment},
                       {"counts", mark.counts}});
    }
    return all;
}

json::array criteria_json(const contest::World& world, const Work& work) {
    json::array all;
    for (const rulebook::Criterion& criterion : contest::criteria_for(world, work.diagram.genre)) {
        const Message message{"contest.criterion." + ledger::underscored(criterion.name), {}};
        all.push_back(
            {{"text", in_all_languages(message)},
             {"articles", json::array(criterion.articles.begin(), criterion.articles.end())}});
    }
    return all;
}

void add_authors(json::object& object, const contest::State& state, const Work& work,
                 const ContestSeat& seat) {
    const bool known = std::ranges::all_of(work.authors, [&](contest::AuthorId id) {
        return knows(seat, state, *contest::find_author(state, id));
    });
    if (!known) {
        return;
    }
    json::array authors;
    for (const contest::AuthorId author : work.authors) {
        authors.emplace_back(author.value);
    }
    object["authors"] = std::move(authors);
    object["byline"] =
        in_all_languages([&](Language language) { return contest::byline(state, work, language); });
}

void add_judgement(json::object& object, const contest::State& state, const Work& work,
                   const contest::World& world) {
    object["figures"] = in_all_languages(
        [&](Language language) { return contest::figures_of(state, work, language); });
    object["defects"] = defects_json(work);
    object["marks"] = marks_json(work);
    object["deduction"] = to_text(work.deduction);
    object["criteria"] = criteria_json(world, work);
    if (const auto score = contest::score_of(work)) {
        object["score"] = to_text(*score);
    }
}

json::object work_json(const contest::State& state, const Work& work, const ContestSeat& seat,
                       const contest::World& world) {
    const WorkSight sight = sight_of(seat, state, work);
    json::object object = work_itself(work);
    const bool own =
        seat.author && std::ranges::find(work.authors, *seat.author) != work.authors.end();
    object["own"] = own;
    object["to_judge"] =
        sight >= WorkSight::judged && !own && (seat.runs || judges_in(seat, work.section));
    add_authors(object, state, work, seat);
    if (sight >= WorkSight::judged) {
        add_judgement(object, state, work, world);
    }
    if (sight == WorkSight::whole || own) {
        object["copies"] = work.copies;
        put(object, "received", work.received);
    }
    return object;
}

} // namespace

json::array works_json(const contest::State& state, const ContestSeat& seat,
                       const contest::World& world) {
    json::array all;
    for (const Work& work : state.works) {
        if (sight_of(seat, state, work) != WorkSight::nothing) {
            all.push_back(work_json(state, work, seat, world));
        }
    }
    return all;
}

} // namespace kodeks::server
