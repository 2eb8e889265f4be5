// Which articles the tests of this program proved, and how many tests passed and failed. Written
// to the folder named by KODEKS_PROOFS when the program ends; tools/conformance collects it.
#pragma once

#include <map>
#include <set>
#include <string>

#include <gtest/gtest.h>

namespace kodeks::test {

class Proofs : public testing::EmptyTestEventListener {
public:
    void cite(const std::string& article) { cited_.insert(article); }

    void OnTestStart(const testing::TestInfo& info) override;
    void OnTestEnd(const testing::TestInfo& info) override;
    void OnTestProgramEnd(const testing::UnitTest& unit) override;

private:
    std::set<std::string> cited_;                         // by the running test
    std::map<std::string, std::set<std::string>> proved_; // article -> tests
};

Proofs& proofs();

} // namespace kodeks::test
