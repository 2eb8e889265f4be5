// Reading report files: tolerant of what programs in the wild write, and telling every adjustment
// with its line and column. What could change a result is a fault.
#pragma once

#include "tournament/trf/document.hpp"

namespace kodeks::tournament::trf {

struct Reading {
    Document document;
    std::vector<Remark> remarks;
    std::map<StartingRank, std::uint32_t> player_lines; // where they stand in the file
    std::map<TeamNumber, std::uint32_t> team_lines;
    bool says_bye = false;     // what an allocated bye is worth; otherwise a win
    bool says_unknown = false; // what an unknown result is worth; otherwise a draw
};

inline constexpr std::size_t line_columns_max = 10'000;
inline constexpr std::size_t lines_max = 200'000;

Result<Reading> read(std::string_view text);

} // namespace kodeks::tournament::trf
