#include "truth/chess/collection.hpp"

#include "support/source_tree.hpp"

#include <sstream>

namespace kodeks::test {

std::vector<KnownVerdict> known_verdicts() {
    std::vector<KnownVerdict> known;
    std::istringstream in(read_source("tests/data/winnable.tsv"));
    std::string line;
    std::getline(in, line); // the names of the columns
    while (std::getline(in, line)) {
        std::istringstream fields(line);
        KnownVerdict one;
        std::string side;
        std::getline(fields, one.fen, '\t');
        std::getline(fields, side, '\t');
        std::getline(fields, one.verdict, '\t');
        one.winner = side == "white" ? games::Side::white : games::Side::black;
        known.push_back(one);
    }
    return known;
}

} // namespace kodeks::test
