#include "office/check/credentials.hpp"

#include "office/check/remark.hpp"
#include "office/desk/desk.hpp"
#include "office/record/words.hpp"

#include <algorithm>

namespace kodeks::office {

namespace {

using rulebook::ClassRule;
using rulebook::ClassTransfer;
using rulebook::EntryRules;

const ClassRule* rule_of(const EntryRules& rules, SportClass wanted) {
    const auto found = std::ranges::find(rules.classes, wanted, &ClassRule::sport_class);
    return found == rules.classes.end() ? nullptr : &*found;
}

const ClassTransfer* transfer_of(const EntryRules& rules, SportClass from, SportClass to) {
    const auto found = std::ranges::find_if(rules.transfers, [&](const ClassTransfer& row) {
        return row.from == from && row.to == to;
    });
    return found == rules.transfers.end() ? nullptr : &*found;
}

void add_standard(std::vector<Shortcoming>& all, const Claim& claim, const EntryRules& rules) {
    if (rules.standard_articles.empty()) {
        return;
    }
    if (!claim.meets_standard) {
        all.push_back(
            {{"office.entry.standard", {{"name", claim.name}}}, rules.standard_articles, true});
    } else if (claim.proof.empty()) {
        all.push_back({{"office.entry.proof", {{"name", claim.name}}}, rules.proof_articles, true});
    }
}

// Newcomers need a class before the event starts; the others are confirmed on its first day.
void add_class(std::vector<Shortcoming>& all, const State& state, const Application& entry,
               const EntryRules& rules) {
    if (rules.class_articles.empty() || !state.official) {
        return;
    }
    const std::string& name = entry.claim.name;
    if (!entry.classified) {
        all.push_back(
            {{"office.entry.unclassified", {{"name", name}}},
             entry.claim.first_time ? rules.first_time_articles : rules.day_one_articles});
        return;
    }
    if (entry.claim.first_time && entry.classified->date >= state.card->start) {
        all.push_back(
            {{"office.entry.classified_late", {{"name", name}}}, rules.first_time_articles});
    } else if (entry.classified->date > state.card->start) {
        all.push_back({{"office.entry.classified_late", {{"name", name}}}, rules.day_one_articles});
    }
}

void add_group(std::vector<Shortcoming>& all, const Card& card, const Application& entry,
               const EntryRules& rules) {
    const ClassRule* const rule = rule_of(rules, entry.sport_class);
    if (rule == nullptr) {
        return;
    }
    if (card.group != ImpairmentGroup::none && rule->group != card.group) {
        all.push_back({{"office.entry.other_group", {{"name", entry.claim.name}}},
                       rules.eligible_articles,
                       true});
    } else if (!may_play_in(rules, entry.sport_class, card.sport_class)) {
        const ClassTransfer* back = transfer_of(rules, card.sport_class, entry.sport_class);
        all.push_back({{"office.entry.other_class",
                        {{"name", entry.claim.name}, {"class", spoken(card.sport_class)}}},
                       back == nullptr ? rules.eligible_articles : back->articles});
    }
}

// The younger may play among the older when they have what the regulations ask.
void add_play_up(std::vector<Shortcoming>& all, const Card& card, const Claim& claim,
                 const EntryRules& rules) {
    const bool younger = card.youngest_born != no_date && claim.born > card.youngest_born;
    if (younger && !rules.play_up_articles.empty() && !claim.meets_standard) {
        all.push_back({{"office.entry.too_young", {{"name", claim.name}}}, rules.play_up_articles});
    }
}

} // namespace

bool may_play_in(const EntryRules& rules, SportClass own, SportClass event) {
    return event == SportClass::none || own == event || transfer_of(rules, own, event) != nullptr;
}

std::string_view lacking_for(const ClassRule& rule, const Findings& findings) {
    if (findings.decibels < rule.least_decibels) {
        return "decibels";
    }
    if (rule.sign_language && !findings.sign_language) {
        return "signs";
    }
    if (rule.audiogram && !findings.audiogram) {
        return "audiogram";
    }
    if (rule.sight_measured && (findings.acuity.empty() || findings.field.empty())) {
        return "sight";
    }
    if (rule.no_sight && findings.acuity != "0") {
        return "blindness";
    }
    if (rule.impairment_named && findings.impairment.empty()) {
        return "impairment";
    }
    return rule.wheelchair && !findings.wheelchair ? "wheelchair" : "";
}

std::vector<Shortcoming> shortcomings_of(const State& state, const Application& entry,
                                         const World& world) {
    const EntryRules& rules = world.rules->entries;
    std::vector<Shortcoming> all;
    add_standard(all, entry.claim, rules);
    add_class(all, state, entry, rules);
    add_group(all, *state.card, entry, rules);
    add_play_up(all, *state.card, entry.claim, rules);
    const bool woman_among_men = state.card->field == Field::men && entry.claim.woman;
    if (woman_among_men && world.rules->card.women_articles.empty()) {
        all.push_back({{"office.entry.men_only", {{"name", entry.claim.name}}},
                       rules.eligible_articles,
                       true});
    }
    return all;
}

// Who plays without having been admitted, and who is still open.
Remarks remarks_on_entries(const State& state, const World& world) {
    Remarks remarks;
    for (const Application& entry : state.applications) {
        if (entry.verdict != Verdict::open || !state.card) {
            continue;
        }
        for (const Shortcoming& one : shortcomings_of(state, entry, world)) {
            remarks.push_back({one.message, ids(one.articles)});
        }
    }
    const Articles unregistered = world.rules->entries.unregistered_articles;
    for (const Entrant& entrant : world.around.entrants) {
        const bool admitted = std::ranges::any_of(state.applications, [&](const Application& one) {
            return one.claim.name == entrant.name && one.verdict == Verdict::admitted;
        });
        if (!admitted && !unregistered.empty() && !state.applications.empty()) {
            remarks.push_back(
                {{"office.entry.unregistered", {{"name", entrant.name}}}, ids(unregistered)});
        }
    }
    if (!state.act && !world.rules->entries.commission_articles.empty()) {
        remarks.push_back(
            {{"office.entry.no_act", {}}, ids(world.rules->entries.commission_articles)});
    }
    return remarks;
}

} // namespace kodeks::office
