// Files that may not be lost: several writers, writers that are killed, disks that are full.
#include "cli/call.hpp"
#include "cli/event/file.hpp"
#include "cli/safe_file.hpp"

#include <atomic>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace kodeks::cli {
namespace {

namespace fs = std::filesystem;

class SafeFile : public testing::Test {
protected:
    void SetUp() override {
        folder_ = fs::temp_directory_path() /
                  ("kodeks-safe-" +
                   std::string(testing::UnitTest::GetInstance()->current_test_info()->name()));
        fs::remove_all(folder_);
        fs::create_directories(folder_);
        file_ = (folder_ / "event.json").string();
    }

    void TearDown() override { fs::remove_all(folder_); }

    std::string content() const {
        std::ifstream in(file_, std::ios::binary);
        std::ostringstream text;
        text << in.rdbuf();
        return text.str();
    }

    std::size_t files() const {
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator(folder_), fs::directory_iterator()));
    }

    void new_event() const {
        const Called called =
            call("event new " + file_ + " --name Cup --rulebook RU --cycles 3 --year 2026");
        ASSERT_EQ(called.exit, Exit::done) << called.talk;
    }

    fs::path folder_;
    std::string file_;
};

std::string fault_of(const std::optional<Fault>& fault) {
    return fault ? fault->message.key : "written";
}

TEST_F(SafeFile, IsCreatedOnceAndReplaced) {
    EXPECT_EQ(fault_of(create_file(file_, "one")), "written");
    EXPECT_EQ(fault_of(create_file(file_, "two")), "cli.event.file.exists");
    EXPECT_EQ(content(), "one");
    fs::permissions(file_, fs::perms::owner_read | fs::perms::owner_write);
    EXPECT_EQ(fault_of(LockedFile::open(file_)->replace("three")), "written");
    EXPECT_EQ(content(), "three");
    EXPECT_EQ(fs::status(file_).permissions(), fs::perms::owner_read | fs::perms::owner_write);
    EXPECT_EQ(files(), 1U);
}

TEST_F(SafeFile, ALinkStaysALink) {
    create_file(file_, "one");
    const std::string link = (folder_ / "link.json").string();
    fs::create_symlink("event.json", link);
    EXPECT_EQ(fault_of(LockedFile::open(link)->replace("two")), "written");
    EXPECT_TRUE(fs::is_symlink(link));
    EXPECT_EQ(content(), "two");
}

TEST_F(SafeFile, WaitsForOthersButNotForEver) {
    create_file(file_, "one");
    const auto lock = LockedFile::open(file_);
    ASSERT_TRUE(lock);
    EXPECT_EQ(LockedFile::open(file_, 20).error().message.key, "cli.event.file.busy");
}

TEST_F(SafeFile, AnEditorsChangeIsNotOverwritten) {
    create_file(file_, "one");
    const auto lock = LockedFile::open(file_);
    std::ofstream(file_, std::ios::app) << " and more";
    EXPECT_EQ(fault_of(lock->replace("two")), "cli.event.file.changed");
    EXPECT_EQ(content(), "one and more");
    fs::remove(file_);
    EXPECT_EQ(fault_of(lock->replace("two")), "cli.event.file.changed");
    EXPECT_EQ(files(), 0U);
}

TEST_F(SafeFile, SaysWhyItCannotBeWritten) {
    const std::string below_nothing = (folder_ / "none" / "event.json").string();
    EXPECT_EQ(fault_of(create_file(below_nothing, "x")), "cli.event.file.no_folder");
    create_file(file_, "one");
    EXPECT_EQ(fault_of(create_file(file_ + "/event.json", "x")), "cli.event.file.no_folder");
    EXPECT_EQ(LockedFile::open(below_nothing).error().message.key, "cli.input.missing");
    EXPECT_EQ(LockedFile::open(folder_.string()).error().message.key, "cli.input.folder");
    if (::geteuid() != 0) { // nothing is forbidden to root
        fs::permissions(file_, fs::perms::owner_read);
        EXPECT_EQ(LockedFile::open(file_).error().message.key, "cli.event.file.forbidden");
    }
}

// No room for the new text: the limit on the size of files stands for a full disk.
TEST_F(SafeFile, AFullDiskLeavesTheOldFile) {
    create_file(file_, "one");
    rlimit before{};
    ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
    auto* const handler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit small{1000, before.rlim_max};
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
    const auto fault = LockedFile::open(file_)->replace(std::string(5000, 'x'));
    const auto fresh = create_file(file_ + "2", std::string(5000, 'x'));
    ::setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
    EXPECT_EQ(fault_of(fault), "cli.event.file.full");
    EXPECT_EQ(fault_of(fresh), "cli.event.file.full");
    EXPECT_EQ(content(), "one");
    EXPECT_EQ(files(), 1U);
}

TEST_F(SafeFile, ManyWritersLoseNothing) {
    new_event();
    constexpr int writers = 4;
    constexpr int entries = 8;
    std::vector<std::thread> threads;
    for (int writer = 0; writer < writers; ++writer) {
        threads.emplace_back([&, writer] {
            for (int i = 0; i < entries; ++i) {
                const Called called = call("event enter " + file_ + " Player" +
                                           std::to_string(writer) + "x" + std::to_string(i));
                EXPECT_EQ(called.exit, Exit::done) << called.talk;
            }
        });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    const auto file = event_from_text(file_, content());
    ASSERT_TRUE(file);
    EXPECT_EQ(file->state.entries.size(), std::size_t{writers * entries});
    EXPECT_EQ(files(), 1U);
}

TEST_F(SafeFile, OnlyOneOfManyCreates) {
    std::atomic<int> created = 0;
    std::vector<std::thread> threads;
    for (int i = 0; i < 8; ++i) {
        threads.emplace_back([&, i] {
            created += create_file(file_, std::string(1000, static_cast<char>('a' + i))) ? 0 : 1;
        });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    EXPECT_EQ(created, 1);
    EXPECT_EQ(content(), std::string(1000, content().front()));
    EXPECT_EQ(files(), 1U);
}

// A writer without end is killed again and again: the file is always one whole text.
TEST_F(SafeFile, AKilledWriterLeavesAWholeFile) {
    create_file(file_, std::string(200'000, 'a'));
    for (int run = 0; run < 15; ++run) {
        const pid_t child = ::fork();
        ASSERT_GE(child, 0);
        if (child == 0) {
            for (int i = 0;; ++i) {
                if (const auto lock = LockedFile::open(file_)) {
                    lock->replace(std::string(200'000, static_cast<char>('a' + i % 26)));
                }
            }
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(3 + run * 2));
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        const std::string text = content();
        ASSERT_EQ(text.size(), 200'000U);
        ASSERT_EQ(text.find_first_not_of(text.front()), std::string::npos);
    }
    EXPECT_EQ(fault_of(LockedFile::open(file_)->replace("done")), "written");
    EXPECT_EQ(content(), "done");
    EXPECT_EQ(files(), 1U) << "what a killed writer left is cleared by the next one";
}

TEST_F(SafeFile, StandardInputCannotBeChanged) {
    new_event();
    const Called refused = call("event enter - Ann", {}, content());
    EXPECT_EQ(refused.exit, Exit::bad_input);
    EXPECT_EQ(refused.talk, "<stdin>: an event from standard input can only be shown; add "
                            "--dry-run\n");
    EXPECT_EQ(call("event enter - Ann --dry-run", {}, content()).exit, Exit::done);
    EXPECT_EQ(files(), 1U);
}

} // namespace
} // namespace kodeks::cli
