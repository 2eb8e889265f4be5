#include "correspondence/record/record.hpp"

#include "correspondence/record/state_fields.hpp"
#include "ledger/room_record.hpp"

namespace kodeks::correspondence {

using ledger::Json;
using ledger::Trouble;

namespace {

bool is_sound(const Settings& settings) {
    const games::Variant* const variant = games::find_variant(settings.variant);
    return variant != nullptr && games::accept(*variant, settings.start).has_value() &&
           settings.allowance.moves > 0 && settings.allowance.days.value > 0;
}

bool can_play(games::Position position, std::span<const games::Move> moves) {
    for (const games::Move& move : moves) {
        if (!games::is_legal(position, move)) {
            return false;
        }
        position = games::play(position, move);
    }
    return true;
}

// What a fact names must be there.
struct Fits {
    static constexpr std::int32_t most = 1'000'000; // no honest game, and no sum overflows

    const State& state;

    bool operator()(const Opened& opened) const {
        return !state.opened() && is_sound(*opened.settings);
    }

    bool operator()(const MovePlayed& played) const {
        return games::is_legal(*state.position, *played.move);
    }

    // Letters and what was offered in them follow the board.
    bool operator()(const LetterSent& sent) const {
        for (const auto& offer : sent.letter->offers) {
            if (!can_play(*state.position, offer)) {
                return false;
            }
        }
        return true;
    }

    bool operator()(const LetterCorrected&) const { return state.last.has_value(); }

    bool operator()(const BreakTaken& event) const { return event.taken.first <= event.taken.last; }

    bool operator()(const OverstepClaimed& event) const {
        return !state.claim && state.last && state.last->by != event.by;
    }

    bool operator()(const ClaimClosed&) const { return state.claim.has_value(); }

    bool operator()(const DaysCharged& event) const {
        const std::int32_t sum = state.of(event.side).used.value;
        return event.days.value >= -sum && event.days.value <= most - sum;
    }

    bool operator()(const PhaseChanged& event) const {
        return (event.phase == Phase::correcting) == event.corrector.has_value();
    }

    bool operator()(const Ended&) const { return !state.outcome; }

    bool operator()(const Arrived& event) const {
        return event.after.value >= 0 && event.after.value < most && state.transit.value < most;
    }

    bool operator()(const LetterReceived&) const { return state.last.has_value(); }

    bool operator()(const Adjudged&) const { return state.outcome.has_value(); }

    bool operator()(const ResultChanged&) const { return state.outcome.has_value(); }

    bool operator()(const RecordSent&) const { return state.outcome.has_value(); }

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
    if (!state) {
        return state;
    }
    const auto position = games::accept(*state->variant, state->board);
    if (!position) {
        return tl::unexpected(Trouble{json.offset, {"letters.no_position", {}}});
    }
    state->position = *position;
    return state;
}

std::string write_command(std::span<const Event> events, const games::Variant& variant,
                          ledger::Envelope& next) {
    std::string text;
    for (std::size_t i = 0; i < events.size(); ++i) {
        next.more = i + 1 < events.size();
        text += ledger::write_record(next, write_event(events[i], variant)) + "\n";
        ++next.sequence;
    }
    return text;
}

} // namespace kodeks::correspondence
