// Laws of every event, whatever is asked of it: random commands, sensible and senseless, in all
// systems and rulebooks.
#include "tournament/audit/audit.hpp"
#include "tournament/lots/record.hpp"
#include "tournament/record/journal.hpp"
#include "tournament/record/record.hpp"
#include "tournament/tables/crosstable.hpp"
#include "tournament/tables/settle.hpp"
#include "tournament/tiebreak/catalogue.hpp"
#include "tournament/tournament.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace kodeks::tournament {
namespace {

// Evenly, whatever the size of the test is: a small number here is not a simple one.
std::uint32_t below(std::uint32_t limit) {
    return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange<std::uint32_t>(0, limit));
}

template <class T>
T one_of(std::initializer_list<T> list) {
    return *rc::gen::elementOf(std::vector<T>(list));
}

// An event and the commands that made it.
class Story {
public:
    Story() {
        edition_ = one_of<std::string>({"ua2026", "ru-code", "pmr2018", "fide2023", "frisian2011"});
        EventSettings settings;
        settings.name = "Laws";
        settings.edition = edition_;
        settings.year = 2026;
        settings.scale = rulebook::find_tournament_rules(edition_)->scale;
        ask(Create{settings});
        ask(AddStage{any_stage()});
        const bool match = state.stages.front().settings.system == System::match;
        for (std::uint32_t entries = match ? 2 : below(24); entries > 0; --entries) {
            enter();
        }
        if (below(4) != 0) {
            draw_lots();
        }
    }

    // False when it was refused. Commands, facts and the state can be written and read back.
    bool ask(const Command& command) {
        const State before = state;
        const Decision decision = decide(state, command, world_for(edition_));
        check_command(command);
        if (decision.refusal() != nullptr) {
            for (const Language language : {Language::en, Language::uk, Language::ru}) {
                const std::string said = render(decision.refusal()->message, language);
                RC_ASSERT(!said.empty() && said.find('{') == std::string::npos);
            }
            RC_ASSERT(state == before);
            return false;
        }
        RC_ASSERT(state == before);
        State from_snapshot = snapshot();
        for (const Event& event : decision.events()) {
            RC_ASSERT(!defect_of(state, event));
            const std::string text = write_event(event);
            const auto read = read_event(*ledger::read_json(text, 0, text.size()));
            RC_ASSERT(read && *read == event);
            tournament::apply(state, event);
            tournament::apply(from_snapshot, *read);
            events.push_back(event);
        }
        RC_ASSERT(from_snapshot == state);
        add(journal, {decision.events()}, stamp);
        return true;
    }

    void step() {
        switch (below(18)) {
        case 0:
        case 1:
        case 2:
            return enter();
        case 3:
            return draw_lots();
        case 4:
        case 5:
        case 16:
            ask(Pair{1, below(8) == 0 ? below(9) : 0, below(8) == 0});
            return;
        case 6:
        case 7:
        case 17:
            return play_round();
        case 8:
            ask(RecordResult{any_game(), any_outcome(), ""});
            return;
        case 9:
            ask(CorrectResult{any_game(), any_outcome(), below(4) == 0 ? "" : "seen wrongly"});
            return;
        default:
            return rare_step();
        }
    }

    static inline const Stamp stamp{*ledger::read_unix_time("2026-05-01T09:00:00Z"), "arbiter"};

    State state;
    std::vector<Event> events;
    Journal journal;

private:
    // The state as it comes back from a record of itself.
    State snapshot() const {
        const std::string text = write_state(state);
        const auto read = read_state(*ledger::read_json(text, 0, text.size()));
        RC_ASSERT(read && *read == state);
        return *read;
    }

    static void check_command(const Command& command) {
        const std::string text = write_command(command);
        const auto read = read_command(*ledger::read_json(text, 0, text.size()));
        RC_ASSERT(read && write_command(*read) == text);
    }

    std::string edition_;

    static StageSettings any_stage() {
        StageSettings stage;
        stage.system = one_of({System::round_robin, System::swiss, System::swiss, System::knockout,
                               System::scheveningen, System::match});
        stage.swiss = one_of<std::string>({"blind-lot", "start-number", "truncated-solkoff",
                                           "current-buchholz", "median-solkoff"});
        stage.rounds = 1 + below(6);
        stage.cycles = 1 + below(2);
        stage.games = below(4) == 0 ? 2 : 1;
        stage.all_places = below(2) == 0;
        if (below(5) == 0 && stage.games == 1) {
            stage.boards = 1 + below(3);
        }
        return stage;
    }

