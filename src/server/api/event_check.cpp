// The regulations of an event that is being written: everything the book does not allow or misses,
// each with its article, before the event is created.
#include "clock/control_text.hpp"
#include "referee/office/regulation_check.hpp"
#include "referee/words/sentence.hpp"
#include "server/api/api.hpp"
#include "server/event/event_act.hpp"
#include "server/event/event_decider.hpp"
#include "server/event/table_game.hpp"
#include "server/game/game_json.hpp"
#include "server/texts.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace kodeks::server {

namespace {

namespace json = boost::json;

json::object problem_json(const Refusal& problem, const referee::Match& match) {
    json::array articles;
    for (const std::string_view article : problem.articles) {
        articles.emplace_back(json::string(article));
    }
    return {{"name", problem.message.key},
            {"stops", false},
            {"articles", std::move(articles)},
            {"text", in_all_languages([&](Language language) {
                 return referee::sentence(problem, referee::Reader{language, match.variant, {}});
             })}};
}

// What stands in the way of the games, and how their time control is read.
void check_games(const tournament::EventSettings& settings, json::object& answer) {
    const auto match = match_on(settings);
    if (!match) {
        return; // the desk has said so
    }
    json::array& problems = answer.at("problems").as_array();
    for (const Refusal& problem : referee::regulation_problems(*match)) {
        problems.push_back(problem_json(problem, *match));
    }
    const auto& control = match->settings.regulations.control;
    answer["control"] =
        in_all_languages([&](Language language) { return clock::describe(control, language); });
}

json::object checked(const std::string& acts) {
    json::object answer{{"problems", json::array()}};
    const EventDecider nothing;
    const auto trial = nothing.attempt({"check", "program", "program", acts, {}});
    if (!trial.verdict.why.empty()) { // with this it cannot be created
        json::object why = trial.verdict.why;
        why["stops"] = true;
        answer.at("problems").as_array().push_back(std::move(why));
    }
    if (const auto commands = commands_in(acts)) {
        if (const auto* const create = commands->front().get_if<tournament::Create>()) {
            check_games(create->settings, answer);
        }
    }
    return answer;
}

} // namespace

void check_event(Api&, const Call& call, const Respond& respond) {
    boost::system::error_code error;
    const json::value body = json::parse(call.request.body, error);
    const json::object* const object = error ? nullptr : body.if_object();
    const json::value* const settings =
        object == nullptr ? nullptr : object->if_contains("settings");
    if (settings == nullptr || !settings->is_object()) {
        respond(error_response(400, "server.no_settings"));
        return;
    }
    json::array acts{json::object{{"do", "create"}, {"settings", *settings}}};
    if (const json::value* const stage = object->if_contains("stage")) {
        acts.push_back(json::object{{"do", "add-stage"}, {"settings", *stage}});
    }
    respond(json_response(checked(json::serialize(json::object{{"acts", std::move(acts)}}))));
}

} // namespace kodeks::server
