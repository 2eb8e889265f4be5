#include "composition/proved_kit.hpp"

#include "composition/file.hpp"
#include "support/source_tree.hpp"
#include "support/table_kit.hpp"

#include <algorithm>
#include <filesystem>
#include <map>

#include <gtest/gtest.h>

namespace kodeks::composition {

namespace {

constexpr const char* proved_folder = "tests/data/compositions/proved";

} // namespace

std::vector<std::string> proved_names() {
    std::vector<std::string> found;
    for (const auto& entry :
         std::filesystem::directory_iterator(kodeks::test::source_root() / proved_folder)) {
        found.push_back(entry.path().stem().string());
    }
    std::ranges::sort(found);
    return found;
}

std::string proved_text(const std::string& name) {
    return kodeks::test::read_source(std::string(proved_folder) + "/" + name + ".json");
}

Composition proved_composition(const std::string& name) {
    auto read = read_composition({proved_text(name), name});
    EXPECT_TRUE(read) << describe(read.error(), Language::en);
    return *read;
}

truth::tables::Table& table_for(const Composition& composition) {
    const std::string_view variant = composition.diagram.variant().name;
    static std::map<std::string, kodeks::test::BuiltTable, std::less<>> large;
    const auto slice = truth::tables::slice_of(composition.diagram);
    if (variant == "russian" || !slice || slice->pieces() > 4) {
        const int pieces = variant == "russian" ? 4 : 3;
        return kodeks::test::shared_table(variant, {pieces, pieces});
    }
    auto& built = large[name_of(*slice)];
    if (!built.table) {
        built = kodeks::test::build(variant, closure_of(*slice));
    }
    return *built.table;
}

Means means_for(truth::tables::Prober& prober) {
    return {.solver = {.leaves = [&](const games::Position& p) { return prober.outcome(p); },
                       .memory_bytes = 32 << 20},
            .nodes_each = 300'000};
}

} // namespace kodeks::composition
