#include "reports/kinds.hpp"

#include "reports/papers/papers.hpp"

#include <algorithm>
#include <array>

namespace kodeks::reports {

namespace {

constexpr std::array all_kinds = {
    Kind{"regulations", false, regulations},
    Kind{"invitation", false, invitation},
    Kind{"officials", false, officials},
    Kind{"credentials", false, credentials},
    Kind{"start-list", false, start_list},
    Kind{"lots", false, lots_protocol},
    Kind{"schedule", false, schedule},
    Kind{"line-ups", true, line_ups},
    Kind{"pairings", true, pairings},
    Kind{"board-cards", true, board_cards},
    Kind{"score-sheets", true, score_sheets},
    Kind{"score-sheets-large", true, large_score_sheets},
    Kind{"envelopes", true, envelopes},
    Kind{"results", true, results},
    Kind{"match-protocols", true, match_protocols},
    Kind{"game-records", true, game_records},
    Kind{"braille", true, braille_records},
    Kind{"bulletin", true, bulletin},
    Kind{"standings", false, standings_paper},
    Kind{"crosstable", false, crosstable_paper},
    Kind{"decisions", false, decisions, true},
    Kind{"certificates", false, certificates},
    Kind{"norms", false, norms},
    Kind{"rating", false, rating_report},
    Kind{"report", false, chief_report, true},
};

} // namespace

std::span<const Kind> kinds() {
    return all_kinds;
}

const Kind* find_kind(std::string_view name) {
    const auto* const found = std::ranges::find(all_kinds, name, &Kind::name);
    return found == all_kinds.end() ? nullptr : found;
}

Made make_paper(const Kind& kind, const Sources& sources, const Request& request) {
    const tournament::Stage* const stage = find_stage(sources.state(), request.stage);
    if (stage == nullptr) {
        return tl::unexpected(
            Message{"tournament.no_stage", {{"number", std::to_string(request.stage)}}});
    }
    Request asked = request;
    if (request.round > stage->rounds.size()) {
        return tl::unexpected(
            Message{"tournament.no_round", {{"round", std::to_string(request.round)}}});
    }
    if (kind.of_round && stage->rounds.empty()) {
        return tl::unexpected(Message{"tournament.nothing_paired", {}});
    }
    if (asked.round == 0) {
        asked.round = static_cast<tournament::RoundNumber>(stage->rounds.size());
    }
    return kind.make(sources, asked);
}

} // namespace kodeks::reports
