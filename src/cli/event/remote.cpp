#include "cli/event/remote.hpp"

#include "cli/remote.hpp"
#include "tournament/record/record.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace kodeks::cli {

namespace json = boost::json;

namespace {

// A command as the server takes it: its word is called "do".
json::object act_of(const tournament::Command& command) {
    json::object act;
    const json::value written = json::parse(tournament::write_command(command));
    for (const auto& [key, value] : written.as_object()) {
        act[key == "type" ? json::string_view("do") : key] = value;
    }
    return act;
}

std::string path_of(const Arguments& arguments) {
    return "/api/events/" + arguments.value("EVENT");
}

} // namespace

Result<EventFile> remote_event(const Arguments& arguments, const Context& context) {
    const auto client = client_in(arguments, context);
    if (!client) {
        return tl::unexpected(client.error());
    }
    const auto answer = client->get(path_of(arguments) + "/file");
    if (!answer || answer->status != 200) {
        return tl::unexpected(object_of(answer, context).error());
    }
    const std::string name = arguments.value("--server") + path_of(arguments);
    auto file = event_from_text(name, answer->body);
    if (file) {
        file->server = arguments.value("--server");
    }
    return file;
}

Exit send_to_server(const Arguments& arguments, const Context& context, EventFile& file,
                    const std::vector<tournament::Command>& commands) {
    const auto client = client_in(arguments, context);
    if (!client) {
        return context.bad_input(client.error());
    }
    json::array acts;
    for (const tournament::Command& command : commands) {
        acts.push_back(act_of(command));
    }
    const json::object body{
        {"id", fresh_id()}, {"seen", file.events.size()}, {"acts", std::move(acts)}};
    const auto done =
        object_of(client->post(path_of(arguments) + "/acts", json::serialize(body)), context);
    if (!done) {
        return context.bad_input(done.error());
    }
    auto again = remote_event(arguments, context);
    if (!again) {
        return context.bad_input(again.error());
    }
    file = std::move(*again);
    return Exit::done;
}

} // namespace kodeks::cli
