#include "lib/mutant_trial.hpp"

#include "lib/files.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace kodeks::tools {

namespace {

namespace fs = std::filesystem;

// A broken loop may never end; a loaded machine is only slow. So each program says first how long
// its quick tests take when nothing is broken.
constexpr int seconds_at_least = 60;
constexpr int times_as_long = 6;

int run(const std::string& command) {
    std::FILE* pipe =
        ::popen(command.c_str(), "r"); // NOLINT(cert-env33-c): a build tool's own words
    if (pipe == nullptr) {
        throw std::runtime_error("cannot start: " + command);
    }
    char buffer[4096];
    while (std::fread(buffer, 1, sizeof buffer, pipe) > 0) {
    }
    return ::pclose(pipe);
}

std::string command_for(const Trial& trial, int mutant, std::string_view filter) {
    return fmt::format("KODEKS_MUTANT={} timeout -k 1 {} '{}' --gtest_fail_fast --gtest_brief=1 "
                       "--gtest_filter='{}' 2>&1",
                       mutant, trial.seconds_allowed, trial.program.string(), filter);
}

bool notices(const Trial& trial, int mutant, std::string_view filter) {
    return run(command_for(trial, mutant, filter)) != 0;
}

void read_proofs(const fs::path& file, Trial& trial) {
    const std::string text = read_file(file);
    for (const auto line : split(text, '\n')) {
        const auto cells = split(line, '\t');
        if (cells[0] == "#slow" && cells.size() == 2) {
            trial.quick += fmt::format("{}{}", trial.quick == "*" ? "-" : ":", cells[1]);
        } else if (cells.size() > 1 && !cells[0].starts_with("#")) {
            trial.tests[std::string(cells[0])].insert(std::string(cells[1]));
        }
    }
}

// Data that only one room applies are tried by the tests of that room; those of a game by the
// referee's.
bool concerns(const Trial& trial, const Mutant& mutant) {
    static const std::map<std::string, std::set<std::string>> rooms = {
        {"tournament", {"broken_tournament", "broken_cli"}},
        {"correspondence", {"broken_correspondence"}},
        {"composition", {"broken_composition"}},
        {"src/office", {"broken_office", "broken_cli"}},
        {"/office.hpp", {"broken_office", "broken_cli"}},
        {"/office_duties.hpp", {"broken_office", "broken_cli"}}};
    static const std::set<std::string> of_a_game = {"broken_referee", "broken_rulebook"};
    const std::string program = trial.program.filename().string();
    for (const auto& [room, programs] : rooms) {
        if (mutant.file.find(room) != std::string::npos) {
            return programs.contains(program);
        }
    }
    return of_a_game.contains(program);
}

// The game scripts of other books say nothing about the data of this one: the folder of a book's
// scripts is named as its edition begins.
std::string quick_for(const Trial& trial, const Mutant& mutant) {
    constexpr std::string_view editions = "rulebook/editions/";
    const auto at = mutant.file.find(editions);
    std::string filter = trial.quick;
    if (at == std::string::npos) {
        return filter;
    }
    const std::string_view edition = std::string_view(mutant.file).substr(at + editions.size());
    for (const std::string& folder : trial.script_folders) {
        if (!edition.starts_with(folder)) {
            filter += fmt::format("{}*HoldsWhatItExpects/{}_*", filter == "*" ? "-" : ":", folder);
        }
    }
    return filter;
}

} // namespace

std::string_view word(Noticed noticed) {
    switch (noticed) {
    case Noticed::by_citing:
        return "cited";
    case Noticed::by_others:
        return "elsewhere";
    case Noticed::not_at_all:
        break;
    }
    return "no";
}

namespace {

std::vector<std::string> folders_of(const fs::path& path) {
    std::vector<std::string> folders;
    for (const auto& entry : fs::directory_iterator(path)) {
        if (entry.is_directory()) {
            folders.push_back(entry.path().filename().string());
        }
    }
    return folders;
}

void expect_whole(Trial& trial, Asked asked) {
    constexpr int long_enough = 1800;
    trial.seconds_allowed = long_enough;
    const auto begun = std::chrono::steady_clock::now();
    const std::string scripts = "*HoldsWhatItExpects*";
    const bool some = asked == Asked::only_citing;
    const std::string without = trial.quick + (trial.quick == "*" ? "-" : ":") + scripts;
    if (notices(trial, 0, some ? without : trial.quick)) {
        throw std::runtime_error(trial.program.string() + " fails although nothing is broken");
    }
    const auto taken =
        std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - begun);
    trial.seconds_allowed =
        std::max(seconds_at_least, times_as_long * static_cast<int>(taken.count()));
}

} // namespace

std::vector<Trial> prepare_trials(const fs::path& root, const fs::path& programs,
                                  const fs::path& proofs, Asked asked) {
    constexpr std::string_view prefix = "broken_";
    std::vector<Trial> trials;
    for (const auto& entry : fs::directory_iterator(programs)) {
        const std::string name = entry.path().filename().string();
        if (!name.starts_with(prefix) || !entry.is_regular_file()) {
            continue;
        }
        Trial trial{entry.path(), {}, "*", 0, folders_of(root / "tests/data/scripts")};
        const std::string wanted = "test_" + name.substr(prefix.size()) + "-";
        for (const auto& proof : fs::directory_iterator(proofs)) {
            if (proof.path().filename().string().starts_with(wanted)) {
                read_proofs(proof.path(), trial);
            }
        }
        trials.push_back(std::move(trial));
    }
    for (Trial& trial : trials) {
        expect_whole(trial, asked);
    }
    std::ranges::sort(trials, {}, &Trial::program);
    return trials;
}

bool is_noticed_by_citing(const std::vector<Trial>& trials, const Mutant& mutant) {
    return std::ranges::any_of(trials, [&](const Trial& trial) {
        std::set<std::string> citing;
        for (const std::string& article : mutant.articles) {
            if (const auto found = trial.tests.find(article); found != trial.tests.end()) {
                citing.insert(found->second.begin(), found->second.end());
            }
        }
        return !citing.empty() &&
               notices(trial, mutant.number, fmt::format("{}", fmt::join(citing, ":")));
    });
}

Noticed try_mutant(const std::vector<Trial>& trials, const Mutant& mutant) {
    if (is_noticed_by_citing(trials, mutant)) {
        return Noticed::by_citing;
    }
    const bool elsewhere = std::ranges::any_of(trials, [&](const Trial& trial) {
        return concerns(trial, mutant) && notices(trial, mutant.number, quick_for(trial, mutant));
    });
    return elsewhere ? Noticed::by_others : Noticed::not_at_all;
}

} // namespace kodeks::tools
