// mutate write ROOT OUT             broken copies of rule data and decision code, and their list
// mutate changed ROOT               how many broken rule data the record does not know yet
// mutate run ROOT PROGRAMS data|code|changed|FILE [open]
//                                   tries them, rewrites the record (docs/mutation.md) as it goes,
//                                   so that a run that was cut off goes on where it was; `open` are
//                                   those that were never tried or not noticed, FILE a part of
//                                   their path, or several with commas; KODEKS_JOBS is how many
//                                   are tried at a time; exit 1 when one was not noticed
#include "lib/files.hpp"
#include "lib/mutant_record.hpp"
#include "lib/mutant_trial.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <mutex>
#include <set>
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
    write_if_changed(out / "passed.cpp", mutant_places());
    for (const BrokenFile& file : house) {
        write_if_changed(out / file.path, include + file.broken.text);
    }
    write_if_changed(out / "mutants.tsv", list_of(house));
    return 0;
}

// The numbers mean what they meant when the programs were built.
void expect_same_numbers(const fs::path& programs, const std::vector<Mutant>& mutants) {
    const std::string list = read_file(programs.parent_path() / "mutants.tsv");
    const auto lines = split(list, '\n');
    const std::set<std::string_view> built(lines.begin(), lines.end());
    for (const Mutant& mutant : mutants) {
        if (!built.contains(fmt::format("{}\t{}", mutant.number, mutant.key()))) {
            throw std::runtime_error("the sources have changed since the programs were built: " +
                                     mutant.key());
        }
    }
}

// What is tried: rule data or code alone, what the record does not know, or what stands in some
// file; and of these all, or only what nobody has noticed so far.
struct Choice {
    std::string_view part;
    bool only_open = false;
};

bool is_open(const Mutant& mutant, const Record& record) {
    const auto found = record.find(mutant.key());
    return found == record.end() || found->second == word(Noticed::not_at_all) ||
           found->second == word(Noticed::too_long);
}

bool is_wanted(const BrokenFile& file, const Mutant& mutant, Choice choice, const Record& record) {
    if (choice.part == "changed") {
        return file.is_data && !record.contains(mutant.key());
    }
    if (choice.only_open && !is_open(mutant, record)) {
        return false;
    }
    if (choice.part == "data" || choice.part == "code") {
        return file.is_data == (choice.part != "code");
    }
    return std::ranges::any_of(split(choice.part, ','), [&](std::string_view part) {
        return file.path.find(part) != std::string::npos;
    });
}

std::vector<Mutant> chosen(const fs::path& root, Choice choice) {
    const Record record = read_record(root);
    auto house = break_house(root);
    const auto equal = equal_mutants(root, house);
    std::vector<Mutant> mutants;
    for (BrokenFile& file : house) {
        for (Mutant& mutant : file.broken.mutants) {
            if (!equal.contains(mutant.key()) && is_wanted(file, mutant, choice, record)) {
                mutants.push_back(std::move(mutant));
            }
        }
    }
    return mutants;
}

void tell(const Mutant& mutant, std::string_view how) {
    fmt::print("{}:{}: {}: {} -> {}: {}\n", mutant.file, mutant.line, mutant.place, mutant.right,
               mutant.wrong, how);
    std::fflush(stdout);
}

// As many at a time as there are cores; the record is written every now and then.
class Run {
public:
    Run(fs::path root, std::vector<Trial> trials, std::vector<Mutant> mutants)
        : root_(std::move(root)),
          trials_(std::move(trials)),
          mutants_(std::move(mutants)),
          record_(read_record(root_)) {}

    int survivors() {
        {
            std::vector<std::jthread> workers;
            for (unsigned i = 0; i < at_a_time(); ++i) {
                workers.emplace_back([this] { work(); });
            }
        }
        write_record(root_, record_);
        return survivors_;
    }

private:
    static constexpr std::size_t kept_every = 20;

    static unsigned at_a_time() {
        const char* const jobs = std::getenv("KODEKS_JOBS");
        const int told = jobs == nullptr ? 0 : std::atoi(jobs);
        return told > 0 ? static_cast<unsigned>(told)
                        : std::max(1U, std::thread::hardware_concurrency());
    }

    void work() {
        while (const Mutant* mutant = take()) {
            const Noticed noticed = try_mutant(trials_, *mutant);
            const std::scoped_lock lock(mutex_);
            record_[mutant->key()] = word(noticed);
            if (noticed == Noticed::not_at_all || noticed == Noticed::too_long) {
                ++survivors_;
                tell(*mutant, word(noticed));
            }
            if (++tried_ % kept_every == 0) {
                write_record(root_, record_);
            }
        }
    }

    const Mutant* take() {
        const std::scoped_lock lock(mutex_);
        return next_ < mutants_.size() ? &mutants_[next_++] : nullptr;
    }

    fs::path root_;
    std::vector<Trial> trials_;
    std::vector<Mutant> mutants_;
    Record record_;
    std::mutex mutex_;
    std::size_t next_ = 0;
    std::size_t tried_ = 0;
    int survivors_ = 0;
};

int run(const fs::path& root, const fs::path& programs, Choice choice) {
    std::vector<Mutant> mutants = chosen(root, choice);
    expect_same_numbers(programs, mutants);
    const std::size_t many = mutants.size();
    fmt::print("{} to try\n", many);
    Run all(root, prepare_trials(programs), std::move(mutants));
    const int survivors = all.survivors();
    fmt::print("{} broken rules, {} not noticed\n", many, survivors);
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
            fmt::print("{}\n", chosen(argv[2], {"changed"}).size());
            return 0;
        }
        if (verb == "run" && (argc == 5 || argc == 6)) {
            return run(argv[2], argv[3],
                       {argv[4], argc > 5 && argv[5] == std::string_view("open")});
        }
        fmt::print(stderr, "usage: mutate write ROOT OUT | changed ROOT | run ROOT PROGRAMS "
                           "data|code|changed|FILE [open]\n");
        return 2;
    } catch (const std::exception& error) {
        fmt::print(stderr, "mutate: {}\n", error.what());
        return 2;
    }
}
