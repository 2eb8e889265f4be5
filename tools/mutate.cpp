// mutate write ROOT OUT             broken copies of rule data and decision code, and their list
// mutate changed ROOT               how many broken rule data the record does not know yet
// mutate run ROOT PROGRAMS PROOFS [data|code|changed|open|FILE [open|cited]]
//                                   tries them, rewrites the record (docs/mutation.md) as it goes,
//                                   so that a run that was cut off goes on where it was; `open` are
//                                   those that were never tried or not noticed, FILE a part of
//                                   their path, or several with commas; `cited` asks only the
//                                   tests that cite them, and says nothing of what these let pass;
//                                   exit 1 when a broken rule datum was not noticed
#include "lib/files.hpp"
#include "lib/mutant_record.hpp"
#include "lib/mutant_trial.hpp"

#include <algorithm>
#include <cstdio>
#include <exception>
#include <mutex>
#include <optional>
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
    const bool beside = std::filesystem::exists(programs / "broken/mutants.tsv");
    const fs::path list = (beside ? programs : programs.parent_path()) / "broken/mutants.tsv";
    if (read_file(list) != list_of(break_house(root))) {
        throw std::runtime_error("the sources have changed since the programs were built");
    }
}

// What is tried: everything, rule data or code alone, what the record does not know, or what stands
// in some file; and of these all, or only what nobody has noticed so far.
struct Choice {
    std::string_view part;
    bool only_open = false;
    Asked asked = Asked::all_quick;
};

bool is_open(const Mutant& mutant, const Record& record) {
    const auto found = record.find(mutant.key());
    return found == record.end() || found->second == word(Noticed::not_at_all);
}

bool is_wanted(const BrokenFile& file, const Mutant& mutant, Choice choice, const Record& record) {
    if (choice.part == "changed") {
        return file.is_data && !record.contains(mutant.key());
    }
    if (choice.only_open && !is_open(mutant, record)) {
        return false;
    }
    if (choice.part == "data" || choice.part == "open" || choice.part == "code") {
        return file.is_data == (choice.part != "code");
    }
    return std::ranges::any_of(split(choice.part, ','), [&](std::string_view part) {
        return file.path.find(part) != std::string::npos;
    });
}

std::vector<Mutant> chosen(const fs::path& root, Choice choice) {
    const Record record = read_record(root);
    std::vector<Mutant> mutants;
    for (BrokenFile& file : break_house(root)) {
        for (Mutant& mutant : file.broken.mutants) {
            if (is_wanted(file, mutant, choice, record)) {
                mutants.push_back(std::move(mutant));
            }
        }
    }
    return mutants;
}

void tell(const Mutant& mutant) {
    fmt::print("{}:{}: {}: {} -> {}: no test noticed\n", mutant.file, mutant.line, mutant.place,
               mutant.right, mutant.wrong);
    std::fflush(stdout);
}

// As many at a time as there are cores; the record is written every now and then.
class Run {
public:
    Run(fs::path root, std::vector<Trial> trials, std::vector<Mutant> mutants, Asked asked)
        : root_(std::move(root)),
          asked_(asked),
          trials_(std::move(trials)),
          mutants_(std::move(mutants)),
          record_(read_record(root_)) {}

    int survivors() {
        {
            std::vector<std::jthread> workers;
            for (unsigned i = 0; i < std::max(1U, std::thread::hardware_concurrency()); ++i) {
                workers.emplace_back([this] { work(); });
            }
        }
        write_record(root_, record_);
        return survivors_;
    }

private:
    static constexpr std::size_t kept_every = 20;

    void work() {
        while (const Mutant* mutant = take()) {
            const std::optional<Noticed> noticed = answer(*mutant);
            const std::scoped_lock lock(mutex_);
            if (noticed) {
                record_[mutant->key()] = word(*noticed);
            }
            survivors_ += noticed == Noticed::not_at_all ? 1 : 0;
            if (noticed == Noticed::not_at_all) {
                tell(*mutant);
            }
            if (++tried_ % kept_every == 0) {
                write_record(root_, record_);
            }
        }
    }

    std::optional<Noticed> answer(const Mutant& mutant) const {
        if (asked_ == Asked::all_quick) {
            return try_mutant(trials_, mutant);
        }
        return is_noticed_by_citing(trials_, mutant) ? std::optional(Noticed::by_citing)
                                                     : std::nullopt;
    }

    const Mutant* take() {
        const std::scoped_lock lock(mutex_);
        return next_ < mutants_.size() ? &mutants_[next_++] : nullptr;
    }

    fs::path root_;
    Asked asked_;
    std::vector<Trial> trials_;
    std::vector<Mutant> mutants_;
    Record record_;
    std::mutex mutex_;
    std::size_t next_ = 0;
    std::size_t tried_ = 0;
    int survivors_ = 0;
};

int run(const fs::path& root, const fs::path& programs, const fs::path& proofs, Choice choice) {
    expect_same_numbers(root, programs);
    std::vector<Mutant> mutants = chosen(root, choice);
    const std::size_t many = mutants.size();
    fmt::print("{} to try\n", many);
    Run all(root, prepare_trials(root, programs, proofs, choice.asked), std::move(mutants),
            choice.asked);
    const int survivors = all.survivors();
    fmt::print("{} broken rules, {} not noticed\n", many, survivors);
    return survivors == 0 ? 0 : 1;
}

Choice choice_of(std::string_view part, std::string_view narrowed) {
    return {part, part == "open" || narrowed == "open" || narrowed == "cited",
            narrowed == "cited" ? Asked::only_citing : Asked::all_quick};
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
        if (verb == "run" && argc >= 5 && argc <= 7) {
            return run(argv[2], argv[3], argv[4],
                       choice_of(argc > 5 ? argv[5] : "", argc > 6 ? argv[6] : ""));
        }
        fmt::print(stderr, "usage: mutate write ROOT OUT | changed ROOT | run ROOT PROGRAMS PROOFS "
                           "[data|code|changed|open|FILE [open|cited]]\n");
        return 2;
    } catch (const std::exception& error) {
        fmt::print(stderr, "mutate: {}\n", error.what());
        return 2;
    }
}
