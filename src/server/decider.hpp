// What the owner of a stream needs from the room that decides it (ledger/decision.hpp). One decider
// is one game, one event, the list of people: a state folded from records, and acts that are
// decided on it. Acts and facts pass as JSON, so that the owner is the same for every room.
//
// An owner asks for one act at a time: decide(), then, when the disk has the facts, accept(). In
// between the state stays as it was, so whatever is shown is on the disk.
#pragma once

#include "ledger/record.hpp"
#include "oracle/query.hpp"
#include "server/watch.hpp"

#include <optional>
#include <string>
#include <vector>

#include <boost/json/object.hpp>

namespace kodeks::server {

// Somebody's act, as it came in.
struct Asked {
    std::string command; // the same id is the same command
    std::string seat;    // who acts: a word of the room, such as "white" or "program"
    std::string author;  // for the record: the seat, and the name where one is known
    std::string act;     // a JSON object
    UnixTime at{0};      // when it came
    // The last number its sender had seen, if he wants to be told when there are later ones.
    std::optional<std::uint32_t> seen{};
    // He is told as soon as the disk has it, before anything else is done about it: nothing that
    // the act changes is looked at for the answer.
    bool hears_first = false;
};

enum class Answer : std::uint8_t {
    accepted,
    superseded,  // it came too late: something else was decided first
    refused,     // by the rules, with articles
    unreadable,  // it makes no sense
    needs_proof, // `query` has to be answered first
};

// What the program decides on top of an act at once: a command of its own, which goes to the disk
// with that act, and is told with it.
struct Added {
    std::string command;
    std::vector<std::string> facts;
};

struct Verdict {
    Answer answer = Answer::accepted;
    std::vector<std::string> facts{}; // JSON, in order
    boost::json::object why{};        // of a refusal, or of what could not be read
    std::optional<truth::Query> query{};
    std::optional<Added> added{};
};

constexpr std::string_view program_author = "program";

// A fact as it is told: its record for those who may see it.
struct Fact {
    std::uint32_t sequence = 0;
    std::uint32_t seats = 0; // a bit for each seat of the room that may see it
    boost::json::object json;
};

class Decider {
public:
    Decider() = default;
    Decider(const Decider&) = delete;
    Decider& operator=(const Decider&) = delete;
    virtual ~Decider() = default;

    virtual Verdict decide(const Asked& asked) = 0;

    // Folds the facts of the last verdict and of what was added to it; they have the numbers from
    // `first` on.
    virtual std::vector<Fact> accept(std::uint32_t first, const Asked& asked) = 0;

    // Folds a record from the disk; what is wrong with it otherwise.
    virtual tl::expected<Fact, Message> fold(const ledger::RawRecord& record) = 0;

    // The same when nobody is to be told: its sentences need not be written.
    virtual tl::expected<Fact, Message> recall(const ledger::RawRecord& record) {
        return fold(record);
    }

    // When somebody has to look although nobody acts, and with which act.
    virtual std::optional<UnixTime> next_deadline() const { return std::nullopt; }

    virtual std::string look() const { return {}; }

    // A question whose answer is wanted while everything goes on, and the act that brings it.
    virtual std::optional<truth::Query> wanted() const { return std::nullopt; }

    virtual std::string proof(const truth::Query&, truth::Known) const { return {}; }

    // The program was started anew: the act by which time goes on; empty when none did.
    virtual std::string restart(UnixTime) { return {}; }
};

} // namespace kodeks::server