    void enter() {
        const Stage& stage = state.stages.front();
        Enter command;
        command.person.name = fmt::format("Гравець {}", below(14));
        command.person.club = fmt::format("{}", below(3));
        command.person.ratings = {{"", static_cast<std::int32_t>(1500 + below(9) * 50)}};
        command.is_team = stage.settings.boards > 0;
        if (command.is_team && below(3) != 0 && !state.entries.empty()) {
            command.is_team = false;
            command.team = any_entry();
            command.board = below(4);
        }
        ask(command);
    }

    void draw_lots() {
        DrawLots draw{1, fmt::format("seed {}", below(100)), ""};
        if (below(5) == 0) {
            draw.restricted = Trait::club;
        }
        if (!ask(draw) && below(6) == 0) {
            ask(VoidLots{1});
        }
    }

    // Every open game of the last round gets a result that games have.
    void play_round() {
        const auto round = static_cast<RoundNumber>(state.stages.front().rounds.size());
        const std::size_t tables =
            round == 0 ? 0 : state.stages.front().rounds[round - 1].pairings.size();
        for (std::uint32_t table = 1; table <= tables; ++table) {
            for (std::uint32_t game = 1; game <= 3; ++game) {
                const GameRef ref{1, round, table, game};
                const Outcome* now = find_game(state, ref);
                if (now != nullptr && now->status == Status::open) {
                    ask(RecordResult{ref, one_of({white_wins, black_wins, game_drawn}), ""});
                }
            }
        }
    }

    void rare_step() {
        const auto rounds = static_cast<RoundNumber>(state.stages.front().rounds.size());
        switch (below(15)) {
        case 8:
            ask(Return{1, any_entry(), below(4) == 0 ? "" : "well again"});
            return;
        case 9:
            return correct_person();
        case 10:
            ask(DrawOpening{1, below(rounds + 2), below(4), {"c3-d4", "e3-f4"}, ""});
            return;
        case 11:
            return seed_round(rounds + 1);
        case 12:
        case 13:
            return take_back(rounds);
        case 0:
            ask(Withdraw{1, any_entry(), below(3) == 0,
                         one_of({Treatment::by_rulebook, Treatment::losses, Treatment::annulled}),
                         ""});
            return;
        case 1:
            ask(AnnounceAbsence{1, any_entry(), rounds + below(3), ""});
            return;
        case 2:
            return replace();
        case 3:
            ask(ChooseTieBreaks{1, {any_code(), any_code()}});
            return;
        case 4:
            ask(DecideLevel{1, below(rounds + 2), below(4), any_entry(), "lot"});
            return;
        case 5:
            ask(CountTeam{1, below(rounds + 2), any_entry(), below(4)});
            return;
        case 6:
            ask(SetLineUp{1, below(rounds + 2), any_entry(), {any_entry(), any_entry()}, 60});
            return;
        case 7:
            ask(DeclareWrongBoard{any_game(), below(2) == 0, below(2) == 0});
            return;
        default:
            return next_stage();
        }
    }

    void replace() {
        Person person;
        person.name = fmt::format("Заміна {}", below(5));
        ask(Replace{1, any_entry(), person});
    }

    void correct_person() {
        Person person;
        person.name = fmt::format("Гравець {}", below(20));
        ask(CorrectPerson{any_entry(), person, "list"});
    }

    void seed_round(RoundNumber round) {
        const std::string seed = fmt::format("round {}", below(50));
        if (ask(CommitRoundSeed{1, round, lots::commitment_of(seed, "salt")})) {
            ask(Pair{1});
            ask(RevealRoundSeed{1, round, "another", "salt", ""});
        }
        ask(RevealRoundSeed{1, round, seed, "salt", "river"});
    }

    void take_back(RoundNumber rounds) {
        TakeBack back;
        back.fact = static_cast<std::uint32_t>(events.size());
        back.what = one_of({Taken::other, Taken::entry, Taken::round, Taken::result, Taken::absence,
                            Taken::level, Taken::stage, Taken::opening});
        back.stage = 1 + below(2);
        back.round = below(rounds + 2);
        back.entry =
            below(2) == 0 ? any_entry() : EntryId{static_cast<std::uint32_t>(state.entries.size())};
        back.game = any_game();
        back.reason = below(5) == 0 ? "" : "mistyped";
        ask(back);
    }

    void next_stage() {
        StageSettings settings = any_stage();
        settings.from = {1, 1, 2 + below(3), below(2) == 0};
        if (state.stages.size() < 2 && ask(AddStage{settings})) {
            ask(FillStage{2});
            ask(DrawLots{2, "second", ""});
            ask(Pair{2});
        }
    }

