// Which broken rules the tests notice: the committed record (data/mutation.tsv) and its page
// (docs/mutation.md).
#pragma once

#include "lib/mutants.hpp"

#include <filesystem>

namespace kodeks::tools {

struct BrokenFile {
    std::string path; // from the source root
    bool is_data = false;
    Broken broken;
};

// Everything that is broken: the data of all editions, and the code that decides by it.
std::vector<BrokenFile> break_house(const std::filesystem::path& root);

// How each mutant was noticed, by its key.
using Record = std::map<std::string, std::string>;

// Mutants that do nothing else than what is right, by their keys, with the reason
// (data/mutation-equal.tsv). Throws for one that no longer stands in the source, or has no reason.
std::map<std::string, std::string> equal_mutants(const std::filesystem::path& root,
                                                 const std::vector<BrokenFile>& house);

Record read_record(const std::filesystem::path& root);

// Forgets what no longer stands in the source.
void write_record(const std::filesystem::path& root, Record record);

} // namespace kodeks::tools
