// An event file in a folder of its own, and the commands of an arbiter on it.
#pragma once

#include "cli/call.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

namespace kodeks::cli {

class EventCommands : public testing::Test {
protected:
    // Three players, rounds made by hand: Ann-Bob, Ann-Cid, Bob-Cid.
    void three_rounds(const std::string& rulebook, const std::string& ann_bob,
                      const std::string& ann_cid, const std::string& bob_cid) {
        go("new", "--name Cup --year 2026 --rulebook " + rulebook);
        go("enter", "Ann Bob Cid");
        go("lots", "--seed 5");
        go("pair", "--pair Ann:Bob --pair Cid --reason test");
        go("result", "1 " + ann_bob);
        go("pair", "--pair Ann:Cid --pair Bob --reason test");
        go("result", "1 " + ann_cid);
        go("pair", "--pair Bob:Cid --pair Ann --reason test");
        go("result", "1 " + bob_cid);
    }

    void SetUp() override {
        folder_ = std::filesystem::temp_directory_path() /
                  ("kodeks-" +
                   std::string(testing::UnitTest::GetInstance()->current_test_info()->name()));
        std::filesystem::remove_all(folder_);
        std::filesystem::create_directories(folder_);
        file_ = (folder_ / "event.json").string();
    }

    void TearDown() override { std::filesystem::remove_all(folder_); }

    // "event VERB FILE REST" must succeed.
    std::string go(const std::string& verb, const std::string& rest = "") {
        const Called called = run(verb, rest);
        EXPECT_EQ(called.exit, Exit::done) << verb << " " << rest << "\n" << called.talk;
        return called.out;
    }

    Called run(const std::string& verb, const std::string& rest = "") {
        return call("event " + verb + " " + file_ + (rest.empty() ? "" : " " + rest));
    }

    // Must be refused and leave the file alone: what was said.
    std::string refused(const std::string& verb, const std::string& rest = "",
                        Exit exit = Exit::no) {
        const std::string before = content();
        const Called called = run(verb, rest);
        EXPECT_EQ(called.exit, exit) << called.talk;
        EXPECT_EQ(called.out, "");
        EXPECT_EQ(content(), before) << "the file changed";
        return called.talk;
    }

    std::string content() const {
        std::ifstream in(file_, std::ios::binary);
        std::ostringstream text;
        text << in.rdbuf();
        return text.str();
    }

    void four_players() {
        go("new", "--name Cup --rulebook RU --swiss start-number --rounds 2 --year 2026");
        go("enter", "Ann Bob Cid Dan");
        go("lots", "--seed 5");
    }

    std::filesystem::path folder_;
    std::string file_;
};

} // namespace kodeks::cli
