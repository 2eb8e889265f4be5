// What spectators see of a stream while broadcasts are delayed: a decider of its own, folded from
// the records that are old enough. Nothing younger is in it, so no outlet can tell it.
#pragma once

#include "server/decider.hpp"
#include "server/hall_tools.hpp"
#include "server/records.hpp"

#include <functional>
#include <memory>
#include <span>

namespace kodeks::server {

template <class Kind>
class Late {
public:
    using Told = std::function<void(std::span<const Fact>)>;

    Late(std::string stream, std::unique_ptr<Kind> decider, const HallTools& tools, Told told)
        : stream_(std::move(stream)),
          decider_(std::move(decider)),
          tools_(tools),
          told_(std::move(told)) {}

    Late(const Late&) = delete;
    Late& operator=(const Late&) = delete;

    ~Late() { tools_.services.timers.cancel(timer_); }

    const Kind& decider() const { return *decider_; }

    store::Sequence last() const { return last_; }

    // The time that spectators see now.
    UnixTime now() const { return {tools_.services.watch.now().value - tools_.delay.value}; }

    // There are records up to this one.
    void follow(store::Sequence last) {
        there_ = last;
        if (timer_ == 0) {
            show();
        }
    }

private:
    void show() {
        timer_ = 0;
        const auto read = read_stream(tools_.store, stream_, last_);
        std::vector<Fact> facts;
        for (std::size_t i = 0; read && i < read->records.size(); ++i) {
            const ledger::RawRecord& record = read->records[i];
            if (record.envelope.sequence > there_) {
                break;
            }
            if (record.envelope.time > now()) {
                wait_for(record.envelope.time);
                break;
            }
            auto fact = decider_->fold(record);
            if (!fact) {
                break;
            }
            last_ = record.envelope.sequence;
            facts.push_back(std::move(*fact));
        }
        if (!facts.empty()) {
            told_(facts);
        }
    }

    void wait_for(UnixTime time) {
        timer_ =
            tools_.services.timers.call_at({time.value + tools_.delay.value}, [this] { show(); });
    }

    std::string stream_;
    std::unique_ptr<Kind> decider_;
    HallTools tools_;
    Told told_;
    store::Sequence last_ = 0;
    store::Sequence there_ = 0;
    Timers::Id timer_ = 0;
};

} // namespace kodeks::server
