// Sanctions over a whole event: which measure the book knows, who may impose it, what the
// regulations say about the breach, and what is asked of the tournament's desk.
#include "office/desk/authority.hpp"
#include "office/record/words.hpp"

#include <algorithm>

namespace kodeks::office {

namespace {

using rulebook::EventSanction;
using rulebook::RegulatedOffence;
using rulebook::SanctionRules;

Effect effect_of(Measure measure) {
    switch (measure) {
    case Measure::loss:
        return Effect::loss;
    case Measure::loss_of_both:
        return Effect::loss_of_both;
    case Measure::exclusion:
        return Effect::absence;
    case Measure::expulsion:
        return Effect::exclusion;
    default:
        return Effect::none;
    }
}

const RegulatedOffence* offence_named(const SanctionRules& rules, std::string_view name) {
    const auto found = std::ranges::find(rules.offences, name, &RegulatedOffence::name);
    return found == rules.offences.end() ? nullptr : &*found;
}

// What the regulations say about the breach decides whether it is one, and which measure follows.
std::optional<Refusal> refused_offence(const State& state, const ImposeSanction& command,
                                       const RegulatedOffence& offence) {
    const std::string& said = written(state.regulations, offence.condition);
    const bool lifted = !offence.lifted.empty() && said == offence.lifted;
    if (lifted || (!offence.made.empty() && said != offence.made)) {
        return refuse("office.sanction.no_breach", {{"condition", spoken(offence.condition)}},
                      offence.articles)
            .value();
    }
    if (offence.usual) {
        const auto wanted = ledger::from_word<Measure>(said).value_or(*offence.usual);
        if (command.measure != wanted) {
            return refuse("office.sanction.other_measure", {{"measure", spoken(wanted)}},
                          offence.articles)
                .value();
        }
    }
    return std::nullopt;
}

std::optional<Refusal> refused_measure(const State& state, const ImposeSanction& command,
                                       const EventSanction& row) {
    if (row.announced && written(state.regulations, Condition::fines).empty()) {
        return refuse("office.sanction.not_announced", {}, row.articles).value();
    }
    const bool about_a_game = effect_of(command.measure) == Effect::loss ||
                              effect_of(command.measure) == Effect::loss_of_both;
    if (about_a_game && (command.breach.round == 0 || command.breach.table == 0)) {
        return refuse("office.sanction.which_game", {}, row.articles).value();
    }
    return command.breach.offender.empty() ? std::optional(refuse("office.sanction.nobody").value())
                                           : std::nullopt;
}

std::uint32_t count_of(const State& state, const std::string& offender) {
    const auto his = [&](const Sanction& one) {
        return one.breach.offender == offender && !one.lifted;
    };
    return static_cast<std::uint32_t>(std::ranges::count_if(state.sanctions, his));
}

ArticleIds articles_for(const ImposeSanction& command, const EventSanction& row, const World& world,
                        ArticleIds right) {
    const SanctionRules& rules = world.rules->sanctions;
    ArticleIds articles = joined(joined(std::move(right), row.articles), rules.choice_articles);
    if (const auto* offence = offence_named(rules, command.offence)) {
        articles = joined(std::move(articles), offence->articles);
    }
    if (command.deliberate) {
        articles = joined(std::move(articles), rules.deliberate_articles);
    }
    return joined(std::move(articles), rules.inform_articles);
}

Ruled<const EventSanction*> row_for(const World& world, Measure measure) {
    const auto kinds = world.rules->sanctions.kinds;
    const auto row = std::ranges::find(kinds, measure, &EventSanction::kind);
    if (row == kinds.end()) {
        return refuse("office.sanction.unknown", {{"measure", spoken(measure)}},
                      world.rules->sanctions.choice_articles);
    }
    return &*row;
}

} // namespace

Ruled<Facts> on(const State& state, const ImposeSanction& command, const World& world) {
    const auto row = row_for(world, command.measure);
    if (!row) {
        return tl::unexpected(row.error());
    }
    const auto right = right_to(state, {(*row)->act, command.by}, world);
    if (!right) {
        return tl::unexpected(right.error());
    }
    const auto* const offence = offence_named(world.rules->sanctions, command.offence);
    if (offence == nullptr && !command.offence.empty()) {
        return refuse("office.sanction.no_offence", {{"name", command.offence}});
    }
    auto refusal = refused_measure(state, command, **row);
    if (!refusal && offence != nullptr) {
        refusal = refused_offence(state, command, *offence);
    }
    if (refusal) {
        return tl::unexpected(std::move(*refusal));
    }
    Sanction sanction;
    sanction.id = {static_cast<std::uint32_t>(state.sanctions.size()) + 1};
    sanction.measure = command.measure;
    sanction.breach = command.breach;
    sanction.by = command.by;
    sanction.at = command.at;
    sanction.count = count_of(state, command.breach.offender) + 1;
    sanction.effect = effect_of(command.measure);
    sanction.articles = articles_for(command, **row, world, *right);
    return Facts{SanctionImposed{std::move(sanction)}};
}

} // namespace kodeks::office
