#include "server/contests/contest_json.hpp"

#include "composition/contest/contest.hpp"
#include "composition/contest/sentence.hpp"
#include "composition/contest/shown.hpp"
#include "composition/contest/table.hpp"
#include "composition/contest/words.hpp"
#include "server/contests/work_json.hpp"
#include "server/game/game_json.hpp"
#include "server/put.hpp"
#include "server/texts.hpp"

#include <algorithm>

namespace kodeks::server {

namespace json = boost::json;
using contest::Phase;

namespace {

json::array list_of(const std::vector<std::string>& texts) {
    return json::array(texts.begin(), texts.end());
}

json::array statements_json(const contest::State& state, const contest::World& world) {
    json::array all;
    const auto english = contest::stated(state, world, Language::en);
    for (std::size_t i = 0; i < english.size(); ++i) {
        const auto part = [&](auto member) {
            return in_all_languages(
                [&](Language into) { return contest::stated(state, world, into)[i].*member; });
        };
        all.push_back({{"name", part(&contest::Stated::name)},
                       {"text", part(&contest::Stated::text)},
                       {"articles", list_of(english[i].articles)}});
    }
    return all;
}

json::array sections_json(const contest::Regulations& regulations) {
    json::array all;
    for (const contest::Section& section : regulations.sections) {
        all.push_back({{"number", all.size() + 1},
                       {"name", section.name},
                       {"variant", section.variant},
                       {"genre", ledger::word(section.genre)},
                       {"theme", section.theme}});
    }
    return all;
}

json::array panel_json(const contest::Regulations& regulations) {
    json::array all;
    for (const contest::Judge& judge : regulations.panel) {
        all.push_back(
            {{"name", judge.name}, {"role", ledger::word(judge.role)}, {"section", judge.section}});
    }
    return all;
}

// Where somebody lives and works stands in his application and nowhere else.
json::array authors_json(const contest::State& state, const ContestSeat& seat) {
    json::array all;
    for (const contest::Author& author : state.authors) {
        if (!knows(seat, state, author)) {
            continue;
        }
        json::object object{{"id", author.id.value}, {"name", author.name}};
        if (!author.team.empty()) {
            object["team"] = author.team;
            object["captain"] = author.captain;
        }
        if (seat.keeps() || seat.author == author.id) {
            object["born"] = author.born;
            object["rank"] = author.rank;
            object["society"] = author.society;
            object["post"] = author.post;
            object["address"] = author.address;
        }
        all.push_back(std::move(object));
    }
    return all;
}

json::array duties_json(const contest::State& state, const ContestSeat& seat,
                        const contest::World& world, Day today) {
    json::array all;
    for (const contest::DutyLine& line : contest::duty_lines(state, world)) {
        contest::Command asked = contest::DoDuty{line.duty, line.section, today};
        const bool may = may_ask(seat, state, asked);
        all.push_back({{"duty", ledger::word(line.duty)},
                       {"section", line.section},
                       {"done", line.done},
                       {"open", !line.done && may &&
                                    contest::decide(state, asked, world).refusal() == nullptr},
                       {"articles", list_of(line.articles)}});
    }
    return all;
}

// An author reads his own appeals, whoever keeps or judges the contest all of them.
json::array appeals_json(const contest::State& state, const ContestSeat& seat) {
    json::array all;
    for (const contest::Appeal& appeal : state.appeals) {
        if (!seat.keeps() && !seat.chief && !seat.commission && seat.author != appeal.author) {
            continue;
        }
        contest::DecideAppeal asked;
        asked.appeal = appeal.id;
        contest::Command answer = asked;
        all.push_back(
            {{"id", appeal.id.value},
             {"author", contest::find_author(state, appeal.author)->name},
             {"work", appeal.work.value},
             {"to", ledger::word(appeal.to)},
             {"text", appeal.text},
             {"answer", ledger::word(appeal.answer)},
             {"mine", appeal.answer == contest::Answer::open && may_ask(seat, state, answer)}});
    }
    return all;
}

// Tasks to solve come without their authors until the results are out (RU:6.6#4).
json::array tasks_json(const contest::State& state, const ContestSeat& seat) {
    json::array all;
    for (const contest::SolvingTask& task : state.regulations.tasks) {
        json::object object{{"number", all.size() + 1},
                            {"variant", task.variant},
                            {"genre", ledger::word(task.genre)},
                            {"fen", task.fen},
                            {"task", task.task},
                            {"points", to_text(task.points)}};
        if (seat.keeps() || state.phase == Phase::final_award) {
            object["author"] = task.author;
        }
        all.push_back(std::move(object));
    }
    return all;
}

json::array scores_json(const contest::State& state, const ContestSeat& seat) {
    json::array all;
    const bool everybodys =
        seat.keeps() || seat.judges_works() || state.phase == Phase::final_award;
    for (const contest::Score& score : state.scores) {
        if (everybodys || seat.author == score.solver) {
            all.push_back({{"solver", score.solver.value},
                           {"task", score.task},
                           {"points", to_text(score.points)},
                           {"extra", to_text(score.extra)},
                           {"found", list_of(score.found)}});
        }
    }
    return all;
}

// Before anything is published the chief judge and whoever keeps the contest see how it would be.
json::array places_json(const contest::State& state, const ContestSeat& seat) {
    json::array all;
    if (!is_published(state) && !seat.keeps() && !seat.chief) {
        return all;
    }
    const auto places = is_published(state) ? state.places : contest::places_of(state);
    const bool named = seat.keeps() || contest::shows_authors(state);
    for (const contest::Place& place : places) {
        all.push_back({{"first", place.first},
                       {"last", place.last},
                       {"section", place.section},
                       {"name", named ? place.name : ""},
                       {"work", place.work.value},
                       {"points", to_text(place.points)},
                       {"prize", place.prize}});
    }
    return all;
}

json::array pairs_json(const contest::State& state, const ContestSeat& seat) {
    json::array all;
    const bool match = state.regulations.form == contest::ContestForm::pair_match;
    if (!match || (!is_published(state) && !seat.keeps() && !seat.chief)) {
        return all;
    }
    for (const contest::PairResult& pair : contest::pair_results(state)) {
        all.push_back({{"section", pair.section},
                       {"first", pair.first},
                       {"second", pair.second},
                       {"first_points", to_text(pair.first_points)},
                       {"second_points", to_text(pair.second_points)}});
    }
    return all;
}

json::array offices_json(const ContestSeat& seat) {
    json::array all;
    for (const auto& [holds, name] :
         {std::pair{seat.runs || seat.organiser, "organiser"},
          std::pair{seat.secretary, "secretary"}, std::pair{seat.chief, "chief"},
          std::pair{!seat.judges.empty(), "judge"}, std::pair{seat.commission, "commission"}}) {
        if (holds) {
            all.emplace_back(name);
        }
    }
    return all;
}

json::object seat_json(const ContestSeat& seat, Day today) {
    json::object object{{"runs", seat.runs},
                        {"keeps", seat.keeps()},
                        {"offices", offices_json(seat)},
                        {"name", seat.name},
                        {"sections", json::array(seat.judges.begin(), seat.judges.end())},
                        {"today", write_day(today)}};
    put(object, "author", seat.author);
    return object;
}

json::object fact_json(const contest::Event& event) {
    const std::string typed = contest::Room::write(event);
    const auto value = ledger::read_json(typed, 0, typed.size());
    return {{"type", value->find("type")->text},
            {"text", in_all_languages(
                         [&](Language language) { return contest::sentence(event, language); })},
            {"articles", list_of(contest::articles_in(event))}};
}

} // namespace

json::object contest_summary_json(const Contest& at) {
    const contest::Regulations& regulations = at.state().regulations;
    json::object object{{"id", at.id()},
                        {"title", regulations.title},
                        {"rulebook", regulations.edition},
                        {"form", ledger::word(regulations.form)},
                        {"secrecy", ledger::word(regulations.secrecy)},
                        {"phase", ledger::word(at.state().phase)}};
    put(object, "closing", regulations.closing);
    put(object, "preliminary_day", at.state().preliminary_day);
    put(object, "final_day", at.state().final_day);
    return object;
}

json::object contest_card_json(const Contest& at, const ContestSeat& seat, Day today) {
    const contest::State& state = at.state();
    const contest::World world = contest::world_for(state.regulations.edition);
    return {{"contest", contest_summary_json(at)},
            {"regulations", statements_json(state, world)},
            {"sections", sections_json(state.regulations)},
            {"panel", panel_json(state.regulations)},
            {"authors", authors_json(state, seat)},
            {"works", works_json(state, seat, world)},
            {"duties", duties_json(state, seat, world, today)},
            {"appeals", appeals_json(state, seat)},
            {"tasks", tasks_json(state, seat)},
            {"scores", scores_json(state, seat)},
            {"places", places_json(state, seat)},
            {"pairs", pairs_json(state, seat)},
            {"seat", seat_json(seat, today)},
            {"last", at.last()}};
}

json::array contest_facts_json(const Contest& at) {
    json::array all = contest_facts_json(at.decider().events());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const ledger::Envelope& envelope = at.decider().envelopes()[i];
        all[i].as_object()["time"] = ledger::write_unix_time(envelope.time);
        all[i].as_object()["by"] = envelope.author;
    }
    return all;
}

json::array contest_facts_json(const std::vector<contest::Event>& events) {
    json::array all;
    for (const contest::Event& event : events) {
        all.push_back(fact_json(event));
    }
    return all;
}

json::array missing_json(const contest::Regulations& regulations) {
    json::array all;
    const auto* const rules = rulebook::contest_rules(regulations.edition);
    if (rules == nullptr) {
        return all;
    }
    for (const rulebook::StatementRule& rule : contest::missing_statements(*rules, regulations)) {
        const Message message{
            "contest.missing." + ledger::underscored(ledger::word(rule.statement)), {}};
        all.push_back({{"text", in_all_languages(message)},
                       {"articles", json::array(rule.articles.begin(), rule.articles.end())}});
    }
    return all;
}

} // namespace kodeks::server
