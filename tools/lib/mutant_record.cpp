#include "lib/mutant_record.hpp"

#include "lib/files.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <stdexcept>

#include <fmt/format.h>

namespace kodeks::tools {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view data_folder = "src/rulebook/editions";
constexpr std::array<std::string_view, 4> code_folders = {"src/correspondence", "src/office",
                                                          "src/referee", "src/tournament"};
// Whoever reads, writes or plays at random decides nothing.
constexpr std::array<std::string_view, 6> not_deciding = {
    "/record/", "/script/", "/simulation/", "/entry_list/", "/trf/", "/checker/"};

bool decides(const std::string& path) {
    return std::ranges::none_of(not_deciding, [&](std::string_view folder) {
        return path.find(folder) != std::string::npos;
    });
}

struct Row {
    std::map<std::string, int> ended; // by the word of the record
    int untried = 0;

    int operator[](const std::string& word) const {
        const auto found = ended.find(word);
        return found == ended.end() ? 0 : found->second;
    }

    int total() const {
        int sum = untried;
        for (const auto& [word, count] : ended) {
            sum += count;
        }
        return sum;
    }
};

struct Summary {
    std::string name; // "fide2023", or a room
    bool is_data = false;
    Row row;
};

std::string name_of(const BrokenFile& file) {
    const std::string_view path = file.path;
    const std::string_view below = file.is_data ? path.substr(data_folder.size() + 1)
                                                : path.substr(std::string_view("src/").size());
    return std::string(below.substr(0, below.find('/')));
}

void count(Row& row, const Record& record, const Mutant& mutant) {
    const auto found = record.find(mutant.key());
    if (found == record.end()) {
        ++row.untried;
    } else {
        ++row.ended[found->second];
    }
}

std::vector<Summary> summarise(const std::vector<BrokenFile>& house, const Record& record) {
    std::vector<Summary> summaries;
    for (const BrokenFile& file : house) {
        const std::string name = name_of(file);
        if (summaries.empty() || summaries.back().name != name) {
            summaries.push_back({name, file.is_data, {}});
        }
        for (const Mutant& mutant : file.broken.mutants) {
            count(summaries.back().row, record, mutant);
        }
    }
    return summaries;
}

// Of those that were tried and can be noticed at all.
std::string share_unnoticed(const Row& row) {
    const int tried = row.total() - row.untried - row["equal"];
    constexpr double percent = 100;
    return tried == 0 ? "-" : fmt::format("{:.1f} %", percent * row["no"] / tried);
}

std::string table_of(const std::vector<Summary>& summaries, bool data) {
    std::string out =
        fmt::format("| {} | broken | noticed by tests that cite it | by other tests | ran too long "
                    "| equal | not noticed | share | not tried |\n"
                    "|---|---:|---:|---:|---:|---:|---:|---:|---:|\n",
                    data ? "edition" : "room");
    for (const Summary& summary : summaries) {
        const Row& row = summary.row;
        if (summary.is_data == data) {
            out += fmt::format("| {} | {} | {} | {} | {} | {} | {} | {} | {} |\n", summary.name,
                               row.total(), row["cited"], row["elsewhere"], row["too-long"],
                               row["equal"], row["no"], share_unnoticed(row), row.untried);
        }
    }
    return out;
}

std::string unnoticed_data(const std::vector<BrokenFile>& house, const Record& record) {
    std::string out;
    for (const BrokenFile& file : house) {
        for (const Mutant& mutant : file.broken.mutants) {
            const auto found = record.find(mutant.key());
            if (file.is_data && found != record.end() && found->second == "no") {
                out += fmt::format("- `{}` {}: `{}` as `{}`\n", mutant.file, mutant.place,
                                   mutant.right, mutant.wrong);
            }
        }
    }
    return out.empty() ? "None.\n" : out;
}

std::string equal_ones(const std::map<std::string, std::string>& equal) {
    std::string out;
    for (const auto& [key, reason] : equal) {
        const auto cells = split(key, '\t');
        out += fmt::format("- `{}` {}: `{}` as `{}`: {}\n", cells[0], cells[1], cells[2], cells[3],
                           reason);
    }
    return out.empty() ? "None.\n" : out;
}

std::string page_of(const std::vector<BrokenFile>& house, const Record& record,
                    const std::map<std::string, std::string>& equal) {
    const auto summaries = summarise(house, record);
    return fmt::format(
        "# Would the tests notice?\n\n"
        "Made by `tools/mutate.sh`. Every cited article, number, yes and no, and choice of the "
        "rule\n"
        "data, and every condition, answer and fact of the code that decides by it, was broken, "
        "one\n"
        "at a time, and the tests were run: first those that cite its articles, then all others "
        "that\n"
        "are quick and could notice; of a decision the longer ones of its own room too. Each row "
        "of\n"
        "`data/mutation.tsv` is one of them. A test that does not come to its end is counted "
        "apart.\n"
        "Equal ones do nothing else than what is right.\n\n"
        "## Rule data\n\n{}\n## Not noticed among rule data\n\n{}\n"
        "## Equal\n\nRead one by one (`data/mutation-equal.tsv`).\n\n{}\n## Decisions\n\n{}",
        table_of(summaries, true), unnoticed_data(house, record), equal_ones(equal),
        table_of(summaries, false));
}

} // namespace

