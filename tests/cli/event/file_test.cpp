// Event files: what is written can be read, and nothing read can do harm.
#include "cli/event/demo.hpp"
#include "cli/event/file.hpp"
#include "support/source_tree.hpp"
#include "tournament/audit/audit.hpp"
#include "tournament/tournament.hpp"

#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

std::string fault_of(const std::string& text) {
    const auto file = event_from_text("x.json", text);
    return file ? "read" : describe(file.error(), Language::en);
}

std::string event_with(const std::string& facts) {
    return "{\"kodeks-event\": 1,\n\"events\": [\n"
           "{\"type\":\"created\",\"settings\":{\"name\":\"A\",\"rulebook\":\"ua2026\",\"year\":"
           "2026}},\n" +
           facts + "\n]}\n";
}

const tournament::Stamp stamp{*ledger::read_unix_time("2026-05-01T09:00:00Z"), "arbiter"};

TEST(EventFile, WhatIsWrittenIsRead) {
    for (const DemoKind& kind : demo_kinds()) {
        const auto events = played_demo(kind, "seed", kind.players);
        const auto file = event_from_text("x.json", to_text(events, stamp));
        ASSERT_TRUE(file) << kind.name << " " << describe(file.error(), Language::en);
        EXPECT_EQ(file->events, events) << kind.name;
        tournament::State state;
        for (const tournament::Event& event : events) {
            tournament::apply(state, event);
        }
        EXPECT_EQ(file->state, state) << kind.name;
    }
}

// Files of the first form are read for ever: the samples of that time give the events of today.
TEST(EventFile, TheFirstFormIsStillRead) {
    for (const char* name : {"club", "cup", "league", "new", "teams"}) {
        const std::string file = std::string(name) + ".json";
        const auto old = event_from_text(
            file, kodeks::test::read_source("tests/golden/records/old-events/" + file));
        const auto now = event_from_text(file, kodeks::test::read_source("data/events/" + file));
        ASSERT_TRUE(old && now) << file;
        EXPECT_TRUE(old->is_old && !now->is_old) << file;
        EXPECT_EQ(old->events, now->events) << file;
        EXPECT_EQ(old->state, now->state) << file;
    }
}

TEST(EventFile, SaysWhereItIsWrong) {
    EXPECT_EQ(fault_of(""), "x.json:1:1: the text ends too early");
    EXPECT_EQ(fault_of("[]"), "x.json:1:1: this is not an event of Kodeks: «[]»");
    EXPECT_EQ(fault_of("{\"kodeks-event\": 2, \"events\": [1]}"),
              "x.json:1:18: the event was written by a newer Kodeks: «2, \"events\": [1]}»");
    EXPECT_EQ(fault_of(event_with("{\"type\":\"stage-added\",\"settings\":{\"rounds\":\"x\"}}")),
              "x.json:4:44: a whole number is expected here: «\"x\"}}»");
    EXPECT_EQ(
        fault_of(event_with("{\"type\":\"lots-voided\",\"colour\":3}")),
        "x.json:4:23: unknown key «colour»; perhaps: type, stage, reason, round: «\"colour\":3}»");
    EXPECT_EQ(fault_of(event_with("{\"type\":\"withdrawn\",\"entry\":3}")),
              "x.json:4:1: There is no stage 1 at this point of the file: "
              "«{\"type\":\"withdrawn\",\"entry\":3}»");
    EXPECT_EQ(fault_of(event_with("7")), "x.json:4:1: an object in braces is expected here: «7»");
}

