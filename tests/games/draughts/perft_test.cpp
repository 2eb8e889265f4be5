// The published and computed perft counts of tests/data/perft.tsv, draughts family, small ones: the
// whole table is run by bench_perft_all. Column `count`: "distinct" and "both" are our counting.
#include "games/draughts/acceptance.hpp"
#include "games/draughts/perft.hpp"
#include "games/variant.hpp"
#include "games/variants/frisian.hpp"
#include "support/setup_text.hpp"
#include "support/source_tree.hpp"

#include <map>
#include <sstream>

#include <gtest/gtest.h>

namespace kodeks::test {
namespace {

using namespace games;

constexpr std::uint64_t largest_count = 200'000;

struct Row {
    std::string variant, fen, depth, nodes, source, count;
};

std::vector<Row> rows() {
    std::istringstream in(read_source("tests/data/perft.tsv"));
    std::vector<Row> result;
    std::string line;
    std::getline(in, line); // the heading
    while (std::getline(in, line)) {
        std::istringstream cells(line);
        Row row;
        for (std::string* cell :
             {&row.variant, &row.fen, &row.depth, &row.nodes, &row.source, &row.count}) {
            std::getline(cells, *cell, '\t');
        }
        if (row.count != "paths" && std::stoull(row.nodes) <= largest_count) {
            result.push_back(row);
        }
    }
    return result;
}

// Our name for a variant of the table.
const std::map<std::string, std::string> names = {
    {"russian", "russian"},
    {"brazilian", "brazilian"},
    {"international", "international"},
    {"frisian+kinglimit", "frisian"},
    {"spantsireti-russian", "spantsireti"},
    {"giveaway-russian", "russian-giveaway"},
    {"giveaway-international", "international-giveaway"},
};

TEST(Perft, TheDraughtsCountsAreReproduced) {
    int checked = 0;
    for (const Row& row : rows()) {
        const auto name = names.find(row.variant);
        if (name == names.end()) {
            continue;
        }
        const Variant& variant = *find_variant(name->second);
        const auto start =
            accept(variant, draughts_setup(variant, row.fen), tolerable_defects()).value();
        EXPECT_EQ(perft(start, std::stoi(row.depth)), std::stoull(row.nodes))
            << row.variant << ' ' << row.fen << " depth " << row.depth;
        ++checked;
    }
    EXPECT_GE(checked, 700);
}

constexpr draughts::Rules without_king_limit() {
    draughts::Rules rules = variants::frisian_rules();
    rules.quiet_king_moves = 0;
    return rules;
}

TEST(Perft, TheFrisianCountsOfOldKnowNoKingLimit) {
    constexpr draughts::Rules rules = without_king_limit();
    const Variant& frisian = *find_variant("frisian");
    int checked = 0;
    for (const Row& row : rows()) {
        if (row.variant == "frisian" && !row.fen.starts_with("W:WK5:BK2")) {
            const auto words = draughts::read_setup<rules>(draughts_setup(frisian, row.fen)).words;
            EXPECT_EQ(draughts::perft<rules>(words, std::stoi(row.depth)), std::stoull(row.nodes))
                << row.fen << " depth " << row.depth;
            ++checked;
        }
    }
    EXPECT_GT(checked, 100);
}

// A variant is a data file: rules that no registered game has (English draughts: men capture
// forward only, kings go one step, free choice). The counts are those that A. Bik published for
// English draughts ("Perft for Checkers").
constexpr draughts::Rules english_rules() {
    return {.king_range = draughts::KingRange::one_step,
            .man_captures = draughts::ManCaptures::forward};
}

TEST(Perft, OtherRulesAreOnlyData) {
    constexpr draughts::Rules rules = english_rules();
    const auto start = draughts::read_setup<rules>(draughts::start_setup<rules>()).words;
    const std::uint64_t counts[] = {7, 49, 302, 1469, 7361, 36768, 179740, 845931};
    for (int depth = 1; depth <= 8; ++depth) {
        EXPECT_EQ(draughts::perft<rules>(start, depth), counts[depth - 1]);
    }
}

} // namespace
} // namespace kodeks::test
