#include "tournament/tables/fide_standings.hpp"

#include "base/check.hpp"
#include "tournament/fide_tiebreak/standings.hpp"
#include "tournament/fide_tiebreak/values.hpp"
#include "tournament/report/report.hpp"
#include "tournament/tables/settle.hpp"
#include "tournament/tiebreak/catalogue.hpp"

#include <algorithm>
#include <utility>

namespace kodeks::tournament {

namespace {

using fide_tiebreak::Code;
using fide_tiebreak::Contest;
using fide_tiebreak::Edition;

constexpr std::int32_t new_edition = 2026;

// Games that are not finished count nothing in a table, though a pairing takes them for draws.
Contest contest_for(const State& state, const Stage& stage, Report& report) {
    report.document.points.unknown = {0};
    const Edition edition = state.settings.year < new_edition ? Edition::of_2024 : Edition::of_2026;
    auto contest = fide_tiebreak::contest_of(report.document, {edition});
    KODEKS_ASSERT(contest.has_value()); // a report of ours has no abnormal points
    const bool matches = primary_of(state, stage) == rulebook::TeamScore::match_points;
    if (contest->is_of_teams() && contest->match_points_first != matches) {
        std::swap(contest->primary, *contest->secondary);
        contest->match_points_first = matches;
    }
    return std::move(*contest);
}

std::vector<Code> codes_of(const Stage& stage) {
    std::vector<Code> codes;
    for (const std::string& text : stage.settings.tie_breaks) {
        if (const auto code = fide_tiebreak::code_from(text)) {
            codes.push_back(*code);
        }
    }
    return codes;
}

using Steps = std::vector<fide_tiebreak::Value>;

// What is compared, step by step; of a direct encounter the place inside the group.
tiebreak::Value shown_value(const std::string& shown, const Steps* steps) {
    if (steps != nullptr) {
        tiebreak::Value value;
        for (const fide_tiebreak::Value& step : *steps) {
            if (step.is_defined()) {
                value.push_back(Fraction(step.above, step.below));
            }
        }
        return value;
    }
    const bool decided = !shown.empty() && shown != "-";
    return decided ? tiebreak::Value(Fraction(std::stoi(shown))) : tiebreak::Value();
}

// With an opponent, present or not; what is still open or adjourned is none yet. By entry, counted
// for all of them at once.
std::vector<std::uint32_t> finished_encounters(const State& state, const Stage& stage) {
    const auto is_finished = [](const Outcome& game) { return game.status == Status::finished; };
    std::vector<std::uint32_t> counts(state.entries.size() + 1);
    for (const Round& round : stage.rounds) {
        for (const Pairing& pairing : round.pairings) {
            if (pairing.second != no_entry && std::ranges::any_of(pairing.games, is_finished)) {
                ++counts[pairing.first.value];
                ++counts[pairing.second.value];
            }
        }
    }
    return counts;
}

// The last place of those who share one, line by line.
void spread_last_places(std::vector<StandingLine>& lines) {
    for (std::size_t i = lines.size(); i-- > 0;) {
        const bool shared =
            i + 1 < lines.size() && lines[i + 1].first_place == lines[i].first_place;
        lines[i].last_place = shared ? lines[i + 1].last_place : static_cast<std::uint32_t>(i) + 1;
    }
}

// The first tie-break in which two neighbours of the table differ.
std::optional<std::int32_t> decided_by(const StandingLine& line, const StandingLine& next) {
    if (line.points != next.points) {
        return std::nullopt;
    }
    for (std::size_t i = 0; i < line.values.size(); ++i) {
        if (!(line.values[i] == next.values[i])) {
            return static_cast<std::int32_t>(i);
        }
    }
    return std::nullopt;
}

std::optional<Fraction> fraction(const fide_tiebreak::Value& value) {
    return value.is_defined() ? std::optional(Fraction(value.above, value.below)) : std::nullopt;
}

// Who was equal with him where a direct encounter of the list was applied.
fide_tiebreak::Group equals_of(const Contest& contest, const Stage& stage, const std::string& code,
                               fide::PlayerIndex one) {
    const auto& listed = stage.settings.tie_breaks;
    const auto at = static_cast<std::size_t>(std::ranges::find(listed, code) - listed.begin());
    const std::vector<Code> codes = codes_of(stage);
    if (at >= codes.size() || !fide_tiebreak::is_direct(codes[at])) {
        return {};
    }
    const auto table = fide_tiebreak::standings(contest, codes);
    const auto line = std::ranges::find(table, one, &fide_tiebreak::Standing::participant);
    const auto& tied = line->tied[at];
    return tied ? *tied : fide_tiebreak::Group();
}

} // namespace

bool is_fide_tie_break(std::string_view code) {
    return tiebreak::find(code) == nullptr && fide_tiebreak::code_from(code).has_value();
}

bool is_tie_break(std::string_view code) {
    return tiebreak::find(code) != nullptr || fide_tiebreak::code_from(code).has_value();
}

Standings fide_standings(const State& state, const Stage& stage) {
    Report report = report_of(state, stage);
    const Contest contest = contest_for(state, stage, report);
    const std::vector<Code> codes = codes_of(stage);
    std::vector<std::vector<Steps>> values; // by code and participant
    for (const Code& code : codes) {
        const bool none = fide_tiebreak::is_direct(code) ||
                          fide_tiebreak::use_of(contest, code) != fide_tiebreak::Use::used;
        values.push_back(none ? std::vector<Steps>() : values_of(contest, code));
    }
    Standings result{stage.settings.tie_breaks, stage.settings.tie_break_articles, {}, {}};
    const auto table = fide_tiebreak::standings(contest, codes);
    const std::vector<std::uint32_t> games = finished_encounters(state, stage);
    for (const fide_tiebreak::Standing& standing : table) {
        StandingLine line;
        line.entry = report.entries[standing.participant];
        line.first_place = standing.place;
        const auto& one = contest.primary.participants[standing.participant];
        line.points = tenths_of_points(one.points.value);
        line.games = games[line.entry.value];
        for (std::size_t i = 0; i < codes.size(); ++i) {
            const auto* const value =
                values[i].empty() ? nullptr : &values[i][standing.participant];
            line.values.push_back(shown_value(standing.shown[i], value));
        }
        result.lines.push_back(std::move(line));
    }
    spread_last_places(result.lines);
    for (std::size_t i = 0; i + 1 < result.lines.size(); ++i) {
        result.lines[i].decided_by = decided_by(result.lines[i], result.lines[i + 1]);
    }
    return result;
}

FideOpened fide_opened(const State& state, const Stage& stage, EntryId entry,
                       const std::string& code) {
    Report report = report_of(state, stage);
    const Contest contest = contest_for(state, stage, report);
    const auto read = fide_tiebreak::code_from(code);
    const auto found = std::ranges::find(report.entries, entry);
    if (!read || found == report.entries.end()) {
        return {};
    }
    const auto one = static_cast<fide::PlayerIndex>(found - report.entries.begin());
    const auto opened =
        fide_tiebreak::open(contest, *read, one, equals_of(contest, stage, code, one));
    FideOpened out{{}, opened.making, opened.divisor, fraction(opened.added)};
    for (const fide_tiebreak::Part& part : opened.parts) {
        const bool nobody = part.dummy || part.opponent == fide::nobody;
        out.terms.push_back({part.round, part.board,
                             nobody ? no_entry : report.entries[part.opponent],
                             fraction(part.number), fraction(part.factor), fraction(part.value),
                             part.dummy, part.cut});
    }
    return out;
}

} // namespace kodeks::tournament
