// What the Code asks of each genre, row by row: its limits, which second ways of White it tolerates
// (RU:6.1.3#20 to #23, RU:6.2.7.3, RU:6.3.5, RU:6.3.8.5) and on which articles that stands.
#include "rulebook/composition_rules.hpp"
#include "support/article.hpp"

#include <algorithm>
#include <array>

#include <fmt/ranges.h>
#include <gtest/gtest.h>

namespace kodeks::composition {

namespace {

using namespace rulebook;

const CompositionRules& code() {
    return *composition_rules("ru-code");
}

const GenreRule& genre(Genre wanted, std::string_view variant) {
    for (const GenreRule& rule : code().genres) {
        if (rule.genre == wanted && std::ranges::count(rule.variants, variant) > 0) {
            return rule;
        }
    }
    static const GenreRule none{};
    return none;
}

std::string ids(Articles articles) {
    return fmt::format("{}", fmt::join(articles, " "));
}

std::string number(const std::optional<std::int32_t>& value) {
    return value ? std::to_string(*value) : "any";
}

// Each kind of second way that the genre names.
std::string ways(const GenreRule& rule) {
    constexpr std::array names = {"other victims", "other square of a diagonal",
                                  "two steps",     "way to promote",
                                  "transposition", "a move longer",
                                  "delay",         "duality",
                                  "side solution"};
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        for (const SecondWayRule& one : rule.second_ways.rules) {
            if (one.way == static_cast<SecondWay>(i)) {
                text += fmt::format("{}: {} [{}]\n", names[i], one.tolerated ? "yes" : "no",
                                    ids(one.articles));
            }
        }
    }
    const SecondWays& all = rule.second_ways;
    return text + fmt::format("before branching: {}; in a line: {} [{}]\n",
                              all.before_branching ? "yes" : "no", number(all.most_a_line),
                              ids(all.quota));
}

std::string limits(const GenreRule& rule) {
    return fmt::format("{} white {} to {}, black to {} [{}]; lines {}{} [{}]",
                       rule.locks ? "locks," : "wins or draws,", number(rule.least_white),
                       number(rule.most_white), number(rule.most_black), ids(rule.articles),
                       rule.least_lines, rule.all_thematic ? ", all thematic" : "",
                       ids(rule.lines));
}

TEST(GenresOfTheCode, LimitsOfMaterialAndLines) {
    ARTICLE("RU:6.1.3#3", "RU:6.1.3#4", "RU:6.1.3#13", "RU:6.1.3#14", "RU:6.1.3#15", "RU:6.2.5#2",
            "RU:6.2.5#3", "RU:6.2.5#4");
    const std::string problem =
        "wins or draws, white 5 to any, black to any [RU:6.1.3#4]; lines 1 [RU:6.2.5#2]";
    EXPECT_EQ(limits(genre(Genre::problem, "russian")), problem);
    EXPECT_EQ(limits(genre(Genre::problem, "international")), problem);
    const std::string etude =
        "wins or draws, white any to 4, black to 6 [RU:6.1.3#13]; lines 2 [RU:6.2.5#4]";
    EXPECT_EQ(limits(genre(Genre::etude, "russian")), etude);
    EXPECT_EQ(limits(genre(Genre::etude, "international")), etude);
    const std::string zadacha = "locks, white any to any, black to any [RU:6.1.3#15]; lines 2, all "
                                "thematic [RU:6.2.5#3]";
    EXPECT_EQ(limits(genre(Genre::zadacha, "russian")), zadacha);
    EXPECT_EQ(limits(genre(Genre::zadacha, "international")), zadacha);
    EXPECT_EQ(limits(genre(Genre::positional_ending, "russian")),
              "wins or draws, white any to 8, black to 8 [RU:6.1.3#14]; lines 2 [RU:6.2.5#4]");
    EXPECT_TRUE(genre(Genre::positional_ending, "international").variants.empty());
}

// Purity is a matter of beauty in Russian problems: what breaks it is tolerated and named.
TEST(SecondWaysOfTheCode, OfRussianProblems) {
    ARTICLE("RU:6.3.5#1", "RU:6.3.7.5");
    EXPECT_EQ(ways(genre(Genre::problem, "russian")),
              "other victims: yes [RU:6.3.5#1]\n"
              "other square of a diagonal: yes [RU:6.3.5#1 RU:6.3.7.5]\n"
              "two steps: yes [RU:6.3.5#1]\n"
              "transposition: yes [RU:6.3.5#1 RU:6.3.7.5]\n"
              "before branching: yes; in a line: any []\n");
}

// International ones may have the alternative move and the alternative capture, nothing else.
TEST(SecondWaysOfTheCode, OfInternationalProblems) {
    ARTICLE("RU:6.2.7.3#1", "RU:6.2.7.3#2", "RU:6.2.7.3#3", "RU:6.2.7.3#4", "RU:6.3.7.5");
    EXPECT_EQ(ways(genre(Genre::problem, "international")),
              "other victims: yes [RU:6.2.7.3#1 RU:6.2.7.3#3 RU:6.3.7.5]\n"
              "other square of a diagonal: no [RU:6.2.7.3#4]\n"
              "two steps: yes [RU:6.2.7.3#1 RU:6.2.7.3#2 RU:6.3.7.5]\n"
              "transposition: no [RU:6.2.7.3#1]\n"
              "before branching: yes; in a line: any []\n");
}

// One inexactness in a branch, of five kinds, after the lines have branched.
TEST(SecondWaysOfTheCode, OfEtudesAndPositionalEndings) {
    ARTICLE("RU:6.3.8.5", "RU:6.3.8.5#1", "RU:6.3.8.5#2", "RU:6.3.8.5#3", "RU:6.3.8.5#4",
            "RU:6.3.8.5#5", "RU:6.2.5#note");
    const std::string expected = "other square of a diagonal: yes [RU:6.3.8.5 RU:6.3.8.5#3]\n"
                                 "two steps: yes [RU:6.3.8.5 RU:6.3.8.5#1]\n"
                                 "way to promote: yes [RU:6.3.8.5 RU:6.3.8.5#2]\n"
                                 "transposition: yes [RU:6.3.8.5 RU:6.3.8.5#1]\n"
                                 "a move longer: yes [RU:6.3.8.5 RU:6.3.8.5#4]\n"
                                 "delay: yes [RU:6.3.8.5 RU:6.3.8.5#5]\n"
                                 "before branching: no; in a line: 1 [RU:6.3.8.5]\n";
    EXPECT_EQ(ways(genre(Genre::etude, "russian")), expected);
    EXPECT_EQ(ways(genre(Genre::etude, "international")), expected);
    EXPECT_EQ(ways(genre(Genre::positional_ending, "russian")), expected);
}

// Four tolerated deviations; what changes the variations is a side solution.
TEST(SecondWaysOfTheCode, OfZadachi) {
    ARTICLE("RU:6.1.3#20", "RU:6.1.3#21", "RU:6.1.3#22", "RU:6.1.3#23", "RU:6.1.3#26");
    const std::string expected = "other square of a diagonal: yes [RU:6.1.3#21]\n"
                                 "two steps: yes [RU:6.1.3#20]\n"
                                 "transposition: yes [RU:6.1.3#20]\n"
                                 "a move longer: yes [RU:6.1.3#23]\n"
                                 "delay: yes [RU:6.1.3#23]\n"
                                 "duality: yes [RU:6.1.3#22]\n"
                                 "side solution: no [RU:6.1.3#26]\n"
                                 "before branching: yes; in a line: any []\n";
    EXPECT_EQ(ways(genre(Genre::zadacha, "russian")), expected);
    EXPECT_EQ(ways(genre(Genre::zadacha, "international")), expected);
}

std::string extras(const GenreRule& rule) {
    return fmt::format("lone piece [{}]; first move [{}]; economy [{}]; two steps [{}]; last "
                       "capture [{}]; partial {}",
                       ids(rule.lone_piece), ids(rule.first_move), ids(rule.economy),
                       ids(rule.alternatives.move), ids(rule.alternatives.concluding),
                       rule.partial == PartialSolution::by_finals ? "by finals" : "judged");
}

TEST(GenresOfTheCode, WhatEachAsksBesides) {
    ARTICLE("RU:6.2.6#4", "RU:6.2.8.1", "RU:6.2.8.3#1", "RU:6.1.3#30");
    EXPECT_EQ(extras(genre(Genre::problem, "russian")),
              "lone piece []; first move []; economy []; two steps []; last capture []; partial "
              "judged");
    EXPECT_EQ(extras(genre(Genre::problem, "international")),
              "lone piece []; first move []; economy []; two steps [RU:6.2.7.3#1 RU:6.2.7.3#2]; "
              "last capture [RU:6.2.7.3#4]; partial judged");
    const std::string etude = "lone piece [RU:6.2.6#4]; first move []; economy []; two steps []; "
                              "last capture []; partial judged";
    EXPECT_EQ(extras(genre(Genre::etude, "international")), etude);
    EXPECT_EQ(extras(genre(Genre::positional_ending, "russian")), etude);
    EXPECT_EQ(extras(genre(Genre::zadacha, "international")),
              "lone piece []; first move [RU:6.2.8.3#1]; economy [RU:6.2.8.1 RU:6.1.3#30]; two "
              "steps []; last capture []; partial by finals");
}

TEST(GenresOfTheCode, GroupsOfProblems) {
    ARTICLE("RU:6.1.3#5", "RU:6.1.3#6", "RU:6.1.3#7", "RU:6.1.3#8", "RU:6.1.3#9", "RU:6.1.3#10",
            "RU:6.1.3#12");
    std::string text;
    for (const ProblemGroup& group : code().problems.groups) {
        text += fmt::format("{} {}: {} [{}]\n", fmt::join(group.variants, " "), group.name,
                            group.kings ? "kings" : std::to_string(group.most_men),
                            ids(group.articles));
    }
    EXPECT_EQ(text, "russian with-kings: kings [RU:6.1.3#7]\n"
                    "russian miniature: 6 [RU:6.1.3#5]\n"
                    "russian kontsovka: 12 [RU:6.1.3#6]\n"
                    "international with-kings: kings [RU:6.1.3#12]\n"
                    "international miniature: 7 [RU:6.1.3#8]\n"
                    "international medium: 12 [RU:6.1.3#9]\n"
                    "international large: 20 [RU:6.1.3#10]\n");
}

TEST(GenresOfTheCode, WhatProblemsAndZadachiMustKeep) {
    ARTICLE("RU:6.2.7.1", "RU:6.2.7.2", "RU:6.2.7.4", "RU:6.1.3#16", "RU:6.1.3#17", "RU:6.1.3#18",
            "RU:6.2.8.2", "RU:6.2.8.3#2", "RU:6.1.3#24", "RU:6.1.3#25", "RU:6.1.3#27",
            "RU:6.1.3#29", "RU:6.1.3#31", "RU:6.3.9.5");
    const ProblemRules& problems = code().problems;
    EXPECT_EQ(fmt::format("{} [{}] [{}] [{}]", problems.most_behind, ids(problems.balance),
                          ids(problems.final_position), ids(problems.kings)),
              "1 [RU:6.2.7.1] [RU:6.2.7.2] [RU:6.2.7.4]");
    const LockRules& locks = code().locks;
    EXPECT_EQ(fmt::format("{} {} {} {} {} {}", ids(locks.men), ids(locks.kings),
                          ids(locks.miniature), locks.miniature_white, ids(locks.exact),
                          ids(locks.en_prise)),
              "RU:6.1.3#16 RU:6.1.3#17 RU:6.1.3#18 7 RU:6.2.8.2 RU:6.2.8.3#2");
    EXPECT_EQ(fmt::format("{} [{}] [{}] [{}] [{}] [{}] {}", locks.least_finals, ids(locks.finals),
                          ids(locks.same_finals), ids(locks.other_finals), ids(locks.worse_finals),
                          ids(locks.destroyed), locks.en_prise_points),
              "2 [RU:6.1.3#31 RU:6.3.9.5] [RU:6.1.3#22 RU:6.1.3#26] [RU:6.1.3#25 RU:6.1.3#27] "
              "[RU:6.1.3#24 RU:6.1.3#27] [RU:6.1.3#27 RU:6.1.3#29] 2");
}

TEST(GenresOfTheCode, WhatAllCompositionsMustKeep) {
    ARTICLE("RU:6.1.3#1", "RU:6.2.1", "RU:6.1.3#3", "RU:6.2.2", "RU:6.1.3#2", "RU:6.2.3",
            "RU:6.2.4#2", "RU:6.2.4#3", "RU:6.2.5#1", "RU:6.2.6#1", "RU:6.2.6#2", "RU:6.2.6#3",
            "RU:6.1.3#28");
    const CompositionRules& rules = code();
    std::string text;
    for (const Articles& one :
         {rules.kinds, rules.conformity, rules.tasks, rules.legal_diagram, rules.first_move,
          rules.task_met, rules.construction, rules.economy, rules.thematic, rules.only_way,
          rules.full_solution, rules.partial_solution, rules.first_move_dual}) {
        text += ids(one) + "\n";
    }
    EXPECT_EQ(text, "RU:6.1.3#1\nRU:6.2.1\nRU:6.1.3#3\nRU:6.2.2\nRU:6.1.3#2\nRU:6.2.3\nRU:6.2.4#2\n"
                    "RU:6.2.4#3\nRU:6.2.5#1\nRU:6.2.6#1\nRU:6.2.6#2\nRU:6.2.6#3\nRU:6.1.3#28\n");
}

TEST(GenresOfTheCode, SpecialKindsAndPracticalProblems) {
    ARTICLE("RU:6.1.4#1", "RU:6.1.4#2", "RU:6.1.4#3", "RU:6.1.4#4", "RU:6.1.4#5", "RU:6.1.4#6",
            "RU:6.1.4#7", "RU:6.1.4#8", "RU:6.1.4#9", "RU:6.1.3#note", "RU:6.1.3#11", "RU:6.2.7.5",
            "RU:6.2.7.5#note");
    constexpr std::array names = {"black begins", "either begins", "changed task",
                                  "turned",       "two solutions", "giveaway",
                                  "pictorial",    "retro",         "puzzle"};
    std::string text;
    for (const SpecialRule& rule : code().special) {
        text += fmt::format("{} {}\n", names.at(static_cast<std::size_t>(rule.kind)),
                            ids(rule.articles));
    }
    EXPECT_EQ(text, "black begins RU:6.1.4#1\neither begins RU:6.1.4#2\nchanged task RU:6.1.4#3\n"
                    "turned RU:6.1.4#4\ntwo solutions RU:6.1.4#5\ngiveaway RU:6.1.4#6\n"
                    "pictorial RU:6.1.4#7\nretro RU:6.1.4#8\npuzzle RU:6.1.4#9\n");
    EXPECT_EQ(ids(code().special_applies), "RU:6.1.3#note");
    EXPECT_EQ(fmt::format("{}: {}; {}; {}", fmt::join(code().practical_variants, " "),
                          ids(code().practical), ids(code().practical_exempt),
                          ids(code().practical_waives)),
              "international: RU:6.1.3#11 RU:6.2.7.5; RU:6.2.7.5#note; RU:6.2.4#2 RU:6.2.4#3 "
              "RU:6.2.5#1 RU:6.2.5#2 RU:6.2.7.3#1 RU:6.2.7.3#2 RU:6.2.7.3#3 RU:6.2.7.3#4");
}

TEST(GenresOfTheCode, SacrificesPublicationAndPredecessors) {
    ARTICLE("RU:6.3.7.5bis#1", "RU:6.3.7.5bis#1~1", "RU:6.3.7.5bis#2", "RU:6.3.7.5bis#3",
            "RU:6.4.1#1", "RU:6.4.2#1", "RU:6.4.2#3", "RU:6.4.3#1", "RU:6.4.3#2", "RU:6.4.3#3",
            "RU:6.4.3#4", "RU:6.4.3#5", "RU:6.4.3#6", "RU:6.4.3#7");
    const SacrificeRules& given = code().sacrifices;
    EXPECT_EQ(fmt::format("{}: {}, {}, {}, {}", fmt::join(given.variants, " "), ids(given.crude),
                          ids(given.passing), ids(given.economical), ids(given.ideal)),
              "international: RU:6.3.7.5bis#1, RU:6.3.7.5bis#1~1, RU:6.3.7.5bis#2, "
              "RU:6.3.7.5bis#3");
    const PublicationRules& print = code().publication;
    EXPECT_EQ(fmt::format("{} copies {}; {}; {} years {}; {}", print.least_copies,
                          ids(print.existence), ids(print.priority), print.author_years,
                          ids(print.author_right), ids(print.reprint)),
              "50 copies RU:6.4.1#1; RU:6.4.2#1; 5 years RU:6.4.3#7; RU:6.4.2#3");
    EXPECT_EQ(fmt::format("{} {} {} {} {} {}", ids(print.predecessor), ids(print.degrees),
                          ids(print.full), ids(print.reworked), ids(print.improved),
                          ids(print.corrected)),
              "RU:6.4.3#1 RU:6.4.3#2 RU:6.4.3#3 RU:6.4.3#4 RU:6.4.3#5 RU:6.4.3#6");
}

} // namespace

} // namespace kodeks::composition
