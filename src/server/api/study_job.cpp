#include "server/api/study_job.hpp"

#include <charconv>

namespace kodeks::server {

std::string asker_of(const Call& call) {
    return call.who.session.empty() ? "at " + call.request.address : call.who.session;
}

std::uint64_t job_in(const std::string& text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? number : 0;
}

boost::json::object shown_json(std::uint64_t number, const CompositionWorker::Shown& shown) {
    boost::json::object object{{"job", std::to_string(number)},
                               {"state", ledger::word(shown.state)},
                               {"stage", ledger::word(shown.stage)},
                               {"positions", shown.nodes},
                               {"spent_ms", shown.spent.count()}};
    if (shown.answer) {
        object["answer"] = *shown.answer;
    }
    return object;
}

} // namespace kodeks::server
