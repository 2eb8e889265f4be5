#include "support/published.hpp"

#include "base/check.hpp"

namespace kodeks::test {

namespace {

std::vector<std::string> parts_of(std::string_view text, char between) {
    std::vector<std::string> parts;
    std::size_t from = 0;
    while (from <= text.size()) {
        const std::size_t to = std::min(text.find(between, from), text.size());
        parts.emplace_back(text.substr(from, to - from));
        from = to + 1;
    }
    return parts;
}

} // namespace

std::vector<Published> read_published(std::string_view text) {
    std::vector<Published> rows;
    for (const std::string& line : parts_of(text, '\n')) {
        const std::vector<std::string> columns = parts_of(line, '\t');
        if (line.empty() || columns.front() == "half") {
            continue;
        }
        KODEKS_ASSERT(columns.size() == 5);
        Published row{columns[0], columns[1], columns[2], {}, columns[4]};
        if (!columns[3].empty()) {
            row.lines = parts_of(columns[3], '|');
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace kodeks::test
