#include "store_kit/cluster.hpp"

#include "store/postgres/connection.hpp"

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <thread>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace kodeks::store {

namespace {

namespace fs = std::filesystem;

// The newest version that is installed.
std::string bin_folder() {
    std::string newest;
    std::error_code ignored;
    for (const auto& version : fs::directory_iterator("/usr/lib/postgresql", ignored)) {
        if (fs::exists(version.path() / "bin/initdb")) {
            newest = std::max(newest, (version.path() / "bin").string());
        }
    }
    return newest;
}

// PostgreSQL refuses to run as root; its package has a user for it.
void become_postgres() {
    const passwd* const user = geteuid() == 0 ? getpwnam("postgres") : nullptr;
    if (user != nullptr && (setgid(user->pw_gid) != 0 || setuid(user->pw_uid) != 0)) {
        _exit(126);
    }
}

pid_t begin(const std::vector<std::string>& words, const std::string& log) {
    const pid_t pid = fork();
    if (pid == 0) {
        const int out = open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0666);
        dup2(out, STDOUT_FILENO);
        dup2(out, STDERR_FILENO);
        become_postgres();
        prctl(PR_SET_PDEATHSIG, SIGQUIT); // not to outlive the tests
        std::vector<char*> arguments;
        for (const std::string& word : words) {
            arguments.push_back(const_cast<char*>(word.c_str())); // NOLINT: exec copies it
        }
        arguments.push_back(nullptr);
        execv(arguments[0], arguments.data());
        _exit(127);
    }
    return pid;
}

} // namespace

Cluster& Cluster::shared() {
    static Cluster cluster;
    return cluster;
}

Cluster::Cluster() {
    const std::string bin = bin_folder();
    if (bin.empty()) {
        ADD_FAILURE() << "PostgreSQL is missing; tools/packages.txt names its package";
        return;
    }
    if (const passwd* const user = geteuid() == 0 ? getpwnam("postgres") : nullptr) {
        EXPECT_EQ(chown(folder_.path().c_str(), user->pw_uid, user->pw_gid), 0);
    }
    const pid_t made = begin({bin + "/initdb", "-D", folder_.file("data"), "-U", "kodeks", "-A",
                              "trust", "-E", "UTF8", "--no-locale", "--no-sync"},
                             folder_.file("initdb.log"));
    int status = 0;
    waitpid(made, &status, 0);
    EXPECT_EQ(status, 0) << "initdb failed";
    start();
}

Cluster::~Cluster() {
    stop();
}

void Cluster::start() {
    pid_ = begin({bin_folder() + "/postgres", "-D", folder_.file("data"), "-k",
                  folder_.path().string(), "-c", "listen_addresses=", "-c", "shared_buffers=16MB",
                  "-c", "max_wal_senders=0", "-c", "wal_level=minimal"},
                 folder_.file("postgres.log"));
    for (int i = 0; i < 200; ++i) {
        if (postgres::Connection::open("postgresql://kodeks@/postgres?host=" +
                                       folder_.path().string())) {
            return;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    ADD_FAILURE() << "PostgreSQL did not start";
}

void Cluster::stop() {
    if (pid_ > 0) {
        kill(pid_, SIGQUIT);
        waitpid(pid_, nullptr, 0);
        pid_ = 0;
    }
}

std::string Cluster::new_database() {
    const std::string at = "?host=" + folder_.path().string();
    const std::string name = "t" + std::to_string(++databases_);
    auto connection = postgres::Connection::open("postgresql://kodeks@/postgres" + at);
    EXPECT_TRUE(connection && connection->run(("CREATE DATABASE " + name).c_str()));
    return "postgresql://kodeks@/" + name + at;
}

void Cluster::cut_connections(const std::string& address) {
    auto connection = postgres::Connection::open(address);
    EXPECT_TRUE(connection &&
                connection->run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE "
                                "datname = current_database() AND pid <> pg_backend_pid()"));
}

} // namespace kodeks::store
