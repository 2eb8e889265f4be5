#include "cli/referee/remote_console.hpp"

#include "cli/referee/typed.hpp"
#include "cli/remote.hpp"
#include "notation/picture/text_board.hpp"
#include "referee/record/record.hpp"
#include "referee/referee.hpp"

#include <istream>
#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

namespace kodeks::cli {

namespace json = boost::json;

namespace {

// The recorded fact, read as strictly as one from a file.
tl::expected<referee::Event, Message> event_in(const json::object& fact,
                                               const referee::State& state) {
    const json::value* const event = fact.if_contains("event");
    const std::string text = event == nullptr ? "{}" : json::serialize(*event);
    const auto read = ledger::read_json(text, 0, text.size());
    auto known = read ? referee::read_event(*read, state.variant) : tl::unexpected(read.error());
    if (!known) {
        return tl::unexpected(known.error().message);
    }
    if (auto defect = referee::defect_of(state, *known)) {
        return tl::unexpected(*defect);
    }
    return std::move(*known);
}

} // namespace

void RemoteConsole::say(const std::string& text) const {
    context_.streams.out << text << std::endl; // a listener hears it at once
}

std::optional<Fault> RemoteConsole::hear() {
    const auto told =
        object_of(client_.get(fmt::format("/api/games/{}/facts?after={}", game_, last_)), context_);
    if (!told) {
        return told.error();
    }
    for (const json::value& one : told->at("facts").as_array()) {
        const json::object& fact = one.as_object();
        const auto sequence = fact.at("seq").to_number<std::uint64_t>();
        const auto event = sequence == last_ + 1
                               ? event_in(fact, state_)
                               : tl::unexpected(Message{"cli.remote.not_all", {}});
        if (!event) {
            return Fault{event.error(), "", {}, ""};
        }
        referee::apply(state_, *event);
        last_ = sequence;
        if (const json::value* const text = fact.if_contains("text")) {
            say(std::string(text->at(code_of(context_.facts.language)).as_string()));
        }
    }
    return std::nullopt;
}

void RemoteConsole::act(const std::string& typed) {
    const auto line = script_line(typed, state_);
    if (!line) {
        say(context_.text(line.error().key, line.error().parts));
        return;
    }
    json::object body = json::parse(*line).as_object();
    body.erase("at"); // when it happened is the word of the server
    if (const auto* const by = body.if_contains("by"); by != nullptr && *by == "arbiter") {
        body.erase("by"); // who types is an official of some rank: the server knows which
    }
    body["id"] = fresh_id();
    body["seen"] = last_;
    const auto done =
        object_of(client_.post("/api/games/" + game_ + "/acts", json::serialize(body)), context_);
    if (!done) {
        say(render(done.error().message, context_.facts.language));
    }
}

Exit RemoteConsole::run() {
    auto fault = hear();
    std::string typed;
    while (!fault && std::getline(context_.streams.in, typed)) {
        if (typed.ends_with('\r')) {
            typed.pop_back();
        }
        if (typed == "quit" || typed == "exit") {
            break;
        }
        if (typed == "board") {
            say(notation::picture::board_in_words(*state_.variant, state_.board,
                                                  context_.facts.language));
        } else if (typed.find_first_not_of(' ') != std::string::npos) {
            act(typed);
        }
        fault = hear();
    }
    return fault ? context_.bad_input(*fault) : Exit::done;
}

} // namespace kodeks::cli
