#include "lib/catalogue.hpp"

#include "lib/pattern.hpp"

#include <algorithm>
#include <array>
#include <set>

#include <fmt/format.h>

namespace kodeks::tools {

namespace {

const std::set<std::string_view> known_kinds = {"engine",         "referee",     "tournament",
                                                "correspondence", "composition", "record",
                                                "physical",       "info"};

// Judges one row; an empty answer means it is sound.
std::string fault_of(const std::vector<std::string_view>& cells, std::string_view prefix) {
    if (cells.size() != 3) {
        return fmt::format("a row is id, kind, summary separated by tabs; this has {} cells",
                           cells.size());
    }
    if (!cells[0].starts_with(std::string(prefix) + ":")) {
        return fmt::format("the id '{}' must begin with {}:", cells[0], prefix);
    }
    if (!known_kinds.contains(cells[1])) {
        return fmt::format("unknown kind '{}'; the kinds are listed in src/rulebook/article.hpp",
                           cells[1]);
    }
    return cells[2].empty() ? fmt::format("article {} has an empty summary", cells[0]) : "";
}

// The books in the order of data/rulebook/books.tsv, still without their articles.
std::vector<Rulebook> read_books(const std::filesystem::path& root,
                                 std::vector<Finding>& findings) {
    const std::string file = "data/rulebook/books.tsv";
    const std::string text = read_file(root / file);
    std::vector<Rulebook> books;
    int line = 0;
    for (const std::string_view row : split(text, '\n')) {
        ++line;
        if (line == 1 || row.empty()) {
            continue;
        }
        const auto cells = split(row, '\t');
        const bool known =
            cells.size() == 6 && (cells[5] == "rulebook" || cells[5] == "regulations");
        if (!known || std::ranges::any_of(cells, &std::string_view::empty)) {
            findings.push_back({file, line,
                                "a row is edition, prefix, the title in en, uk, ru, and "
                                "'rulebook' or 'regulations'"});
            continue;
        }
        const std::array<std::string, 3> titles = {std::string(cells[2]), std::string(cells[3]),
                                                   std::string(cells[4])};
        books.push_back(
            {std::string(cells[0]), std::string(cells[1]), {}, titles, cells[5] == "regulations"});
    }
    return books;
}

void read_rows(const std::filesystem::path& root, Rulebook& book, std::set<std::string>& seen,
               std::vector<Finding>& findings) {
    const std::string file = fmt::format("data/rulebook/{}.tsv", book.edition);
    const std::string text = read_file(root / file);
    int line = 0;
    for (const std::string_view row : split(text, '\n')) {
        ++line;
        if (line == 1 || row.empty()) {
            continue;
        }
        const auto cells = split(row, '\t');
        std::string fault = fault_of(cells, book.prefix);
        if (fault.empty() && !seen.insert(std::string(cells[0])).second) {
            fault = fmt::format("the id '{}' stands twice; ids are unique", cells[0]);
        }
        if (!fault.empty()) {
            findings.push_back({file, line, fault});
            continue;
        }
        book.rows.push_back({std::string(cells[0]), std::string(cells[1]), std::string(cells[2])});
    }
}

// The names of the parts a template asks for: "{id}" and "{n|one:…}" give id and n.
std::set<std::string> parts_of(std::string_view text) {
    std::set<std::string> parts;
    static const Pattern field("\\{([a-z_0-9]+)");
    for (const auto& match : field.all_in(text)) {
        parts.insert(match.part);
    }
    return parts;
}

std::string translation_fault(const std::vector<std::string_view>& cells) {
    if (cells.size() != 4) {
        return fmt::format("a row is key, en, uk, ru separated by tabs; this has {} cells",
                           cells.size());
    }
    const bool complete = std::ranges::none_of(cells, [](auto cell) { return cell.empty(); });
    if (!complete) {
        return fmt::format("'{}' lacks a translation", cells[0]);
    }
    const auto parts = parts_of(cells[1]);
    if (parts != parts_of(cells[2]) || parts != parts_of(cells[3])) {
        return fmt::format("'{}': the translations name different {{parts}}", cells[0]);
    }
    return "";
}

} // namespace

bool Catalogue::has(const std::string& id) const {
    return std::ranges::any_of(rulebooks, [&](const Rulebook& book) {
        return std::ranges::find(book.rows, id, &CatalogueRow::id) != book.rows.end();
    });
}

Catalogue read_catalogue(const std::filesystem::path& root) {
    Catalogue catalogue;
    catalogue.rulebooks = read_books(root, catalogue.findings);
    std::set<std::string> seen;
    for (Rulebook& book : catalogue.rulebooks) {
        read_rows(root, book, seen, catalogue.findings);
    }
    return catalogue;
}

std::vector<std::string> ids_in(std::string_view line, const std::vector<std::string>& prefixes) {
    static const Pattern id("\\b([A-Z][A-Z0-9.]*):([A-Za-z0-9]+([.#][A-Za-z0-9]+)*)");
    std::vector<std::string> ids;
    for (const auto& match : id.all_in(line)) {
        if (std::ranges::find(prefixes, match.part) != prefixes.end()) {
            ids.push_back(match.whole);
        }
    }
    return ids;
}

std::vector<std::string> Catalogue::prefixes() const {
    std::vector<std::string> all;
    for (const Rulebook& book : rulebooks) {
        all.push_back(book.prefix);
    }
    return all;
}

std::map<std::string, int> read_proof_counts(const std::filesystem::path& root) {
    std::map<std::string, int> counts;
    const auto path = root / "data/conformance.tsv";
    if (!std::filesystem::exists(path)) {
        return counts;
    }
    const std::string text = read_file(path);
    for (const std::string_view row : split(text, '\n')) {
        const auto cells = split(row, '\t');
        if (cells.size() == 2 && cells[0] != "article") {
            ++counts[std::string(cells[0])];
        }
    }
    return counts;
}

Translations read_translations(const std::filesystem::path& root) {
    Translations result;
    std::set<std::string> seen;
    for (const std::string& file : files_below(root, "data/lang", {".tsv"})) {
        const std::string text = read_file(root / file);
        int line = 0;
        for (const std::string_view row : split(text, '\n')) {
            ++line;
            if (line == 1 || row.empty()) {
                continue;
            }
            const auto cells = split(row, '\t');
            std::string fault = translation_fault(cells);
            if (fault.empty() && !seen.insert(std::string(cells[0])).second) {
                fault = fmt::format("the key '{}' stands twice", cells[0]);
            }
            if (!fault.empty()) {
                result.findings.push_back({file, line, fault});
                continue;
            }
            result.rows.push_back({std::string(cells[0]), std::string(cells[1]),
                                   std::string(cells[2]), std::string(cells[3])});
        }
    }
    std::ranges::sort(result.rows, {}, &Translation::key);
    return result;
}

} // namespace kodeks::tools
