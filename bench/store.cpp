// Durable commands per second through the store with group commit, as a ratio to what the same disk
// does when the same bytes are written by hand with one sync for the same number of records. The
// limit set is one half. The folder is the argument, so that a real disk can be named.
#include "store/folder.hpp"
#include "store/group_commit.hpp"

#include <atomic>
#include <chrono>
#include <cstdlib>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

namespace {

using namespace kodeks;
using Clock = std::chrono::steady_clock;

constexpr auto measured_time = std::chrono::seconds(3);
const std::string record(240, 'x'); // a move with its envelope

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

double by_hand(const std::string& path, std::size_t batch) {
    const int file = ::open(path.c_str(), O_CREAT | O_TRUNC | O_WRONLY | O_APPEND, 0600);
    std::string group;
    for (std::size_t i = 0; i < batch; ++i) {
        group += record + "\n";
    }
    std::uint64_t written = 0;
    const auto start = Clock::now();
    while (Clock::now() - start < measured_time) {
        if (::write(file, group.data(), group.size()) < 0 || ::fdatasync(file) != 0) {
            std::abort();
        }
        written += batch;
    }
    const double rate = static_cast<double>(written) / seconds_since(start);
    ::close(file);
    return rate;
}

// Each stream sends its next command when the one before is acknowledged, as players do.
double by_store(const std::filesystem::path& folder, std::size_t streams) {
    const auto store = store::open_to_write(folder);
    std::atomic<std::uint64_t> written{0};
    std::atomic<bool> going{true};
    const auto start = Clock::now();
    double seconds = 0;
    {
        std::function<void(std::size_t, store::Sequence)> next;
        store::GroupCommit commit(**store, [](const std::function<void()>& call) { call(); });
        next = [&](std::size_t stream, store::Sequence after) {
            commit.append(
                {fmt::format("game {}", stream), after, fmt::format("c{}", after), {record}},
                [&, stream](const Result<store::Receipt>& receipt) {
                    if (!receipt) {
                        std::abort();
                    }
                    ++written;
                    if (going) {
                        next(stream, receipt->last);
                    }
                });
        };
        for (std::size_t i = 0; i < streams; ++i) {
            next(i, 0);
        }
        std::this_thread::sleep_for(measured_time);
        going = false;
        seconds = seconds_since(start);
    }
    return static_cast<double>(written) / seconds;
}

} // namespace

int main(int argc, char** argv) {
    const std::filesystem::path folder =
        std::filesystem::path(argc > 1 ? argv[1] : ".") / "kodeks-bench-store";
    for (const std::size_t streams : {1U, 32U, 256U}) {
        std::filesystem::remove_all(folder);
        std::filesystem::create_directories(folder);
        const double hand = by_hand((folder / "by-hand").string(), streams);
        const double store = by_store(folder, streams);
        fmt::print("{} at once: store {:.0f}/s, by hand {:.0f}/s, ratio {:.2f} (limit 0.50)\n",
                   streams, store, hand, store / hand);
    }
    std::filesystem::remove_all(folder);
}
