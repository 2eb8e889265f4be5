#include "lib/mutant_record.hpp"

#include "lib/files.hpp"

#include <algorithm>
#include <array>

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
    int cited = 0;
    int elsewhere = 0;
    int unnoticed = 0;
    int untried = 0;

    int total() const { return cited + elsewhere + unnoticed + untried; }
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
    } else if (found->second == "cited") {
        ++row.cited;
    } else if (found->second == "elsewhere") {
        ++row.elsewhere;
    } else {
        ++row.unnoticed;
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

std::string table_of(const std::vector<Summary>& summaries, bool data) {
    std::string out =
        fmt::format("| {} | broken | noticed by tests that cite it | by other tests | "
                    "not noticed | not tried |\n|---|---:|---:|---:|---:|---:|\n",
                    data ? "edition" : "room");
    for (const Summary& summary : summaries) {
        const Row& row = summary.row;
        if (summary.is_data == data) {
            out += fmt::format("| {} | {} | {} | {} | {} | {} |\n", summary.name, row.total(),
                               row.cited, row.elsewhere, row.unnoticed, row.untried);
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

std::string page_of(const std::vector<BrokenFile>& house, const Record& record) {
    const auto summaries = summarise(house, record);
    return fmt::format(
        "# Would the tests notice?\n\n"
        "Made by `tools/mutate.sh`. Every cited article, number, yes and no, and choice of the "
        "rule\n"
        "data, and every condition, answer and fact of the code that decides by it, was broken, "
        "one\n"
        "at a time, and the tests were run: first those that cite its articles, then all that are\n"
        "quick. Each row of `data/mutation.tsv` is one of them.\n\n"
        "## Rule data\n\n{}\n## Not noticed among rule data\n\n{}\n## Decisions\n\n{}",
        table_of(summaries, true), unnoticed_data(house, record), table_of(summaries, false));
}

} // namespace

std::vector<BrokenFile> break_house(const fs::path& root) {
    Enumerations enumerations;
    for (const std::string& path : files_below(root, "src", {".hpp"})) {
        collect_enumerations(read_file(root / path), enumerations);
    }
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
    for (const std::string_view folder : code_folders) {
        for (const std::string& path : files_below(root, folder, {".cpp"})) {
            if (decides(path)) {
                add(path, false);
            }
        }
    }
    return house;
}

Record read_record(const fs::path& root) {
    Record record;
    const fs::path path = root / "data/mutation.tsv";
    if (!fs::exists(path)) {
        return record;
    }
    const std::string text = read_file(path);
    for (const auto line : split(text, '\n')) {
        const auto tab = line.rfind('\t');
        if (tab != std::string_view::npos) {
            record[std::string(line.substr(0, tab))] = line.substr(tab + 1);
        }
    }
    return record;
}

void write_record(const fs::path& root, const Record& record) {
    const auto house = break_house(root);
    std::string table = "file\tplace\tright\twrong\tnoticed\n";
    for (const BrokenFile& file : house) {
        for (const Mutant& mutant : file.broken.mutants) {
            if (const auto found = record.find(mutant.key()); found != record.end()) {
                table += fmt::format("{}\t{}\n", found->first, found->second);
            }
        }
    }
    write_if_changed(root / "data/mutation.tsv", table);
    write_if_changed(root / "docs/mutation.md", page_of(house, record));
}

} // namespace kodeks::tools