TEST(EventFile, HostileFilesAreRefused) {
    const std::string stage = "{\"type\":\"stage-added\"},\n";
    const char* facts[] = {
        "{\"type\":\"created\",\"settings\":{\"name\":\"B\",\"rulebook\":\"ua2026\"}}",
        "{\"type\":\"entered\",\"entry\":{\"id\":7,\"person\":{\"name\":\"X\"}}}",
        "{\"type\":\"entered\",\"entry\":{\"id\":1,\"person\":{\"name\":\"\\u001b[2J\"}}}",
        "{\"type\":\"entered\",\"entry\":{\"id\":-1}}",
        "{\"type\":\"entered\",\"stage\":99999999999999999999,\"entry\":{\"id\":1}}",
        R"({"type":"round-paired","pairings":[{"first":1,"second":1,"games":["open"]}]})",
        "{\"type\":\"round-paired\",\"round\":4}",
        "{\"type\":\"result-recorded\",\"result\":\"win-loss\"}",
        "{\"type\":\"result-recorded\",\"result\":\"win-win-win\"}",
        "{\"type\":\"lots-drawn\",\"numbers\":[5]}",
        "{\"type\":\"stage-filled\",\"stage\":1,\"members\":[1]}",
        "{\"type\":\"stage-added\",\"settings\":{\"games\":4000000000}}",
        "{\"type\":\"stage-added\",\"settings\":{\"system\":\"swiss\",\"swiss\":\"x\"}}",
        "{\"type\":\"stage-added\",\"settings\":{\"from\":{\"stage\":7}}}",
        "{\"type\":\"line-up-set\",\"team\":1}",
        "{\"type\":\"level-decided\",\"winner\":1}",
    };
    for (const char* fact : facts) {
        EXPECT_NE(fault_of(event_with(stage + fact)), "read") << fact;
    }
    EXPECT_NE(fault_of(std::string(100'000, '[')), "read");
    EXPECT_NE(fault_of("{\"kodeks-event\": 1, \"events\": [{}]}"), "read");
    EXPECT_NE(fault_of("\xff\xfe"), "read");
}

// A knock-out whose second round was edited by hand: readable, but nothing can follow from it.
TEST(EventFile, PairsThatDoNotFollowAreAnswered) {
    const std::string text = event_with(
        R"({"type":"stage-added","settings":{"system":"knockout"}},
{"type":"entered","stage":1,"entry":{"id":1,"person":{"name":"A"}}},
{"type":"entered","stage":1,"entry":{"id":2,"person":{"name":"B"}}},
{"type":"entered","stage":1,"entry":{"id":3,"person":{"name":"C"}}},
{"type":"entered","stage":1,"entry":{"id":4,"person":{"name":"D"}}},
{"type":"lots-drawn","stage":1,"seed":"1","numbers":[1,2,3,4]},
{"type":"round-paired","stage":1,"round":1,"pairings":[
{"first":1,"second":2,"games":["loss-win"]},{"first":3,"second":4,"games":["win-loss"]}]})");
    const auto file = event_from_text("x.json", text);
    ASSERT_TRUE(file) << describe(file.error(), Language::en);
    const auto decision =
        decide(file->state, tournament::Pair{1, 0}, tournament::world_for("ua2026"));
    ASSERT_FALSE(decision.accepted());
    EXPECT_EQ(decision.refusal()->message.key, "tournament.audit.round");
    EXPECT_EQ(tournament::audit(file->events).findings.size(), 2U); // the lots and the round
}

// Power fails anywhere: the commands that were whole stay, and the rest may be cut off.
TEST(EventFile, EveryCutKeepsWholeCommands) {
    const auto events = played_demo(demo_kinds().front(), "seed", 4);
    const std::string text = to_text(events, stamp);
    const std::size_t first = text.find('\n', text.find('\n') + 1) + 1; // the event is created
    for (std::size_t length = first; length < text.size(); length += 7) {
        const auto file = event_from_text("x.json", text.substr(0, length));
        ASSERT_TRUE(file) << length;
        EXPECT_LE(file->sound_bytes, length);
        EXPECT_EQ(text[file->sound_bytes - 1], '\n');
        EXPECT_EQ(file->cut_off, file->sound_bytes != length);
        EXPECT_TRUE(std::equal(file->events.begin(), file->events.end(), events.begin()));
    }
    EXPECT_EQ(fault_of(text.substr(0, 20)), "x.json:1:1: this is not an event of Kodeks: "
                                            "«{\"kodeks-ledger\":1}»");
}

} // namespace
} // namespace kodeks::cli
