#include "referee/words/words.hpp"

#include <utility>

namespace kodeks::referee {

namespace {

template <std::size_t... Index>
std::vector<std::string> all_actions(std::index_sequence<Index...>) {
    return {std::string(std::variant_alternative_t<Index, Action>::declared.word)...};
}

template <std::size_t... Index>
std::vector<std::string> all_events(std::index_sequence<Index...>) {
    return {std::string(std::variant_alternative_t<Index, Event>::word)...};
}

} // namespace

std::string_view word(const Action& action) {
    return declared_of(action).word;
}

std::string_view word(const Event& event) {
    return std::visit([]<class E>(const E&) { return E::word; }, event);
}

std::vector<std::string> action_words() {
    return all_actions(std::make_index_sequence<std::variant_size_v<Action>>{});
}

std::vector<std::string> event_words() {
    return all_events(std::make_index_sequence<std::variant_size_v<Event>>{});
}

} // namespace kodeks::referee
