// Before play: the announcement, officials, entries, the start list.
#include "correspondence/tourney/desk.hpp"
#include "ledger/words.hpp"
#include "tournament/lots/urn.hpp"
#include "tournament/pairing/round_robin.hpp"

#include <algorithm>
#include <numeric>

namespace kodeks::correspondence::tourney {

namespace {

constexpr std::uint32_t players_max = 200;
constexpr std::uint32_t cycles_max = 2;

rulebook::Articles articles_of(const rulebook::LetterMeans& rules, Carrier means) {
    switch (means) {
    case Carrier::post:
        return rules.post;
    case Carrier::email:
        return rules.email;
    case Carrier::telephone:
        return rules.telephone;
    }
    return {};
}

// Another pace than the rulebook's is for the regulations of e-mail and telephone (RU:5.1.3).
Refused check_terms(const Desk& desk, const Settings& settings) {
    const rulebook::Thinking& thinking = desk.rules().thinking;
    const bool usual = settings.allowance == Allowance{thinking.moves, thinking.days};
    if (settings.allowance.moves < 1 || settings.allowance.days.value < 1) {
        return refusal("no_time", thinking.charged);
    }
    if (!usual && settings.means == Carrier::post) {
        return refusal("time_is_fixed", thinking.charged);
    }
    return std::nullopt;
}

bool is_office(const std::string& name) {
    return ledger::from_word<Office>(name).has_value();
}

correspondence::Settings game_settings(const Desk& desk) {
    const Settings& own = desk.state().settings;
    auto settings = usual_settings(desk.world(), own.variant, own.first, own.last);
    settings.allowance = own.allowance;
    settings.means = own.means;
    return settings;
}

// Who has which number in the table.
std::vector<PlayerId> numbers(const Desk& desk, const std::string& seed) {
    const auto players = static_cast<std::uint32_t>(desk.state().players.size());
    std::vector<std::uint32_t> order(players);
    std::iota(order.begin(), order.end(), 0U);
    if (!seed.empty()) {
        order = tournament::lots::shuffled(seed, "start list", players);
    }
    std::vector<PlayerId> ids;
    std::ranges::transform(order, std::back_inserter(ids),
                           [](std::uint32_t index) { return PlayerId{index + 1}; });
    return ids;
}

void pair_everybody(Desk& desk, const std::vector<PlayerId>& ids) {
    using namespace tournament::pairing;
    const Table table = berger_cycles(static_cast<std::uint32_t>(ids.size()),
                                      desk.state().settings.cycles, LastTwo::as_printed);
    for (const TableRound& round : table) {
        for (const TableGame& game : round.games) {
            desk.put(Paired{ids[game.white.value - 1], ids[game.black.value - 1]});
            const GameId id{static_cast<std::uint32_t>(desk.state().games.size())};
            desk.put(InGame{id, GameEvent(Opened{game_settings(desk)})});
        }
    }
}

} // namespace

Refused on(Desk& desk, const Create& create) {
    const Settings& settings = create.settings;
    const auto& offices = desk.rules().offices;
    if (settings.organiser.empty() || settings.arbiter.empty()) {
        return refusal("officials_missing", offices.organiser);
    }
    if (settings.name.empty() || settings.code.empty()) {
        return refusal("no_code", desk.rules().form.parts);
    }
    if (settings.first >= settings.last) {
        return refusal("dates_of_the_list", desk.rules().thinking.after_end);
    }
    if (settings.cycles < 1 || settings.cycles > cycles_max) {
        return refusal("cycles", {});
    }
    if (const Refused refused = check_terms(desk, settings)) {
        return refused;
    }
    desk.put(Created{settings});
    const auto& means = desk.rules().means;
    Ruling ruling{.decision = "announced_" + std::string(ledger::word(settings.means)),
                  .articles = settings.means == Carrier::post
                                  ? listed(means.post)
                                  : joined(articles_of(means, settings.means), means.terms),
                  .count = settings.allowance.days.value,
                  .limit = settings.allowance.moves};
    desk.rule(std::move(ruling));
    return std::nullopt;
}

Refused on(Desk& desk, const Appoint& appoint) {
    const Settings& settings = desk.state().settings;
    if (appoint.arbiter.empty() && appoint.headman.empty()) {
        return refusal("officials_missing", desk.rules().offices.organiser);
    }
    desk.put(Appointed{appoint.arbiter.empty() ? settings.arbiter : appoint.arbiter,
                       appoint.headman.empty() ? settings.headman : appoint.headman});
    desk.rule("appointed", std::nullopt, desk.rules().offices.organiser);
    return std::nullopt;
}

Refused on(Desk& desk, const Enter& enter) {
    const std::string& name = enter.person.name;
    if (name.empty() || is_office(name)) {
        return refusal("no_name", {}, {{"name", name}});
    }
    if (find_player(desk.state(), name) != nullptr) {
        return refusal("entered_already", {}, {{"name", name}});
    }
    if (desk.state().players.size() >= players_max) {
        return refusal("too_many", {});
    }
    const auto barred = std::ranges::find_if(desk.state().barred, [&](const Barred& one) {
        return one.name == name && one.until >= desk.state().settings.first;
    });
    if (barred != desk.state().barred.end()) {
        return refusal("barred", desk.rules().offices.ban,
                       {{"name", name}, {"day", write_day(barred->until)}});
    }
    desk.put(Entered{enter.person});
    return std::nullopt;
}

Refused on(Desk& desk, const Bar& bar) {
    if (bar.name.empty() || find_player(desk.state(), bar.name) != nullptr) {
        return refusal("entered_already", desk.rules().offices.ban, {{"name", bar.name}});
    }
    desk.put(Barred{bar.name, bar.until});
    return std::nullopt;
}

Refused on(Desk& desk, const Start& start) {
    if (desk.state().players.size() < 2) {
        return refusal("too_few", {});
    }
    desk.put(Started{desk.on()});
    pair_everybody(desk, numbers(desk, start.seed));
    desk.rule({.decision = "start_list",
               .articles = listed(desk.rules().thinking.first),
               .count = static_cast<std::int32_t>(desk.state().games.size()),
               .day = desk.state().settings.first});
    return std::nullopt;
}

} // namespace kodeks::correspondence::tourney
