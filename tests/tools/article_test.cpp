// ARTICLE() itself: what it records, and that an unknown id fails the test that says it.
#include "support/article.hpp"

#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

namespace kodeks::test {
namespace {

TEST(ArticleMacro, FailsOnAnUnknownId) {
    EXPECT_NONFATAL_FAILURE(record_articles({"FIDE:99.1"}, __FILE__, __LINE__),
                            "no article 'FIDE:99.1': look it up with `kodeks rules search`");
}

} // namespace
} // namespace kodeks::test
