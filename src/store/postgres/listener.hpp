// The other servers on the same database, as one of them hears of them: which streams have grown,
// what they tell each other, and which of them are gone. A server that works holds a lock of the
// database for as long as its connection lives, so a killed one is missed at once, without anybody
// waiting for its word.
//
// A thread of its own listens; what it hears is posted to the thread on which the server lives.
#pragma once

#include "store/postgres/connection.hpp"

#include <deque>
#include <functional>
#include <mutex>
#include <set>
#include <thread>

namespace kodeks::store::postgres {

using NodeNumber = std::int64_t;

// A stream has records up to this one.
struct Grown {
    std::string stream;
    std::uint32_t last = 0;
};

// What is heard, called through `post`.
struct Hearing {
    // These streams have grown; one's own commits are heard too. What was said at the same time is
    // told at once.
    std::function<void(const std::vector<Grown>&)> changed;
    std::function<void()> missed; // something may have been: look at everything
    std::function<void(NodeNumber from, const std::string& text)> said;
    std::function<void(NodeNumber)> gone;
    std::function<void(std::int64_t)> time; // the database's clock now, in milliseconds
};

class Listener {
public:
    using Post = std::function<void(std::function<void()>)>;

    // Takes a number and a lock; `hearing` is called from start() on.
    static Result<std::unique_ptr<Listener>> open(const std::string& address);

    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;
    ~Listener();

    void start(Post post, Hearing hearing);

    // To all others, at most 7,000 bytes; lost if nobody is there.
    void say(std::string text);

    NodeNumber number() const { return number_; }

    // The others that worked when this one came.
    const std::set<NodeNumber>& others() const { return others_; }

    // Universal time by the database's clock, by which all nodes count.
    Result<std::int64_t> database_time();

private:
    Listener(Connection connection, std::string address)
        : connection_(std::move(connection)), address_(std::move(address)) {}

    Result<void> come_in();
    Result<std::set<NodeNumber>> working();
    void listen();
    void hear();
    void hear_one(std::string_view text, std::vector<Grown>& grown);
    void pass_on(std::vector<Grown>& grown);
    void say_what_waits();
    void look_around();
    bool come_back();
    void wake();

    Connection connection_;
    std::string address_;
    NodeNumber number_ = 0;
    std::set<NodeNumber> others_;
    Post post_;
    Hearing hearing_;
    std::mutex mutex_;
    std::deque<std::string> waiting_;
    bool stopping_ = false;
    int wake_ = -1;
    std::thread thread_;
};

} // namespace kodeks::store::postgres
