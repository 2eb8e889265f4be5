#include "office/desk/authority.hpp"

#include "office/record/words.hpp"

#include <algorithm>

namespace kodeks::office {

namespace {

using rulebook::OfficeRules;
using rulebook::Power;
using rulebook::StandIn;

// Every article that gives the right to anybody: what a refusal stands on.
ArticleIds rights(const OfficeRules& rules, Right act) {
    ArticleIds all;
    for (const Power& power : rules.powers) {
        if (power.act == act) {
            all = joined(std::move(all), power.articles);
        }
    }
    return all;
}

tl::unexpected<Refusal> no_right(const Official& official, Right act, const OfficeRules& rules) {
    Refusal refusal{
        {"office.no_right",
         {{"name", official.name}, {"role", spoken(official.role)}, {"act", spoken(act)}}},
        {}};
    for (const Power& power : rules.powers) {
        if (power.act == act &&
            std::ranges::find(refusal.articles, power.articles.front()) == refusal.articles.end()) {
            refusal.articles.push_back(power.articles.front());
        }
    }
    return tl::unexpected(std::move(refusal));
}

bool consented(const State& state, const Asking& asking, Role role) {
    const Official* const other = find_official(state, asking.with);
    return other != nullptr && other->role == role && !other->suspended;
}

// What is missing before the power can be used; nothing when it can.
std::optional<Refusal> obstacle(const State& state, const Asking& asking, const Power& power) {
    if (power.chief_absent && !asking.chief_absent) {
        return refuse("office.chief_is_there", {{"name", std::string(asking.by)}}, power.articles)
            .value();
    }
    if (power.together && !consented(state, asking, *power.together)) {
        return refuse("office.needs_consent",
                      {{"act", spoken(asking.act)}, {"role", spoken(*power.together)}},
                      power.articles)
            .value();
    }
    return std::nullopt;
}

struct Held {
    const Power* power = nullptr;
    const StandIn* stand_in = nullptr;
};

// His own power, or one that he has by standing in for somebody.
Held power_of(const OfficeRules& rules, Right act, Role role) {
    for (const Power& power : rules.powers) {
        if (power.act == act && power.role == role) {
            return {&power, nullptr};
        }
    }
    for (const Power& power : rules.powers) {
        if (power.act == act && !power.chief_absent) {
            if (const StandIn* row = stand_in(rules, role, power.role)) {
                return {&power, row};
            }
        }
    }
    return {};
}

} // namespace

const StandIn* stand_in(const OfficeRules& rules, Role role, Role as) {
    const auto found = std::ranges::find_if(
        rules.stand_ins, [&](const StandIn& row) { return row.role == role && row.as == as; });
    return found == rules.stand_ins.end() ? nullptr : &*found;
}

Ruled<const Official*> serving(const State& state, std::string_view name) {
    const Official* const official = find_official(state, name);
    if (official == nullptr) {
        return refuse("office.no_official", {{"name", std::string(name)}});
    }
    if (official->suspended) {
        return refuse("office.is_suspended", {{"name", std::string(name)}});
    }
    return official;
}

Ruled<ArticleIds> right_to(const State& state, const Asking& asking, const World& world) {
    const auto official = serving(state, asking.by);
    if (!official) {
        return tl::unexpected(official.error());
    }
    if (rights(*world.rules, asking.act).empty()) {
        return refuse("office.act_unknown", {{"act", spoken(asking.act)}});
    }
    const Held held = power_of(*world.rules, asking.act, (*official)->role);
    if (held.power == nullptr) {
        return no_right(**official, asking.act, *world.rules);
    }
    if (auto refusal = obstacle(state, asking, *held.power)) {
        return tl::unexpected(std::move(*refusal));
    }
    ArticleIds articles = ids(held.power->articles);
    return held.stand_in == nullptr ? articles : joined(articles, held.stand_in->articles);
}

} // namespace kodeks::office
