// What happened at a board, told line by line: plain text that a screen reader can follow.
#pragma once

#include "cli/context.hpp"
#include "referee/script/replay.hpp"
#include "referee/words/sentence.hpp"

#include <span>
#include <string>

#include <boost/json/array.hpp>

namespace kodeks::cli {

// "Refused: ... [articles]".
std::string refusal_line(const Refusal& refusal, const referee::Reader& reader,
                         const Context& context);
// An event as its sentence; rulings with their articles, questions with numbered answers.
std::string event_lines(const referee::Event& event, const referee::Reader& reader,
                        std::string_view indent);
// "White 1:29:50, runs; Black 1:30:00".
std::string clock_line(const referee::State& state, referee::Instant now, const Context& context);

// Expectations of a script that do not hold: for programs, and for people with the exit code.
boost::json::array failures_json(const std::vector<Fault>& failures, const Context& context);
Exit tell_failures(const std::vector<Fault>& failures, const Context& context);

} // namespace kodeks::cli
