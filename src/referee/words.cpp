#include "referee/words.hpp"

#include <utility>

namespace kodeks::referee {

namespace {

// One word per action; its fields are listed in referee/script/fields.hpp.
constexpr std::string_view name_of(const Begin*) {
    return "begin";
}

constexpr std::string_view name_of(const Arrive*) {
    return "arrive";
}

constexpr std::string_view name_of(const Touch*) {
    return "touch";
}

constexpr std::string_view name_of(const Adjust*) {
    return "adjust";
}

constexpr std::string_view name_of(const Make*) {
    return "make";
}

constexpr std::string_view name_of(const Press*) {
    return "press";
}

constexpr std::string_view name_of(const Move*) {
    return "move";
}

constexpr std::string_view name_of(const OfferDraw*) {
    return "offer-draw";
}

constexpr std::string_view name_of(const AcceptDraw*) {
    return "accept-draw";
}

constexpr std::string_view name_of(const DeclineDraw*) {
    return "decline-draw";
}

constexpr std::string_view name_of(const Resign*) {
    return "resign";
}

constexpr std::string_view name_of(const StopClock*) {
    return "stop-clock";
}

constexpr std::string_view name_of(const Claim*) {
    return "claim";
}

constexpr std::string_view name_of(const Look*) {
    return "look";
}

constexpr std::string_view name_of(const NoticeFlag*) {
    return "notice-flag";
}

constexpr std::string_view name_of(const NoticeIllegal*) {
    return "notice-illegal";
}

constexpr std::string_view name_of(const Report*) {
    return "report";
}

constexpr std::string_view name_of(const Pause*) {
    return "pause";
}

constexpr std::string_view name_of(const Resume*) {
    return "resume";
}

constexpr std::string_view name_of(const CorrectClock*) {
    return "correct-clock";
}

constexpr std::string_view name_of(const Decide*) {
    return "decide";
}

constexpr std::string_view name_of(const Sign*) {
    return "sign";
}

constexpr std::string_view name_of(const Appeal*) {
    return "appeal";
}

constexpr std::string_view name_of(const CorrectResult*) {
    return "correct-result";
}

// One word per event; its fields are listed in referee/script/event_json.cpp.
constexpr std::string_view name_of(const PhaseChanged*) {
    return "phase-changed";
}

constexpr std::string_view name_of(const ClockChanged*) {
    return "clock-changed";
}

constexpr std::string_view name_of(const TimeCorrected*) {
    return "time-corrected";
}

constexpr std::string_view name_of(const Touched*) {
    return "touched";
}

constexpr std::string_view name_of(const MoveMade*) {
    return "move-made";
}

constexpr std::string_view name_of(const MoveCompleted*) {
    return "move-completed";
}

constexpr std::string_view name_of(const TakenBack*) {
    return "taken-back";
}

constexpr std::string_view name_of(const Bound*) {
    return "bound";
}

constexpr std::string_view name_of(const OfferMade*) {
    return "offer-made";
}

constexpr std::string_view name_of(const OfferClosed*) {
    return "offer-closed";
}

constexpr std::string_view name_of(const Counted*) {
    return "counted";
}

constexpr std::string_view name_of(const Marked*) {
    return "marked";
}

constexpr std::string_view name_of(const Asked*) {
    return "asked";
}

constexpr std::string_view name_of(const Answered*) {
    return "answered";
}

constexpr std::string_view name_of(const Ended*) {
    return "ended";
}

constexpr std::string_view name_of(const Appealed*) {
    return "appealed";
}

constexpr std::string_view name_of(const RulingGiven*) {
    return "ruling-given";
}

template <class Variant, std::size_t... Index>
std::vector<std::string> names_of(std::index_sequence<Index...>) {
    return {
        std::string(name_of(static_cast<std::variant_alternative_t<Index, Variant>*>(nullptr)))...};
}

template <class Variant>
std::vector<std::string> names_of() {
    return names_of<Variant>(std::make_index_sequence<std::variant_size_v<Variant>>{});
}

} // namespace

std::string_view word(Side side) {
    switch (side) {
    case Side::white:
        return "white";
    case Side::black:
        return "black";
    }
    return "";
}

std::string_view word(Actor actor) {
    switch (actor) {
    case Actor::white:
        return "white";
    case Actor::black:
        return "black";
    case Actor::white_assistant:
        return "white-assistant";
    case Actor::black_assistant:
        return "black-assistant";
    case Actor::arbiter:
        return "arbiter";
    case Actor::chief_arbiter:
        return "chief-arbiter";
    case Actor::spectator:
        return "spectator";
    }
    return "";
}

std::string_view word(ClaimKind kind) {
    switch (kind) {
    case ClaimKind::draw:
        return "draw";
    case ClaimKind::flag:
        return "flag";
    case ClaimKind::illegal_move:
        return "illegal-move";
    }
    return "";
}

std::string_view word(Phase phase) {
    switch (phase) {
    case Phase::scheduled:
        return "scheduled";
    case Phase::waiting:
        return "waiting";
    case Phase::playing:
        return "playing";
    case Phase::stopped:
        return "stopped";
    case Phase::finished:
        return "finished";
    case Phase::signed_by_both:
        return "signed-by-both";
    case Phase::cancelled:
        return "cancelled";
    }
    return "";
}

std::string_view word(ClockChange change) {
    switch (change) {
    case ClockChange::started:
        return "started";
    case ClockChange::pressed:
        return "pressed";
    case ClockChange::paused:
        return "paused";
    case ClockChange::switched_back:
        return "switched-back";
    }
    return "";
}

std::string_view word(Counter counter) {
    switch (counter) {
    case Counter::illegal:
        return "illegal";
    case Counter::remarks:
        return "remarks";
    case Counter::warnings:
        return "warnings";
    case Counter::wrong_claims:
        return "wrong-claims";
    case Counter::offences:
        return "offences";
    case Counter::last:
        break;
    }
    return "";
}

std::string_view word(Mark mark) {
    switch (mark) {
    case Mark::present:
        return "present";
    case Mark::adjusting:
        return "adjusting";
    case Mark::declined:
        return "declined";
    case Mark::signed_sheet:
        return "signed-sheet";
    case Mark::last:
        break;
    }
    return "";
}

std::string_view word(rulebook::Supervision supervision) {
    switch (supervision) {
    case rulebook::Supervision::full:
        return "full";
    case rulebook::Supervision::reduced:
        return "reduced";
    case rulebook::Supervision::none:
        return "none";
    }
    return "";
}

std::string_view word(Flags flags) {
    switch (flags) {
    case Flags::observed:
        return "observed";
    case Flags::claimed:
        return "claimed";
    }
    return "";
}

std::string_view word(const Action& action) {
    return std::visit([](const auto& one) { return name_of(&one); }, action);
}

std::string_view word(const Event& event) {
    return std::visit([](const auto& one) { return name_of(&one); }, event);
}

std::vector<std::string> action_words() {
    return names_of<Action>();
}

std::vector<std::string> event_words() {
    return names_of<Event>();
}

} // namespace kodeks::referee
