// A competition of composers or solvers in a folder of its own, and the commands of its secretary.
#pragma once

#include "cli/call.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

namespace kodeks::cli {

class ContestCommands : public testing::Test {
protected:
    void SetUp() override {
        folder_ = std::filesystem::temp_directory_path() /
                  ("kodeks-contest-" +
                   std::string(testing::UnitTest::GetInstance()->current_test_info()->name()));
        std::filesystem::remove_all(folder_);
        std::filesystem::create_directories(folder_);
        file_ = (folder_ / "contest.jsonl").string();
    }

    void TearDown() override { std::filesystem::remove_all(folder_); }

    // A file with this text in the folder: its name.
    std::string kept(const std::string& name, const std::string& text) const {
        const std::string path = (folder_ / name).string();
        std::ofstream(path) << text;
        return path;
    }

    // "contest VERB FILE REST" must succeed.
    std::string go(const std::string& verb, const std::string& rest = "") {
        const Called called =
            call("contest " + verb + " " + file_ + (rest.empty() ? "" : " ") + rest);
        EXPECT_EQ(called.exit, Exit::done) << verb << " " << rest << "\n" << called.talk;
        return called.out;
    }

    // Must be refused and leave the file alone: what was said.
    std::string refused(const std::string& verb, const std::string& rest) {
        const std::string before = text();
        const Called called = call("contest " + verb + " " + file_ + " " + rest);
        EXPECT_EQ(called.exit, Exit::no) << called.out << called.talk;
        EXPECT_EQ(text(), before);
        return called.talk;
    }

    std::string text() const {
        std::ifstream in(file_, std::ios::binary);
        std::ostringstream all;
        all << in.rdbuf();
        return all.str();
    }

    std::filesystem::path folder_;
    std::string file_;
};

} // namespace kodeks::cli
