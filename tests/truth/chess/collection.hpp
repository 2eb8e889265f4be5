// tests/data/winnable.tsv: positions of which it is known whether a side can still mate.
#pragma once

#include "games/side.hpp"

#include <string>
#include <vector>

namespace kodeks::test {

struct KnownVerdict {
    std::string fen;
    games::Side winner = games::Side::white;
    std::string verdict; // "winnable", "unwinnable"
};

std::vector<KnownVerdict> known_verdicts();

} // namespace kodeks::test
