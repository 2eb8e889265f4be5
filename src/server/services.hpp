// What the server asks of the world around it: time, disk, somebody who proves. All of them answer
// later, on the one thread on which everything else happens. The simulator has its own of each.
#pragma once

#include "oracle/query.hpp"
#include "server/watch.hpp"
#include "store/store.hpp"

#include <functional>

namespace kodeks::server {

class Journal {
public:
    using Done = std::function<void(const Result<store::Receipt>&)>;

    virtual ~Journal() = default;
    virtual void append(store::Write write, Done done) = 0; // `done` when the disk has it

    // To several streams, all of them or none; the receipt is the first one's.
    virtual void append_all(std::vector<store::Write> writes, Done done) = 0;
};

class Prover {
public:
    virtual ~Prover() = default;
    virtual void prove(const truth::Query& query, std::function<void(truth::Known)> done) = 0;
};

class Timers {
public:
    using Id = std::uint64_t; // 0: no timer

    virtual ~Timers() = default;
    virtual Id call_at(UnixTime time, std::function<void()> call) = 0;
    virtual void cancel(Id id) = 0;
};

enum class Presence : std::uint8_t { here, away };

// The other servers on the same log.
class Neighbours {
public:
    virtual ~Neighbours() = default;
    virtual store::Store& log() = 0; // to which they write too

    // A player of this game is connected to this server, or not any more.
    virtual void tell(const std::string& game, std::string_view seat, Presence presence) = 0;
    // Whether he is connected to one of the others.
    virtual bool is_there(const std::string& game, std::string_view seat) const = 0;
};

struct Services {
    Watch& watch;
    Journal& journal;
    Prover& prover;
    Timers& timers;
    Neighbours* neighbours = nullptr; // of a server alone: none
};

} // namespace kodeks::server
