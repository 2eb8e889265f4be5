#include "server/net/loop.hpp"

#include <chrono>
#include <csignal>
#include <map>
#include <unordered_map>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>

namespace kodeks::server {

namespace asio = boost::asio;

// One timer of the system for all of ours: it is set to the earliest.
struct Loop::Inside {
    struct Entry {
        Id id = 0;
        std::function<void()> call;
    };

    using Queue = std::multimap<std::int64_t, Entry>;

    explicit Inside(const Watch& its_watch) : watch(its_watch) {}

    void set() {
        if (queue.empty()) {
            timer.cancel();
            return;
        }
        const std::int64_t wait_ms = queue.begin()->first - watch.now().value;
        timer.expires_after(std::chrono::milliseconds(std::max<std::int64_t>(wait_ms, 0)));
        timer.async_wait([this](const boost::system::error_code& error) {
            if (!error) {
                ring();
            }
        });
    }

    void ring() {
        const std::int64_t now = watch.now().value;
        while (!queue.empty() && queue.begin()->first <= now) {
            const Entry entry = std::move(queue.begin()->second);
            places.erase(entry.id);
            queue.erase(queue.begin());
            entry.call();
        }
        set();
    }

    const Watch& watch;
    asio::io_context context{1};
    asio::steady_timer timer{context};
    asio::signal_set signals{context};
    Queue queue;
    std::unordered_map<Id, Queue::iterator> places;
    Id last = 0;
};

Loop::Loop(const Watch& watch) : inside_(std::make_unique<Inside>(watch)) {}

Loop::~Loop() = default;

void Loop::run() {
    inside_->context.restart(); // after a stop it may be run again
    const auto work = asio::make_work_guard(inside_->context);
    inside_->context.run();
}

void Loop::stop() {
    inside_->context.stop();
}

void Loop::close() {
    inside_.reset();
}

void Loop::post(std::function<void()> call) {
    asio::post(inside_->context, std::move(call));
}

void Loop::on_signal(std::function<void()> call) {
    inside_->signals.add(SIGINT);
    inside_->signals.add(SIGTERM);
    inside_->signals.async_wait(
        [call = std::move(call)](const boost::system::error_code& error, int) {
            if (!error) {
                call();
            }
        });
}

Timers::Id Loop::call_at(UnixTime time, std::function<void()> call) {
    const Id id = ++inside_->last;
    const auto place = inside_->queue.emplace(time.value, Inside::Entry{id, std::move(call)});
    inside_->places[id] = place;
    if (place == inside_->queue.begin()) {
        inside_->set();
    }
    return id;
}

void Loop::cancel(Id id) {
    if (!inside_) {
        return;
    }
    const auto found = inside_->places.find(id);
    if (found != inside_->places.end()) {
        inside_->queue.erase(found->second);
        inside_->places.erase(found);
    }
}

asio::io_context& Loop::context() {
    return inside_->context;
}

} // namespace kodeks::server
