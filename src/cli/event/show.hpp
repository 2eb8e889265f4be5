// Tables of an event for people, for spreadsheets and for programs: the same rows as text that
// lines up, as CSV and as JSON.
#pragma once

#include "base/text_table.hpp"
#include "cli/context.hpp"
#include "tournament/state/state.hpp"

#include <string>
#include <vector>

namespace kodeks::cli {

struct Sheet {
    std::vector<TextColumn> columns;
    std::vector<std::string> keys; // of the columns, for CSV and JSON
    std::vector<std::vector<std::string>> rows;
};

enum class Form : std::uint8_t { text, csv, json };

// In the form asked for on `out`.
void print_sheet(const Context& context, const Sheet& sheet, Form form);
std::string to_csv(const Sheet& sheet);

// Only these tables of the round, or all of it.
Sheet pairings_sheet(const Context& context, const tournament::State& state,
                     const tournament::Stage& stage, tournament::RoundNumber round,
                     const std::vector<std::uint32_t>& tables = {});
Sheet standings_sheet(const Context& context, const tournament::State& state,
                      const tournament::Stage& stage);
// As text the letters of the colours are those of the reader's language.
Sheet crosstable_sheet(const Context& context, const tournament::State& state,
                       const tournament::Stage& stage, Form form);
// "truncated Solkoff"; FIDE's are called by their codes everywhere.
std::string tie_break_title(const Context& context, const std::string& code);

Sheet entries_sheet(const Context& context, const tournament::State& state,
                    const tournament::Stage& stage);

} // namespace kodeks::cli
