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
    const auto findings = small && by_system ? checker::check_round(stage.settings.swiss, field,
                                                                    draw, stage.lots.seed)
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

// The same command again must give the same fact.
void repeat(const State& state, const Event& event, const Command& command, Audit& result) {
    const Decision decision = decide(state, command, world_for(state.settings.edition));
    if (!decision.events().empty() && decision.events().front() == event) {
        return;
    }
    const auto* paired = std::get_if<RoundPaired>(&event);
    const auto* drawn = std::get_if<LotsDrawn>(&event);
    result.findings.push_back(
        {paired != nullptr ? paired->stage : drawn->stage,
         paired != nullptr ? paired->round : 0,
         {paired != nullptr ? "tournament.audit.round" : "tournament.audit.lots", {}},
         {}});
}

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
        if (const auto* drawn = std::get_if<LotsDrawn>(&event)) {
            ++result.draws;
            repeat(state, event,
                   DrawLots{drawn->stage, drawn->seed, drawn->salt, drawn->restricted}, result);
        }
        if (const auto* paired = std::get_if<RoundPaired>(&event)) {
            ++result.rounds;
            if (paired->by_hand.empty()) {
                repeat(state, event, Pair{paired->stage, paired->table_round}, result);
            }
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
        const auto* paired = std::get_if<RoundPaired>(&event);
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
        const auto* paired = std::get_if<RoundPaired>(&event);
        if (paired == nullptr || paired->stage != stage || paired->round != round) {
            return;
        }
        const Stage& before = *find_stage(state, stage);
        const auto* system = pairing::find_swiss_system(before.settings.swiss);
        if (before.settings.system != System::swiss || system == nullptr) {
            return;
        }
        lots::Urn urn(before.lots.seed);
        if (auto draw = pairing::pair_round(*system, field_of(state, before), urn)) {
            result = RepeatedDraw{state, std::move(*draw)};
        }
    });
    return result;
}

State state_before(const std::vector<Event>& events, StageNumber stage, RoundNumber round) {
    State state;
    for (const Event& event : events) {
        const auto* paired = std::get_if<RoundPaired>(&event);
        if (paired != nullptr && paired->stage == stage && paired->round == round) {
            break;
        }
        apply(state, event);
    }
    return state;
}

lots::Record draw_record(const std::vector<Event>& events, StageNumber stage) {
    lots::Record record;
    walk(events, [&](const State& state, const Event& event) {
        const auto* drawn = std::get_if<LotsDrawn>(&event);
        const auto* paired = std::get_if<RoundPaired>(&event);
        if (drawn != nullptr && drawn->stage == stage) {
            const std::string& commitment = find_stage(state, stage)->lots.commitment;
            record.commitment =
                commitment.empty() ? std::nullopt : std::optional<std::string>(commitment);
            record.seed = drawn->seed;
            record.salt = drawn->salt;
            lots::Urn urn(drawn->seed);
            (void)drawn_numbers(state, *find_stage(state, stage), drawn->restricted, urn,
                                world_for(state.settings.edition));
            record.choices = urn.choices();
        }
        if (paired != nullptr && paired->stage == stage) {
            const Stage& before = *find_stage(state, stage);
            const auto* system = pairing::find_swiss_system(before.settings.swiss);
            if (before.settings.system == System::swiss && system != nullptr) {
                lots::Urn urn(before.lots.seed);
                (void)pairing::pair_round(*system, field_of(state, before), urn);
                record.choices.insert(record.choices.end(), urn.choices().begin(),
                                      urn.choices().end());
            }
        }
    });
    return record;
}

} // namespace kodeks::tournament
