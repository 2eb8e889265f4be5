#include "office/check/clauses.hpp"

#include "office/desk/applies.hpp"
#include "office/desk/desk.hpp"
#include "office/record/words.hpp"

#include <algorithm>
#include <charconv>

namespace kodeks::office {

namespace {

constexpr std::string_view finality[] = {"final", "heeded"};
constexpr std::string_view supervisions[] = {"full", "reduced"};
constexpr std::string_view permission[] = {"allowed", "forbidden"};
constexpr std::string_view requirement[] = {"required", "free"};
constexpr std::string_view appeals[] = {"allowed", "before-signing", "none"};

} // namespace

std::span<const std::string_view> words_for(Condition condition) {
    switch (condition) {
    case Condition::committee_word:
        return finality;
    case Condition::supervision:
        return supervisions;
    case Condition::devices_in_bag:
    case Condition::captain_advice:
        return permission;
    case Condition::report_leaving:
        return requirement;
    case Condition::appeals:
        return appeals;
    case Condition::phone_penalty:
        return ledger::Words<rulebook::Measure>::list;
    default:
        return {};
    }
}

bool is_number(Condition condition) {
    return condition == Condition::lateness || condition == Condition::playing_hours ||
           condition == Condition::appeal_minutes || condition == Condition::invitation_days ||
           condition == Condition::report_days;
}

std::optional<std::uint32_t> number_in(const State& state, Condition condition) {
    const std::string& text = written(state.regulations, condition);
    std::uint32_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = !text.empty() && read.ec == std::errc{} &&
                       read.ptr == text.data() + text.size() && number <= 10'000;
    return whole ? std::optional(number) : std::nullopt;
}

bool is_fixed(const State& state, const World& world, Condition condition) {
    const auto& settled = world.around.settled;
    return !written(state.regulations, condition).empty() ||
           std::ranges::find(settled, condition) != settled.end();
}

bool is_missing(const State& state, const World& world, const rulebook::NeededCondition& row) {
    return row.usual.empty() && applies(row.when, state, world) &&
           !is_fixed(state, world, row.condition);
}

Remarks missing_of(const State& state, const World& world,
                   std::span<const rulebook::NeededCondition> needed) {
    Remarks remarks;
    for (const rulebook::NeededCondition& row : needed) {
        if (is_missing(state, world, row)) {
            remarks.push_back(
                {{"office.regulations.missing", {{"condition", spoken(row.condition)}}},
                 ids(row.articles)});
        }
    }
    return remarks;
}

} // namespace kodeks::office
