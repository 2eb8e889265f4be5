#include "support/proofs.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace kodeks::test {

void Proofs::OnTestStart(const testing::TestInfo&) {
    cited_.clear();
    seen_.clear();
}

void Proofs::see(const std::string& article, const std::string& decision, bool echo) {
    Seen& seen = seen_[article];
    seen.decided = seen.decided || !echo;
    seen.echoes.insert(decision);
}

void Proofs::OnTestEnd(const testing::TestInfo& info) {
    const std::string name = std::string(info.test_suite_name()) + "." + info.name();
    if (!info.result()->Passed()) {
        return;
    }
    for (const std::string& article : cited_) {
        const auto seen = seen_.find(article);
        const bool echoed = seen != seen_.end() && !seen->second.decided;
        proved_[article][name] = echoed ? seen->second.echoes : std::set<std::string>{};
    }
}

namespace {

// Parts of one program that run side by side (GTEST_TOTAL_SHARDS) must not share a file.
std::string file_name() {
    const std::string program = std::filesystem::read_symlink("/proc/self/exe").filename().string();
    const char* const shard = std::getenv("GTEST_SHARD_INDEX");
    return program + (shard == nullptr ? "" : std::string("-") + shard) + ".tsv";
}

} // namespace

void Proofs::OnTestProgramEnd(const testing::UnitTest& unit) {
    const char* folder = std::getenv("KODEKS_PROOFS");
    if (folder == nullptr) {
        return;
    }
    std::filesystem::create_directories(folder);
    std::ofstream out(std::filesystem::path(folder) / file_name());
    out << "#passed\t" << unit.successful_test_count() << "\n";
    out << "#failed\t" << unit.failed_test_count() << "\n";
    for (const auto& [article, tests] : proved_) {
        for (const auto& [test, echoes] : tests) {
            out << article << '\t' << test;
            for (const std::string& echo : echoes) {
                out << '\t' << echo;
            }
            out << '\n';
        }
    }
}

Proofs& proofs() {
    // GoogleTest owns and deletes its listeners, so this one is never freed here.
    static auto* const instance = new Proofs;
    return *instance;
}

} // namespace kodeks::test
