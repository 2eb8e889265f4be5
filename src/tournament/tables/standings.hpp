// Places of a stage: a pure function of the state. Each line knows its values and what separated it
// from the line above; a value can be opened into its terms.
#pragma once

#include "tournament/tables/settle.hpp"
#include "tournament/tiebreak/rank.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace kodeks::tournament {

struct StandingLine {
    EntryId entry;
    std::uint32_t first_place = 0;
    std::uint32_t last_place = 0;
    Points points;
    std::uint32_t games = 0; // encounters that count
    std::vector<tiebreak::Value> values;
    std::optional<std::int32_t> decided_by; // see tiebreak::Placed
};

struct Standings {
    std::vector<std::string> codes;    // of the tie-breaks, in the order of the values
    std::vector<std::string> articles; // of the tie-breaks; empty text = the book has none
    std::vector<StandingLine> lines;
    std::vector<EntryId> without_place; // left too early
};

Standings standings(const State& state, const Stage& stage);

// "1", or "2-4" when shared.
std::string place_text(const StandingLine& line);
// The article of the event's book that a tie-break of a stage stands on; empty when none does.
std::string_view tie_break_article(const rulebook::TournamentRules& rules,
                                   const StageSettings& settings, std::string_view code);

// The same for a list of codes.
std::vector<std::string> tie_break_articles(const rulebook::TournamentRules& rules,
                                            const StageSettings& settings,
                                            const std::vector<std::string>& codes);

std::string value_text(const tiebreak::Value& value);

// The tie-breaks of a stage that has none chosen: the rulebook's list for its kind.
std::vector<std::string> default_tie_breaks(const rulebook::TournamentRules& rules,
                                            const StageSettings& settings);

struct OpenedTerm {
    std::uint32_t round = 0;
    EntryId opponent = no_entry;
    tiebreak::Term term;
};

// The terms of one tie-break of one entry; empty for those decided among the tied.
std::vector<OpenedTerm> opened(const State& state, const Stage& stage, EntryId entry,
                               const tiebreak::TieBreak& tie_break);

} // namespace kodeks::tournament
