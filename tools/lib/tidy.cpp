#include "lib/tidy.hpp"

#include "lib/catalogue.hpp"

#include <algorithm>
#include <charconv>

namespace kodeks::tools {

namespace fs = std::filesystem;

namespace {

// A variant is named like its file; the names of the families are ordinary words.
std::vector<std::string> variants_in(const fs::path& root) {
    std::vector<std::string> names;
    for (const std::string& path : files_below(root, "src/games/variants", {".cpp"})) {
        const std::string name = fs::path(path).stem().string();
        if (name != "chess") {
            names.push_back(name);
        }
    }
    return names;
}

std::map<std::string, int> read_ratchet(const fs::path& root) {
    std::map<std::string, int> ratchet;
    if (!fs::exists(root / "tools/ratchet.tsv")) {
        return ratchet;
    }
    const std::string text = read_file(root / "tools/ratchet.tsv");
    for (const std::string_view row : split(text, '\n')) {
        const auto cells = split(row, '\t');
        if (cells.size() == 2 && !row.starts_with('#')) {
            int lines = 0;
            std::from_chars(cells[1].data(), cells[1].data() + cells[1].size(), lines);
            ratchet[std::string(cells[0])] = lines;
        }
    }
    return ratchet;
}

void add_sources(const fs::path& root, std::string_view folder,
                 const std::vector<std::string_view>& endings, std::vector<Source>& sources) {
    for (const std::string& path : files_below(root, folder, endings)) {
        sources.emplace_back(path, read_file(root / path));
    }
}

} // namespace

Tree read_tree(const fs::path& root) {
    Tree tree;
    for (const std::string_view folder : {"src", "tests", "tools", "bench", "fuzz"}) {
        add_sources(root, folder, {".cpp", ".hpp"}, tree.sources);
    }
    for (const std::string_view folder : {"docs", "cmake", "data/lang", ".ci"}) {
        add_sources(root, folder, {".md", ".cmake", ".tsv", "run"}, tree.texts);
    }
    for (const char* file : {"README.md", "CONTRIBUTING.md", "CHANGELOG.md", "run", "check"}) {
        if (fs::exists(root / file)) {
            tree.texts.emplace_back(file, read_file(root / file));
        }
    }
    tree.rooms = rooms_in(read_file(root / "CMakeLists.txt"));
    tree.variants = variants_in(root);
    for (const Rulebook& book : read_catalogue(root).rulebooks) {
        tree.editions.push_back(book.edition);
        tree.prefixes.push_back(book.prefix);
        for (const CatalogueRow& row : book.rows) {
            tree.articles.push_back(row.id);
        }
    }
    std::ranges::sort(tree.articles);
    tree.ratchet = read_ratchet(root);
    return tree;
}

std::vector<Finding> check_everything(const Tree& tree) {
    std::vector<Finding> findings;
    for (const auto check :
         {check_sizes, check_rooms, check_purity, check_names, check_leftovers}) {
        std::ranges::move(check(tree), std::back_inserter(findings));
    }
    return findings;
}

} // namespace kodeks::tools
