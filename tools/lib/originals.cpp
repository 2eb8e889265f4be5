#include "lib/originals.hpp"

#include "lib/literal.hpp"
#include "lib/table.hpp"

#include <algorithm>
#include <charconv>
#include <set>

#include <fmt/format.h>

namespace kodeks::tools {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view folder = "data/rulebook/originals/";

// A line number from 1, or 0 for anything else.
int line_number(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    return whole && number > 0 ? number : 0;
}

std::vector<std::string> lines_of(const fs::path& path) {
    const std::string text = read_file(path);
    std::vector<std::string> lines;
    for (const std::string_view line : split(text, '\n')) {
        lines.emplace_back(line);
    }
    if (!lines.empty() && lines.back().empty()) {
        lines.pop_back();
    }
    return lines;
}

// What is wrong with a passage of a text of so many lines; empty when it is there.
std::string fault_of(const PassageRow& row, std::string_view lead, std::size_t lines) {
    const bool there =
        row.first > 0 && row.first <= row.last && row.last <= static_cast<int>(lines);
    if (!there) {
        return fmt::format("article {}: the text has lines 1 to {}", row.id, lines);
    }
    const bool led = lead == "-" || (row.lead > 0 && row.lead < row.first);
    return led ? "" : fmt::format("article {}: what leads to it stands before it", row.id);
}

class Reader {
public:
    Reader(const fs::path& root, const Rulebook& book, Originals& result)
        : root_(root), book_(book), result_(result) {}

    void read(const std::string& language) {
        const std::string text = fmt::format("{}{}.{}.txt", folder, book_.edition, language);
        OriginalBook original{book_.edition, language, lines_of(root_ / text), {}};
        read_passages(original);
        std::ranges::sort(original.passages, {}, &PassageRow::id);
        require_all(original);
        result_.books.push_back(std::move(original));
    }

private:
    void read_passages(OriginalBook& original) {
        const Table table(read_file(root_ / file()));
        for (const Table::Row& row : table.rows()) {
            const std::string_view lead = table.cell(row, "lead");
            const PassageRow passage = {std::string(table.cell(row, "id")), line_number(lead),
                                        line_number(table.cell(row, "first")),
                                        line_number(table.cell(row, "last"))};
            const std::string fault = fault_of(passage, lead, original.lines.size());
            if (!fault.empty()) {
                result_.findings.push_back({file(), row.line, fault});
            }
            original.passages.push_back(passage);
        }
    }

    // The articles of the book and the passages must be the same, each once.
    void require_all(const OriginalBook& original) {
        std::set<std::string> wanted;
        for (const CatalogueRow& row : book_.rows) {
            if (row.id.find('~') == std::string::npos) {
                wanted.insert(row.id);
            }
        }
        for (const PassageRow& passage : original.passages) {
            if (wanted.erase(passage.id) == 0) {
                result_.findings.push_back(
                    {file(), 0, fmt::format("no article '{}', or it stands twice", passage.id)});
            }
        }
        for (const std::string& id : wanted) {
            result_.findings.push_back({file(), 0, fmt::format("article {} is not located", id)});
        }
    }

    std::string file() const { return fmt::format("{}{}.tsv", folder, book_.edition); }

    const fs::path& root_;
    const Rulebook& book_;
    Originals& result_;
};

std::string lines_source(const OriginalBook& book, std::size_t number, LongText& text) {
    std::string out = fmt::format("constexpr TextPlace lines_{}[] = {{\n", number);
    for (const std::string& line : book.lines) {
        out += text.place(line) + ",\n";
    }
    return out + "};\n";
}

std::string passages_source(const OriginalBook& book, std::size_t number, LongText& text) {
    std::string out = fmt::format("constexpr PassageRow passages_{}[] = {{\n", number);
    for (const PassageRow& row : book.passages) {
        out +=
            fmt::format("{{{}, {}, {}, {}}},\n", text.place(row.id), row.lead, row.first, row.last);
    }
    return out + "};\n";
}

} // namespace

Originals read_originals(const fs::path& root, const Catalogue& catalogue) {
    Originals result;
    for (const Rulebook& book : catalogue.rulebooks) {
        for (const char* language : {"en", "uk", "ru"}) {
            if (fs::exists(root / fmt::format("{}{}.{}.txt", folder, book.edition, language))) {
                Reader(root, book, result).read(language);
            }
        }
    }
    return result;
}

std::string originals_source(const Originals& originals) {
    std::string out = "#include \"rulebook/original_table.hpp\"\n\nnamespace kodeks::rulebook {\n"
                      "using namespace std::string_view_literals;\n";
    if (originals.books.empty()) { // an array has at least one element
        return out + "std::span<const OriginalText> original_texts() { return {}; }\n}\n";
    }
    LongText text;
    std::string places;
    std::string table = "constexpr OriginalText texts[] = {\n";
    for (std::size_t i = 0; i < originals.books.size(); ++i) {
        const OriginalBook& book = originals.books[i];
        places += lines_source(book, i, text) + passages_source(book, i, text);
        table += fmt::format("{{{}, Language::{}, lines_{}, passages_{}, text}},\n",
                             literal(book.edition), book.language, i, i);
    }
    return out + "namespace {\n" + text.source() + places + table +
           "};\n}\nstd::span<const OriginalText> original_texts() { return texts; }\n}\n";
}

} // namespace kodeks::tools
