#include "server/event/sample.hpp"

#include "base/check.hpp"
#include "games/variant.hpp"
#include "referee/rule_set.hpp"
#include "server/event/table_game.hpp"
#include "tournament/lots/urn.hpp"
#include "tournament/pairing/system.hpp"
#include "tournament/tournament.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace kodeks::server {

namespace {

using namespace tournament;

constexpr std::array names = {
    "Бондаренко Анна", "Василенко Богдан", "Гончар Віра",    "Дяченко Гліб",
    "Єрмак Дарина",    "Іваненко Захар",   "Кравець Марина", "Мельник Олег",
};
constexpr RoundNumber rounds = 5;
constexpr RoundNumber played_rounds = 2;
constexpr std::string_view seed = "sample";

// The first book that has tie-breaks for players and for teams, so that its tables say something.
const rulebook::TournamentRules& sample_book() {
    const auto all = rulebook::all_tournament_rules();
    const auto found = std::ranges::find_if(all, [](const rulebook::TournamentRules* rules) {
        return std::ranges::none_of(rules->tie_breaks,
                                    [](const auto& list) { return list.empty(); });
    });
    return found == all.end() ? *all.front() : **found;
}

// A game the book knows, ten minutes and five seconds a move, so that tables can be played.
GameTerms sample_games(EventSettings settings) {
    for (const games::Variant* const variant : games::all_variants()) {
        settings.games = {std::string(variant->name), {{"control", "600+5"}}};
        if (match_on(settings)) {
            return settings.games;
        }
    }
    return {};
}

class Desk {
public:
    void go(const Command& command, const rulebook::TournamentRules& rules) {
        const Decision decision = decide(state_, command, {&rules});
        KODEKS_ASSERT(decision.accepted());
        for (const Event& event : decision.events()) {
            apply(state_, event);
            events_.push_back(event);
        }
    }

    const State& state() const { return state_; }

    std::vector<Event> take() { return std::move(events_); }

private:
    State state_;
    std::vector<Event> events_;
};

void enter_all(Desk& desk, const rulebook::TournamentRules& rules) {
    std::int32_t rating = 2150;
    for (const char* const name : names) {
        Enter enter;
        enter.person.name = name;
        enter.person.ratings = {{"", rating -= 25}};
        desk.go(enter, rules);
    }
}

void play_round(Desk& desk, const rulebook::TournamentRules& rules, lots::Urn& urn) {
    const auto round = static_cast<RoundNumber>(desk.state().stages[0].rounds.size());
    const std::size_t tables = desk.state().stages[0].rounds.back().pairings.size();
    constexpr std::array outcomes = {white_wins, white_wins, game_drawn, black_wins};
    for (std::uint32_t table = 1; table <= tables; ++table) {
        const std::uint32_t lot = urn.choose(fmt::format("sample.r{}.t{}", round, table),
                                             static_cast<std::uint32_t>(outcomes.size()));
        desk.go(RecordResult{{1, round, table, 1}, outcomes[lot], ""}, rules);
    }
}

} // namespace

std::string sample_event(const std::string& name, const Stamp& stamp) {
    const rulebook::TournamentRules& rules = sample_book();
    EventSettings settings;
    settings.name = name;
    settings.edition = rules.edition;
    settings.year = 2026;
    settings.scale = rules.scale;
    settings.games = sample_games(settings);
    StageSettings stage;
    stage.system = System::swiss;
    stage.swiss = pairing::swiss_systems().front().name;
    stage.rounds = rounds;
    Desk desk;
    desk.go(Create{settings}, rules);
    desk.go(AddStage{stage}, rules);
    enter_all(desk, rules);
    desk.go(DrawLots{1, std::string(seed), ""}, rules);
    lots::Urn urn{std::string(seed)};
    for (RoundNumber round = 0; round < played_rounds; ++round) {
        desk.go(Pair{}, rules);
        play_round(desk, rules, urn);
    }
    desk.go(Pair{}, rules);
    tournament::Journal journal;
    journal.events = desk.take();
    convert(journal, stamp);
    return text_of(journal);
}

} // namespace kodeks::server
