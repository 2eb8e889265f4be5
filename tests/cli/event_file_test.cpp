// Event files: what is written can be read, and nothing read can do harm.
#include "cli/event/demo.hpp"
#include "cli/event/file.hpp"
#include "support/source_tree.hpp"
#include "tournament/audit.hpp"
#include "tournament/command.hpp"

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

TEST(EventFile, WhatIsWrittenIsRead) {
    for (const DemoKind& kind : demo_kinds()) {
        const auto events = played_demo(kind, "seed", kind.players);
        const auto file = event_from_text("x.json", to_text(events));
        ASSERT_TRUE(file) << kind.name << " " << describe(file.error(), Language::en);
        EXPECT_EQ(file->events, events) << kind.name;
        EXPECT_EQ(file->state, tournament::replay(events)) << kind.name;
    }
}

TEST(EventFile, SaysWhereItIsWrong) {
    EXPECT_EQ(fault_of(""), "x.json:1:1: this is not JSON");
    EXPECT_EQ(fault_of("{\"kodeks-event\": 1,\n  oops"), "x.json:2:3: this is not JSON: «oops»");
    EXPECT_EQ(fault_of("[]"), "x.json:1:1: this is not an event of Kodeks: «[]»");
    EXPECT_EQ(fault_of("{\"kodeks-event\": 2, \"events\": []}").substr(0, 16), "x.json:1:1: the ");
    EXPECT_EQ(fault_of(event_with("{\"type\":\"stage-added\",\"settings\":{\"rounds\":\"x\"}}"))
                  .substr(0, 63),
              "x.json:4:23: the field «settings» has the wrong kind of value"); // two-byte quotes
    EXPECT_EQ(fault_of(event_with("{\"type\":\"dance\"}")),
              "x.json:4:2: there is no fact of this type: «\"type\":\"dance\"}»");
    EXPECT_EQ(fault_of(event_with("{\"type\":\"withdrawn\",\"entry\":3}")),
              "x.json:4:1: There is no stage 1 at this point of the file: "
              "«{\"type\":\"withdrawn\",\"entry\":3}»");
    EXPECT_EQ(fault_of(event_with("{\"type\":\"lots-voided\",\"colour\":3}")),
              "x.json:4:23: the field «colour» is unknown: «\"colour\":3}»");
    EXPECT_EQ(fault_of(event_with("7")).substr(0, 33), "x.json:1:1: a fact needs its type");
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
    const auto decision = tournament::handle(file->state, tournament::Pair{1, 0});
    ASSERT_FALSE(decision);
    EXPECT_EQ(decision.error().message.key, "tournament.audit.round");
    EXPECT_EQ(tournament::audit(file->events).findings.size(), 2U); // the lots and the round
}

TEST(EventFile, EveryCutOfAFileIsRefusedOrRead) {
    const std::string text = to_text(played_demo(demo_kinds().front(), "seed", 4));
    for (std::size_t length = 0; length < text.size() - 1; length += 7) {
        EXPECT_NE(fault_of(text.substr(0, length)), "read");
    }
}

} // namespace
} // namespace kodeks::cli
