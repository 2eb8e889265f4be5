#include "referee/sentence_names.hpp"

#include "support/source_tree.hpp"

#include <filesystem>
#include <regex>

namespace kodeks::test {

namespace {

std::string all_sources(std::string_view folder) {
    std::string text;
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(source_root() / std::string(folder))) {
        const auto& path = entry.path();
        if (path.extension() == ".cpp" || path.extension() == ".hpp") {
            text += read_source(std::filesystem::relative(path, source_root()).string());
        }
    }
    return text;
}

// The literals of one argument list, from behind its opening bracket.
void collect(std::string_view text, int position, std::set<std::string>& out) {
    int depth = 0;
    int argument = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '"') {
            const std::size_t end = text.find('"', at + 1);
            if (position < 0 || argument == position) {
                out.emplace(text.substr(at + 1, end - at - 1));
            }
            at = end;
        } else if (c == '(' || c == '{') {
            ++depth;
        } else if (c == ')' || c == '}') {
            if (--depth < 0) {
                return;
            }
        } else if (c == ',' && depth == 0) {
            ++argument;
        }
    }
}

} // namespace

std::set<std::string> literals_in_calls(std::string_view folder, std::string_view function,
                                        int position) {
    const std::string text = all_sources(folder);
    const std::regex call("[^A-Za-z_]" + std::string(function) + "\\(");
    std::set<std::string> found;
    for (std::sregex_iterator i(text.begin(), text.end(), call), end; i != end; ++i) {
        collect(std::string_view(text).substr(static_cast<std::size_t>(i->position()) +
                                              static_cast<std::size_t>(i->length())),
                position, found);
    }
    return found;
}

std::set<std::string> literals_in_braces(std::string_view folder, std::string_view before) {
    const std::string text = all_sources(folder);
    const std::string opening = std::string(before) + "{";
    std::set<std::string> found;
    for (std::size_t at = text.find(opening); at != std::string::npos;
         at = text.find(opening, at + 1)) {
        collect(std::string_view(text).substr(at + opening.size()), -1, found);
    }
    return found;
}

std::set<std::string> literals_assigned(std::string_view folder, std::string_view member) {
    const std::string text = all_sources(folder);
    const std::regex assigned(std::string(member) + " = \"([a-z0-9_]+)\"");
    std::set<std::string> found;
    for (std::sregex_iterator i(text.begin(), text.end(), assigned), end; i != end; ++i) {
        found.insert((*i)[1]);
    }
    return found;
}

} // namespace kodeks::test
