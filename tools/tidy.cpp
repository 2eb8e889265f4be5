// tidy ROOT: checks the rules of the house; prints every break with advice, exits 1 if there is
// one.
#include "lib/tidy.hpp"

#include <cstdio>
#include <exception>

#include <fmt/format.h>

int main(int argc, char** argv) {
    using namespace kodeks::tools;
    if (argc != 2) {
        fmt::print(stderr, "usage: tidy ROOT\n");
        return 2;
    }
    try {
        const auto findings = check_everything(read_tree(argv[1]));
        for (const Finding& finding : findings) {
            fmt::print("{}\n", describe(finding));
        }
        return findings.empty() ? 0 : 1;
    } catch (const std::exception& error) {
        fmt::print(stderr, "tidy: {}\n", error.what());
        return 2;
    }
}
