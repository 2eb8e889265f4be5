#include "tournament/tables/standings.hpp"

#include "tournament/desk/knockout_stage.hpp"
#include "tournament/tables/fide_standings.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace kodeks::tournament {

namespace {

rulebook::Contest contest_of(const StageSettings& settings) {
    const bool swiss = settings.system == System::swiss;
    if (settings.boards > 0) {
        return swiss ? rulebook::Contest::team_swiss : rulebook::Contest::team_round_robin;
    }
    return swiss ? rulebook::Contest::individual_swiss : rulebook::Contest::individual_round_robin;
}

} // namespace

std::string_view tie_break_article(const rulebook::TournamentRules& rules,
                                   const StageSettings& settings, std::string_view code) {
    const auto list = rules.tie_breaks[static_cast<std::size_t>(contest_of(settings))];
    const auto found = std::ranges::find(list, code, &rulebook::ListedTieBreak::code);
    return found == list.end() ? rulebook::article_of(rules, code) : found->article;
}

std::vector<std::string> tie_break_articles(const rulebook::TournamentRules& rules,
                                            const StageSettings& settings,
                                            const std::vector<std::string>& codes) {
    std::vector<std::string> articles;
    for (const std::string& code : codes) {
        articles.emplace_back(tie_break_article(rules, settings, code));
    }
    return articles;
}

std::vector<std::string> default_tie_breaks(const rulebook::TournamentRules& rules,
                                            const StageSettings& settings) {
    std::vector<std::string> codes;
    for (const auto& listed : rules.tie_breaks[static_cast<std::size_t>(contest_of(settings))]) {
        codes.emplace_back(listed.code);
    }
    return codes;
}

Standings standings(const State& state, const Stage& stage) {
    Standings result;
    if (stage.settings.system == System::knockout) {
        result.lines = knockout_places(state, stage);
        return result;
    }
    const auto& codes = stage.settings.tie_breaks;
    if (!codes.empty() && std::ranges::all_of(codes, is_fide_tie_break)) {
        return fide_standings(state, stage);
    }
    std::vector<tiebreak::TieBreak> list;
    const StageSettings& settings = stage.settings;
    for (std::size_t i = 0; i < settings.tie_breaks.size(); ++i) {
        if (const auto* tie_break = tiebreak::find(settings.tie_breaks[i])) {
            list.push_back(*tie_break);
            result.codes.push_back(settings.tie_breaks[i]);
            result.articles.push_back(settings.tie_break_articles[i]);
        }
    }
    const Settled settled = settle(state, stage);
    tiebreak::Ranking ranking = tiebreak::rank(settled.table, list);
    for (tiebreak::Placed& placed : ranking.placed) {
        const auto row = static_cast<std::size_t>(placed.row);
        result.lines.push_back(
            {settled.entries[row], static_cast<std::uint32_t>(placed.first_place),
             static_cast<std::uint32_t>(placed.last_place), settled.table.rows[row].points,
             static_cast<std::uint32_t>(settled.table.rows[row].encounters.size()),
             std::move(placed.values), placed.decided_by});
    }
    for (const std::int32_t row : ranking.without) {
        result.without_place.push_back(settled.entries[static_cast<std::size_t>(row)]);
    }
    return result;
}

std::string place_text(const StandingLine& line) {
    return line.first_place == line.last_place
               ? std::to_string(line.first_place)
               : fmt::format("{}-{}", line.first_place, line.last_place);
}

std::string value_text(const tiebreak::Value& value) {
    return value.empty() ? "" : to_text(value.front());
}

std::vector<OpenedTerm> opened(const State& state, const Stage& stage, EntryId entry,
                               const tiebreak::TieBreak& tie_break) {
    const Settled settled = settle(state, stage);
    const auto row = settled.rows.find(entry);
    std::vector<OpenedTerm> terms;
    if (row == settled.rows.end() || tiebreak::is_inside_group(tie_break.kind)) {
        return terms;
    }
    const tiebreak::Adjusted adjusted(settled.table);
    for (const auto& term : tiebreak::terms_of(settled.table, adjusted, tie_break, row->second)) {
        const EntryId opponent = term.opponent == tiebreak::nobody
                                     ? no_entry
                                     : settled.entries[static_cast<std::size_t>(term.opponent)];
        terms.push_back({static_cast<std::uint32_t>(term.round), opponent, term});
    }
    return terms;
}

} // namespace kodeks::tournament
