// Officials, captains, the appeals committee, and those who asked to play.
#include "reports/office/filling.hpp"

#include <map>

#include <fmt/format.h>

namespace kodeks::reports {

namespace {

using office::Application;
using office::Role;

std::string category_of(const Filling& filling, const office::Official& official) {
    if (official.category == 0) {
        return filling.text("category.national");
    }
    if (official.category > 2) {
        return "";
    }
    return filling.text("category.number", {{"n", std::to_string(official.category)}});
}

std::string sector_of(const office::Official& official) {
    const office::Sector& sector = official.sector;
    return sector.first_table == 0 ? ""
                                   : fmt::format("{}–{}", sector.first_table, sector.last_table);
}

// Somebody suspended is listed and signs nothing.
std::string role_of(const Filling& filling, const office::Official& official) {
    std::string role = filling.text("role." + office::spoken(official.role));
    if (official.suspended) {
        return filling.text("suspended_role", {{"role", role}});
    }
    return role;
}

void add_seat(Filling& filling, std::string_view post, const office::Member& member) {
    filling.facts.committee.push_back(
        {filling.text("seat." + std::string(post)), member.name, member.branch});
}

void add_committee(Filling& filling) {
    if (!filling.state.committee) {
        return;
    }
    add_seat(filling, "chairman", filling.state.committee->chairman);
    for (const office::Member& member : filling.state.committee->members) {
        add_seat(filling, "member", member);
    }
    for (const office::Member& member : filling.state.committee->reserves) {
        add_seat(filling, "reserve", member);
    }
}

using Grounds = std::map<std::uint32_t, office::ArticleIds>;

// The articles of the last decision about each entry.
Grounds grounds_of(const Filling& filling) {
    Grounds grounds;
    for (const OfficeRecord& record : filling.records) {
        if (const auto* fact = record.event.get_if<office::EntryDecided>()) {
            grounds[fact->id.value] = fact->articles;
        }
    }
    return grounds;
}

std::string reason_of(const Filling& filling, const Application& entry,
                      const office::ArticleIds& articles) {
    std::string reason = entry.reason;
    if (entry.exception) {
        reason = filling.text("credentials.exception", {{"reason", reason}});
    }
    if (entry.sport_class != office::SportClass::none) {
        reason = filling.text("credentials.class", {{"class", office::spoken(entry.sport_class)},
                                                    {"reason", std::move(reason)}});
    }
    return with_space(reason, in_brackets(articles));
}

std::string delegation_of(const office::Claim& claim) {
    return claim.team.empty() || claim.region.empty() ? claim.team + claim.region
                                                      : claim.team + ", " + claim.region;
}

void add_commission(Filling& filling) {
    OfficeFacts& facts = filling.facts;
    for (const OfficeRecord& record : filling.records) {
        if (const auto* fact = record.event.get_if<office::ActDrawnUp>()) {
            facts.act = with_space(filling.day(fact->act.date), in_brackets(fact->articles));
        }
    }
    if (filling.state.act) {
        facts.commission = filling.state.act->commission;
    }
    for (const office::Official& official : filling.state.officials) {
        if (facts.act.empty() && official.role == Role::credentials_member) {
            facts.commission.push_back(official.name);
        }
    }
}

} // namespace

void fill_officials(Filling& filling) {
    OfficeFacts& facts = filling.facts;
    for (const office::Official& official : filling.state.officials) {
        facts.officials.push_back({role_of(filling, official), official.name,
                                   category_of(filling, official), sector_of(official)});
        if (official.role == Role::organiser && !official.suspended) {
            facts.organiser += (facts.organiser.empty() ? "" : ", ") + official.name;
        }
    }
    for (const office::Captain& captain : filling.state.captains) {
        facts.captains.push_back({filling.text("seat.captain"), captain.name, captain.team});
        if (!captain.deputy.empty()) {
            facts.captains.push_back(
                {filling.text("seat.deputy_captain"), captain.deputy, captain.team});
        }
    }
    add_committee(filling);
}

void fill_entries(Filling& filling) {
    const Grounds grounds = grounds_of(filling);
    for (const Application& entry : filling.state.applications) {
        const auto found = grounds.find(entry.id.value);
        const auto born = shown(entry.claim.born);
        filling.facts.credentials.push_back(
            {entry.claim.name, delegation_of(entry.claim),
             render("office.verdict." + office::spoken(entry.verdict), filling.language),
             reason_of(filling, entry,
                       found == grounds.end() ? office::ArticleIds{} : found->second),
             born.substr(0, 4)});
    }
    add_commission(filling);
}

} // namespace kodeks::reports
