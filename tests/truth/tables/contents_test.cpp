// A damaged or foreign file is refused, and the reason is said.
#include "support/table_kit.hpp"
#include "truth/tables/contents.hpp"
#include "truth/tables/table.hpp"

#include <gtest/gtest.h>

namespace kodeks::truth::tables {
namespace {

const Bytes& sound_file() {
    static const Bytes file = test::build("russian", slices_of({2, 2})).file;
    return file;
}

std::string refusal(const Bytes& file, const char* variant = "russian") {
    const Result<Contents> contents = read_contents(test::engine(variant), file, Whole::table);
    return contents ? "" : describe(contents.error(), Language::en);
}

TEST(Contents, AreWhatWasBuilt) {
    const auto contents = read_contents(test::engine("russian"), sound_file(), Whole::table);
    ASSERT_TRUE(contents.has_value());
    ASSERT_EQ(contents->slices.size(), 4U);
    EXPECT_EQ(contents->captures, Captures::left_out);
    EXPECT_EQ(contents->slices[0].slice, (Slice{0, 1, 0, 1}));
    EXPECT_EQ(contents->slices[0].positions, 992U);
    EXPECT_EQ(contents->blocks.size(), 4U);
    EXPECT_EQ(contents->histograms.size(), 4U);
}

TEST(Contents, OfAForeignFileAreRefused) {
    EXPECT_EQ(refusal({}), "this is not a table of Kodeks");
    EXPECT_EQ(refusal(Bytes(5000, std::byte{'x'})), "this is not a table of Kodeks");
    Bytes newer = sound_file();
    newer[8] = std::byte{2};
    EXPECT_EQ(refusal(newer), "the table has version 2; this program reads version 1");
    EXPECT_EQ(refusal(sound_file(), "brazilian"), "the table is for russian, not for brazilian");
    Bytes other_rules = sound_file();
    other_rules[16] ^= std::byte{1};
    EXPECT_EQ(refusal(other_rules),
              "the table for russian was made for other rules; build it again");
}

TEST(Contents, OfAShortenedFileAreRefused) {
    for (std::size_t size = 0; size < sound_file().size(); size += 13) {
        Bytes shorter = sound_file();
        shorter.resize(size);
        EXPECT_NE(refusal(shorter), "") << size;
    }
}

// Whatever byte is changed, the head, the directory or a block says so.
TEST(Contents, DoNotPassWithAnyByteChanged) {
    SerialExecutor executor;
    for (std::size_t i = 0; i < sound_file().size(); ++i) {
        Bytes changed = sound_file();
        changed[i] ^= std::byte{0x40};
        const auto table = Table::open(test::engine("russian"), changed);
        ASSERT_TRUE(!table || !(*table)->preload(executor)) << "byte " << i;
    }
}

TEST(Contents, MustHoldWhatTheirSlicesNeed) {
    SerialExecutor executor;
    const Engine& engine = test::engine("russian");
    const BuildPlan plan{.slices = slices_of({2, 2})};
    test::MemoryStorage storage;
    ASSERT_TRUE(build_table(engine, plan, {executor, &storage}).has_value());
    const Bytes& part = storage.parts.at("russian-1M-1K.part");
    EXPECT_EQ(refusal(part), "the table lacks 1K-1K, which it needs");
    EXPECT_TRUE(read_contents(engine, part, Whole::part).has_value());
}

// A damaged block met while probing makes the table say nothing rather than something wrong.
TEST(Table, SaysNothingOnceABlockIsDamaged) {
    Bytes changed = sound_file();
    changed.back() ^= std::byte{1}; // in the block of man against man
    const auto table = Table::open(test::engine("russian"), changed);
    ASSERT_TRUE(table.has_value());
    Prober prober(**table);
    EXPECT_TRUE(prober.outcome(test::draughts_position("russian", "W:WKa1:BKh2")).has_value());
    EXPECT_FALSE(prober.outcome(test::draughts_position("russian", "W:Wa1:Bh8")).has_value());
    EXPECT_TRUE((*table)->damaged());
}

// A table of which only one block is in memory at a time answers like one that is all there.
TEST(Table, AnswersTheSameWithTheSmallestCache) {
    const Engine& engine = test::engine("russian");
    auto tiny = Table::open(engine, sound_file(), 0);
    auto whole = Table::open(engine, sound_file());
    for (const Slice slice : slices_of({2, 2})) {
        for (std::uint64_t i = 0; i < engine.size(slice); i += 5) {
            const auto position = engine.position_at(*engine.variant, {slice, i});
            ASSERT_EQ(Prober(**tiny).outcome(position), Prober(**whole).outcome(position));
        }
    }
}

} // namespace
} // namespace kodeks::truth::tables
