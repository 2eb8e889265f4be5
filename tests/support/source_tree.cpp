#include "support/source_tree.hpp"

#include <cstdlib>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

namespace kodeks::test {

std::filesystem::path source_root() {
    return KODEKS_SOURCE_DIR;
}

std::string read_source(const std::string& path_from_root) {
    std::ifstream in(source_root() / path_from_root, std::ios::binary);
    EXPECT_TRUE(in) << "cannot read " << path_from_root;
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

void expect_golden(const std::string& name, const std::string& text) {
    const auto path = source_root() / "tests/golden" / name;
    if (std::getenv("KODEKS_UPDATE_GOLDEN") != nullptr) {
        std::filesystem::create_directories(path.parent_path());
        std::ofstream(path, std::ios::binary) << text;
        return;
    }
    EXPECT_EQ(read_source("tests/golden/" + name), text)
        << "if the new text is right: KODEKS_UPDATE_GOLDEN=1 and run the test again";
}

} // namespace kodeks::test
