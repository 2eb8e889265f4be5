// Reading and writing whole files for the build tools.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::tools {

// Something is wrong with the source tree: where, and what to do about it.
struct Finding {
    std::string file; // from the source root
    int line = 0;     // 0 = the whole file
    std::string message;
    int column = 0; // in characters from 1; 0 = the whole line
    friend bool operator==(const Finding&, const Finding&) = default;
};

std::string describe(const Finding& finding);

std::string read_file(const std::filesystem::path& path); // throws std::runtime_error
void write_if_changed(const std::filesystem::path& path, std::string_view text);
std::vector<std::string_view> split(std::string_view text, char separator);

// Every regular file below root/folder with one of the endings, sorted, as paths from the root.
std::vector<std::string> files_below(const std::filesystem::path& root, std::string_view folder,
                                     const std::vector<std::string_view>& endings);

} // namespace kodeks::tools
