#include "lib/catalogue.hpp"

#include <algorithm>
#include <array>
#include <regex>
#include <set>

#include <fmt/format.h>

namespace kodeks::tools {

namespace {

struct Edition {
    const char* name;
    const char* prefix;
};

constexpr std::array<Edition, 5> editions = {{{"fide2023", "FIDE"},
                                              {"pmr2018", "PMR"},
                                              {"ua2026", "UA"},
                                              {"ru-code", "RU"},
                                              {"frisian2011", "FR"}}};

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

Rulebook read_rulebook(const std::filesystem::path& root, const Edition& edition,
                       std::set<std::string>& seen, std::vector<Finding>& findings) {
    Rulebook book{edition.name, edition.prefix, {}};
    const std::string file = fmt::format("data/rulebook/{}.tsv", edition.name);
    const std::string text = read_file(root / file);
    int line = 0;
    for (const std::string_view row : split(text, '\n')) {
        ++line;
        if (line == 1 || row.empty()) {
            continue;
        }
        const auto cells = split(row, '\t');
        std::string fault = fault_of(cells, edition.prefix);
        if (fault.empty() && !seen.insert(std::string(cells[0])).second) {
            fault = fmt::format("the id '{}' stands twice; ids are unique", cells[0]);
        }
        if (!fault.empty()) {
            findings.push_back({file, line, fault});
            continue;
        }
        book.rows.push_back({std::string(cells[0]), std::string(cells[1]), std::string(cells[2])});
    }
    return book;
}

// The names of the parts a template asks for: "{id}" and "{n|one:…}" give id and n.
std::set<std::string> parts_of(const std::string& text) {
    std::set<std::string> parts;
    static const std::regex field("\\{([a-z_0-9]+)");
    for (std::sregex_iterator it(text.begin(), text.end(), field), end; it != end; ++it) {
        parts.insert((*it)[1]);
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
    const auto parts = parts_of(std::string(cells[1]));
    if (parts != parts_of(std::string(cells[2])) || parts != parts_of(std::string(cells[3]))) {
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
    std::set<std::string> seen;
    for (const Edition& edition : editions) {
        catalogue.rulebooks.push_back(read_rulebook(root, edition, seen, catalogue.findings));
    }
    return catalogue;
}

std::vector<std::string> ids_in(std::string_view line) {
    static const std::regex id("\\b(FIDE|PMR|UA|RU|FR):([A-Za-z0-9]+([.#][A-Za-z0-9]+)*)");
    const std::string text(line);
    std::vector<std::string> ids;
    for (std::sregex_iterator it(text.begin(), text.end(), id), end; it != end; ++it) {
        ids.push_back(it->str());
    }
    return ids;
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
