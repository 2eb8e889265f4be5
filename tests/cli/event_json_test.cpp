// --json of every verb of event, draw and pair: one JSON value, the same in every language, and no
// number written as a text.
#include "cli/event_commands.hpp"
#include "cli/registry.hpp"
#include "support/source_tree.hpp"

#include <map>
#include <set>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

namespace json = boost::json;

// A call of every verb that succeeds; EVENT stands for a copy of an event.
const std::map<std::string, std::string>& calls() {
    static const std::map<std::string, std::string> all = {
        {"event new", "event new {folder}/new.json --name Cup --rulebook UA --year 2026"},
        {"event stage", "event stage {club} --system match --rounds 2 --dry-run"},
        {"event enter", "event enter {club} Коваль --rating 2100 --dry-run"},
        {"event entries", "event entries {club}"},
        {"event rename", "event rename {club} Жук --rating 2050 --reason list --dry-run"},
        {"event replace", "event replace {new} Жук Коваль --dry-run"},
        {"event withdraw", "event withdraw {club} Жук --dry-run"},
        {"event return", "event return {left} Bob --reason well --dry-run"},
        {"event absent", "event absent {club} Жук --round 5 --dry-run"},
        {"event forbid", "event forbid {club} Жук Ткач --reason family --dry-run"},
        {"event tiebreaks", "event tiebreaks {club}"},
        {"event lots", "event lots {new} --seed 5 --dry-run"},
        {"event schedule", "event schedule {teams}"},
        {"event pair", "event pair {club} --dry-run"},
        {"event pairings", "event pairings {club}"},
        {"event opening", "event opening {teams} 1 c3-d4 e3-f4 --dry-run"},
        {"event result", "event result {teams} 1.1 2-0 --dry-run"},
        {"event undo", "event undo {club} --reason slip --dry-run"},
        {"event standings", "event standings {club}"},
        {"event crosstable", "event crosstable {club}"},
        {"event explain", "event explain {club} Ткач"},
        {"event check", "event check {club}"},
        {"event lineup", "event lineup {teams} Дамка - - --minutes 60 --dry-run"},
        {"event present", "event present {teams} Дамка --players 2 --dry-run"},
        {"event wrongboard", "event wrongboard {teams} first --table 1 --board 1 --dry-run"},
        {"event decide", "event decide {cup} --table 1 --dry-run"},
        {"event playoff", "event playoff {tied} --dry-run"},
        {"event import", "event import {new} data/events/players.csv --dry-run"},
        {"event export", "event export {club}"},
        {"event game", "event game data/events/friends.json 1 --show"},
        {"event demo", "event demo --system round-robin"},
        {"draw record", "draw record {club}"},
        {"draw verify", "draw verify data/events/club.draw"},
        {"pair next", "pair next --system dutch data/events/mini-b-round-3.trf"},
        {"pair check", "pair check {club}"},
        {"pair generate", "pair generate --players 8 --rounds 3"},
        {"pair standings", "pair standings data/events/mini-a.trf"},
    };
    return all;
}

// Texts that are all digits, where a number was meant. Names, seeds and digests may be anything.
void expect_numbers(const json::value& value, const std::string& path) {
    if (const json::object* const object = value.if_object()) {
        for (const auto& [key, member] : *object) {
            if (key != "parts" && key != "seed" && key != "salt" && key != "options") {
                expect_numbers(member, path + "." + std::string(key));
            }
        }
    } else if (const json::array* const array = value.if_array()) {
        for (const json::value& item : *array) {
            expect_numbers(item, path + "[]");
        }
    } else if (const json::string* const text = value.if_string()) {
        const bool number =
            !text->empty() && text->find_first_not_of("0123456789.½¼") == json::string_view::npos;
        EXPECT_FALSE(number) << path << " is the text " << *text;
    }
}

class JsonOfVerbs : public EventCommands {
protected:
    std::string line_of(std::string line) const {
        for (const char* name : {"club", "new", "left", "teams", "cup", "tied"}) {
            const std::string mark = std::string("{") + name + "}";
            if (const std::size_t at = line.find(mark); at != std::string::npos) {
                line.replace(at, mark.size(), std::string("data/events/") + name + ".json");
            }
        }
        if (const std::size_t at = line.find("{folder}"); at != std::string::npos) {
            line.replace(at, 8, folder_.string());
        }
        return line;
    }
};

// The papers and the office answer with sentences for the reader; their own tests look at them.
bool tells_sentences(const Command& command) {
    static const std::set<std::string> verbs = {
        "event papers",   "event card",    "event regulations", "event credentials",
        "event official", "event duties",  "event committee",   "event sanction",
        "event protest",  "event decision"};
    return verbs.contains(command.name);
}

TEST_F(JsonOfVerbs, EveryVerbIsTypedAndTheSameInEveryLanguage) {
    for (const char* noun : {"event", "draw", "pair"}) {
        for (const Command* const command : commands_of(noun)) {
            if (tells_sentences(*command)) {
                continue;
            }
            const auto found = calls().find(command->name);
            ASSERT_NE(found, calls().end()) << "no call of " << command->name;
            std::string first;
            for (const Language language : {Language::en, Language::uk, Language::ru}) {
                std::filesystem::remove(folder_ / "new.json");
                const Called called =
                    call(line_of(found->second), {.language = language, .json = true});
                EXPECT_EQ(called.exit, Exit::done) << command->name << "\n" << called.talk;
                boost::system::error_code error;
                const json::value value = json::parse(called.out, error);
                ASSERT_FALSE(error) << command->name << "\n" << called.out;
                expect_numbers(value, command->name);
                first = first.empty() ? called.out : first;
                EXPECT_EQ(called.out, first) << command->name;
            }
        }
    }
}

TEST_F(JsonOfVerbs, FractionsAreExact) {
    go("new", "--name Cup --rulebook UA --swiss median-solkoff --rounds 3 --year 2026");
    go("enter", "Ann Bob Cid Dan");
    go("lots", "--seed 5");
    const Called entered = call("event enter " + file_ + " Eve", {.json = true});
    const json::value facts = json::parse(entered.out);
    EXPECT_EQ(json::serialize(facts),
              R"({"facts":[{"fact":8,"type":"entered","stage":1,"entry":{"id":5,)"
              R"("person":{"name":"Eve"}}}]})");
    const Called standings = call("event standings " + file_, {.json = true});
    const json::value table = json::parse(standings.out);
    EXPECT_EQ(table.at("lines").as_array().size(), 5U);
    EXPECT_EQ(table.at("lines").at(0).at("points").as_int64(), 0);
}

} // namespace
} // namespace kodeks::cli
