// Line, function and file lengths.
#include "lib/tidy.hpp"

#include <fmt/format.h>

namespace kodeks::tools {

namespace {

int columns_of(std::string_view line) {
    int columns = 0;
    for (const char c : line) {
        columns += (static_cast<unsigned char>(c) & 0xC0) != 0x80 ? 1 : 0; // UTF-8 lead bytes
    }
    return columns;
}

int allowed(const Tree& tree, const std::string& key, int limit) {
    const auto entry = tree.ratchet.find(key);
    return entry == tree.ratchet.end() ? limit : std::max(limit, entry->second);
}

void check_lines(const Source& source, std::vector<Finding>& findings) {
    int number = 0;
    for (const std::string_view line : source.lines()) {
        ++number;
        const int columns = columns_of(line);
        if (columns > line_columns_max) {
            findings.push_back({source.path, number,
                                fmt::format("the line has {} columns, the limit is {}; break it",
                                            columns, line_columns_max)});
        }
    }
}

void check_file(const Tree& tree, const Source& source, std::vector<Finding>& findings) {
    const int lines = static_cast<int>(source.lines().size()) - 1;
    const int limit = allowed(tree, source.path, file_lines_max);
    if (lines > limit) {
        findings.push_back({source.path, 0,
                            fmt::format("the file has {} lines, the limit is {}; a file holds one "
                                        "noun, find the second one and move it out",
                                        lines, limit)});
    }
}

void check_functions(const Tree& tree, const Source& source, std::vector<Finding>& findings) {
    for (const Function& function : functions_of(source)) {
        const int limit = allowed(tree, source.path + " " + function.name, function_lines_max);
        if (function.length > limit) {
            findings.push_back(
                {source.path, function.line,
                 fmt::format("{} has {} lines, the limit is {}; a function holds one thought, "
                             "name its parts",
                             function.name, function.length, limit)});
        }
    }
}

} // namespace

std::vector<Finding> check_sizes(const Tree& tree) {
    std::vector<Finding> findings;
    for (const Source& source : tree.sources) {
        check_lines(source, findings);
        check_file(tree, source, findings);
        check_functions(tree, source, findings);
    }
    return findings;
}

} // namespace kodeks::tools
