// Draws of lots: numbers before round 1, from a published seed. When a commitment was published
// first, only the seed it was made from is accepted, and a second draw needs a reason and a
// commitment of its own: nobody draws until he likes what he sees.
#include "tournament/desk/desk.hpp"
#include "tournament/desk/numbers.hpp"
#include "tournament/desk/plan.hpp"
#include "tournament/lots/record.hpp"

#include <algorithm>

namespace kodeks::tournament {

namespace {

constexpr RoundNumber rounds_max = 401; // one more than a stage may have: for the last level match

std::optional<Refusal> refused_lots(const Stage& stage) {
    if (!stage.rounds.empty()) {
        return refuse("tournament.lots_late").value();
    }
    if (!stage.lots.numbers.empty()) {
        return refuse("tournament.lots_drawn").value();
    }
    return std::nullopt;
}

bool is_digest(const std::string& text) {
    return text.size() == 64 && text.find_first_not_of("0123456789abcdef") == std::string::npos;
}

// A draw of this stage was announced before, so this one has to be announced too.
bool needs_commitment(const Stage& stage) {
    return stage.lots.commitment.empty() && std::ranges::any_of(stage.voided, [](const Lots& lots) {
               return !lots.commitment.empty();
           });
}

std::optional<Refusal> refused_seed(const Stage& stage, const DrawLots& command) {
    if (command.seed.empty()) {
        return refuse("tournament.seed_missing").value();
    }
    if (needs_commitment(stage)) {
        return refuse("tournament.commitment_again").value();
    }
    const bool kept = stage.lots.commitment.empty() ||
                      lots::commitment_of(command.seed, command.salt) == stage.lots.commitment;
    return kept ? std::nullopt : std::optional(refuse("tournament.commitment_broken").value());
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
    if (!is_digest(command.commitment)) {
        return refuse("tournament.commitment_odd");
    }
    if (!(*stage)->lots.commitment.empty()) {
        return refuse("tournament.commitment_stands");
    }
    if (std::ranges::find((*stage)->voided, command.commitment, &Lots::commitment) !=
        (*stage)->voided.end()) {
        return refuse("tournament.commitment_used");
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
    if (stage.settings.system == System::scheveningen) {
        if (auto refused = refused_groups(state, members)) {
            return tl::unexpected(*refused);
        }
    }
    if (auto refused = refused_seed(stage, command)) {
        return tl::unexpected(*refused);
    }
    lots::Urn urn(with_words(command.seed, command.words));
    auto numbers = drawn_numbers(state, stage, command.restricted, urn, world);
    if (!numbers) {
        return tl::unexpected(numbers.error());
    }
    return Facts{LotsDrawn{command.stage, command.seed, command.salt, std::move(*numbers),
                           command.restricted, command.words}};
}

namespace {

// The commitment of one round, while its seed is not known.
Ruled<Facts> voided_round(const Stage& stage, const VoidLots& command) {
    const auto own = stage.round_seeds.find(command.round);
    if (own == stage.round_seeds.end() || own->second.commitment.empty()) {
        return refuse("tournament.round_not_committed", {{"round", std::to_string(command.round)}});
    }
    if (!own->second.seed.empty()) {
        return refuse("tournament.reveal_when", {{"round", std::to_string(command.round)}});
    }
    if (command.reason.empty()) {
        return refuse("tournament.void_reason");
    }
    return Facts{LotsVoided{command.stage, command.reason, command.round}};
}

} // namespace

Ruled<Facts> on(const State& state, const VoidLots& command, const World& world) {
    const auto stage = stage_for(state, command.stage);
    if (!stage) {
        return tl::unexpected(stage.error());
    }
    if (command.round != 0) {
        return voided_round(**stage, command);
    }
    const bool nothing = (*stage)->lots.numbers.empty() && (*stage)->lots.commitment.empty();
    if (!(*stage)->rounds.empty() || nothing) {
        return refuse((*stage)->rounds.empty() ? "tournament.lots_missing" : "tournament.lots_late",
                      {}, world.rules->redraw_articles);
    }
    if (!(*stage)->lots.commitment.empty() && command.reason.empty()) {
        return refuse("tournament.void_reason");
    }
    // An announced draw stands unless those concerned agree to another (PMR:232).
    if (world.rules->redraw == rulebook::RedrawRule::draw_stands && command.reason.empty()) {
        return refuse("tournament.redraw_consent", {}, world.rules->redraw_articles);
    }
    return Facts{LotsVoided{command.stage, command.reason}};
}

Ruled<Facts> on(const State& state, const CommitRoundSeed& command, const World&) {
    const auto found = stage_for(state, command.stage);
    if (!found) {
        return tl::unexpected(found.error());
    }
    const Stage& stage = **found;
    if (command.round <= stage.rounds.size() || command.round > rounds_max) {
        return refuse("tournament.round_is_paired", {{"round", std::to_string(command.round)}});
    }
    if (!is_digest(command.commitment)) {
        return refuse("tournament.commitment_odd");
    }
    const auto own = stage.round_seeds.find(command.round);
    if (own != stage.round_seeds.end() && !own->second.commitment.empty()) {
        return refuse("tournament.commitment_stands");
    }
    const auto used = [&](const auto& other) {
        const auto& voided = other.second.voided;
        return other.second.commitment == command.commitment ||
               std::ranges::find(voided, command.commitment) != voided.end();
    };
    if (std::ranges::any_of(stage.round_seeds, used)) {
        return refuse("tournament.commitment_used");
    }
    return Facts{RoundSeedCommitted{command.stage, command.round, command.commitment}};
}

Ruled<Facts> on(const State& state, const RevealRoundSeed& command, const World&) {
    const auto found = stage_for(state, command.stage);
    if (!found) {
        return tl::unexpected(found.error());
    }
    const auto committed = (*found)->round_seeds.find(command.round);
    if (committed == (*found)->round_seeds.end() || committed->second.commitment.empty()) {
        return refuse("tournament.round_not_committed", {{"round", std::to_string(command.round)}});
    }
    // A seed read out too early would tell the lots of the round to come.
    if (!committed->second.seed.empty() || command.round != (*found)->rounds.size() + 1) {
        return refuse("tournament.reveal_when", {{"round", std::to_string(command.round)}});
    }
    if (command.seed.empty()) {
        return refuse("tournament.seed_missing");
    }
    if (lots::commitment_of(command.seed, command.salt) != committed->second.commitment) {
        return refuse("tournament.commitment_broken");
    }
    return Facts{
        RoundSeedRevealed{command.stage, command.round, command.seed, command.salt, command.words}};
}

} // namespace kodeks::tournament
