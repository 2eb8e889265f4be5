// The moves of a refereed game on paper.
#pragma once

#include "reports/document.hpp"
#include "reports/sources.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace kodeks::reports {

// Every ply in a style of notation/styles.hpp; a move that was not legal as what was displaced.
std::vector<std::string> written_moves(const referee::State& state, std::string_view style,
                                       Language language);

// The style players write in: short in chess, full in draughts.
std::string_view sheet_style(const games::Variant& variant);

// "1. e4 e5 2. Nf3", with the result behind it.
std::string move_line(const referee::State& state, std::string_view style, Language language);

} // namespace kodeks::reports
