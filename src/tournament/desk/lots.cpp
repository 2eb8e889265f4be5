// Draws of lots: numbers before round 1, from a published seed. When a commitment was published
// first, only the seed it was made from is accepted.
#include "tournament/desk/desk.hpp"
#include "tournament/desk/numbers.hpp"
#include "tournament/lots/record.hpp"

namespace kodeks::tournament {

namespace {

std::optional<Refusal> refused_lots(const Stage& stage) {
    if (!stage.rounds.empty()) {
        return refuse("tournament.lots_late").value();
    }
    if (!stage.lots.numbers.empty()) {
        return refuse("tournament.lots_drawn").value();
    }
    return std::nullopt;
}

} // namespace

Ruled<Facts> on(const State& state, const CommitLots& command, const World&) {
    const auto stage = stage_for(state, command.stage);
    if (!stage) {
        return tl::unexpected(stage.error());
    }
    if (auto refused = refused_lots(**stage)) {
        return tl::unexpected(*refused);
    }
    const bool digits =
        command.commitment.size() == 64 &&
        command.commitment.find_first_not_of("0123456789abcdef") == std::string::npos;
    if (!digits) {
        return refuse("tournament.commitment_odd");
    }
    return Facts{LotsCommitted{command.stage, command.commitment}};
}

Ruled<Facts> on(const State& state, const DrawLots& command, const World& world) {
    const auto found = stage_for(state, command.stage);
    if (!found) {
        return tl::unexpected(found.error());
    }
    const Stage& stage = **found;
    if (auto refused = refused_lots(stage)) {
        return tl::unexpected(*refused);
    }
    const std::vector<EntryId> members = present_members(stage);
    if (stage.settings.system == System::match && members.size() != 2) {
        return refuse("tournament.match_of_two", {{"count", std::to_string(members.size())}});
    }
    if (members.size() < 2) {
        return refuse("tournament.too_few", {{"count", std::to_string(members.size())}});
    }
    const bool kept = stage.lots.commitment.empty() ||
                      lots::commitment_of(command.seed, command.salt) == stage.lots.commitment;
    if (!kept || command.seed.empty()) {
        return refuse(kept ? "tournament.seed_missing" : "tournament.commitment_broken");
    }
    lots::Urn urn(command.seed);
    auto numbers = drawn_numbers(state, stage, command.restricted, urn, world);
    if (!numbers) {
        return tl::unexpected(numbers.error());
    }
    return Facts{LotsDrawn{command.stage, command.seed, command.salt, std::move(*numbers),
                           command.restricted}};
}

Ruled<Facts> on(const State& state, const VoidLots& command, const World& world) {
    const auto stage = stage_for(state, command.stage);
    if (!stage) {
        return tl::unexpected(stage.error());
    }
    if (!(*stage)->rounds.empty() || (*stage)->lots.numbers.empty()) {
        return refuse((*stage)->rounds.empty() ? "tournament.lots_missing" : "tournament.lots_late",
                      {}, world.rules->redraw_articles);
    }
    return Facts{LotsVoided{command.stage}};
}

} // namespace kodeks::tournament
