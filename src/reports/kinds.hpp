// The papers there are, by name. Adding one is a function in papers/ and a line in kinds.cpp; its
// title is the message reports.title.<name>.
#pragma once

#include "reports/document.hpp"
#include "reports/sources.hpp"

#include <span>
#include <string_view>

#include <tl/expected.hpp>

namespace kodeks::reports {

// The message says why there is nothing to print.
using Made = tl::expected<Document, Message>;

struct Kind {
    std::string_view name; // "pairings"
    bool of_round = false; // another paper for every round
    Made (*make)(const Sources& sources, const Request& request) = nullptr;
    bool of_every_game = false; // looks into games of other rounds too
};

std::span<const Kind> kinds();
const Kind* find_kind(std::string_view name); // nullptr when there is none

// Checks what every paper needs - the event, the stage, the round - and makes it.
Made make_paper(const Kind& kind, const Sources& sources, const Request& request);

} // namespace kodeks::reports
