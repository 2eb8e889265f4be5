#include "tournament/desk/playoff.hpp"

#include "tournament/tables/settle.hpp"
#include "tournament/tables/standings.hpp"

#include <algorithm>

namespace kodeks::tournament {

PlayOffForm play_off_form(std::uint32_t tied) {
    switch (tied) {
    case 0:
    case 1:
        return PlayOffForm::none;
    case 2:
        return PlayOffForm::two_games;
    case 3:
        return PlayOffForm::three_round_robin;
    case 4:
        return PlayOffForm::knock_out_of_four;
    default:
        return PlayOffForm::round_robin;
    }
}

std::vector<pairing::Colour> sudden_games(pairing::Colour first, std::uint32_t games) {
    std::vector<pairing::Colour> colours;
    pairing::Colour colour = first;
    for (std::uint32_t game = 1; game <= games; ++game) {
        colours.push_back(colour);
        if (game % 2 == 1) {
            colour = pairing::opposite(colour);
        }
    }
    return colours;
}

std::int32_t break_minutes(PlayOffStep step) {
    return step == PlayOffStep::first ? 30 : 10;
}

std::optional<std::size_t> eliminated_of_three(const std::vector<std::uint32_t>& places) {
    const auto worst = std::ranges::max_element(places);
    if (worst == places.end() || std::ranges::count(places, *worst) > 1) {
        return std::nullopt;
    }
    return static_cast<std::size_t>(worst - places.begin());
}

namespace {

Points points_before(const State& state, const Stage& stage, EntryId entry) {
    const auto lines = standings(state, *find_stage(state, stage.settings.from.stage)).lines;
    const auto line = std::ranges::find(lines, entry, &StandingLine::entry);
    return line == lines.end() ? Points{} : line->points;
}

} // namespace

PlayOffStep step_after(const State& state, const Stage& stage) {
    if (stage.settings.purpose != Purpose::unsaid) {
        return stage.settings.purpose == Purpose::play_off ? PlayOffStep::later
                                                           : PlayOffStep::first;
    }
    if (stage.settings.from.stage == 0 || stage.members.empty()) {
        return PlayOffStep::first;
    }
    const Points points = points_before(state, stage, stage.members.front());
    const bool level = std::ranges::all_of(
        stage.members, [&](EntryId entry) { return points_before(state, stage, entry) == points; });
    return level ? PlayOffStep::later : PlayOffStep::first;
}

bool is_match_for_first(const State& state, const Stage& stage) {
    const auto& from = stage.settings.from;
    if (stage.settings.purpose != Purpose::unsaid) {
        return stage.settings.purpose == Purpose::match_for_first;
    }
    return stage.settings.boards > 0 && stage.members.size() == 2 && from.first_place == 1 &&
           from.last_place == 2 && find_stage(state, from.stage) != nullptr;
}

MatchForFirst after_match_for_first(const State& state, const Stage& stage) {
    if (stage.rounds.empty() || stage.rounds.front().pairings.empty()) {
        return {};
    }
    const Pairing& pairing = stage.rounds.front().pairings.front();
    const PairScore score = score_of(state, stage, pairing);
    if (!score.complete) {
        return {};
    }
    if (score.first != tiebreak::Score::draw) {
        return {score.first == tiebreak::Score::win ? pairing.first : pairing.second, false};
    }
    const Points first = points_before(state, stage, pairing.first);
    const Points second = points_before(state, stage, pairing.second);
    const EntryId better = first > second ? pairing.first : pairing.second;
    return {first == second ? no_entry : better, true};
}

} // namespace kodeks::tournament
