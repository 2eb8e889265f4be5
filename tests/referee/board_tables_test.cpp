// The tables of a rulebook that a game may never touch, asked row by row through the referee: what
// may be told or done, what a breach costs the first, second and third time, what may be asked for.
// The whole answers stand in tests/golden/board and were read against the articles.
#include "referee/table.hpp"
#include "referee/words/words.hpp"
#include "rulebook/edition.hpp"
#include "support/source_tree.hpp"

#include <set>

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::referee {

namespace {

using test::Table;

struct Need {
    std::string_view name;
    Needs needs;
};

const Need kinds_of_need[] = {{"no need", {}},
                              {"does not see", {.blind = true}},
                              {"has an assistant", {.assistant = true}},
                              {"does not hear", {.hearing = true}}};

Table table_of(const rulebook::Edition& edition, const Needs& needs = {},
               Milliseconds time = minutes(90)) {
    Table table(edition.name, edition.game->variants.front(), {.control = clock::whole_game(time)});
    table.need(needs, needs);
    table.begin();
    return table;
}

// What the book says to a player who is to move, and to one who is not.
std::string on_act(const rulebook::Edition& edition, const Need& need, rulebook::Act act) {
    Table table = table_of(edition, need.needs);
    const std::string own = table.act(Actor::arbiter, Consult{act, games::Side::white});
    std::string other = table.act(Actor::arbiter, Consult{act, games::Side::black});
    const auto side = other.find("black");
    if (side != std::string::npos) {
        other.replace(side, 5, "white");
    }
    return own == other ? own : fmt::format("on his turn {}; otherwise {}", own, other);
}

std::string acts_of(const rulebook::Edition& edition) {
    std::string out;
    for (std::size_t i = 0; i < ledger::count_of<rulebook::Act>(); ++i) {
        const auto act = static_cast<rulebook::Act>(i);
        out += fmt::format("{}\n", ledger::word(act));
        for (const Need& need : kinds_of_need) {
            out += fmt::format("    {}: {}\n", need.name, on_act(edition, need, act));
        }
    }
    return out;
}

// How often it has happened is told in the answer and does not make it another one.
std::string uncounted(std::string text, int count) {
    const std::string told = fmt::format(" {} [", count);
    const auto at = text.find(told);
    return at == std::string::npos ? text : text.replace(at, told.size(), " [");
}

// The same breach again and again until an answer repeats itself or the game is over.
std::string breaches_of(const rulebook::Edition& edition, const rulebook::Offence& offence,
                        Milliseconds time) {
    constexpr int most = 4;
    Table table = table_of(edition, {}, time);
    std::string out;
    std::string before;
    for (int count = 1; count <= most && !table.state().over(); ++count) {
        const std::string said =
            table.act(Actor::chief_arbiter, Report{std::string(offence.name), games::Side::white});
        if (uncounted(said, count) == before) {
            return out + "        and so on\n";
        }
        out += fmt::format("        {}\n", said);
        before = uncounted(said, count);
        if (table.state().question) {
            table.act(Actor::chief_arbiter, Decide{.option = 1, .time = minutes(1), .halves = 1});
        }
    }
    return out;
}

std::string offences_of(const rulebook::Edition& edition) {
    std::string out;
    for (const rulebook::Offence& offence : edition.game->offences) {
        out += fmt::format("{}\n", offence.name);
        const std::string slow = breaches_of(edition, offence, minutes(90));
        const std::string quick = breaches_of(edition, offence, minutes(5));
        out += slow == quick ? "    in every game\n" + slow
                             : "    in a long game\n" + slow + "    in blitz\n" + quick;
    }
    return out;
}

// Each option of the question that a breach brings, decided.
std::string choices_of(const rulebook::Edition& edition) {
    std::string out;
    std::set<std::string> asked;
    for (const rulebook::Offence& offence : edition.game->offences) {
        const Report report{std::string(offence.name), games::Side::white};
        const std::string question = table_of(edition).act(Actor::chief_arbiter, report);
        if (question.find("asked: ") == std::string::npos ||
            !asked.insert(question.substr(question.find("asked: "))).second) {
            continue;
        }
        out += fmt::format("{}: {}\n", offence.name, question);
        for (std::int32_t option = 1;; ++option) {
            Table table = table_of(edition);
            table.act(Actor::chief_arbiter, report);
            if (!table.state().question ||
                option > static_cast<std::int32_t>(table.state().question->options.size())) {
                break;
            }
            const Decide decided{.option = option, .time = minutes(1), .halves = 1};
            const std::string by_arbiter = table.act(Actor::arbiter, decided);
            out += fmt::format("    arbiter: {}\n", by_arbiter);
            if (by_arbiter.starts_with("refused")) {
                out += fmt::format("    chief arbiter: {}\n",
                                   table.act(Actor::chief_arbiter, decided));
            }
        }
    }
    return out;
}

std::string asked_by(Table& table, Actor by, std::string_view request) {
    std::string out;
    std::string before;
    constexpr int most = 7;
    for (int count = 1; count <= most && !table.state().over(); ++count) {
        const std::string said = table.act(by, Request{std::string(request)});
        if (said == before) {
            return out + "; and so on";
        }
        out += (out.empty() ? "" : "; ") + said;
        before = said;
        if (table.state().question) {
            return out;
        }
    }
    return out;
}

std::string requests_of(const rulebook::Edition& edition) {
    std::string out;
    std::set<std::string_view> names;
    for (const rulebook::Requestable& request : edition.game->requests) {
        if (!names.insert(request.name).second) {
            continue;
        }
        out += fmt::format("{}\n", request.name);
        for (const Milliseconds time : {minutes(90), minutes(15), minutes(5)}) {
            for (const Actor by : {Actor::white, Actor::black, Actor::white_assistant}) {
                Table table(edition.name, edition.game->variants.front(),
                            {.control = clock::whole_game(time)});
                table.need({.blind = true, .assistant = true}, {});
                table.begin();
                out += fmt::format("    {} min, {}: {}\n", time.value / minutes(1).value, word(by),
                                   asked_by(table, by, request.name));
            }
        }
    }
    return out;
}

class BoardTables : public testing::TestWithParam<const rulebook::Edition*> {
protected:
    static void compare(std::string_view table, const std::string& text) {
        test::expect_golden(fmt::format("board/{}-{}.txt", GetParam()->name, table), text);
    }
};

TEST_P(BoardTables, WhatMayBeToldAndDone) {
    compare("acts", acts_of(*GetParam()));
}

TEST_P(BoardTables, WhatABreachCosts) {
    compare("offences", offences_of(*GetParam()));
}

TEST_P(BoardTables, WhatAnArbiterMayChoose) {
    compare("choices", choices_of(*GetParam()));
}

TEST_P(BoardTables, WhatMayBeAskedFor) {
    compare("requests", requests_of(*GetParam()));
}

INSTANTIATE_TEST_SUITE_P(All, BoardTables,
                         testing::ValuesIn(rulebook::editions().begin(),
                                           rulebook::editions().end()),
                         [](const auto& of) {
                             std::string name(of.param->name);
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

} // namespace

} // namespace kodeks::referee
