// docs/embedding.md shows a program and what it prints; both are what they say.
#include "support/outside.hpp"
#include "support/source_tree.hpp"

#include <gtest/gtest.h>

namespace kodeks {
namespace {

std::string in_fence(const std::string& language, const std::string& text) {
    return "```" + language + "\n" + text + "```\n";
}

TEST(Embedding, ThePageShowsTheProgramAndWhatItPrints) {
    const std::string page = test::read_source("docs/embedding.md");
    for (const std::string& part :
         {in_fence("cpp", test::read_source("examples/one_game/main.cpp")),
          in_fence("cmake", test::read_source("examples/one_game/CMakeLists.txt")),
          in_fence("text", test::printed_by(ONE_GAME))}) {
        EXPECT_NE(page.find(part), std::string::npos) << part;
    }
}

} // namespace
} // namespace kodeks
