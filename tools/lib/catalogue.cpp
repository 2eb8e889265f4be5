#include "lib/catalogue.hpp"

#include "lib/books.hpp"
#include "lib/inherit.hpp"
#include "lib/pattern.hpp"
#include "lib/summaries.hpp"
#include "lib/table.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

namespace kodeks::tools {

namespace {

const std::set<std::string_view> known_kinds = {"engine",         "referee",     "tournament",
                                                "correspondence", "composition", "record",
                                                "physical",       "info"};

// The file of an edition: id, kind and the summary in en, uk and ru. A younger edition may have a
// column `from`.
struct Written {
    Rulebook& book;
    bool younger;
    std::set<std::string>& seen;

    // Judges one row; an empty answer means it is sound.
    std::string fault_of(const Table& table, const Table::Row& row) const {
        const std::string_view id = table.cell(row, "id");
        const std::string_view kind = table.cell(row, "kind");
        const bool mark = is_mark(table, row);
        if (!mark && !table.is_complete(row)) {
            return fmt::format("a row is {} separated by tabs; this has {} cells", table.columns(),
                               row.cells.size());
        }
        if (!id.starts_with(book.prefix + ":")) {
            return fmt::format("the id '{}' must begin with {}:", id, book.prefix);
        }
        if (!mark && !known_kinds.contains(kind)) {
            return fmt::format(
                "unknown kind '{}'; the kinds are listed in src/rulebook/article.hpp", kind);
        }
        const bool twice = !seen.insert(std::string(id)).second;
        return twice ? fmt::format("the id '{}' stands twice; ids are unique", id) : "";
    }

    // The row says what became of an older article and has no summary of its own.
    bool is_mark(const Table& table, const Table::Row& row) const {
        const std::string_view kind = table.cell(row, "kind");
        return younger && (kind == kind_gone || kind == kind_same);
    }
};

// Where in the line a byte of a cell stands, in characters from 1. A cell may be missing
// altogether: then it would begin at the end of the row.
int column_of(const Table::Row& row, std::string_view cell, std::size_t offset) {
    std::size_t before = 0;
    for (const std::string_view other : row.cells) {
        if (other.data() == cell.data()) {
            return static_cast<int>(before + characters_before(cell, offset)) + 1;
        }
        before += characters_before(other, other.size()) + 1;
    }
    return static_cast<int>(before);
}

void judge_summaries(const std::string& file, const Table& table, const Table::Row& row,
                     std::vector<Finding>& findings) {
    const Summaries cells = {table.cell(row, "en"), table.cell(row, "uk"), table.cell(row, "ru")};
    const std::string_view id = table.cell(row, "id");
    for (const SummaryFault& fault : faults_of(cells)) {
        const int column = column_of(row, cells[fault.language], fault.offset);
        findings.push_back(
            {file, row.line, fmt::format("article {}: {}", id, fault.message), column});
    }
}

std::vector<WrittenRow> read_rows(const std::filesystem::path& root, const Written& written,
                                  std::vector<Finding>& findings) {
    const std::string file = catalogue_file(written.book.edition);
    const Table table(read_file(root / file));
    std::vector<WrittenRow> rows;
    for (const Table::Row& row : table.rows()) {
        const std::string fault = written.fault_of(table, row);
        if (!fault.empty()) {
            findings.push_back({file, row.line, fault});
            continue;
        }
        if (!written.is_mark(table, row)) {
            judge_summaries(file, table, row, findings);
        }
        rows.push_back({row.line,
                        std::string(table.cell(row, "id")),
                        std::string(table.cell(row, "kind")),
                        std::string(table.cell(row, "en")),
                        std::string(table.cell(row, "from")),
                        {std::string(table.cell(row, "uk")), std::string(table.cell(row, "ru"))}});
    }
    return rows;
}

void read_articles(const std::filesystem::path& root, Catalogue& catalogue, Rulebook& book,
                   std::set<std::string>& seen) {
    const auto written = read_rows(root, {book, !book.older.empty(), seen}, catalogue.findings);
    if (!book.older.empty()) {
        const auto older = std::ranges::find(catalogue.rulebooks, book.older, &Rulebook::edition);
        inherit(book, *older, written, catalogue.findings);
        return;
    }
    for (const WrittenRow& row : written) {
        book.rows.push_back({row.id, row.kind, row.summary, {}, 0, row.translated});
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

std::vector<std::string> CatalogueRow::same_articles() const {
    std::vector<std::string> same = {id};
    same.insert(same.end(), lineage.begin(),
                lineage.begin() + static_cast<std::ptrdiff_t>(unchanged));
    return same;
}

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
        read_articles(root, catalogue, book, seen);
    }
    return catalogue;
}

std::string catalogue_file(const std::string& edition) {
    return fmt::format("data/rulebook/{}.tsv", edition);
}

std::vector<std::string> ids_in(std::string_view line, const std::vector<std::string>& prefixes) {
    static const Pattern id("\\b([A-Z][A-Z0-9.]*):([A-Za-z0-9]+([.#~][A-Za-z0-9]+)*)");
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

std::map<std::string, int> read_test_counts(const std::filesystem::path& root,
                                            std::string_view standing) {
    std::map<std::string, int> counts;
    const auto path = root / "data/conformance.tsv";
    if (!std::filesystem::exists(path)) {
        return counts;
    }
    const std::string text = read_file(path);
    for (const std::string_view row : split(text, '\n')) {
        const auto cells = split(row, '\t');
        if (cells.size() == 3 && cells[2] == standing) {
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