std::vector<BrokenFile> break_house(const fs::path& root) {
    Enumerations enumerations;
    // Rooms may use a name for another enumeration: the data mean those of their own.
    for (const std::string_view folder : {"src", "src/rulebook"}) {
        for (const std::string& path : files_below(root, folder, {".hpp"})) {
            collect_enumerations(read_file(root / path), enumerations);
        }
    }
    constexpr int first_decision = 10001; // a new datum leaves the numbers of decisions as they are
    std::vector<BrokenFile> house;
    int next = 1;
    const auto add = [&](const std::string& path, bool is_data) {
        const std::string text = read_file(root / path);
        house.push_back(
            {path, is_data,
             is_data ? break_data(path, text, enumerations, next) : break_code(path, text, next)});
        next += static_cast<int>(house.back().broken.mutants.size());
    };
    for (const std::string& path : files_below(root, data_folder, {".hpp"})) {
        const bool of_an_edition = std::ranges::count(path, '/') == 4;
        if (of_an_edition) {
            add(path, true);
        }
    }
    next = first_decision;
    for (const std::string_view folder : code_folders) {
        for (const std::string& path : files_below(root, folder, {".cpp"})) {
            if (decides(path)) {
                add(path, false);
            }
        }
    }
    return house;
}

namespace {

// What stands behind the last tab of a line, by what stands before it; without the heading.
std::map<std::string, std::string> rows_of(const fs::path& path) {
    std::map<std::string, std::string> rows;
    if (!fs::exists(path)) {
        return rows;
    }
    const std::string text = read_file(path);
    for (const auto line : split(text, '\n')) {
        const auto tab = line.rfind('\t');
        if (tab != std::string_view::npos && !line.starts_with("file\t")) {
            rows[std::string(line.substr(0, tab))] = line.substr(tab + 1);
        }
    }
    return rows;
}

} // namespace

Record read_record(const fs::path& root) {
    return rows_of(root / "data/mutation.tsv");
}

std::map<std::string, std::string> equal_mutants(const fs::path& root,
                                                 const std::vector<BrokenFile>& house) {
    std::set<std::string> known;
    for (const BrokenFile& file : house) {
        for (const Mutant& mutant : file.broken.mutants) {
            known.insert(mutant.key());
        }
    }
    std::map<std::string, std::string> equal;
    for (const auto& [key, reason] : rows_of(root / "data/mutation-equal.tsv")) {
        if (!known.contains(key) || reason.empty()) {
            throw std::runtime_error("data/mutation-equal.tsv: no such mutant, or no reason: " +
                                     key);
        }
        equal[key] = reason;
    }
    return equal;
}

void write_record(const fs::path& root, Record record) {
    const auto house = break_house(root);
    const auto equal = equal_mutants(root, house);
    for (const auto& [key, reason] : equal) {
        record[key] = "equal";
    }
    std::string table = "file\tplace\tright\twrong\tnoticed\n";
    for (const BrokenFile& file : house) {
        for (const Mutant& mutant : file.broken.mutants) {
            if (const auto found = record.find(mutant.key()); found != record.end()) {
                table += fmt::format("{}\t{}\n", found->first, found->second);
            }
        }
    }
    write_if_changed(root / "data/mutation.tsv", table);
    write_if_changed(root / "docs/mutation.md", page_of(house, record, equal));
}

} // namespace kodeks::tools