    EntryId any_entry() const {
        return EntryId{below(static_cast<std::uint32_t>(state.entries.size()) + 2)};
    }

    GameRef any_game() const {
        const auto rounds = static_cast<RoundNumber>(state.stages.front().rounds.size());
        return {1 + below(2), below(rounds + 2), below(5), 1 + below(2)};
    }

    static Outcome any_outcome() {
        const auto mark = [] {
            return one_of({Mark::win, Mark::draw, Mark::loss, Mark::plus, Mark::minus});
        };
        Outcome outcome = finished(mark(), mark());
        outcome.status = one_of({Status::finished, Status::finished, Status::finished, Status::open,
                                 Status::adjourned, Status::annulled});
        return outcome.status == Status::finished ? outcome : Outcome{.status = outcome.status};
    }

    static std::string any_code() {
        const auto all = tiebreak::catalogue();
        const auto at = below(static_cast<std::uint32_t>(all.size()) + 1);
        return at < all.size() ? std::string(all[at].code) : "nonsense";
    }
};

// What the marks of a game are worth.
Points worth(const State& state, Mark mark) {
    const bool won = mark == Mark::win || mark == Mark::plus;
    return won                  ? state.settings.scale.win
           : mark == Mark::draw ? state.settings.scale.draw
                                : state.settings.scale.loss;
}

// All points of a stage where everybody stayed and a pairing is one game, straight from the games.
Points points_given(const State& state, const Stage& stage) {
    Points sum;
    for (const Round& round : stage.rounds) {
        for (const Pairing& pairing : round.pairings) {
            if (pairing.second == no_entry) {
                const bool swiss = stage.settings.system == System::swiss;
                sum += swiss ? state.settings.scale.win : Points{};
            } else if (const Outcome& game = pairing.games.front();
                       game.status == Status::finished) {
                sum += worth(state, game.white) + worth(state, game.black);
            }
        }
    }
    return sum;
}

void check_scores(const State& state, const Stage& stage) {
    const Settled settled = settle(state, stage);
    Points all;
    Points brought; // games of an earlier stage
    for (std::size_t i = 0; i < settled.table.rows.size(); ++i) {
        const tiebreak::Row& row = settled.table.rows[i];
        Points sum;
        for (const tiebreak::Encounter& encounter : row.encounters) {
            sum += encounter.points;
            brought += encounter.round == 0 ? encounter.points : Points{};
        }
        if (stage.settings.boards == 0 && !row.excluded) {
            RC_ASSERT(row.points == sum);
        }
        all += row.points;
    }
    if (stage.left.empty() && stage.settings.boards == 0 && stage.settings.games == 1) {
        RC_ASSERT(all == brought + points_given(state, stage));
    }
}

void check_places(const State& state, const Stage& stage) {
    const Standings table = standings(state, stage);
    std::uint32_t next = 1;
    for (std::size_t i = 0; i < table.lines.size(); ++i) {
        const StandingLine& line = table.lines[i];
        RC_ASSERT(line.first_place <= i + 1 && i + 1 <= line.last_place);
        const bool shared = i > 0 && line.first_place == table.lines[i - 1].first_place;
        RC_ASSERT(shared || line.first_place == next);
        next = line.last_place + 1;
        if (i > 0 && stage.settings.system != System::knockout) {
            RC_ASSERT(line.points <= table.lines[i - 1].points);
        }
    }
    // A knock-out knows its places only from its rounds.
    if (stage.settings.system != System::knockout) {
        RC_ASSERT(table.lines.size() + table.without_place.size() == stage.members.size());
    }
    static_cast<void>(crosstable(state, stage));
}

RC_GTEST_PROP(EventLaws, HoldForEveryStory, ()) {
    Story story;
    const auto steps = 20 + below(60);
    for (std::uint32_t i = 0; i < steps; ++i) {
        story.step();
    }
    const std::string text = text_of(story.journal);
    RC_LOG(text);
    RC_CLASSIFY(story.state.stages.front().rounds.size() >= 2, "two rounds and more");
    RC_CLASSIFY(story.state.stages.size() >= 2, "two stages");
    RC_CLASSIFY(!story.state.stages.front().left.empty(), "somebody left");
    const auto read = read_journal({text, "story"});
    RC_ASSERT(read);
    RC_ASSERT(read->events == story.events);
    RC_ASSERT(read->state == story.state);
    RC_ASSERT(text_of(*read) == text);
    RC_ASSERT(audit(story.events).findings.empty());
    for (const Stage& stage : story.state.stages) {
        check_scores(story.state, stage);
        check_places(story.state, stage);
    }
}

} // namespace
} // namespace kodeks::tournament
