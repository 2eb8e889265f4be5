#include "tournament/record/record.hpp"

#include "ledger/room_record.hpp"
#include "tournament/record/command_fields.hpp"
#include "tournament/record/event_fields.hpp"
#include "tournament/record/state_fields.hpp"

namespace kodeks::tournament {

using ledger::Json;
using ledger::Reader;
using ledger::Scene;
using ledger::Trouble;
using ledger::Writer;

void read_form(Reader& reader, const Json& value, Outcome& outcome) {
    const std::size_t dash = std::min(value.text.find('-'), value.text.size());
    if (const auto status = ledger::from_word<Status>(value.text);
        status && *status != Status::finished) {
        outcome = {*status};
        return;
    }
    const auto white = ledger::from_word<Mark>(value.text.substr(0, dash));
    const auto black = ledger::from_word<Mark>(
        dash == value.text.size() ? std::string_view() : value.text.substr(dash + 1));
    if (value.kind == ledger::JsonKind::string && white && black) {
        outcome = finished(*white, *black);
    } else {
        reader.complain_choice(value, {"win-loss", "draw-draw", "loss-win", "plus-minus",
                                       "minus-plus", "open", "adjourned", "annulled"});
    }
}

void write_form(Writer& writer, const Outcome& outcome) {
    writer.text(outcome.status != Status::finished
                    ? std::string(ledger::word(outcome.status))
                    : std::string(ledger::word(outcome.white)) + "-" +
                          std::string(ledger::word(outcome.black)));
}

std::string write_event(const Event& event) {
    return ledger::write_typed(event, Scene{});
}

tl::expected<Event, Trouble> read_event(const Json& json) {
    return ledger::read_typed<Event>(json, Scene{});
}

std::string write_command(const Command& command) {
    return ledger::write_typed(command, Scene{});
}

tl::expected<Command, Trouble> read_command(const Json& json) {
    return ledger::read_typed<Command>(json, Scene{});
}

std::string write_state(const State& state) {
    return ledger::to_json_text(state, Scene{});
}

tl::expected<State, Trouble> read_state(const Json& json) {
    State state;
    if (const auto trouble = ledger::read_object(json, Scene{}, state)) {
        return tl::unexpected(*trouble);
    }
    return state;
}

} // namespace kodeks::tournament
