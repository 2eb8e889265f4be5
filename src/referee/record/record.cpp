#include "referee/record/record.hpp"

#include "ledger/room_record.hpp"
#include "notation/hand.hpp"
#include "referee/hands/board.hpp"
#include "referee/record/state_fields.hpp"

namespace kodeks::referee {

using ledger::Json;
using ledger::Trouble;
using ledger::Writer;

void fields(ledger::Reader& reader, Action& action) {
    ledger::read_variant(reader, "do", action);
}

void fields(Writer& writer, Action& action) {
    ledger::write_variant(writer, "do", action);
}

namespace {

bool is_ply(const State& state, std::int32_t ply) {
    return ply >= 0 && static_cast<std::size_t>(ply) < state.plies.size();
}

bool is_on(const games::Board& board, games::Square square) {
    return square.index < static_cast<unsigned>(board.squares());
}

bool is_on(const games::Board& board, const games::Move& move) {
    bool all = is_on(board, move.from) && (is_on(board, move.to) || notation::is_off(move.to));
    for (const games::Square square : move.captured) {
        all = all && is_on(board, square);
    }
    return all;
}

// What a fact names must be there.
struct Fits {
    const State& state;

    bool operator()(const Opened&) const { return !state.opened(); }

    bool operator()(const MoveMade& made) const {
        if (!is_on(state.variant->board, made.move)) {
            return false;
        }
        return !made.legal || (state.position && games::is_legal(*state.position, made.move));
    }

    bool operator()(const MoveCompleted& event) const { return state.open_ply(event.side) >= 0; }

    bool operator()(const TakenBack& event) const { return is_ply(state, event.ply); }

    bool operator()(const Noted& event) const { return is_ply(state, event.ply); }

    bool operator()(const Touched& event) const {
        return is_on(state.variant->board, event.square);
    }

    bool operator()(const Asked& event) const { return !event.question->options.empty(); }

    bool operator()(const Wanted&) const { return state.position.has_value(); }

    bool operator()(const MovesCounted& event) const { return event.moves >= 0; }

    bool operator()(const ClockChanged& event) const {
        const bool runs = state.clock.running.has_value();
        const bool starts = event.change == ClockChange::started;
        return event.at >= state.clock.since &&
               (event.change == ClockChange::paused || runs != starts);
    }

    template <class Other>
    bool operator()(const Other&) const {
        return true;
    }
};

} // namespace

std::string write_event(const Event& event, const games::Variant& variant) {
    return ledger::write_typed(event, ledger::exactly_on(variant));
}

tl::expected<Event, Trouble> read_event(const Json& json, const games::Variant* variant) {
    return ledger::read_on_board<Event>(json, variant);
}

std::optional<Message> defect_of(const State& state, const Event& event) {
    const bool opens = event.is<Opened>();
    const bool fits = (opens || state.opened()) && event.visit(Fits{state});
    return fits ? std::nullopt : std::optional(Message{"ledger.does_not_follow", {}});
}

std::string write_state(const State& state) {
    return ledger::to_json_text(state, ledger::exactly_on(*state.variant));
}

tl::expected<State, Trouble> read_state(const Json& json) {
    auto state = ledger::read_board_state<State>(json);
    if (state) {
        state->position = playable(*state->variant, state->board);
    }
    return state;
}

} // namespace kodeks::referee
