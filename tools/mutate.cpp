// mutate write ROOT OUT             broken copies of rule data and decision code, and their list
// mutate changed ROOT               how many broken rule data the record does not know yet
// mutate run ROOT PROGRAMS PROOFS [data|code|changed|FILE]
//                                   tries them, rewrites the record (docs/mutation.md); exit 1 when
//                                   a broken rule datum was not noticed
#include "lib/files.hpp"
#include "lib/mutant_record.hpp"
#include "lib/mutant_trial.hpp"

#include <atomic>
#include <cstdio>
#include <exception>
#include <stdexcept>
#include <thread>

#include <fmt/format.h>

namespace {

using namespace kodeks::tools;
namespace fs = std::filesystem;

std::string list_of(const std::vector<BrokenFile>& house) {
    std::string list;
    for (const BrokenFile& file : house) {
        for (const Mutant& mutant : file.broken.mutants) {
            list += fmt::format("{}\t{}\n", mutant.number, mutant.key());
        }
    }
    return list;
}

int write(const fs::path& root, const fs::path& out) {
    const std::string include = "#include \"broken.hpp\"\n";
    const auto house = break_house(root);
    write_if_changed(out / "broken.hpp", mutant_switch());
    for (const BrokenFile& file : house) {
        write_if_changed(out / file.path, include + file.broken.text);
    }
    write_if_changed(out / "mutants.tsv", list_of(house));
    return 0;
}

// The numbers mean what they meant when the programs were built.
void expect_same_numbers(const fs::path& root, const fs::path& programs) {
    if (read_file(programs / "broken/mutants.tsv") != list_of(break_house(root))) {
        throw std::runtime_error("the sources have changed since the programs were built");
    }
}

// Everything, rule data or code alone, what the record does not know, or what stands in some file.
bool is_wanted(const BrokenFile& file, const Mutant& mutant, std::string_view part,
               const Record& record) {
    if (part == "changed") {
        return file.is_data && !record.contains(mutant.key());
    }
    if (part == "data" || part == "code") {
        return file.is_data == (part == "data");
    }
    return file.path.find(part) != std::string::npos;
}

std::vector<Mutant> chosen(const fs::path& root, std::string_view part) {
    const Record record = read_record(root);
    std::vector<Mutant> mutants;
    for (BrokenFile& file : break_house(root)) {
        for (Mutant& mutant : file.broken.mutants) {
            if (is_wanted(file, mutant, part, record)) {
                mutants.push_back(std::move(mutant));
            }
        }
    }
    return mutants;
}

// As many at a time as there are cores.
std::vector<Noticed> try_all(const std::vector<Trial>& trials, const std::vector<Mutant>& mutants) {
    std::vector<Noticed> noticed(mutants.size());
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < mutants.size(); i = next++) {
            noticed[i] = try_mutant(trials, mutants[i]);
            if (noticed[i] == Noticed::not_at_all) {
                fmt::print("{}:{}: {}: {} -> {}: no test noticed\n", mutants[i].file,
                           mutants[i].line, mutants[i].place, mutants[i].right, mutants[i].wrong);
                std::fflush(stdout);
            }
        }
    };
    std::vector<std::jthread> workers;
    for (unsigned i = 0; i < std::max(1U, std::thread::hardware_concurrency()); ++i) {
        workers.emplace_back(work);
    }
    workers.clear();
    return noticed;
}

int run(const fs::path& root, const fs::path& programs, const fs::path& proofs,
        std::string_view part) {
    expect_same_numbers(root, programs);
    const std::vector<Mutant> mutants = chosen(root, part);
    const auto noticed = try_all(prepare_trials(programs, proofs), mutants);
    Record record = read_record(root);
    int survivors = 0;
    for (std::size_t i = 0; i < mutants.size(); ++i) {
        record[mutants[i].key()] = word(noticed[i]);
        survivors += noticed[i] == Noticed::not_at_all ? 1 : 0;
    }
    write_record(root, record);
    fmt::print("{} broken rules, {} not noticed\n", mutants.size(), survivors);
    return survivors == 0 ? 0 : 1;
}

} // namespace

int main(int argc, char** argv) {
    try {
        const std::string_view verb = argc > 1 ? argv[1] : "";
        if (verb == "write" && argc == 4) {
            return write(argv[2], argv[3]);
        }
        if (verb == "changed" && argc == 3) {
            fmt::print("{}\n", chosen(argv[2], "changed").size());
            return 0;
        }
        if (verb == "run" && (argc == 5 || argc == 6)) {
            return run(argv[2], argv[3], argv[4], argc == 6 ? argv[5] : "");
        }
        fmt::print(stderr, "usage: mutate write ROOT OUT | changed ROOT | run ROOT PROGRAMS PROOFS "
                           "[data|code|changed|FILE]\n");
        return 2;
    } catch (const std::exception& error) {
        fmt::print(stderr, "mutate: {}\n", error.what());
        return 2;
    }
}
