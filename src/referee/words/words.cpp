#include "referee/words/words.hpp"

#include "ledger/alternative.hpp"

namespace kodeks::referee {

std::string_view word(const Action& action) {
    return declared_of(action).word;
}

std::string_view word(const Event& event) {
    return event.visit([]<class E>(const E&) { return E::word; });
}

std::vector<std::string> action_words() {
    return ledger::alternatives<Action>();
}

std::vector<std::string> event_words() {
    return ledger::alternatives<Event>();
}

} // namespace kodeks::referee
