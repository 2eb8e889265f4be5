#include "lib/books.hpp"

#include "lib/pattern.hpp"
#include "lib/table.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace kodeks::tools {

namespace {

constexpr std::string_view none = "-";

Rulebook book_of(const Table& table, const Table::Row& row) {
    const auto text = [&](std::string_view column) { return std::string(table.cell(row, column)); };
    Rulebook book{text("edition"), text("prefix"), {}, {text("en"), text("uk"), text("ru")}};
    book.older = text("older") == none ? "" : text("older");
    book.regulations = text("kind") == "regulations";
    return book;
}

// A table without kinds lists rulebooks.
bool is_whole(const Table& table, const Table::Row& row) {
    const std::string_view kind = table.cell(row, "kind");
    return (kind.empty() || kind == "rulebook" || kind == "regulations") &&
           std::ranges::none_of(
               std::array{"edition", "prefix", "older", "en", "uk", "ru"},
               [&](std::string_view column) { return table.cell(row, column).empty(); });
}

std::string fault_of(const Rulebook& book, const std::vector<Rulebook>& above) {
    static const Pattern name("^[a-z][a-z0-9-]*$");
    static const Pattern prefix("^[A-Z][A-Z0-9.]*$");
    if (!name.is_in(book.edition) || !prefix.is_in(book.prefix)) {
        return "an edition is named in small letters, digits and hyphens, a prefix in capital "
               "letters and digits";
    }
    const bool taken = std::ranges::any_of(above, [&](const Rulebook& other) {
        return other.edition == book.edition || other.prefix == book.prefix;
    });
    if (taken) {
        return fmt::format("the edition '{}' or its prefix {} stands twice; an article id belongs "
                           "to one edition",
                           book.edition, book.prefix);
    }
    const bool known = book.older.empty() ||
                       std::ranges::find(above, book.older, &Rulebook::edition) != above.end();
    return known ? ""
                 : fmt::format("no edition '{}' stands above this line; write {} for none",
                               book.older, none);
}

} // namespace

std::vector<Rulebook> read_books(const std::filesystem::path& root,
                                 std::vector<Finding>& findings) {
    const std::string file = "data/rulebook/books.tsv";
    const Table table(read_file(root / file));
    std::vector<Rulebook> books;
    for (const Table::Row& row : table.rows()) {
        Rulebook book = book_of(table, row);
        const std::string fault =
            is_whole(table, row) ? fault_of(book, books)
                                 : "a row is edition, prefix, older, the title in en, uk, ru, and "
                                   "'rulebook' or 'regulations'";
        if (fault.empty()) {
            books.push_back(std::move(book));
        } else {
            findings.push_back({file, row.line, fault});
        }
    }
    return books;
}

std::string constant_of(const std::string& edition) {
    std::string name = "edition_" + edition;
    std::ranges::replace(name, '-', '_');
    return name;
}

} // namespace kodeks::tools
