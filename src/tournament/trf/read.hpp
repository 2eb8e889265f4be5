// Reading report files: tolerant of what programs in the wild write, and telling every adjustment
// with its line and column. What could change a result is a fault.
#pragma once

#include "tournament/trf/document.hpp"

namespace kodeks::tournament::trf {

struct Reading {
    Document document;
    std::vector<Remark> remarks;
};

inline constexpr std::size_t line_columns_max = 10'000;
inline constexpr std::size_t lines_max = 200'000;

Result<Reading> read(std::string_view text);

} // namespace kodeks::tournament::trf
