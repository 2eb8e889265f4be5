#include "cli/referee/telling.hpp"

#include "ledger/time_text.hpp"

#include <fmt/format.h>

namespace kodeks::cli {

using namespace referee;

std::string refusal_line(const Refusal& refusal, const Reader& reader, const Context& context) {
    return context.text(
        "cli.referee.refused",
        {{"why", sentence(refusal, reader)}, {"articles", bracketed(std::span(refusal.articles))}});
}

std::string event_lines(const Event& event, const Reader& reader, std::string_view indent) {
    if (event.is<Said>()) { // the command itself stands above
        return "";
    }
    std::string text = fmt::format("{}{}", indent, sentence(event, reader));
    if (const auto* given = event.get_if<RulingGiven>()) {
        text += " " + bracketed(given->ruling->articles);
    }
    text += "\n";
    if (const auto* asked = event.get_if<Asked>()) {
        int number = 0;
        for (const std::string& option : asked->question->options) {
            text += fmt::format("{}  {}: {}\n", indent, ++number, option_sentence(option, reader));
        }
    }
    return text;
}

std::string clock_line(const State& state, Instant now, const Context& context) {
    std::string text;
    for (const Side side : {Side::white, Side::black}) {
        const auto reading = clock::reading(state.clock, side, now);
        const bool white = side == Side::white;
        text += (white ? "" : "; ") + context.text(white ? "side.white.upper" : "side.black");
        text += " " + ledger::write_time(reading.remaining);
        text += reading.flag ? ", " + context.text("cli.referee.flag_down") : "";
        text += reading.running ? ", " + context.text("cli.referee.clock_runs") : "";
    }
    return text;
}

boost::json::array failures_json(const std::vector<Fault>& failures, const Context& context) {
    boost::json::array list;
    for (const Fault& fault : failures) {
        list.push_back({{"line", fault.place.line},
                        {"column", fault.place.column},
                        {"message", render(fault.message, context.facts.language)}});
    }
    return list;
}

Exit tell_failures(const std::vector<Fault>& failures, const Context& context) {
    for (const Fault& failure : failures) {
        context.streams.talk << describe(failure, context.facts.language) << "\n";
    }
    return failures.empty() ? Exit::done : Exit::no;
}

} // namespace kodeks::cli
