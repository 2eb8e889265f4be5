#include "tournament/audit/audit.hpp"

#include "tournament/checker/check.hpp"
#include "tournament/desk/field_of.hpp"
#include "tournament/desk/numbers.hpp"
#include "tournament/tournament.hpp"

#include <algorithm>
#include <charconv>

namespace kodeks::tournament {

namespace {

// The independent checker follows the articles step by step and is meant for fields of this size
// (docs/swiss-books.md).
constexpr std::size_t checked_players_max = 200;

pairing::Draw draw_of(const Stage& stage, const RoundPaired& paired) {
    pairing::Draw draw;
    for (const Pairing& pairing : paired.pairings) {
        const auto first = number_of(stage, pairing.first);
        if (pairing.second == no_entry) {
            draw.bye = pairing::Bye{first, {}};
            continue;
        }
        pairing::Pair pair;
        pair.white = first;
        pair.black = number_of(stage, pairing.second);
        pair.white_float = pairing.first_float;
        pair.black_float = pairing.second_float;
        draw.pairs.push_back(std::move(pair));
    }
    return draw;
}

Message with_names(const State& state, const Stage& stage, Message message) {
    for (MessagePart& part : message.parts) {
        if (part.name == "a" || part.name == "b") {
            part.value = numbered_name(state, stage, part.value);
        }
    }
    return message;
}

void check_swiss(const State& state, const RoundPaired& paired, std::vector<AuditFinding>& found) {
    const Stage& stage = *find_stage(state, paired.stage);
    const pairing::Field field = field_of(state, stage);
    const pairing::Draw draw = draw_of(stage, paired);
    const bool small = field.players.size() <= checked_players_max;
    const bool by_system = paired.by_hand.empty();
    const auto findings =
        small && by_system
            ? checker::check_round(stage.settings.swiss, field, draw, seed_of(stage, paired.round))
            : checker::breaches(stage.settings.swiss, field, draw);
    for (const checker::Finding& finding : findings) {
        found.push_back({paired.stage, paired.round, with_names(state, stage, finding.message),
                         finding.articles});
    }
}

// The systems of the rulebooks; the Dutch system is checked in its own room (fide/checker).
bool has_own_checker(const Stage& stage) {
    return stage.settings.system == System::swiss &&
           pairing::find_swiss_system(stage.settings.swiss) != nullptr;
}

AuditFinding differing(const RoundPaired& fact) {
    return {fact.stage, fact.round, {"tournament.audit.round", {}}, {}};
}

AuditFinding differing(const LotsDrawn& fact) {
    return {fact.stage, 0, {"tournament.audit.lots", {}}, {}};
}

AuditFinding differing(const LevelDecided& fact) {
    return {fact.stage,
            fact.round,
            {"tournament.audit.level", {{"table", std::to_string(fact.table)}}},
            {}};
}

AuditFinding differing(const OpeningDrawn& fact) {
    return {fact.stage,
            fact.round,
            {"tournament.audit.opening", {{"table", std::to_string(fact.table)}}},
            {}};
}

AuditFinding differing(const RoundSeedRevealed& fact) {
    return {fact.stage, fact.round, {"tournament.commitment_broken", {}}, {}};
}

AuditFinding differing(const StageFilled& fact) {
    return {fact.stage, 0, {"tournament.audit.filled", {}}, {}};
}

AuditFinding differing(const Withdrawn& fact) {
    return {fact.stage,
            fact.leaving.after_round,
            {"tournament.audit.withdrawn", {{"entry", std::to_string(fact.entry.value)}}},
            {}};
}

// The command that a fact came from, where the fact follows from it and the state.
std::optional<Command> asked_by(const RoundPaired& fact) {
    if (!fact.by_hand.empty()) {
        return std::nullopt;
    }
    return Pair{fact.stage, fact.table_round, fact.daily};
}

std::optional<Command> asked_by(const LotsDrawn& fact) {
    return DrawLots{fact.stage, fact.seed, fact.salt, fact.restricted, fact.words};
}

std::optional<Command> asked_by(const LevelDecided& fact) {
    return DecideLevel{fact.stage, fact.round, fact.table, fact.lot ? no_entry : fact.winner,
                       fact.how};
}

std::optional<Command> asked_by(const OpeningDrawn& fact) {
    return DrawOpening{fact.stage, fact.round, fact.table, fact.openings,
                       fact.words, fact.from,  fact.day};
}

std::optional<Command> asked_by(const RoundSeedRevealed& fact) {
    return RevealRoundSeed{fact.stage, fact.round, fact.seed, fact.salt, fact.words};
}

std::optional<Command> asked_by(const StageFilled& fact) {
    return FillStage{fact.stage, fact.by_hand.empty() ? std::vector<EntryId>() : fact.members,
                     fact.by_hand};
}

std::optional<Command> asked_by(const Withdrawn& fact) {
    return Withdraw{fact.stage, fact.entry, fact.leaving.excluded, fact.leaving.treatment,
                    fact.reason};
}

template <class Fact>
concept Repeatable = requires(const Fact& fact) { asked_by(fact); };

// The same command again must give the same fact. A round that was imported from a report carries
// its reason and is looked at by the checker alone.
template <Repeatable Fact>
void repeat(const State& state, const Fact& fact, Audit& result) {
    const auto command = asked_by(fact);
    if (!command) {
        return;
    }
    const Decision decision = decide(state, *command, world_for(state.settings.edition));
    if (decision.events().empty() || !(decision.events().front() == Event(fact))) {
        result.findings.push_back(differing(fact));
    }
}

template <class Fact>
void repeat(const State&, const Fact&, Audit&) {}

template <class Visit>
void walk(const std::vector<Event>& events, Visit visit) {
    State state;
    for (const Event& event : events) {
        visit(state, event);
        apply(state, event);
    }
}

} // namespace

std::string numbered_name(const State& state, const Stage& stage, std::string_view number) {
    std::uint32_t value = 0;
    std::from_chars(number.data(), number.data() + number.size(), value);
    if (value == 0 || value > stage.lots.numbers.size()) {
        return std::string(number);
    }
    return std::string(number) + " " + name_of(state, stage.lots.numbers[value - 1]);
}

Audit audit(const std::vector<Event>& events) {
    Audit result;
    walk(events, [&](const State& state, const Event& event) {
        result.draws += event.is<LotsDrawn>();
        event.visit([&](const auto& fact) { repeat(state, fact, result); });
        if (const auto* paired = event.get_if<RoundPaired>()) {
            ++result.rounds;
            if (has_own_checker(*find_stage(state, paired->stage))) {
                check_swiss(state, *paired, result.findings);
            }
        }
    });
    return result;
}

std::vector<AuditFinding> check_rounds(const std::vector<Event>& events, StageNumber stage) {
    std::vector<AuditFinding> found;
    walk(events, [&](const State& state, const Event& event) {
        const auto* paired = event.get_if<RoundPaired>();
        if (paired != nullptr && paired->stage == stage &&
            has_own_checker(*find_stage(state, stage))) {
            check_swiss(state, *paired, found);
        }
    });
    return found;
}

std::optional<RepeatedDraw> repeated_draw(const std::vector<Event>& events, StageNumber stage,
                                          RoundNumber round) {
    std::optional<RepeatedDraw> result;
    walk(events, [&](const State& state, const Event& event) {
        const auto* paired = event.get_if<RoundPaired>();
        if (paired == nullptr || paired->stage != stage || paired->round != round) {
            return;
        }
        const Stage& before = *find_stage(state, stage);
        const auto* system = pairing::find_swiss_system(before.settings.swiss);
        if (before.settings.system != System::swiss || system == nullptr) {
            return;
        }
        lots::Urn urn(seed_of(before, round));
        if (auto draw = pairing::pair_round(*system, field_of(state, before), urn)) {
            result = RepeatedDraw{state, std::move(*draw)};
        }
    });
    return result;
}

// A round may have been taken back and paired again: the last one counts.
State state_before(const std::vector<Event>& events, StageNumber stage, RoundNumber round) {
    State before;
    walk(events, [&](const State& state, const Event& event) {
        const auto* paired = event.get_if<RoundPaired>();
        if (paired != nullptr && paired->stage == stage && paired->round == round) {
            before = state;
        }
    });
    return before;
}

} // namespace kodeks::tournament
