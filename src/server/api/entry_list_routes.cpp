// A list of players exported as text, read for the desk: who would be entered, and what is
// doubtful. Nothing is entered by it; whoever keeps the entries looks first.
#include "server/api/api.hpp"
#include "server/texts.hpp"
#include "tournament/entry_list/entry_list.hpp"
#include "tournament/record/record.hpp"

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>

namespace kodeks::server {

namespace {

namespace json = boost::json;
using tournament::EntryList;
using tournament::EntryRemark;

// As the act `enter` takes it, so that what was read can be sent as it is.
json::object person_json(const tournament::ListedPerson& listed) {
    const json::value act =
        json::parse(tournament::write_command(tournament::Enter{.person = listed.person}));
    json::object object{{"person", act.at("person")}, {"line", listed.line}};
    if (!listed.team.empty()) {
        object["team"] = listed.team;
    }
    if (listed.board > 0) {
        object["board"] = listed.board;
    }
    return object;
}

void add_remarks(json::array& into, const std::vector<EntryRemark>& remarks) {
    for (const EntryRemark& remark : remarks) {
        into.push_back({{"line", remark.line}, {"text", in_all_languages(remark.message)}});
    }
}

Response read_list(const std::string& text, const tournament::State& state) {
    const auto list = tournament::read_entry_list({text, ""});
    if (!list) {
        return error_response(400, json::object{{"name", list.error().message.key},
                                                {"text", in_all_languages(list.error().message)}});
    }
    json::array people;
    for (const tournament::ListedPerson& one : list->people) {
        people.push_back(person_json(one));
    }
    json::array remarks;
    add_remarks(remarks, list->remarks);
    add_remarks(remarks, tournament::doubtful_doubles(state, *list));
    return json_response({{"people", std::move(people)}, {"remarks", std::move(remarks)}});
}

} // namespace

void read_entries(Api& api, const Call& call, const Respond& respond) {
    EventDesk* const event = event_in(api, call, respond);
    if (event == nullptr) {
        return;
    }
    boost::system::error_code error;
    const json::value body = json::parse(call.request.body, error);
    const json::object* const object = error ? nullptr : body.if_object();
    const json::value* const text = object == nullptr ? nullptr : object->if_contains("text");
    if (text == nullptr || !text->is_string()) {
        respond(error_response(400, "server.no_json"));
        return;
    }
    respond(
        read_list(std::string(text->as_string()), event->seen_by(reading_of(call.who)).state()));
}

} // namespace kodeks::server
