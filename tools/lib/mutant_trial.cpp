#include "lib/mutant_trial.hpp"

#include "lib/files.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace kodeks::tools {

namespace {

namespace fs = std::filesystem;

constexpr int seconds_allowed = 60; // a broken loop may never end

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
                       mutant, seconds_allowed, trial.program.string(), filter);
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

std::vector<Trial> prepare_trials(const fs::path& programs, const fs::path& proofs) {
    constexpr std::string_view prefix = "broken_";
    std::vector<Trial> trials;
    for (const auto& entry : fs::directory_iterator(programs)) {
        const std::string name = entry.path().filename().string();
        if (!name.starts_with(prefix) || !entry.is_regular_file()) {
            continue;
        }
        Trial trial{entry.path(), {}, "*"};
        const std::string wanted = "test_" + name.substr(prefix.size()) + "-";
        for (const auto& proof : fs::directory_iterator(proofs)) {
            if (proof.path().filename().string().starts_with(wanted)) {
                read_proofs(proof.path(), trial);
            }
        }
        trials.push_back(std::move(trial));
    }
    for (const Trial& trial : trials) {
        if (notices(trial, 0, trial.quick)) {
            throw std::runtime_error(trial.program.string() + " fails although nothing is broken");
        }
    }
    std::ranges::sort(trials, {}, &Trial::program);
    return trials;
}

Noticed try_mutant(const std::vector<Trial>& trials, const Mutant& mutant) {
    for (const Trial& trial : trials) {
        std::set<std::string> citing;
        for (const std::string& article : mutant.articles) {
            if (const auto found = trial.tests.find(article); found != trial.tests.end()) {
                citing.insert(found->second.begin(), found->second.end());
            }
        }
        if (!citing.empty() &&
            notices(trial, mutant.number, fmt::format("{}", fmt::join(citing, ":")))) {
            return Noticed::by_citing;
        }
    }
    const bool elsewhere = std::ranges::any_of(trials, [&](const Trial& trial) {
        return concerns(trial, mutant) && notices(trial, mutant.number, trial.quick);
    });
    return elsewhere ? Noticed::by_others : Noticed::not_at_all;
}

} // namespace kodeks::tools
