// Which articles the tests of this program proved, how many tests passed and failed. Written to the
// folder named by KODEKS_PROOFS when the program ends; tools/conformance collects it.
#pragma once

#include <map>
#include <set>
#include <string>

#include <gtest/gtest.h>

namespace kodeks::test {

class Proofs : public testing::EmptyTestEventListener {
public:
    void cite(const std::string& article) { cited_.insert(article); }

    const std::set<std::string>& cited() const { return cited_; } // by the running test

    // A decision on an article came while the test ran. An echo repeats a word that was typed in,
    // with its label: an article seen in echoes alone is named, not proved, until echoes of two
    // kinds (granted and refused) show that something is decided.
    void see(const std::string& article, const std::string& decision, bool echo);

    void OnTestStart(const testing::TestInfo& info) override;
    void OnTestEnd(const testing::TestInfo& info) override;
    void OnTestProgramEnd(const testing::UnitTest& unit) override;

private:
    struct Seen {
        bool decided = false;
        std::set<std::string> echoes;
    };

    std::set<std::string> cited_;      // by the running test
    std::map<std::string, Seen> seen_; // in the running test
    // article -> test -> the echoes that it rests on; none when it is decided
    std::map<std::string, std::map<std::string, std::set<std::string>>> proved_;
};

Proofs& proofs();

} // namespace kodeks::test
