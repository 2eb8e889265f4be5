#include "lib/files.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace kodeks::tools {

namespace fs = std::filesystem;

std::string describe(const Finding& finding) {
    std::string place = finding.file;
    for (const int number : {finding.line, finding.column}) {
        place += number > 0 ? ":" + std::to_string(number) : "";
    }
    return place + ": " + finding.message;
}

std::string read_file(const fs::path& path) {
    const std::ifstream in(path, std::ios::binary);
    if (!in) {
        throw std::runtime_error("cannot read " + path.string());
    }
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

void write_if_changed(const fs::path& path, std::string_view text) {
    if (fs::exists(path) && read_file(path) == text) {
        return;
    }
    fs::create_directories(path.parent_path());
    std::ofstream out(path, std::ios::binary);
    out << text;
    if (!out.flush()) {
        throw std::runtime_error("cannot write " + path.string());
    }
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    while (true) {
        const auto end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) {
            return parts;
        }
        text.remove_prefix(end + 1);
    }
}

std::vector<std::string> files_below(const fs::path& root, std::string_view folder,
                                     const std::vector<std::string_view>& endings) {
    std::vector<std::string> found;
    if (!fs::exists(root / folder)) {
        return found;
    }
    for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
        const std::string name = entry.path().filename().string();
        const bool wanted = std::ranges::any_of(
            endings, [&](std::string_view ending) { return name.ends_with(ending); });
        if (entry.is_regular_file() && wanted) {
            found.push_back(fs::relative(entry.path(), root).generic_string());
        }
    }
    std::ranges::sort(found);
    return found;
}

} // namespace kodeks::tools
