#include "tournament/tables/basis.hpp"

#include "tournament/tables/settle.hpp"

#include <algorithm>

namespace kodeks::tournament {

namespace {

Cited cited(rulebook::Articles articles) {
    return {articles.begin(), articles.end()};
}

// Those that multiply own results with scores, or count them against a part of the field.
bool keeps_awarded_results(std::string_view code) {
    using tiebreak::Kind;
    const tiebreak::TieBreak* const found = tiebreak::find(code);
    return found != nullptr &&
           (found->kind == Kind::sonneborn_berger_points ||
            found->kind == Kind::sonneborn_berger_teams || found->kind == Kind::koya ||
            found->kind == Kind::extended_koya || found->kind == Kind::narrowed_koya);
}

// What stands in a list for another kind of stage defines nothing here.
bool is_listed(const rulebook::TournamentRules& rules, std::string_view article) {
    return std::ranges::any_of(rules.tie_breaks, [&](const auto& list) {
        return std::ranges::find(list, article, &rulebook::ListedTieBreak::article) != list.end();
    });
}

bool played_everything(const State& state, const Stage& stage, EntryId entry) {
    return has_schedule(stage.settings.system) &&
           played_games(state, stage, entry) == scheduled_for(stage, entry);
}

Cited articles_of_leaving(const Stage& stage, const rulebook::TournamentRules& rules, bool early) {
    const auto& teams = rules.teams.drop_out_articles;
    if (stage.settings.boards > 0 && !teams.empty()) {
        return cited(teams);
    }
    const auto& withdrawal = rules.withdrawal;
    if (!has_schedule(stage.settings.system)) {
        return cited(withdrawal.swiss_articles);
    }
    return cited(early ? withdrawal.early_articles : withdrawal.late_articles);
}

} // namespace

Cited articles_of_points(const rulebook::TournamentRules& rules, const StageSettings& settings) {
    return cited(settings.boards > 0 ? rules.teams.score_articles : rules.scale_articles);
}

Cited articles_of_tie_break(const rulebook::TournamentRules& rules, std::string_view code,
                            std::string_view listed) {
    Cited articles;
    if (!listed.empty()) {
        articles.push_back(listed);
    }
    const std::string_view defined = rulebook::article_of(rules, code);
    if (!defined.empty() && defined != listed && !is_listed(rules, defined)) {
        articles.push_back(defined);
    }
    if (keeps_awarded_results(code)) {
        std::ranges::copy(rules.unplayed.awarded_articles, std::back_inserter(articles));
    }
    return articles;
}

Cited articles_of_source(const rulebook::TournamentRules& rules, tiebreak::Source source) {
    switch (source) {
    case tiebreak::Source::lowest_score:
    case tiebreak::Source::virtual_opponent:
        return cited(rules.unplayed.missing_articles);
    case tiebreak::Source::group_average:
    case tiebreak::Source::draws_for_absent:
        return cited(rules.unplayed.leaver_articles);
    default:
        return {};
    }
}

Remark consequence_of_leaving(const State& state, const Stage& stage, EntryId entry,
                              const rulebook::TournamentRules& rules) {
    const std::vector<MessagePart> parts = {{"name", name_of(state, entry)}};
    if (played_everything(state, stage, entry)) {
        return {{"tournament.leaves_complete", parts}, {}};
    }
    const bool early = left_too_early(state, stage, entry);
    const char* const key = early ? "tournament.leaves_early" : "tournament.leaves_late";
    return {{key, parts}, articles_of_leaving(stage, rules, early)};
}

} // namespace kodeks::tournament
