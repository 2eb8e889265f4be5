#include "referee/echo.hpp"

#include "support/proofs.hpp"

namespace kodeks::test {

namespace {

// A report, a question to somebody, a request: the arbiter is told what it is about.
bool is_echo(const referee::Action& action) {
    return action.is<referee::Report>() || action.is<referee::Consult>() ||
           action.is<referee::Request>();
}

} // namespace

void note_rulings(const referee::Action& action, const Refusal* refused,
                  std::span<const referee::Event> events) {
    const bool echo = is_echo(action);
    if (refused != nullptr) {
        for (const auto& article : refused->articles) {
            proofs().see(std::string(article), std::string(refused->message.key), echo);
        }
    }
    for (const referee::Event& event : events) {
        if (const auto* ruled = event.get_if<referee::RulingGiven>()) {
            for (const auto& article : ruled->ruling->articles) {
                proofs().see(std::string(article), ruled->ruling->decision, echo);
            }
        }
    }
}

} // namespace kodeks::test
