// What the tests prove, collected after a full run: article -> tests, the committed record of it
// (data/conformance.tsv) and the page for people (docs/conformance.md).
#pragma once

#include "lib/catalogue.hpp"

#include <map>
#include <set>
#include <string>

namespace kodeks::tools {

struct Proven {
    int passed = 0;
    int failed = 0;
    std::map<std::string, std::set<std::string>> tests; // by article
    // Articles that only echoes of a word typed in stand for: they are named.
    std::map<std::string, std::set<std::string>> naming;
};

// Reads what every test program left in the folder (tests/support/proofs.hpp).
Proven read_proofs(const std::filesystem::path& folder);

// Articles that software cannot decide, each with the reason, from data/undecidable.tsv.
std::map<std::string, std::string> read_undecidable(const std::filesystem::path& root);

std::string conformance_table(const Proven& proven);
std::string conformance_page(const Catalogue& catalogue, const Proven& proven,
                             const std::map<std::string, std::string>& undecidable);

} // namespace kodeks::tools
