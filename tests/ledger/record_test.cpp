#include "ledger/record.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::ledger {

namespace {

Envelope envelope(std::uint32_t sequence, std::string command, bool more = false) {
    return {"event", sequence, UnixTime{1'777'626'000'000}, "arbiter", std::move(command), more};
}

std::string ledger_of(const std::vector<Envelope>& envelopes) {
    std::string text = header_line() + "\n";
    for (const Envelope& one : envelopes) {
        text += write_record(one, R"({"type":"fact"})") + "\n";
    }
    return text;
}

// What went wrong, with its place; or how many records there are.
std::string read(const std::string& text) {
    const auto records = read_records({text, "event.jsonl"});
    return records ? fmt::format("{} records{}", records->all.size(),
                                 records->cut_off ? ", cut off" : "")
                   : fmt::format("{}:{} {}", records.error().place.line,
                                 records.error().place.column, records.error().message.key);
}

TEST(Record, StandsOnOneLineAndComesBack) {
    const Envelope one = envelope(1, "c1");
    const std::string text = ledger_of({one});
    EXPECT_EQ(text, "{\"kodeks-ledger\":1}\n"
                    "{\"stream\":\"event\",\"seq\":1,\"time\":\"2026-05-01T09:00:00.000Z\","
                    "\"by\":\"arbiter\",\"command\":\"c1\",\"event\":{\"type\":\"fact\"}}\n");
    const auto records = read_records({text, "event.jsonl"});
    ASSERT_TRUE(records.has_value());
    EXPECT_EQ(records->all[0].envelope, one);
    EXPECT_EQ(records->all[0].event.find("type")->text, "fact");
    EXPECT_EQ(records->sound_bytes, text.size());
}

// The power may fail after any byte: complete commands stay, the rest was never acknowledged.
TEST(Record, WhateverIsCutOffLeavesWholeCommands) {
    const std::string text = ledger_of(
        {envelope(1, "c1"), envelope(2, "c2", true), envelope(3, "c2"), envelope(4, "c3")});
    const std::size_t header = header_line().size() + 1;
    for (std::size_t size = header; size <= text.size(); ++size) {
        const auto records = read_records({std::string_view(text).substr(0, size), "cut"});
        ASSERT_TRUE(records.has_value()) << size;
        const std::size_t count = records->all.size();
        EXPECT_TRUE(count == 0 || count == 1 || count == 3 || count == 4) << size;
        EXPECT_EQ(records->cut_off, records->sound_bytes != size) << size;
        EXPECT_LE(records->sound_bytes, size);
        const auto again = read_records({text.substr(0, records->sound_bytes), "again"});
        EXPECT_EQ(again->all.size(), count);
        EXPECT_FALSE(again->cut_off);
    }
}

TEST(Record, WhatIsWrongInTheMiddleHasItsPlace) {
    EXPECT_EQ(read(""), "1:1 ledger.none");
    EXPECT_EQ(read("{\"kodeks-event\":1}\n"), "1:1 ledger.none");
    EXPECT_EQ(read("{\"kodeks-ledger\":2}\n"), "1:18 ledger.version");
    EXPECT_EQ(read(ledger_of({envelope(1, "a"), envelope(3, "b")})), "3:25 ledger.gap");
    EXPECT_EQ(read(ledger_of({envelope(1, "a", true), envelope(2, "b")})),
              "3:86 ledger.command_cut");
    EXPECT_EQ(read(ledger_of({envelope(1, "a")}) + "{}\n" + "\n"), "3:1 script.key_missing");
    EXPECT_EQ(read("{\"kodeks-ledger\":1}\n\xff\n"), "2:1 base.unreadable_utf8");
}

TEST(Record, StreamsHaveTheirOwnNumbers) {
    std::vector<Envelope> all = {envelope(1, "a"), envelope(1, "b"), envelope(2, "c")};
    all[1].stream = "game 1.1.1.1";
    EXPECT_EQ(read(ledger_of(all)), "3 records");
}

TEST(UnixTime, IsReadAndWrittenToTheMillisecond) {
    EXPECT_EQ(write_unix_time({0}), "1970-01-01T00:00:00.000Z");
    EXPECT_EQ(write_unix_time({951'782'400'001}), "2000-02-29T00:00:00.001Z");
    EXPECT_EQ(read_unix_time("2000-02-29T00:00:00.001Z"), UnixTime{951'782'400'001});
    EXPECT_EQ(read_unix_time("2000-02-29T00:00:00Z"), UnixTime{951'782'400'000});
    for (const char* text :
         {"", "2001-02-29T00:00:00Z", "2000-02-29 00:00:00Z", "2000-02-29T24:00:00Z",
          "2000-02-29T00:00:00", "2000-02-29T00:00:00.1Z", "1969-12-31T00:00:00Z"}) {
        EXPECT_EQ(read_unix_time(text), std::nullopt) << text;
    }
}

} // namespace

} // namespace kodeks::ledger
