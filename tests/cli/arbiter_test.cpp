// docs/arbiter.md: every command in it works, in its order, in an empty folder.
#include "cli/event_commands.hpp"
#include "support/source_tree.hpp"

#include <sstream>

#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

// The lines of the page that are commands, inside its blocks.
std::vector<std::string> commands_in(const std::string& page) {
    std::vector<std::string> found;
    std::istringstream lines(page);
    bool inside = false;
    for (std::string line; std::getline(lines, line);) {
        inside = line.starts_with("```") ? !inside : inside;
        if (inside && line.starts_with("kodeks ")) {
            found.push_back(line.substr(7));
        }
    }
    return found;
}

// The file of a command is its third word, or the fourth behind an action; the commands of the page
// name it without a folder.
std::string in_folder(std::string line, const std::filesystem::path& folder) {
    const std::size_t third = line.find(' ', line.find(' ') + 1) + 1;
    const std::size_t fourth = line.find(' ', third) + 1;
    const std::string word = line.substr(fourth, line.find(' ', fourth) - fourth);
    return line.insert(fourth != 0 && word.ends_with(".json") ? fourth : third,
                       folder.string() + "/");
}

class Arbiter : public EventCommands {};

TEST_F(Arbiter, EveryCommandOfThePageWorks) {
    const auto lines = commands_in(kodeks::test::read_source("docs/arbiter.md"));
    EXPECT_GT(lines.size(), 90U);
    for (const std::string& line : lines) {
        const Called called = call(in_folder(line, folder_));
        EXPECT_EQ(called.exit, Exit::done) << line << "\n" << called.talk;
    }
    for (const char* name : {"swiss", "dutch", "circle", "micro", "cup", "match", "four", "frisian",
                             "schev", "teams"}) {
        const Called checked = call("event check " + (folder_ / name).string() + ".json");
        EXPECT_EQ(checked.exit, Exit::done) << name << "\n" << checked.out;
    }
}

} // namespace
} // namespace kodeks::cli
