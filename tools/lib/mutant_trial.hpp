// Whether the tests notice a broken rule: each mutant is tried by the tests that cite its articles,
// then by all the others that are quick.
#pragma once

#include "lib/mutants.hpp"

#include <cstdint>
#include <filesystem>
#include <set>

namespace kodeks::tools {

enum class Noticed : std::uint8_t { by_citing, by_others, not_at_all };

std::string_view word(Noticed noticed);

// All quick tests are asked, or only those that cite the articles of a mutant: then what they do
// not notice is not known.
enum class Asked : std::uint8_t { all_quick, only_citing };

// A program of tests that holds all mutants.
struct Trial {
    std::filesystem::path program;
    std::map<std::string, std::set<std::string>> tests; // by article they cite
    std::string quick;                                  // filter that leaves the slow ones out
    int seconds_allowed = 0;                            // then the tests have noticed
    std::vector<std::string> script_folders;            // under tests/data/scripts, one per book
};

// The programs broken_* of a folder. What the tests of each cite and which of them take long is
// read from what the true program left behind.
std::vector<Trial> prepare_trials(const std::filesystem::path& root,
                                  const std::filesystem::path& programs,
                                  const std::filesystem::path& proofs, Asked asked);

bool is_noticed_by_citing(const std::vector<Trial>& trials, const Mutant& mutant);
Noticed try_mutant(const std::vector<Trial>& trials, const Mutant& mutant);

} // namespace kodeks::tools
