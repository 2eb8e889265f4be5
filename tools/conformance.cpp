// conformance count FOLDER                 prints "N passed, M failed" of the last test run
// conformance check|update ROOT FOLDER     compares or rewrites the committed record of proofs
#include "lib/conformance.hpp"

#include <cstdio>
#include <exception>
#include <stdexcept>
#include <string_view>

#include <fmt/format.h>

namespace {

using namespace kodeks::tools;
namespace fs = std::filesystem;

int count(const fs::path& folder) {
    const Proven proven = read_proofs(folder);
    fmt::print("{} passed, {} failed\n", proven.passed, proven.failed);
    return proven.failed == 0 ? 0 : 1;
}

int record(std::string_view verb, const fs::path& root, const fs::path& folder) {
    const Proven proven = read_proofs(folder);
    const std::string table = conformance_table(proven);
    const auto undecidable = read_undecidable(root);
    for (const auto& [article, reason] : undecidable) {
        if (proven.tests.contains(article)) {
            throw std::runtime_error(fmt::format(
                "{} is proved by a test and listed as undecidable: one of both is wrong", article));
        }
    }
    const std::string page = conformance_page(read_catalogue(root), proven, undecidable);
    const fs::path table_path = root / "data/conformance.tsv";
    const fs::path page_path = root / "docs/conformance.md";
    if (verb == "update") {
        write_if_changed(table_path, table);
        write_if_changed(page_path, page);
        return 0;
    }
    const bool fresh = fs::exists(page_path) && read_file(page_path) == page &&
                       fs::exists(table_path) && read_file(table_path) == table;
    if (!fresh) {
        fmt::print("docs/conformance.md or data/conformance.tsv is stale: the tests prove other "
                   "articles now.\nRun ./check --update, look at the difference and commit it.\n");
    }
    return fresh ? 0 : 1;
}

} // namespace

int main(int argc, char** argv) {
    try {
        const std::string_view verb = argc > 1 ? argv[1] : "";
        if (verb == "count" && argc == 3) {
            return count(argv[2]);
        }
        if ((verb == "check" || verb == "update") && argc == 4) {
            return record(verb, argv[2], argv[3]);
        }
        fmt::print(stderr, "usage: conformance count FOLDER | check|update ROOT FOLDER\n");
        return 2;
    } catch (const std::exception& error) {
        fmt::print(stderr, "conformance: {}\n", error.what());
        return 2;
    }
}
