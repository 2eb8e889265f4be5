// Reading report files: tolerant of what programs in the wild write, and telling every adjustment
// with its line and column. What could change a result is a fault.
#pragma once

#include "tournament/trf/document.hpp"

namespace kodeks::tournament::trf {

// Where the numbers of a record stand in the file.
struct RecordPlace {
    std::uint32_t line = 0;
    std::vector<std::uint32_t> columns; // of its ids

    Place at(std::uint32_t column) const { return {line, column}; }

    // Of the id with this index.
    Place of_id(std::size_t index) const { return {line, columns[index]}; }
};

struct Reading {
    Document document;
    std::vector<Remark> remarks;
    std::map<StartingRank, std::uint32_t> player_lines; // where they stand in the file
    std::map<TeamNumber, std::uint32_t> team_lines;
    std::map<StartingRank, std::uint32_t> virtual_lines;
    std::map<std::string, std::uint32_t> text_lines; // the first of each text record, and 142
    std::vector<RecordPlace> byes;                   // beside those of the document
    std::vector<RecordPlace> prohibited;
    std::vector<RecordPlace> abnormal;
    std::vector<RecordPlace> acceleration;
    std::vector<RecordPlace> forfeited;
    std::vector<RecordPlace> line_ups;
    RecordPlace team_byes;
    std::vector<std::pair<std::string, Tenths>> extended; // XXS, in order
    bool says_bye = false;     // what an allocated bye is worth; otherwise a win
    bool says_unknown = false; // what an unknown result is worth; otherwise a draw
};

inline constexpr std::size_t line_columns_max = 10'000;
inline constexpr std::size_t lines_max = 200'000;

Result<Reading> read(std::string_view text);

} // namespace kodeks::tournament::trf
