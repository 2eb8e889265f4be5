#include "referee/script/command_text.hpp"

#include "ledger/alternative.hpp"
#include "ledger/time_text.hpp"
#include "referee/hands/board.hpp"
#include "referee/record/act_fields.hpp"

namespace kodeks::referee::script {

namespace {

void read_at(ledger::Reader& reader, Instant previous, Instant& at) {
    at = previous;
    const Json* const value = reader.take("at");
    if (value == nullptr) {
        return;
    }
    const auto time =
        value->kind == ledger::JsonKind::string ? ledger::read_time(value->text) : std::nullopt;
    if (!time || time->value < 0 || value->text.starts_with('-')) {
        reader.complain(value->offset, {"script.want_at", {}});
        return;
    }
    at =
        value->text.starts_with('+') ? Instant{previous.value + time->value} : Instant{time->value};
    if (at < previous) {
        reader.complain(value->offset, {"script.time_back", {}});
    }
}

// Where moves of a command are read and written: what somebody says about a move that stands on the
// board already, or plays instead of it, belongs to the position in which it was made.
std::optional<games::Position> position_for(const State& state, Actor by, std::string_view name) {
    const bool spoken = name == word(Action(Announce{}));
    if (state.plies.empty() || (spoken && state.partial) ||
        (!spoken && side_of(by) != state.plies.back().side)) {
        return state.position;
    }
    return playable(*state.variant, board_before(state, state.plies.size() - 1));
}

} // namespace

tl::expected<Command, Trouble> read_command(const Json& line, const State& state,
                                            Instant previous) {
    ledger::Scene scene{state.variant, state.position};
    ledger::Reader reader(line, scene);
    Command command;
    read_at(reader, previous, command.at);
    reader.must("by", command.by);
    std::string name;
    reader.must("do", name);
    scene.position = position_for(state, command.by, name);
    if (!reader.trouble() && !ledger::read_alternative(reader, name, command.action)) {
        reader.complain(line.find("do")->offset,
                        {"script.value_unknown",
                         {{"text", name}, {"choices", ledger::suggestion(name, action_words())}}});
    }
    reader.done();
    if (reader.trouble()) {
        return tl::unexpected(*reader.trouble());
    }
    return command;
}

std::string write_command(const Command& command, const State& before) {
    const ledger::Scene scene{before.variant,
                              position_for(before, command.by, word(command.action))};
    std::string text = "{";
    ledger::Writer writer(text, scene);
    writer.must("at", command.at);
    writer.must("by", command.by);
    ledger::write_variant(writer, "do", command.action);
    return text + "}";
}

} // namespace kodeks::referee::script
