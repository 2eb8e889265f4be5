#include "tournament/fide_tiebreak/contest.hpp"

#include "tournament/fide_tiebreak/team_matches.hpp"
#include "tournament/trf/abnormal.hpp"
#include "tournament/trf/to_field.hpp"

#include <algorithm>

namespace kodeks::tournament::fide_tiebreak {

namespace {

// The edition in force on the first day.
Edition edition_on(const std::optional<std::string>& day) {
    return day && *day < "2026/03/01" ? Edition::of_2024 : Edition::of_2026;
}

System system_of(const trf::Document& document) {
    const std::string type = trf::tournament_type(document);
    const bool fixed = type.find("ROUNDROBIN") != std::string::npos ||
                       type.find("SCHEVENINGEN") != std::string::npos ||
                       type.find("SCHILLER") != std::string::npos;
    return fixed ? System::round_robin : System::swiss;
}

Tenths sum_of(const Participant& one) {
    Tenths sum{};
    for (const fide::PastRound& past : one.rounds) {
        sum += past.points;
    }
    return sum;
}

Fault fault(std::string key) {
    return {Message{std::move(key), {}}, "", {}, ""};
}

Table players_of(const trf::Document& document) {
    Table table;
    const trf::Round rounds = trf::rounds_paired(document);
    table.rounds = rounds;
    table.win = document.points.any_win();
    table.draw = document.points.any_draw();
    table.loss = document.points.any_loss();
    const auto past = trf::past_rounds(document, rounds);
    for (std::size_t at = 0; at < document.players.size(); ++at) {
        Participant one;
        one.id = document.players[at].rank;
        one.rating = document.players[at].rating;
        one.rounds = past[at];
        one.points = sum_of(one) + trf::bonus_until(document, one.id, rounds).games;
        table.participants.push_back(std::move(one));
    }
    return table;
}

} // namespace

Result<Contest> contest_of(const trf::Document& document, const ContestSettings& settings) {
    if (!trf::has_clear_points(document)) {
        return tl::unexpected(fault("trf.field.abnormal"));
    }
    Contest contest;
    if (document.teams.empty()) {
        contest.primary = players_of(document);
    } else if (auto teams = teams_of(document)) {
        contest = std::move(*teams);
    } else {
        return tl::unexpected(teams.error());
    }
    const Edition edition = settings.edition.value_or(edition_on(trf::first_day(document)));
    contest.primary.edition = edition;
    contest.primary.system = system_of(document);
    if (contest.secondary) {
        contest.secondary->edition = edition;
        contest.secondary->system = contest.primary.system;
    }
    return contest;
}

} // namespace kodeks::tournament::fide_tiebreak
