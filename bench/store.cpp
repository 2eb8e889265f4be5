// Durable commands per second through the store with group commit, as a ratio to what the same disk
// does when the same bytes are written by hand with one sync for the same number of records.
// Both take turns, so that they meet the same disk. The limit set is one half. The folder is the
// argument, so that a real disk can be named.
#include "store/folder.hpp"
#include "store/group_commit.hpp"

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

namespace {

using namespace kodeks;
using Clock = std::chrono::steady_clock;

constexpr int turns = 30; // the disk is not the same all the time: both take turns at it
constexpr auto turn_time = std::chrono::milliseconds(150);
const std::string record(240, 'x'); // a move with its envelope

struct Done {
    std::uint64_t written = 0;
    double seconds = 0;
    double processor_us = 0;

    double rate() const { return static_cast<double>(written) / seconds; }

    double processor_each() const { return processor_us / static_cast<double>(written); }
};

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

// Of all threads.
double processor_us() {
    timespec used{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
    return double(used.tv_sec) * 1e6 + double(used.tv_nsec) / 1e3;
}

class ByHand {
public:
    ByHand(const std::string& path, std::size_t batch)
        : file_(::open(path.c_str(), O_CREAT | O_TRUNC | O_WRONLY | O_APPEND, 0600)),
          batch_(batch) {
        for (std::size_t i = 0; i < batch; ++i) {
            group_ += record + "\n";
        }
    }

    ByHand(const ByHand&) = delete;
    ByHand& operator=(const ByHand&) = delete;

    ~ByHand() { ::close(file_); }

    void take_turn(Done& done) const {
        const auto start = Clock::now();
        while (Clock::now() - start < turn_time) {
            if (::write(file_, group_.data(), group_.size()) < 0 || ::fdatasync(file_) != 0) {
                std::abort();
            }
            done.written += batch_;
        }
        done.seconds += seconds_since(start);
    }

private:
    int file_;
    std::size_t batch_;
    std::string group_;
};

// Each stream sends its next command when the one before is acknowledged, as players do.
class ByStore {
public:
    ByStore(const std::filesystem::path& folder, std::size_t streams)
        : store_(std::move(*store::open_to_write(folder))), last_(streams) {
        for (std::size_t i = 0; i < streams; ++i) {
            names_.push_back(fmt::format("game {}", i));
        }
    }

    void take_turn(Done& done) {
        const auto start = Clock::now();
        going_ = true;
        under_way_ = static_cast<int>(last_.size());
        for (std::size_t i = 0; i < last_.size(); ++i) {
            next(i);
        }
        std::this_thread::sleep_for(turn_time);
        going_ = false;
        while (under_way_ > 0) {
            under_way_.wait(under_way_.load());
        }
        done.written += written_.exchange(0);
        done.seconds += seconds_since(start);
    }

private:
    void next(std::size_t stream) {
        const store::Sequence after = last_[stream];
        commit_.append(
            {names_[stream], after, std::to_string(after), std::vector<std::string>(1, record)},
            [this, stream](const Result<store::Receipt>& receipt) {
                if (!receipt) {
                    std::abort();
                }
                ++written_;
                last_[stream] = receipt->last;
                if (going_) {
                    next(stream);
                } else {
                    --under_way_;
                    under_way_.notify_one();
                }
            });
    }

    std::unique_ptr<store::Store> store_;
    std::vector<std::string> names_;
    std::vector<store::Sequence> last_;
    std::atomic<std::uint64_t> written_{0};
    std::atomic<bool> going_{false};
    std::atomic<int> under_way_{0};
    store::GroupCommit commit_{*store_, [](const std::function<void()>& call) { call(); }};
};

} // namespace

int main(int argc, char** argv) {
    const std::filesystem::path folder =
        std::filesystem::path(argc > 1 ? argv[1] : ".") / "kodeks-bench-store";
    for (const std::size_t streams : {1U, 32U, 256U}) {
        std::filesystem::remove_all(folder);
        std::filesystem::create_directories(folder);
        ByHand by_hand((folder / "by-hand").string(), streams);
        ByStore by_store(folder, streams);
        Done hand;
        Done store;
        for (int i = 0; i < turns; ++i) {
            const double before = processor_us();
            by_hand.take_turn(hand);
            const double between = processor_us();
            by_store.take_turn(store);
            hand.processor_us += between - before;
            store.processor_us += processor_us() - between;
        }
        fmt::print("{} at once: store {:.0f}/s, by hand {:.0f}/s, ratio {:.2f} (limit 0.50); "
                   "processor time of a record {:.2f} and {:.2f} us\n",
                   streams, store.rate(), hand.rate(), store.rate() / hand.rate(),
                   store.processor_each(), hand.processor_each());
    }
    std::filesystem::remove_all(folder);
}
