// Officials: who appoints them, where they stand, who takes them away again; captains of teams.
#include "office/desk/authority.hpp"
#include "office/record/words.hpp"

#include <algorithm>

namespace kodeks::office {

namespace {

using rulebook::Category;
using rulebook::PanelRules;

// Nobody appoints those the event belongs to.
bool needs_appointing(Role role) {
    return role != Role::organiser && role != Role::federation;
}

std::optional<Refusal> refused_category(const State& state, const Official& official,
                                        const PanelRules& rules) {
    if (official.role != Role::chief_arbiter || !state.card) {
        return std::nullopt;
    }
    const auto row = std::ranges::find(rules.categories, state.card->level, &Category::level);
    if (row == rules.categories.end() || official.category <= row->category) {
        return std::nullopt;
    }
    return refuse("office.official.category",
                  {{"name", official.name}, {"category", std::to_string(row->category)}},
                  rules.category_articles)
        .value();
}

std::optional<Refusal> refused_twice(const State& state, const Official& official) {
    const bool chief = official.role == Role::chief_arbiter;
    const bool another = std::ranges::any_of(state.officials, [&](const Official& one) {
        return one.role == Role::chief_arbiter && !one.suspended;
    });
    if (official.name.empty()) {
        return refuse("office.official.no_name").value();
    }
    if (find_official(state, official.name) != nullptr) {
        return refuse("office.official_twice", {{"name", official.name}}).value();
    }
    return chief && another ? std::optional(refuse("office.official.second_chief").value())
                            : std::nullopt;
}

std::optional<Refusal> refused_sector(const Sector& sector, const PanelRules& rules) {
    if (sector.first_table == 0 || sector.last_table < sector.first_table) {
        return refuse("office.official.tables").value();
    }
    const std::uint32_t pairs = sector.last_table - sector.first_table + 1;
    if (rules.most_pairs > 0 && pairs > rules.most_pairs) {
        return refuse("office.official.too_many",
                      {{"n", std::to_string(pairs)}, {"most", std::to_string(rules.most_pairs)}},
                      rules.most_articles)
            .value();
    }
    return std::nullopt;
}

// Whom the book's table of powers knows as appointing; a book without one leaves it free.
Ruled<ArticleIds> right_to_appoint(const State& state, const Appoint& command, const World& world) {
    const bool ruled = std::ranges::find(world.rules->powers, Right::appoint,
                                         &rulebook::Power::act) != world.rules->powers.end();
    if (!ruled || !needs_appointing(command.official.role)) {
        return ArticleIds{};
    }
    return right_to(state, {Right::appoint, command.by}, world);
}

} // namespace

Ruled<Facts> on(const State& state, const Appoint& command, const World& world) {
    if (auto refusal = refused_twice(state, command.official)) {
        return tl::unexpected(std::move(*refusal));
    }
    const auto right = right_to_appoint(state, command, world);
    if (!right) {
        return tl::unexpected(right.error());
    }
    if (auto refusal = refused_category(state, command.official, world.rules->panel)) {
        return tl::unexpected(std::move(*refusal));
    }
    return Facts{Appointed{command.official, command.by, *right}};
}

// The first sector is assigned; another one is a reassignment, which fewer people may order.
Ruled<Facts> on(const State& state, const AssignSector& command, const World& world) {
    const auto arbiter = serving(state, command.name);
    if (!arbiter) {
        return tl::unexpected(arbiter.error());
    }
    const bool again = (*arbiter)->sector.first_table != 0;
    const auto right =
        right_to(state, {again ? Right::reassign : Right::assign, command.by}, world);
    if (!right) {
        return tl::unexpected(right.error());
    }
    if (auto refusal = refused_sector(command.sector, world.rules->panel)) {
        return tl::unexpected(std::move(*refusal));
    }
    return Facts{SectorAssigned{command.name, command.sector, command.by, *right}};
}

Ruled<Facts> on(const State& state, const Suspend& command, const World& world) {
    const auto arbiter = serving(state, command.name);
    const auto right = right_to(state, {Right::suspend, command.by}, world);
    if (!arbiter || !right) {
        return tl::unexpected(!arbiter ? arbiter.error() : right.error());
    }
    if (command.reason.empty() || command.name == command.by) {
        return refuse("office.official.suspend_reason");
    }
    return Facts{Suspended{command.name, command.by, command.reason, *right}};
}

Ruled<Facts> on(const State&, const NameCaptain& command, const World& world) {
    const auto& entrants = world.around.entrants;
    const bool known =
        std::ranges::any_of(entrants, [&](const Entrant& one) { return one.team == command.team; });
    if (command.team.empty() || command.name.empty() || (!known && !entrants.empty())) {
        return refuse("office.captain.no_team", {{"team", command.team}});
    }
    return Facts{
        CaptainNamed{{command.team, command.name, ""}, ids(world.rules->panel.captain_articles)}};
}

// A captain hands his functions over in writing, before the event begins to need them.
Ruled<Facts> on(const State& state, const DelegateCaptain& command, const World& world) {
    const Captain* const captain = find_captain(state, command.team);
    if (captain == nullptr) {
        return refuse("office.captain.none", {{"team", command.team}},
                      world.rules->panel.captain_articles);
    }
    const Articles articles = world.rules->panel.deputy_captain_articles;
    if (articles.empty()) {
        return refuse("office.captain.no_deputies", {}, world.rules->panel.captain_articles);
    }
    if (!command.written) {
        return refuse("office.captain.in_writing", {}, articles);
    }
    return Facts{CaptainNamed{{captain->team, captain->name, command.deputy}, ids(articles)}};
}

} // namespace kodeks::office
