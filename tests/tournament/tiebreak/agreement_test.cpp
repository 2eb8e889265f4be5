// Whole events with withdrawals, late entries, forfeits and byes: every tie-break and every place
// agrees with the slow computation.
#include "support/article.hpp"
#include "support/effort.hpp"
#include "tournament/desk/plan.hpp"
#include "tournament/play.hpp"
#include "tournament/record/record.hpp"
#include "tournament/tables/settle.hpp"
#include "tournament/tables/standings.hpp"
#include "tournament/tiebreak/slow.hpp"
#include "tournament/tiebreak/terms.hpp"

#include <algorithm>
#include <random>
#include <string>

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::tournament::test {
namespace {

// An event played at random.
class RandomEvent {
public:
    explicit RandomEvent(std::uint64_t seed)
        : random_(seed), play(edition(), below(4) == 0 ? Character::team : Character::individual) {
        StageSettings settings;
        settings.system = below(3) == 0 ? System::round_robin : System::swiss;
        const bool teams = play.state.settings.character == Character::team;
        settings.boards = teams ? 2 + below(3) : 0;
        if (settings.system == System::swiss) {
            settings.swiss = play.state.settings.edition == "ru-code"  ? "current-buchholz"
                             : play.state.settings.edition == "ua2026" ? "median-solkoff"
                                                                       : "start-number";
            settings.rounds = 2 + below(6);
        }
        play.stage(settings);
        for (std::uint32_t left = 3 + below(10); left > 0; --left) {
            enter();
        }
        settings.system == System::swiss ? swiss() : round_robin();
    }

    const Stage& stage() const { return play.state.stages.front(); }

private:
    std::uint32_t below(std::uint32_t limit) {
        return static_cast<std::uint32_t>(random_() % limit);
    }

    std::string edition() {
        const char* const editions[] = {"ru-code", "ua2026", "pmr2018"};
        return editions[below(3)];
    }

    void enter() {
        const auto number = play.state.entries.size() + 1;
        Enter command;
        command.person.name = fmt::format("N{}", number);
        command.is_team = play.state.settings.character == Character::team;
        if (below(5) != 0) {
            command.person.ratings = {{"R", static_cast<std::int32_t>(1000 + below(1500))}};
        }
        play.go(command);
        const EntryId team = play.state.entries.back().id;
        for (std::uint32_t board = 1; board <= stage().settings.boards; ++board) {
            Enter member{.person = {}, .team = team, .board = board};
            member.person.name = fmt::format("N{} {}", number, board);
            play.go(member);
        }
    }

    std::vector<EntryId> present() const {
        std::vector<EntryId> list;
        for (const EntryId entry : stage().members) {
            if (!has_left(stage(), entry)) {
                list.push_back(entry);
            }
        }
        return list;
    }

    void withdraw_somebody() {
        const auto list = present();
        if (list.size() > 2) {
            Withdraw command;
            command.entry = list[below(static_cast<std::uint32_t>(list.size()))];
            if (stage().settings.boards > 0 && play.state.settings.edition == "ru-code") {
                command.treatment = below(2) == 0 ? Treatment::losses : Treatment::annulled;
            }
            play.go(command);
        }
    }

    // Random pairs, so that nothing depends on a pairing system.
    void pair_at_random(RoundNumber number) {
        std::vector<EntryId> list = present();
        RoundPaired paired{1, number, 0, {}, {}};
        std::ranges::shuffle(list, random_);
        while (list.size() > 2 && below(6) == 0) {
            paired.absent.push_back(list.back());
            list.pop_back();
        }
        GameId last = play.state.last_game;
        for (std::size_t i = 0; i < list.size(); i += 2) {
            Pairing pairing{.first = list[i]};
            if (i + 1 < list.size()) {
                pairing.second = list[i + 1];
                pairing.games = open_games(stage());
                pairing.first_game = GameId{last.value + 1};
                last.value += static_cast<std::uint32_t>(pairing.games.size());
            }
            paired.pairings.push_back(pairing);
        }
        EXPECT_FALSE(defect_of(play.state, paired));
        apply(play.state, paired);
    }

    void results() {
        const auto number = static_cast<RoundNumber>(stage().rounds.size());
        const Outcome outcomes[] = {white_wins, game_drawn,   black_wins,   white_wins, game_drawn,
                                    black_wins, black_absent, white_absent, both_absent};
        const auto tables = stage().rounds.back().pairings.size();
        for (std::uint32_t table = 0; table < tables; ++table) {
            const Pairing pairing = stage().rounds.back().pairings[table];
            const bool settled = pairing.second == no_entry || has_left(stage(), pairing.first) ||
                                 has_left(stage(), pairing.second);
            for (std::uint32_t game = 0; !settled && game < pairing.games.size(); ++game) {
                play.go(RecordResult{{1, number, table + 1, game + 1}, outcomes[below(9)], ""});
            }
        }
    }

    void swiss() {
        play.numbers();
        const RoundNumber rounds = stage().settings.rounds;
        for (RoundNumber number = 1; number <= rounds; ++number) {
            pair_at_random(number);
            if (below(6) == 0) {
                withdraw_somebody(); // in the middle of the round
            }
            results();
            if (below(4) == 0) {
                withdraw_somebody();
            }
            if (below(4) == 0 && number < rounds && stage().settings.boards == 0) {
                enter();
            }
        }
    }

    void round_robin() {
        play.numbers();
        const std::size_t rounds = (stage().members.size() + 1) / 2 * 2 - 1;
        while (stage().rounds.size() < rounds) {
            play.pair();
            results();
            if (below(5) == 0) {
                withdraw_somebody();
            }
        }
    }

    std::mt19937_64 random_;

public:
    Play play;
};

bool is_for(std::string_view code, bool teams, bool swiss) {
    const bool of_teams = code == "match-points" || code == "game-points" ||
                          code == "matches-won" || code == "board-places" ||
                          code == "board-results" || code == "sonneborn-berger-teams";
    const bool inside = code == "direct-game" || code == "direct-encounter" ||
                        code == "mutual-games" || code == "results-by-place";
    return !inside && (teams || !of_teams) && (!swiss || !code.ends_with("koya"));
}

std::string text_of(const std::vector<Exact>& steps) {
    std::string text;
    for (const Exact& step : steps) {
        text += fmt::format("{}/{} ", step.numerator(), step.denominator());
    }
    return text;
}

std::string text_of(const tiebreak::Value& value) {
    std::string text;
    for (std::size_t i = 0; i < value.size(); ++i) {
        text += fmt::format("{}/{} ", value[i].numerator(), value[i].denominator());
    }
    return text;
}

void compare_values(const RandomEvent& event, const Slow& slow, std::size_t& compared) {
    const State& state = event.play.state;
    const Settled settled = settle(state, event.stage());
    const tiebreak::Adjusted adjusted(settled.table);
    tiebreak::Valuer valuer(settled.table, adjusted);
    const bool teams = event.stage().settings.boards > 0;
    for (const auto& known : rulebook::find_tournament_rules(state.settings.edition)->known) {
        for (const EntryId entry : event.stage().members) {
            if (!is_for(known.code, teams, settled.table.swiss) || !slow.counts(entry)) {
                continue;
            }
            const auto value = valuer.of(*tiebreak::find(known.code), settled.rows.at(entry));
            ASSERT_EQ(text_of(value), text_of(slow.value(known.code, entry)))
                << known.code << " of " << name_of(state, entry);
            ++compared;
        }
    }
}

// The places with the list of the stage.
void compare_places(const RandomEvent& event, const Slow& slow) {
    std::vector<std::vector<std::uint32_t>> expected;
    for (const auto& group : slow.order(event.stage().settings.tie_breaks)) {
        expected.emplace_back();
        for (const EntryId entry : group) {
            expected.back().push_back(entry.value);
        }
        std::ranges::sort(expected.back());
    }
    std::vector<std::vector<std::uint32_t>> found;
    std::uint32_t place = 0;
    for (const StandingLine& line : standings(event.play.state, event.stage()).lines) {
        if (line.first_place != place) {
            found.emplace_back();
        }
        place = line.first_place;
        found.back().push_back(line.entry.value);
    }
    for (auto& group : found) {
        std::ranges::sort(group);
    }
    ASSERT_EQ(found, expected);
}

TEST(TieBreakAgreement, AThousandEventsAgreeWithTheSlowComputation) {
    ARTICLE("RU:3.16.11#1", "RU:3.16.11#2", "UA:V.12.5", "PMR:264a", "PMR:264b");
    std::size_t compared = 0;
    std::size_t left = 0;
    for (std::uint64_t seed = 1; seed <= (kodeks::test::slow_build ? 100U : 1000U); ++seed) {
        const RandomEvent event(seed);
        const Slow slow(event.play.state, event.stage());
        compare_values(event, slow, compared);
        compare_places(event, slow);
        left += event.stage().left.size();
        if (::testing::Test::HasFailure()) {
            FAIL() << "seed " << seed << ", " << event.play.state.settings.edition;
        }
    }
    EXPECT_GT(compared, kodeks::test::slow_build ? 5'000U : 50'000U);
    EXPECT_GT(left, kodeks::test::slow_build ? 100U : 1'000U);
}

} // namespace
} // namespace kodeks::tournament::test
