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

Record read_record(const std::filesystem::path& root);

// Forgets what no longer stands in the source.
void write_record(const std::filesystem::path& root, const Record& record);

} // namespace kodeks::tools
