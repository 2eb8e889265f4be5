#include "reports/layout/clean.hpp"
#include "reports/layout/layout.hpp"

#include <algorithm>

namespace kodeks::reports {

namespace {

// Spreadsheets take some texts for formulas; a leading apostrophe makes them texts. The marks of
// games without play begin with a sign too and are left as they are.
bool is_formula(std::string_view text) {
    if (text.empty()) {
        return false;
    }
    const bool sign = text.front() == '+' || text.front() == '-';
    const auto letter = [](char c) { return (c >= 'A' && c <= 'z') || c == '(' || c == '"'; };
    return text.front() == '=' || text.front() == '@' ||
           (sign && std::ranges::any_of(text, letter));
}

std::string csv_cell(std::string_view written) {
    std::string text = clean(written);
    if (is_formula(text)) {
        text.insert(0, 1, '\'');
    }
    if (text.find_first_of(",\"") == std::string::npos) {
        return text;
    }
    std::string out = "\"";
    for (const char letter : text) {
        out += letter == '"' ? "\"\"" : std::string(1, letter);
    }
    return out + '"';
}

void append_csv(std::string& out, const std::vector<Cell>& cells) {
    bool first = true;
    for (const Cell& cell : cells) {
        out += (first ? "" : ",") + csv_cell(cell.text) + std::string(cell.span - 1U, ',');
        first = false;
    }
    out += '\n';
}

} // namespace

std::string to_csv(const Document& document) {
    std::string out;
    for (const Block& block : document.blocks) {
        const Table* const table = block.get_if<Table>();
        if (table == nullptr) {
            continue;
        }
        out += out.empty() ? "" : "\n";
        if (!table->caption.empty()) {
            append_csv(out, {table->caption});
        }
        std::vector<Cell> titles;
        for (const Column& column : table->columns) {
            titles.emplace_back(column.title);
        }
        append_csv(out, titles);
        for (const Row& row : table->rows) {
            append_csv(out, row.cells);
        }
    }
    return out;
}

} // namespace kodeks::reports
