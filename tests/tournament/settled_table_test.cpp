// What each rulebook settles for an event: how results count, which tie-breaks stand on which
// article, which results can be written, who is of which age, what becomes of leavers. The whole
// answers stand in tests/golden/tournament and were read against the articles.
#include "support/source_tree.hpp"
#include "tournament/desk/age.hpp"
#include "tournament/desk/remarks.hpp"
#include "tournament/play.hpp"
#include "tournament/record/record.hpp"
#include "tournament/state/outcome.hpp"
#include "tournament/tables/standings.hpp"

#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

namespace kodeks::tournament {

namespace {

using rulebook::TournamentRules;

std::string with(const auto& articles) {
    return fmt::format("[{}]", fmt::join(articles, ", "));
}

StageSettings stage_of(System system, std::uint32_t boards, std::uint32_t games = 1) {
    StageSettings settings;
    settings.name = "S";
    settings.system = system;
    settings.swiss = system == System::swiss ? "blind-lot" : "";
    settings.rounds = system == System::swiss || system == System::match ? 5 : 0;
    settings.boards = boards;
    settings.games = games;
    return settings;
}

std::string codes_of(const StageSettings& settings) {
    std::string out;
    for (std::size_t i = 0; i < settings.tie_breaks.size(); ++i) {
        out += fmt::format("    {} [{}]\n", settings.tie_breaks[i], settings.tie_break_articles[i]);
    }
    return out.empty() ? "    none\n" : out;
}

// Each system as it is begun without choosing anything.
std::string stages_of(const TournamentRules& rules) {
    const std::pair<std::string_view, StageSettings> kinds[] = {
        {"round robin", stage_of(System::round_robin, 0)},
        {"Swiss", stage_of(System::swiss, 0)},
        {"knock-out", stage_of(System::knockout, 0)},
        {"match", stage_of(System::match, 0)},
        {"micro-matches of two games", stage_of(System::round_robin, 0, 2)},
        {"round robin of teams", stage_of(System::round_robin, 4)},
        {"Swiss of teams", stage_of(System::swiss, 4)},
        {"knock-out of teams", stage_of(System::knockout, 4)},
    };
    std::string out;
    for (const auto& [name, settings] : kinds) {
        test::Play play(rules.edition,
                        settings.boards > 0 ? Character::team : Character::individual);
        play.stage(settings);
        out += fmt::format("{}\n{}", name, codes_of(play.state.stages.front().settings));
    }
    return out;
}

// Each tie-break that any book knows, chosen alone.
std::string choices_of(const TournamentRules& rules) {
    std::set<std::string> codes;
    for (const TournamentRules* book : rulebook::all_tournament_rules()) {
        for (const auto& listed : book->known) {
            codes.emplace(listed.code);
        }
    }
    std::string out = "chosen alone\n";
    for (const std::string& code : codes) {
        std::vector<std::string> articles;
        for (const auto& [system, boards] :
             {std::pair{System::round_robin, 0U}, std::pair{System::swiss, 0U},
              std::pair{System::round_robin, 4U}, std::pair{System::swiss, 4U}}) {
            test::Play play(rules.edition, boards > 0 ? Character::team : Character::individual);
            StageSettings settings = stage_of(system, boards);
            settings.tie_breaks = {code};
            play.stage(settings);
            articles.push_back(play.state.stages.front().settings.tie_break_articles.front());
        }
        out += fmt::format("    {}: {}\n", code, with(articles));
    }
    return out;
}

std::string points_of(const TournamentRules& rules) {
    const test::Play play(rules.edition);
    std::string out = fmt::format("{}\n", write_event(play.events.front()));
    for (const std::string_view text :
         {"1-0", "2-0", "0-2", "1-1", "=", "0-0", "1/2-0", "3-0", "+:-", "-:+", "-:-", "2-1"}) {
        const auto read = read_outcome(text, rules, play.state.settings.scale);
        out += read ? fmt::format("    {}: {}\n", text, to_text(*read, play.state.settings.scale))
                    : fmt::format("    {}: {} {}\n", text, read.error().message.key,
                                  with(read.error().articles));
    }
    Create other{play.state.settings};
    const std::pair<std::string_view, rulebook::Scale> scales[] = {
        {"3, 1, 0", {whole_points(3), whole_points(1), whole_points(0)}},
        {"1, 1, 0", {whole_points(1), whole_points(1), whole_points(0)}}};
    for (const auto& [name, scale] : scales) {
        other.settings.scale = scale;
        const Decision decision = decide(State{}, other, world_for(rules.edition));
        out += fmt::format("    points {}: {}\n", name,
                           decision.refusal() == nullptr ? "accepted"
                                                         : decision.refusal()->message.key + " " +
                                                               with(decision.refusal()->articles));
    }
    return out;
}

// Groups by age, and what is said to those who are a year too old or too young.
std::string ages_of(const TournamentRules& rules) {
    constexpr std::int32_t year = 2026;
    constexpr std::int32_t oldest = 80;
    std::string out;
    std::string before;
    for (std::int32_t age = 1; age <= oldest; ++age) {
        std::string said;
        for (const rulebook::AgeGroup& group : rules.age_groups) {
            Person person;
            person.name = "A";
            person.birth_year = year - age;
            const auto refused = refused_by_age(rules, group.code, year, person);
            said += refused ? fmt::format("    {}: {} {}\n", group.code, refused->message.key,
                                          with(refused->articles))
                            : fmt::format("    {}: may play\n", group.code);
        }
        said += fmt::format("    at home in {}\n", fmt::join(groups_of_age(rules, age), ", "));
        out += said == before ? "" : fmt::format("from {} years\n{}", age, said);
        before = said;
    }
    return out;
}

// Six play; the fourth leaves after so many rounds. The table of those who stay says the rest.
std::string leaving(const TournamentRules& rules, System system, std::uint32_t after) {
    test::Play play(rules.edition);
    play.stage(stage_of(system, 0));
    play.enter({"A", "B", "C", "D", "E", "F"});
    play.numbers();
    const std::vector<std::string_view> rounds = {"1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5",
                                                  "6-5 1-4 2-3"};
    for (std::uint32_t round = 0; round < after; ++round) {
        play.round(rounds[round]);
        const auto& scale = play.state.settings.scale;
        const std::string won = to_text(scale.win) + "-" + to_text(scale.loss);
        play.results({won, won, "="});
    }
    Withdraw leaves;
    leaves.entry = play.id("D");
    leaves.reason = "ill";
    const std::size_t facts = play.events.size();
    play.go(leaves);
    std::string out;
    for (std::size_t i = facts; i < play.events.size(); ++i) {
        out += fmt::format("    {}\n", write_event(play.events[i]));
    }
    Enter late;
    late.person.name = "Late";
    return out + fmt::format("    {}\n    somebody enters: {}\n", play.table(), play.refusal(late));
}

std::string leavers_of(const TournamentRules& rules) {
    std::string out;
    for (const std::uint32_t after : {1U, 2U, 3U}) {
        out += fmt::format("round robin, leaves after {} of 5 rounds\n{}", after,
                           leaving(rules, System::round_robin, after));
    }
    return out + "Swiss, leaves after 2 rounds\n" + leaving(rules, System::swiss, 2);
}

// A double round robin of four, round after round: some books exchange the last two of the first
// cycle.
std::string schedule_of(const TournamentRules& rules) {
    test::Play play(rules.edition);
    StageSettings settings = stage_of(System::round_robin, 0);
    settings.cycles = 2;
    play.stage(settings);
    play.enter({"A", "B", "C", "D"});
    play.numbers();
    std::string out = "double round robin\n";
    for (RoundNumber round = 1; round <= 6; ++round) {
        play.pair();
        play.results({"=", "="});
        out += fmt::format("    {}\n", play.pairs(round));
    }
    return out;
}

// Numbers are drawn, somebody leaves, and the draw is to be made again.
std::string redraw_of(const TournamentRules& rules) {
    test::Play play(rules.edition);
    play.stage(stage_of(System::round_robin, 0));
    play.enter({"A", "B", "C", "D", "E"});
    DrawLots draw;
    draw.seed = "seed";
    play.go(draw);
    Withdraw leaves;
    leaves.entry = play.id("C");
    leaves.reason = "ill";
    const std::size_t facts = play.events.size();
    play.go(leaves);
    std::string out = "leaves after the draw\n";
    for (std::size_t i = facts; i < play.events.size(); ++i) {
        out += fmt::format("    {}\n", write_event(play.events[i]));
    }
    VoidLots again;
    out += fmt::format("    drawn again without a reason: {}\n", play.refusal(again));
    again.reason = "agreed";
    return out + fmt::format("    with a reason: {}\n", play.refusal(again));
}

// How many of a team of four or five must be there.
std::string presence_of(const TournamentRules& rules) {
    std::string out = "present at the boards\n";
    for (const std::uint32_t boards : {4U, 5U}) {
        for (std::uint32_t present = 0; present <= boards; ++present) {
            test::Play play(rules.edition, Character::team);
            play.stage(stage_of(System::round_robin, boards));
            play.team("Red", {"R1", "R2", "R3", "R4", "R5"}, boards == 4 ? 1 : 0);
            play.team("Sky", {"S1", "S2", "S3", "S4", "S5"}, boards == 4 ? 1 : 0);
            play.numbers();
            play.round("1-2");
            const std::size_t facts = play.events.size();
            play.go(CountTeam{1, 1, play.id("Red"), present});
            const bool lost = play.events.size() > facts + 1;
            out += fmt::format(
                "    {} of {}: {}\n", present, boards,
                lost ? "loses [" + play.events.back().get<ResultRecorded>().note + "]" : "plays");
        }
    }
    return out;
}

std::string advice_of(const TournamentRules& rules) {
    std::string out = "remarks on a Swiss of five rounds\n";
    for (const std::uint32_t players : {6U, 40U, 200U}) {
        test::Play play(rules.edition);
        play.stage(stage_of(System::swiss, 0));
        for (std::uint32_t i = 1; i <= players; ++i) {
            Enter command;
            command.person.name = fmt::format("P{}", i);
            play.go(command);
        }
        std::string said;
        for (const Remark& remark :
             remarks_on(play.state, play.state.stages.front(), world_for(rules.edition))) {
            said += fmt::format(" {} {}", remark.message.key, with(remark.articles));
        }
        out += fmt::format("    {} players:{}\n", players, said.empty() ? " nothing" : said);
    }
    return out;
}

class Settled : public testing::TestWithParam<const TournamentRules*> {
protected:
    static void compare(std::string_view table, const std::string& text) {
        kodeks::test::expect_golden(fmt::format("tournament/{}-{}.txt", GetParam()->edition, table),
                                    text);
    }
};

TEST_P(Settled, TieBreaks) {
    compare("tie-breaks", stages_of(*GetParam()) + choices_of(*GetParam()));
}

TEST_P(Settled, Points) {
    compare("points", points_of(*GetParam()));
}

TEST_P(Settled, Ages) {
    compare("ages", ages_of(*GetParam()));
}

TEST_P(Settled, Rounds) {
    compare("rounds", schedule_of(*GetParam()) + redraw_of(*GetParam()) + presence_of(*GetParam()) +
                          advice_of(*GetParam()));
}

TEST_P(Settled, Leavers) {
    compare("leavers", leavers_of(*GetParam()));
}

INSTANTIATE_TEST_SUITE_P(All, Settled,
                         testing::ValuesIn(rulebook::all_tournament_rules().begin(),
                                           rulebook::all_tournament_rules().end()),
                         [](const auto& of) {
                             std::string name(of.param->edition);
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

} // namespace

} // namespace kodeks::tournament
