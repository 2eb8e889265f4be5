// The one serial owner of a stream: takes acts one at a time to the decider, lets the disk have the
// facts, and only then acknowledges and tells them. While an act waits for the disk or for a proof,
// the next ones wait behind it with the time at which they came; nobody else waits.
#pragma once

#include "server/decider.hpp"
#include "server/services.hpp"

#include <deque>
#include <map>
#include <memory>
#include <span>

namespace kodeks::server {

enum class Outcome : std::uint8_t {
    accepted,
    superseded,
    refused,
    unreadable,
    stale,       // its sender has not seen what is here, or something else; it was not carried out
    busy,        // too many acts wait
    unavailable, // the disk does not take anything any more
};

// What the sender of an act is told.
struct Reply {
    Outcome outcome = Outcome::accepted;
    store::Sequence first = 0; // of the facts; both 0 when there are none
    store::Sequence last = 0;
    bool known = false; // the command had been carried out before
    boost::json::object why{};
};

constexpr std::size_t owner_waiting_max = 64; // people at a board do not send more at once
constexpr int owner_clashes_max = 32;         // other servers are not so much faster

Outcome outcome_of(Answer answer);

// Why the disk did not take it.
Reply unavailable(const Result<store::Receipt>& receipt);

class Owner {
public:
    using Answered = std::function<void(const Reply&)>;
    // New facts, in the order of their numbers, after they are on the disk.
    using Listener = std::function<void(std::span<const Fact>)>;

    Owner(std::string stream, std::unique_ptr<Decider> decider, const Services& services);
    Owner(const Owner&) = delete;
    Owner& operator=(const Owner&) = delete;
    ~Owner();

    // Before anything is asked: a record from the disk.
    tl::expected<void, Message> restore(const ledger::RawRecord& record);
    // All records are there: timers, proofs, and the act that resumes time, after which `stopped`.
    void start(const std::function<void()>& stopped = {});
    void join(); // the same while another server keeps time

    // Another server has written up to this record.
    void follow(store::Sequence heard);

    // The same in two steps, for whoever reads for many owners at once: whether there is something
    // to read behind last(), and what was read.
    bool hears_of(store::Sequence heard);
    bool take_over(const std::vector<ledger::RawRecord>& records);

    void ask(Asked asked, Answered answered);

    // Two acts on two streams that are kept together or not at all; the answer is the second one's.
    struct Pair {
        Asked first; // without an act: nothing has to happen on that stream
        Asked second;
        std::optional<Reply> refused{}; // by whoever wanted to make them
    };

    // `make` is called when both owners have time, on how things stand then. Whoever asks for two
    // names them always in the same order, so that nobody waits for ever.
    static void ask_both(Owner& first, Owner& second, std::string command,
                         std::function<Pair()> make, Answered answered);

    void listen(Listener listener) { listener_ = std::move(listener); }

    Decider& decider() { return *decider_; }

    const std::string& stream() const { return stream_; }

    store::Sequence last() const { return last_; }

    // The command of the first record, when there is one.
    const std::string& first_command() const { return first_command_; }

    std::size_t waiting() const { return queue_.size(); }

private:
    struct Waiting {
        Asked asked{};
        Answered answered{};
        int proofs = 0;               // it has waited for
        int clashes = 0;              // with other servers
        std::function<void()> turn{}; // keeps everybody else waiting until release()
    };

    class Both;

    void pump();
    void take(const Verdict& verdict);
    void commit(const Verdict& verdict);
    store::Write write_for(const Asked& asked, std::span<const std::string> facts,
                           store::Sequence after) const;
    std::vector<Fact> fold_stored(const Asked& asked, store::Sequence first, store::Sequence last);
    void note_added(const std::string& command, std::size_t facts);
    void tell(std::span<const Fact> facts);
    void release();
    void committed(const Result<store::Receipt>& receipt, Outcome outcome,
                   const std::optional<Added>& added);
    void clashed(const Result<store::Receipt>& receipt);
    void answer(const Reply& reply);
    void note(const ledger::RawRecord& record);
    bool catch_up();
    bool is_stale(store::Sequence seen);
    void prove_first(const truth::Query& query);
    void after_change();
    void set_timer();
    void look_for_wanted();
    void ask_program(std::string act, const std::string& command, Answered answered);
    std::optional<Reply> known(const std::string& command) const;

    std::string stream_;
    std::unique_ptr<Decider> decider_;
    Services services_;
    Listener listener_;
    std::deque<Waiting> queue_; // the first one is being worked on while busy_
    bool busy_ = false;
    bool proving_ = false; // what is wanted
    store::Sequence last_ = 0;
    store::Sequence heard_ = 0; // of records of others
    std::string first_command_;
    std::uint64_t programs_ = 0; // acts of the program itself, for their ids
    std::map<std::string, std::pair<store::Sequence, store::Sequence>, std::less<>> commands_;
    Timers::Id timer_ = 0;
    std::optional<UnixTime> looked_; // the deadline that was looked at last
};

} // namespace kodeks::server
