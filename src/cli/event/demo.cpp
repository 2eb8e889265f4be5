#include "cli/event/demo.hpp"

#include "base/check.hpp"
#include "rulebook/tournament_rules.hpp"
#include "tournament/desk/dutch_round.hpp"
#include "tournament/desk/plan.hpp"
#include "tournament/lots/urn.hpp"
#include "tournament/pairing/system.hpp"
#include "tournament/tables/fide_standings.hpp"
#include "tournament/tournament.hpp"

#include <algorithm>
#include <span>

#include <fmt/format.h>

namespace kodeks::cli {

namespace {

using namespace tournament;

constexpr std::string_view family_names[] = {
    "Бондаренко", "Василенко", "Гончар",   "Дяченко", "Єрмак",   "Жук",
    "Зінченко",   "Іваненко",  "Кравець",  "Лисенко", "Мельник", "Нечай",
    "Олійник",    "Приходько", "Рудь",     "Савчук",  "Ткач",    "Устименко",
    "Федорук",    "Хоменко",   "Цимбалюк", "Чорний",  "Шевчук",  "Щербак",
};
constexpr std::string_view first_names[] = {"Анна", "Богдан", "Віра", "Гліб", "Дарина", "Захар"};

using TieBreakList = std::span<const rulebook::ListedTieBreak>;

std::string demo_name(std::uint32_t index) {
    const std::size_t family = index % std::size(family_names);
    const std::size_t first = (index / std::size(family_names) + index) % std::size(first_names);
    return fmt::format("{} {}", family_names[family], first_names[first]);
}

class Player {
public:
    Player(const DemoKind& kind, std::string seed) : kind_(kind), urn_(std::move(seed)) {}

    std::vector<Event> run(std::uint32_t players) {
        create();
        enter(players);
        go(DrawLots{1, urn_.seed(), ""});
        while (decided(tournament::Pair{}).accepted()) {
            go(tournament::Pair{});
            play_round();
        }
        return std::move(events_);
    }

private:
    Decision decided(const tournament::Command& command) const {
        return decide(state_, command, world_for(kind_.rulebook));
    }

    void go(const tournament::Command& command) {
        const Decision decision = decided(command);
        KODEKS_ASSERT(decision.accepted());
        for (const Event& event : decision.events()) {
            apply(state_, event);
            events_.push_back(event);
        }
    }

    void create() {
        const auto* rules = rulebook::find_tournament_rules(kind_.rulebook);
        EventSettings settings;
        settings.name = kind_.name;
        settings.edition = kind_.rulebook;
        settings.year = 2026;
        settings.scale = rules->scale;
        settings.character = kind_.stage.boards > 0 ? Character::team : Character::individual;
        go(Create{settings});
        go(AddStage{kind_.stage});
    }

    void enter(std::uint32_t players) {
        for (std::uint32_t i = 0; i < players; ++i) {
            Enter enter;
            enter.person.name = demo_name(i);
            enter.person.club = i % 2 == 0 ? "Дамка" : "Тур";
            const auto weaker = static_cast<std::int32_t>(17 * i);
            enter.person.ratings = {{"", std::max(2300 - weaker, 1000)}};
            if (kind_.stage.boards > 0) {
                enter.person = {};
                enter.person.name = fmt::format("Команда {}", i + 1);
                enter.is_team = true;
            }
            go(enter);
            const EntryId team = state_.entries.back().id;
            for (std::uint32_t board = 1; board <= kind_.stage.boards; ++board) {
                Enter member;
                member.person.name = demo_name(i * kind_.stage.boards + board);
                member.team = team;
                member.board = board;
                go(member);
            }
        }
    }

    Outcome drawn_outcome(const std::string& name) {
        const std::uint32_t lot = urn_.choose(name, 20);
        if (lot == 19) {
            return black_absent;
        }
        return lot < 9 ? white_wins : lot < 14 ? game_drawn : black_wins;
    }

    void play_round() {
        const auto round = static_cast<RoundNumber>(state_.stages[0].rounds.size());
        const auto pairings = state_.stages[0].rounds.back().pairings;
        for (std::uint32_t table = 1; table <= pairings.size(); ++table) {
            const auto games = static_cast<std::uint32_t>(pairings[table - 1].games.size());
            for (std::uint32_t game = 1; game <= games; ++game) {
                const std::string name = fmt::format("demo.r{}.t{}.g{}", round, table, game);
                const tournament::Command record =
                    RecordResult{{1, round, table, game}, drawn_outcome(name), ""};
                if (decided(record).accepted()) {
                    go(record);
                }
            }
            const tournament::Command level = DecideLevel{1, round, table, no_entry, "lot"};
            if (games > 0 && decided(level).accepted()) {
                go(level);
            }
        }
    }

    const DemoKind& kind_;
    lots::Urn urn_;
    State state_;
    std::vector<Event> events_;
};

} // namespace

std::vector<DemoKind> demo_kinds() {
    const auto all = rulebook::all_tournament_rules();
    // The first book with tie-breaks of its own for players and for teams; FIDE's system in the
    // first of all.
    const auto has_own = [](TieBreakList list) {
        return !list.empty() && !is_fide_tie_break(list.front().code);
    };
    std::string book;
    for (const auto* rules : all) {
        if (book.empty() && std::ranges::all_of(rules->tie_breaks, has_own)) {
            book = rules->edition;
        }
    }
    std::vector<DemoKind> kinds;
    StageSettings stage;
    kinds.push_back({"round-robin", book, stage, 6});
    stage.cycles = 2;
    kinds.push_back({"double-round-robin", book, stage, 4});
    stage = {};
    stage.system = System::swiss;
    stage.rounds = 5;
    for (const auto& system : pairing::swiss_systems()) {
        stage.swiss = system.name;
        kinds.push_back({"swiss-" + std::string(system.name), book, stage, 9});
    }
    stage.swiss = dutch_system;
    kinds.push_back({"swiss-dutch", std::string(all.front()->edition), stage, 9});
    stage = {};
    stage.system = System::knockout;
    kinds.push_back({"knockout", book, stage, 6});
    stage.all_places = true;
    kinds.push_back({"knockout-all-places", book, stage, 6});
    stage = {};
    stage.system = System::scheveningen;
    kinds.push_back({"scheveningen", book, stage, 6});
    stage = {};
    stage.system = System::match;
    stage.rounds = 6;
    kinds.push_back({"match", book, stage, 2});
    stage = {};
    stage.boards = 4;
    kinds.push_back({"team-round-robin", book, stage, 4});
    stage.system = System::swiss;
    stage.swiss = pairing::swiss_systems().front().name;
    stage.rounds = 3;
    kinds.push_back({"team-swiss", book, stage, 6});
    return kinds;
}

std::vector<Event> played_demo(const DemoKind& kind, const std::string& seed,
                               std::uint32_t players) {
    return Player(kind, seed).run(players);
}

} // namespace kodeks::cli
