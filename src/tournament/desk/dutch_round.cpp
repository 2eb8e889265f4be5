#include "tournament/desk/dutch_round.hpp"

#include "tournament/desk/absent.hpp"
#include "tournament/desk/desk.hpp"
#include "tournament/desk/plan.hpp"
#include "tournament/fide/dutch.hpp"
#include "tournament/pairing/system.hpp"
#include "tournament/report/report.hpp"
#include "tournament/trf/to_field.hpp"

#include <algorithm>

namespace kodeks::tournament {

namespace {

constexpr std::string_view incomplete[] = {"C04.3:1.9.3"};
constexpr std::size_t explained_whole = 300; // players; larger fields are explained in outline

struct Paired {
    Report report;
    fide::Field field;
    tl::expected<fide::RoundPairing, fide::Impossible> pairing;
};

// Wishes that are not hard give way when nobody could be paired otherwise. Adjourned games have no
// result in the report, and count there what such results are worth (C04.2:3.1).
Paired paired_by_dutch(const State& state, const Stage& stage, fide::Way way) {
    Report report = report_of(state, stage);
    const auto round = static_cast<trf::Round>(stage.rounds.size()) + 1;
    fide::Field field = trf::field_of(report.document, round)->field;
    auto pairing = fide::pair_dutch(field, way);
    if (!pairing) {
        Stage hard = stage;
        std::erase_if(hard.settings.apart, [](const KeepApart& wish) { return !wish.hard; });
        report.document.prohibited = report_of(state, hard).document.prohibited;
        field = trf::field_of(report.document, round)->field;
        pairing = fide::pair_dutch(field, way);
    }
    return {std::move(report), std::move(field), std::move(pairing)};
}

Refusal impossible(const State& state, const Paired& paired) {
    std::string names;
    for (const fide::PlayerIndex player : paired.pairing.error().blocking) {
        names += (names.empty() ? "" : ", ") + name_of(state, paired.report.entries[player]);
    }
    return refuse("fide.impossible", {{"players", names.empty() ? "-" : names}}, incomplete)
        .value();
}

} // namespace

bool is_swiss_system(std::string_view name) {
    return name == dutch_system || pairing::find_swiss_system(name) != nullptr;
}

std::vector<std::string> swiss_names() {
    std::vector<std::string> names;
    for (const pairing::SwissSystem& system : pairing::swiss_systems()) {
        names.emplace_back(system.name);
    }
    names.emplace_back(dutch_system);
    return names;
}

Ruled<RoundPaired> dutch_round(const State& state, const Pair& command) {
    const Stage& stage = *find_stage(state, command.stage);
    const Paired paired = paired_by_dutch(state, stage, fide::Way::fast);
    if (!paired.pairing) {
        return tl::unexpected(impossible(state, paired));
    }
    const auto& entries = paired.report.entries;
    RoundPaired round{command.stage, static_cast<RoundNumber>(stage.rounds.size()) + 1, 0, {}, {}};
    for (const fide::Board& board : paired.pairing->boards) {
        round.pairings.push_back({.first = entries[board.white],
                                  .second = entries[board.black],
                                  .games = open_games(stage)});
    }
    if (paired.pairing->bye != fide::nobody) {
        round.pairings.push_back({.first = entries[paired.pairing->bye]});
    }
    add_absent(stage, entries, round);
    return round;
}

std::vector<fide::BracketExplanation> explain_dutch(const State& state, const Stage& stage) {
    const bool whole = stage.members.size() <= explained_whole;
    const Paired paired = paired_by_dutch(state, stage, whole ? fide::Way::exact : fide::Way::fast);
    if (!paired.pairing) {
        return {};
    }
    std::vector<std::string> names;
    for (const EntryId entry : paired.report.entries) {
        names.push_back(name_of(state, entry));
    }
    return fide::explain(paired.field, *paired.pairing, {std::move(names), whole ? 3U : 0U});
}

} // namespace kodeks::tournament
