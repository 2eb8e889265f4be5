// Reproduces every published or computed perft count of a table (tests/data/perft.tsv) up to a
// number of nodes, through the face of all games.
//
//     bench_perft_all tests/data/perft.tsv 100000000 [variant]
//
// Columns: variant, fen, depth, nodes, source, count. Rows that count routes ("paths") are not our
// counting and are passed over, and so are variants that are not registered.
#include "games/draughts/acceptance.hpp"
#include "games/draughts/perft.hpp"
#include "games/variant.hpp"
#include "games/variants/frisian.hpp"
#include "support/chess_text.hpp"
#include "support/setup_text.hpp"

#include <cstdio>
#include <ctime>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>

namespace {

using namespace kodeks;
using namespace kodeks::games;

struct Row {
    std::string variant, fen, depth, nodes, source, count;
};

std::optional<Row> read_row(std::istream& in) {
    std::string line;
    if (!std::getline(in, line)) {
        return std::nullopt;
    }
    std::stringstream cells(line);
    Row row;
    for (std::string* cell :
         {&row.variant, &row.fen, &row.depth, &row.nodes, &row.source, &row.count}) {
        std::getline(cells, *cell, '\t');
    }
    return row;
}

const Variant* variant_of(const Row& row) {
    if (row.variant == "frisian+kinglimit") {
        return find_variant("frisian");
    }
    if (row.variant == "spantsireti-russian") {
        return find_variant("spantsireti");
    }
    const std::string giveaway = "giveaway-";
    return find_variant(row.variant.starts_with(giveaway)
                            ? row.variant.substr(giveaway.size()) + "-giveaway"
                            : row.variant);
}

constexpr draughts::Rules without_king_limit() {
    draughts::Rules rules = variants::frisian_rules();
    rules.quiet_king_moves = 0;
    return rules;
}

// Nothing when the position is not accepted.
std::optional<std::uint64_t> count_row(const Row& row, const Variant& variant) {
    const int depth = std::stoi(row.depth);
    const Setup setup = variant.family == Family::chess ? test::setup_from_fen(row.fen)
                                                        : test::draughts_setup(variant, row.fen);
    if (row.variant == "frisian") { // these rows know no limit of king moves
        constexpr draughts::Rules rules = without_king_limit();
        return draughts::perft<rules>(draughts::read_setup<rules>(setup).words, depth);
    }
    Accepted accepted = accept(variant, setup, tolerable_defects());
    if (!accepted && row.variant == "chess") { // castling from other squares is chess960
        accepted = accept(*find_variant("chess960"), setup, tolerable_defects());
    }
    if (!accepted) {
        for (const Defect defect : accepted.error().list()) {
            std::printf("refused for %s: ", name_of(defect).data());
        }
        return std::nullopt;
    }
    return perft(*accepted, depth);
}

struct Tally {
    int right = 0;
    int wrong = 0;
    std::uint64_t nodes = 0;
};

void check_row(const Row& row, const Variant& variant, Tally& tally) {
    const std::clock_t begin = std::clock();
    const std::optional<std::uint64_t> counted = count_row(row, variant);
    const std::uint64_t nodes = counted.value_or(0);
    const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    tally.nodes += nodes;
    const bool right = counted && std::to_string(nodes) == row.nodes;
    ++(right ? tally.right : tally.wrong);
    if (!right) {
        std::printf("WRONG %s %s depth %s: %llu, expected %s\n", row.variant.c_str(),
                    row.fen.c_str(), row.depth.c_str(), static_cast<unsigned long long>(nodes),
                    row.nodes.c_str());
    }
    if (seconds > 1.0) {
        std::printf("%s %s depth %s: %s nodes, %.1f s\n", row.variant.c_str(), row.fen.c_str(),
                    row.depth.c_str(), row.nodes.c_str(), seconds);
    }
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        std::puts("usage: bench_perft_all FILE MAX_NODES [VARIANT]");
        return 2;
    }
    std::ifstream in(argv[1]);
    const std::uint64_t max_nodes = std::stoull(argv[2]);
    Tally tally;
    read_row(in); // the heading
    while (const auto row = read_row(in)) {
        const Variant* variant = variant_of(*row);
        const bool wanted = argc < 4 || row->variant == argv[3];
        if (variant != nullptr && wanted && row->count != "paths" &&
            std::stoull(row->nodes) <= max_nodes) {
            check_row(*row, *variant, tally);
        }
    }
    std::printf("%d counts reproduced, %d wrong, %llu nodes\n", tally.right, tally.wrong,
                static_cast<unsigned long long>(tally.nodes));
    return tally.wrong == 0 ? 0 : 1;
}
