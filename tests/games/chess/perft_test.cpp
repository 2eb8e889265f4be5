// The published node counts of tests/data/perft.tsv for the chess family, up to 200,000 nodes each.
#include "games/variant.hpp"
#include "support/article.hpp"
#include "support/chess_text.hpp"
#include "support/source_tree.hpp"

#include <cstdlib>
#include <sstream>

#include <gtest/gtest.h>

namespace kodeks::test {
namespace {

using namespace games;

struct Row {
    std::string variant;
    std::string fen;
    int depth = 0;
    std::uint64_t nodes = 0;
};

// KODEKS_PERFT_NODES raises the limit: 100000000 is the whole of the proof, some minutes.
std::uint64_t node_limit() {
    const char* text = std::getenv("KODEKS_PERFT_NODES");
    return text != nullptr ? std::strtoull(text, nullptr, 10) : 200000;
}

std::vector<Row> chess_rows() {
    std::istringstream in(read_source("tests/data/perft.tsv"));
    std::vector<Row> rows;
    std::string line;
    while (std::getline(in, line)) {
        std::istringstream fields(line);
        std::string depth;
        std::string nodes;
        Row row;
        std::getline(fields, row.variant, '\t');
        std::getline(fields, row.fen, '\t');
        std::getline(fields, depth, '\t');
        std::getline(fields, nodes, '\t');
        if (row.variant.starts_with("chess")) {
            row.depth = std::atoi(depth.c_str());
            row.nodes = std::strtoull(nodes.c_str(), nullptr, 10);
            rows.push_back(row);
        }
    }
    return rows;
}

// One row of the regular game castles from c1; such a right exists in chess960 alone.
std::string variant_of(const Row& row) {
    const Accepted regular =
        accept(*find_variant(row.variant), setup_from_fen(row.fen), tolerable_defects());
    const bool foreign_castling = !regular && regular.error().has(Defect::bad_castling_right);
    return foreign_castling ? "chess960" : row.variant;
}

TEST(ChessPerft, EveryPublishedCountIsReproduced) {
    const std::vector<Row> rows = chess_rows();
    EXPECT_EQ(rows.size(), 625U);
    for (const Row& row : rows) {
        if (row.nodes <= node_limit()) {
            const Position position = chess_position(variant_of(row), row.fen);
            EXPECT_EQ(perft(position, row.depth), row.nodes) << row.fen << " depth " << row.depth;
        }
    }
}

} // namespace
} // namespace kodeks::test
