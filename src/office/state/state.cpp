#include "office/state/state.hpp"

#include <algorithm>

namespace kodeks::office {

namespace {

// Ids are places in their list, counted from 1.
template <class Item, class ItemId>
const Item* numbered(const std::vector<Item>& list, ItemId id) {
    return id.value >= 1 && id.value <= list.size() ? &list[id.value - 1] : nullptr;
}

template <class List, class Wanted>
auto first_of(const List& list, Wanted wanted) -> decltype(list.data()) {
    const auto found = std::ranges::find_if(list, wanted);
    return found == list.end() ? nullptr : &*found;
}

} // namespace

const Official* find_official(const State& state, std::string_view name) {
    return first_of(state.officials, [&](const Official& one) { return one.name == name; });
}

const Application* find_application(const State& state, ApplicationId id) {
    return numbered(state.applications, id);
}

const Protest* find_protest(const State& state, ProtestId id) {
    return numbered(state.protests, id);
}

const Sanction* find_sanction(const State& state, SanctionId id) {
    return numbered(state.sanctions, id);
}

const Captain* find_captain(const State& state, std::string_view team) {
    return first_of(state.captains, [&](const Captain& one) { return one.team == team; });
}

const Session* find_session(const State& state, std::uint32_t round) {
    return first_of(state.sessions,
                    [&](const Session& one) { return one.round == round && !one.resumption; });
}

} // namespace kodeks::office
