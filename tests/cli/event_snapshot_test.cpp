// The snapshot beside a large event file: it saves time and decides nothing. Whatever is changed,
// cut off or lost, the event is what its file says.
#include "cli/event_commands.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace kodeks::cli {
namespace {

class Snapshot : public EventCommands {
protected:
    // A thousand players and a round: more than 256 kB. Made once, copied for each test.
    void a_large_event() {
        static std::string made;
        static std::string snapshot;
        if (!made.empty()) {
            write(made);
            std::ofstream(cache(), std::ios::binary) << snapshot;
            return;
        }
        go("new", "--name Cup --rulebook RU --swiss start-number --rounds 3 --year 2026");
        std::string list = "Name,Rating,Club\n";
        for (int i = 0; i < 1000; ++i) {
            list += fmt::format("Player N{:03},{},Club of the player {:03}\n", i, 2500 - i, i);
        }
        const std::string name = (folder_ / "list.csv").string();
        std::ofstream(name, std::ios::binary) << list;
        go("import", name);
        go("lots", "--seed 5");
        go("pair");
        made = content();
        snapshot = bytes_of_cache();
    }

    std::string cache() const { return file_ + ".cache"; }

    std::string bytes_of_cache() const {
        std::ifstream in(cache(), std::ios::binary);
        std::ostringstream text;
        text << in.rdbuf();
        return text.str();
    }

    void write(const std::string& text) const { std::ofstream(file_, std::ios::binary) << text; }

    // The same answer from the file alone.
    void expect_the_same_without_it() {
        const std::string table = go("standings", "--csv");
        const std::string pairs = go("pairings", "--csv");
        std::filesystem::remove(cache());
        EXPECT_EQ(go("pairings", "--csv"), pairs);
        EXPECT_EQ(go("standings", "--csv"), table);
    }
};

TEST_F(Snapshot, AFewFactsBehindItAreReadFromTheFile) {
    a_large_event();
    ASSERT_TRUE(std::filesystem::exists(cache()));
    const std::string before = bytes_of_cache();
    go("result", "1 1-0");
    go("result", "2 0-1");
    EXPECT_EQ(refused("result", "2 1-0"),
              "kodeks: The result 0-1 is recorded; correct it with a reason\n"
              "To change a recorded result add --correct REASON\n");
    EXPECT_EQ(bytes_of_cache(), before); // not written anew for every result
    go("undo", "--reason slip");
    go("result", "2 ½-½");
    expect_the_same_without_it();
    std::string many;
    for (int table = 3; table <= 200; ++table) {
        many += fmt::format("{} 1-0 ", table);
    }
    go("result", many);
    EXPECT_NE(bytes_of_cache(), before);
    expect_the_same_without_it();
    go("check");
}

TEST_F(Snapshot, AChangedFileIsReadAnew) {
    a_large_event();
    go("result", "1 1-0");
    go("standings");
    std::string text = content();
    const std::size_t at = text.find("Player N777");
    text.replace(at, 11, "Player X777");
    write(text);
    EXPECT_NE(go("standings", "--csv").find("Player X777"), std::string::npos);
    EXPECT_EQ(run("check").exit, Exit::no);
    // A result behind the snapshot, too.
    const std::size_t result = text.find(R"("result":"win-loss")");
    ASSERT_NE(result, std::string::npos);
    text.replace(result, 19, R"("result":"loss-win")");
    write(text);
    EXPECT_NE(go("pairings", "--csv").find(",0-1\n"), std::string::npos);
    EXPECT_EQ(run("check").exit, Exit::no);
}

TEST_F(Snapshot, WhatWasCutOffIsSaid) {
    a_large_event();
    go("result", "1 1-0");
    const std::string text = content();
    write(text.substr(0, text.size() - 20)); // inside the last line
    const Called called = run("pairings", "--csv");
    EXPECT_EQ(called.exit, Exit::done);
    EXPECT_NE(called.talk, "");
    EXPECT_EQ(called.out.find("1-0"), std::string::npos);
    go("result", "1 0-1"); // the file is mended by the next command
    EXPECT_NE(go("pairings", "--csv").find(",0-1\n"), std::string::npos);
    go("check");
    write(text.substr(0, text.size() / 2)); // far before what the snapshot is of
    EXPECT_NE(run("pairings").exit, Exit::internal);
}

TEST_F(Snapshot, ABrokenSnapshotIsNoLoss) {
    a_large_event();
    const std::string sound = bytes_of_cache();
    const std::string table = go("standings", "--csv");
    for (const std::size_t at :
         {std::size_t{3}, std::size_t{18}, std::size_t{30}, sound.size() / 2}) {
        std::string broken = sound;
        broken[at] = static_cast<char>(broken[at] ^ 1);
        std::ofstream(cache(), std::ios::binary) << broken;
        EXPECT_EQ(go("standings", "--csv"), table) << at;
        EXPECT_EQ(bytes_of_cache(), sound) << at; // and written anew
    }
    std::ofstream(cache(), std::ios::binary) << sound.substr(0, 40);
    EXPECT_EQ(go("standings", "--csv"), table);
}

} // namespace
} // namespace kodeks::cli
