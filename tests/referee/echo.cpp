#include "referee/echo.hpp"

#include "support/proofs.hpp"

namespace kodeks::test {

namespace {

// A report, a question to somebody, a request: the arbiter is told what it is about.
bool is_echo(const referee::Action& action) {
    return std::holds_alternative<referee::Report>(action) ||
           std::holds_alternative<referee::Consult>(action) ||
           std::holds_alternative<referee::Request>(action);
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
        if (const auto* ruled = std::get_if<referee::RulingGiven>(&event)) {
            for (const auto& article : ruled->ruling->articles) {
                proofs().see(std::string(article), ruled->ruling->decision, echo);
            }
        }
    }
}

} // namespace kodeks::test
