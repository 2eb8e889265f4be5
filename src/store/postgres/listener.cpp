#include "store/postgres/listener.hpp"

#include "store/postgres/schema.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <utility>

#include <fmt/format.h>
#include <sys/eventfd.h>
#include <unistd.h>

namespace kodeks::store::postgres {

namespace {

constexpr int node_locks = 1802466920; // the class of our locks; any number of our own
constexpr int look_every_ms = 500;
constexpr std::int64_t exact_ms = 20; // an answer that took longer says little about the time

} // namespace

Result<std::unique_ptr<Listener>> Listener::open(const std::string& address) {
    auto connection = Connection::open(address);
    if (!connection) {
        return tl::unexpected(connection.error());
    }
    std::unique_ptr<Listener> listener(new Listener(std::move(*connection), address));
    listener->wake_ = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    auto number = listener->connection_.number("SELECT nextval('kodeks.node')");
    if (!number) {
        return tl::unexpected(number.error());
    }
    listener->number_ = *number;
    if (const auto in = listener->come_in(); !in) {
        return tl::unexpected(in.error());
    }
    auto others = listener->working();
    if (!others) {
        return tl::unexpected(others.error());
    }
    listener->others_ = std::move(*others);
    return listener;
}

Listener::~Listener() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    wake();
    if (thread_.joinable()) {
        thread_.join();
    }
    if (wake_ >= 0) {
        close(wake_);
    }
}

void Listener::wake() {
    eventfd_write(wake_, 1);
}

Result<void> Listener::come_in() {
    const auto locked = connection_.ask("SELECT pg_advisory_lock($1::integer, $2::integer)",
                                        {std::to_string(node_locks), std::to_string(number_)});
    return locked ? connection_.run("LISTEN kodeks") : tl::unexpected(locked.error());
}

// Whoever holds a lock of our class, but this one.
Result<std::set<NodeNumber>> Listener::working() {
    const auto rows = connection_.ask(
        "SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND granted "
        "AND classid::bigint = $1::bigint AND objid::bigint <> $2::bigint AND "
        "database = (SELECT oid FROM pg_database WHERE datname = "
        "current_database())",
        {std::to_string(node_locks), std::to_string(number_)});
    if (!rows) {
        return tl::unexpected(rows.error());
    }
    std::set<NodeNumber> found;
    for (int i = 0; i < rows->count(); ++i) {
        found.insert(rows->number(i, 0));
    }
    return found;
}

// Halfway between question and answer; nothing when that is too long.
Result<std::int64_t> Listener::database_time() {
    using Clock = std::chrono::steady_clock;
    const auto asked = Clock::now();
    auto time =
        connection_.number("SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint");
    const auto passed =
        std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - asked).count();
    if (!time) {
        return time;
    }
    return passed > exact_ms ? 0 : *time + passed / 2;
}

void Listener::start(Post post, Hearing hearing) {
    post_ = std::move(post);
    hearing_ = std::move(hearing);
    thread_ = std::thread([this] { listen(); });
}

void Listener::say(std::string text) {
    {
        const std::lock_guard lock(mutex_);
        waiting_.push_back(std::move(text));
    }
    wake();
}

void Listener::listen() {
    auto looked = std::chrono::steady_clock::now();
    for (;;) {
        {
            const std::lock_guard lock(mutex_);
            if (stopping_ && waiting_.empty()) {
                return;
            }
        }
        if (!connection_.alive() && !come_back()) {
            connection_.wait(look_every_ms, wake_);
            continue;
        }
        say_what_waits();
        if (std::chrono::steady_clock::now() - looked >= std::chrono::milliseconds(look_every_ms)) {
            looked = std::chrono::steady_clock::now();
            look_around();
        }
        hear(); // last: what came with an answer wakes nobody
        connection_.wait(look_every_ms, wake_);
        eventfd_t ignored = 0;
        eventfd_read(wake_, &ignored);
    }
}

bool Listener::come_back() {
    {
        const std::lock_guard lock(mutex_);
        if (stopping_) {
            waiting_.clear(); // nobody hears it any more
            return false;
        }
    }
    auto fresh = Connection::open(address_);
    if (!fresh) {
        return false;
    }
    connection_ = std::move(*fresh);
    if (!come_in()) {
        return false;
    }
    post_([this] { hearing_.missed(); });
    return true;
}

void Listener::say_what_waits() {
    std::deque<std::string> all;
    {
        const std::lock_guard lock(mutex_);
        all.swap(waiting_);
    }
    for (const std::string& text : all) {
        static_cast<void>(connection_.ask("SELECT pg_notify('kodeks', $1)",
                                          {fmt::format("said {} {}", number_, text)}));
    }
}

void Listener::hear() {
    std::vector<Grown> grown;
    while (const auto notice = connection_.notice()) {
        hear_one(notice->text, grown);
    }
    pass_on(grown);
}

void Listener::pass_on(std::vector<Grown>& grown) {
    if (!grown.empty()) {
        post_([this, all = std::exchange(grown, {})] { hearing_.changed(all); });
    }
}

// "changed NUMBER STREAM" or "said NODE TEXT".
void Listener::hear_one(std::string_view text, std::vector<Grown>& grown) {
    const std::size_t first = text.find(' ');
    const std::string_view word = text.substr(0, first);
    std::int64_t number = 0;
    const char* const begin = text.data() + std::min(word.size() + 1, text.size());
    const char* const end = text.data() + text.size();
    const auto [behind, error] = std::from_chars(begin, end, number);
    if (error != std::errc() || behind == end) {
        return;
    }
    std::string rest(behind + 1, end);
    if (word == "changed") {
        grown.push_back({rest, static_cast<std::uint32_t>(number)});
    } else if (word == "said" && number != number_) {
        pass_on(grown); // in the order in which it was said
        post_([this, rest, number] { hearing_.said(number, rest); });
    }
}

void Listener::look_around() {
    auto now = working();
    const auto time = database_time();
    if (!now || !time) {
        return;
    }
    for (const NodeNumber one : others_) {
        if (!now->contains(one)) {
            post_([this, one] { hearing_.gone(one); });
        }
    }
    others_ = std::move(*now);
    if (*time > 0) {
        post_([this, at = *time] { hearing_.time(at); });
    }
}

} // namespace kodeks::store::postgres
