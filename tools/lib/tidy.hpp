// The rules of the house that a machine can check (CONTRIBUTING.md says them in prose). `tidy`
// reads the source tree and reports every place that breaks one, with what to do about it.
//
// Sizes are a ratchet: what is over a limit today is listed in tools/ratchet.tsv with its size and
// may shrink but not grow; nothing new gets over.
#pragma once

#include "lib/files.hpp"
#include "lib/rooms.hpp"
#include "lib/source.hpp"

#include <map>
#include <string>
#include <vector>

namespace kodeks::tools {

constexpr int line_columns_max = 100;
constexpr int function_lines_max = 70;
constexpr int file_lines_max = 400;

// Everything the rules look at, in memory, so that tests can build a broken house.
struct Tree {
    std::vector<Source> sources;        // .cpp and .hpp of src, tests, tools, bench, fuzz
    std::vector<Source> texts;          // documents, scripts and data, checked as prose
    std::vector<Room> rooms;            // in the order of CMakeLists.txt
    std::vector<std::string> variants;  // names that only variant files may say
    std::vector<std::string> editions;  // likewise for rulebooks
    std::vector<std::string> articles;  // every known id, sorted
    std::vector<std::string> prefixes;  // of the ids of all books
    std::map<std::string, int> ratchet; // "path" or "path function" -> allowed lines
};

Tree read_tree(const std::filesystem::path& root);

std::vector<Finding> check_sizes(const Tree& tree);
std::vector<Finding> check_rooms(const Tree& tree);
std::vector<Finding> check_purity(const Tree& tree);
std::vector<Finding> check_names(const Tree& tree);
std::vector<Finding> check_leftovers(const Tree& tree);

std::vector<Finding> check_everything(const Tree& tree);

} // namespace kodeks::tools
