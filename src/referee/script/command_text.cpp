#include "referee/script/command_text.hpp"

#include "ledger/alternative.hpp"
#include "ledger/time_text.hpp"
#include "notation/hand.hpp"
#include "referee/hands/board.hpp"
#include "referee/record/act_fields.hpp"
#include "referee/script/vocabulary.hpp"

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
std::optional<games::Position> position_for(const State& state, Actor by, std::string_view name,
                                            bool of_last_move) {
    const bool spoken = name == word(Action(Announce{}));
    const bool ahead = spoken && !of_last_move && side_of(by) == state.to_move();
    if (state.plies.empty() || ahead || (spoken && state.partial) ||
        (!spoken && side_of(by) != state.plies.back().side)) {
        return state.position;
    }
    return playable(*state.variant, board_before(state, state.plies.size() - 1));
}

std::optional<games::Position> before_last(const State& state) {
    return state.plies.empty()
               ? std::nullopt
               : playable(*state.variant, board_before(state, state.plies.size() - 1));
}

// Whoever is to move may repeat the opponent's move or announce his own.
bool speaks_of_last_move(const State& state, const Json* move) {
    const auto before = before_last(state);
    if (!before || move == nullptr) {
        return true;
    }
    const auto read = notation::read_hand(*state.variant, before, move->text);
    const bool legal_now = state.position && [&] {
        const auto now = notation::read_hand(*state.variant, state.position, move->text);
        return now && games::is_legal(*state.position, *now);
    }();
    return (read && *read == state.plies.back().move) || !legal_now;
}

void check_words(ledger::Reader& reader, const Json& line, const Action& action) {
    if (const auto unknown = unknown_word(action)) {
        reader.complain(line.find(unknown->key)->offset,
                        {"script.value_unknown",
                         {{"text", unknown->word},
                          {"choices", ledger::suggestion(unknown->word, unknown->choices)}}});
    }
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
    scene.position =
        position_for(state, command.by, name, speaks_of_last_move(state, line.find("move")));
    if (!reader.trouble() && !ledger::read_alternative(reader, name, command.action)) {
        reader.complain(line.find("do")->offset,
                        {"script.value_unknown",
                         {{"text", name}, {"choices", ledger::suggestion(name, action_words())}}});
    }
    reader.done();
    if (!reader.trouble()) {
        check_words(reader, line, command.action);
    }
    if (reader.trouble()) {
        return tl::unexpected(*reader.trouble());
    }
    return command;
}

std::string write_command(const Command& command, const State& before) {
    const auto* const spoken = command.action.get_if<Announce>();
    const bool ahead =
        spoken != nullptr && before.position && games::is_legal(*before.position, spoken->move);
    const ledger::Scene scene{before.variant,
                              position_for(before, command.by, word(command.action), !ahead)};
    std::string text = "{";
    ledger::Writer writer(text, scene);
    writer.must("at", command.at);
    writer.must("by", command.by);
    ledger::write_variant(writer, "do", command.action);
    return text + "}";
}

} // namespace kodeks::referee::script
