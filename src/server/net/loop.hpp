// The one thread on which the server lives: what others have done is posted to it, timers call on
// it, the operating system's wish to stop arrives on it.
#pragma once

#include "server/services.hpp"

#include <functional>
#include <memory>

namespace boost::asio {
class io_context; // NOLINT(readability-identifier-naming): Asio calls it so
}

namespace kodeks::server {

class Loop final : public Timers {
public:
    explicit Loop(const Watch& watch);
    Loop(const Loop&) = delete;
    Loop& operator=(const Loop&) = delete;
    ~Loop() override;

    void run(); // until stop()
    void stop();
    void close();                          // nothing is called any more; connections are gone
    void post(std::function<void()> call); // from any thread
    void on_signal(std::function<void()> call);

    Id call_at(UnixTime time, std::function<void()> call) override;
    void cancel(Id id) override;

    boost::asio::io_context& context();

private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

} // namespace kodeks::server
