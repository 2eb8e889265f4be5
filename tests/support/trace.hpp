// What each test of this program took, which articles it cites and, in a program with broken rules
// (tests/broken.cmake), which of the places that can be broken it came by. Written line by line to
// the file named by KODEKS_TRACE; tools/mutate asks only such tests as could notice.
#pragma once

#include <fstream>

#include <gtest/gtest.h>

namespace kodeks::test {

class Trace : public testing::EmptyTestEventListener {
public:
    explicit Trace(const char* file) : out_(file, std::ios::app) {}

    void OnTestStart(const testing::TestInfo& info) override;
    void OnTestEnd(const testing::TestInfo& info) override;

private:
    std::ofstream out_;
};

} // namespace kodeks::test
