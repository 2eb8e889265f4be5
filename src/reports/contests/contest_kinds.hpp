// The papers of a competition of composers or solvers: what its organisers, judges and participants
// send each other. They are documents like those of an event and come in the same forms (layout/).
#pragma once

#include "composition/contest/state.hpp"
#include "reports/kinds.hpp"
#include "reports/layout/layout.hpp"

#include <span>
#include <string>
#include <string_view>

namespace kodeks::reports {

struct ContestRequest {
    Language language = Language::en;
    contest::SectionNumber section = 0; // 0: the only one there is
};

struct ContestKind {
    std::string_view name;   // "award"
    bool of_section = false; // another paper for every section
    Made (*make)(const contest::State& state, const ContestRequest& request) = nullptr;
};

std::span<const ContestKind> contest_kinds();
const ContestKind* find_contest_kind(std::string_view name); // nullptr when there is none

// Its title as things stand: the award is a preliminary or the final one.
Message contest_title(const ContestKind& kind, const contest::State& state);

// Checks what every paper needs - the rulebook, the section - and makes it.
Made make_contest_paper(const ContestKind& kind, const contest::State& state,
                        const ContestRequest& request);

// "sheet-2.pdf"
std::string contest_file_name(const ContestKind& kind, const ContestRequest& request, Form form);

} // namespace kodeks::reports
