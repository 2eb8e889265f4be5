#include "referee/words.hpp"

#include <utility>

namespace kodeks::referee {

namespace {

template <class Variant, std::size_t... Index>
std::vector<std::string> names_of(std::index_sequence<Index...>) {
    return {std::string(word_of_type<std::variant_alternative_t<Index, Variant>>())...};
}

template <class Variant>
std::vector<std::string> names_of() {
    return names_of<Variant>(std::make_index_sequence<std::variant_size_v<Variant>>{});
}

template <class Variant>
std::string_view word_of(const Variant& variant) {
    return std::visit([](const auto& one) { return word_of_type<std::decay_t<decltype(one)>>(); },
                      variant);
}

} // namespace

std::string_view word(const Action& action) {
    return word_of(action);
}

std::string_view word(const Event& event) {
    return word_of(event);
}

std::vector<std::string> action_words() {
    return names_of<Action>();
}

std::vector<std::string> event_words() {
    return names_of<Event>();
}

} // namespace kodeks::referee
