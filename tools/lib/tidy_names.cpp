// Names that live in one place: variants, rulebook editions, article ids.
#include "lib/catalogue.hpp"
#include "lib/tidy.hpp"

#include <algorithm>
#include <cctype>

#include <fmt/format.h>

namespace kodeks::tools {

namespace {

std::string lower(std::string_view text) {
    std::string out(text);
    std::ranges::transform(out, out.begin(), [](unsigned char c) { return std::tolower(c); });
    return out;
}

bool has_word(std::string_view line, std::string_view word) {
    const auto is_letter = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; };
    for (auto at = line.find(word); at != std::string_view::npos; at = line.find(word, at + 1)) {
        const bool starts = at == 0 || !is_letter(line[at - 1]);
        const auto end = at + word.size();
        if (starts && (end >= line.size() || !is_letter(line[end]))) {
            return true;
        }
    }
    return false;
}

// Data files and the registries are where a name belongs.
bool may_name(const Source& source) {
    return !source.path.starts_with("src/") || source.path.starts_with("src/games/variants/") ||
           source.path.starts_with("src/rulebook/editions/") ||
           source.path.ends_with("/registry.cpp");
}

void check_home(const Source& source, const std::vector<std::string>& words, const char* what,
                std::vector<Finding>& findings) {
    int number = 0;
    for (const std::string_view raw : source.code_lines()) {
        ++number;
        const std::string line = lower(raw);
        for (const std::string& word : words) {
            if (has_word(line, word)) {
                findings.push_back(
                    {source.path, number,
                     fmt::format("the {} name '{}' belongs into its own data file, tests and the "
                                 "registry; here, ask a property of it instead",
                                 what, word)});
            }
        }
    }
}

// An id, or the heading of several: FR:17 stands for FR:17#1 to FR:17#3.
bool is_known(const Tree& tree, const std::string& id) {
    const auto heads = [&](const std::string& article) {
        return article.starts_with(id + "#") || article.starts_with(id + ".");
    };
    const auto found = std::ranges::lower_bound(tree.articles, id);
    return found != tree.articles.end() &&
           (*found == id || std::ranges::any_of(found, tree.articles.end(), heads));
}

// What a rulebook's data cites is shown to players: an article that can be looked up, no heading.
bool is_heading_cited(const Tree& tree, const Source& source, std::string_view line,
                      const std::string& id) {
    return source.path.starts_with("src/rulebook/editions/") &&
           line.find('"' + id + '"') != std::string_view::npos &&
           !std::ranges::binary_search(tree.articles, id);
}

void check_articles(const Tree& tree, const Source& source, std::vector<Finding>& findings) {
    int number = 0;
    for (const std::string_view line : source.lines()) {
        ++number;
        for (const std::string& id : ids_in(line, tree.prefixes)) {
            if (!is_known(tree, id) || is_heading_cited(tree, source, line, id)) {
                findings.push_back({source.path, number,
                                    fmt::format("no article '{}' in data/rulebook; look it up with "
                                                "`kodeks rules search`",
                                                id)});
            }
        }
    }
}

} // namespace

std::vector<Finding> check_names(const Tree& tree) {
    std::vector<Finding> findings;
    for (const Source& source : tree.sources) {
        if (!may_name(source)) {
            check_home(source, tree.variants, "variant", findings);
            check_home(source, tree.editions, "rulebook", findings);
        }
        // The tools' own tests show what a broken house looks like.
        if (!source.path.starts_with("tests/tools/")) {
            check_articles(tree, source, findings);
        }
    }
    return findings;
}

} // namespace kodeks::tools
