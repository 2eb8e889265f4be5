// Time, disk and prover that exist only in memory and only move when they are told to: the same
// server logic, reproducible to the millisecond. Tests use it step by step, the simulator by
// chance.
//
// Everything that will happen stands in one queue by time. A commit takes as long as the disk does;
// until then it is in nobody's hand, and a crash loses it.
#pragma once

#include "server/people/secret.hpp"
#include "server/services.hpp"
#include "store/memory_store.hpp"

#include <map>

namespace kodeks::server::simulation {

class VirtualTime final : public Watch, public Timers {
public:
    UnixTime now() const override { return now_; }

    Id call_at(UnixTime time, std::function<void()> call) override;
    void cancel(Id id) override;

    void call_in(Milliseconds wait, std::function<void()> call);

    // What happens outside the machine goes on when the machine is switched off.
    void outside_in(Milliseconds wait, std::function<void()> call);

    // Runs what is due until then, in order; or the next thing alone, wherever it is in time.
    void run_until(UnixTime time);
    bool run_next();

    // Everything that was to happen inside is forgotten: the machine has been switched off.
    void forget();

private:
    struct Key {
        std::int64_t time = 0;
        Id id = 0;
        friend auto operator<=>(const Key&, const Key&) = default;
    };

    struct Entry {
        std::function<void()> call;
        bool inside = true;
    };

    Id add(UnixTime time, Entry entry);

    UnixTime now_{1'777'626'000'000};
    Id last_ = 0;
    std::map<Key, Entry> queue_;
    std::map<Id, std::int64_t> times_;
};

// Writes wait for the sync; what came meanwhile goes with the next one.
class VirtualDisk final : public Journal {
public:
    VirtualDisk(VirtualTime& time, store::Store& store) : time_(time), store_(store) {}

    void append(store::Write write, Done done) override;
    void append_all(std::vector<store::Write> writes, Done done) override;

    void takes(Milliseconds sync) { sync_ = sync; }

    void lie() { lies_ = true; } // says that it has what it has not yet

    void fail(const Fault& fault) { failure_ = fault; } // from the next sync on

    // What was not synced is gone; the group on its way may have arrived or not, as a whole, but
    // nobody was told.
    void crash(bool group_arrives);

    std::uint64_t syncs() const { return syncs_; }

private:
    struct Waiting {
        std::vector<store::Write> writes;
        Done done;
    };

    void sync();
    void synced();

    VirtualTime& time_;
    store::Store& store_;
    Milliseconds sync_{4};
    bool lies_ = false;
    std::vector<Waiting> waiting_;
    std::vector<Waiting> group_; // on its way
    std::optional<Fault> failure_;
    std::uint64_t syncs_ = 0;
};

class VirtualProver final : public Prover {
public:
    VirtualProver(VirtualTime& time, const truth::Oracle& oracle) : time_(time), oracle_(oracle) {}

    void prove(const truth::Query& query, std::function<void(truth::Known)> done) override;

    void takes(Milliseconds proof) { proof_ = proof; }

private:
    VirtualTime& time_;
    const truth::Oracle& oracle_;
    Milliseconds proof_{50};
};

// Numbers that look like chance and come from a seed.
class VirtualDice final : public Dice {
public:
    explicit VirtualDice(std::uint64_t seed) : state_(seed) {}

    std::string bytes(std::size_t count) override;
    std::uint64_t number();

    std::uint64_t below(std::uint64_t limit) { return number() % limit; }

private:
    std::uint64_t state_;
};

} // namespace kodeks::server::simulation
