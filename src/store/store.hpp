// The append-only log of everything decided, behind one interface. A stream is the records of one
// game or event, one ledger line each (ledger/record.hpp), numbered from 1 without gaps. Records
// are only ever added; each carries a checksum of its bytes and a hash that chains it to the one
// before it, so that damage is noticed and named and what lies before it stays usable.
//
// Writing is in groups: one call is one transaction and one sync of the disk, however many commands
// it carries. When it returns without a fault, the disk has them. A store that has failed to write
// once must not be written to again: what the disk holds then is not known until it is opened anew.
#pragma once

#include "base/result.hpp"
#include "store/chain.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace kodeks::store {

using Sequence = std::uint32_t; // as in ledger::Envelope

// The facts of one command, for one stream.
struct Write {
    std::string stream;
    Sequence after = 0; // the last record that whoever decided the command had seen
    std::string command;
    std::vector<std::string> lines;
    // Writes of one group with the same number are all stored or none; 0: this one by itself. Only
    // where several servers write can one of them meet a conflict that the others do not.
    std::uint32_t bundle = 0;
};

enum class Written : std::uint8_t {
    stored,
    known,    // the command is in the stream already; nothing was added
    conflict, // somebody else has written to the stream; nothing was added
};

struct Receipt {
    Written written = Written::stored;
    Sequence first = 0; // of the command's records, now or before; 0 with a conflict
    Sequence last = 0;

    friend bool operator==(const Receipt&, const Receipt&) = default;
};

struct Stored {
    Sequence sequence = 0;
    std::string command;
    std::string line;
    Checksum checksum{};
    Chain chain{};

    friend bool operator==(const Stored&, const Stored&) = default;
};

// What is wrong with a record; its stream is sound before it.
struct Damage {
    std::string stream;
    Sequence sequence = 0;
    Message what;

    friend bool operator==(const Damage&, const Damage&) = default;
};

struct Reading {
    std::vector<Stored> records; // sound ones, up to the first that is not
    std::optional<Damage> damage{};
};

// A place in a stream.
struct From {
    std::string stream;
    Sequence after = 0;
};

class Store {
public:
    Store() = default;
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    virtual ~Store() = default;

    // One receipt for each write, in order; a fault means that nothing of the group may be relied
    // upon.
    virtual Result<std::vector<Receipt>> append(std::span<const Write> group) = 0;

    // The records behind this one, checked.
    virtual Result<Reading> read(const std::string& stream, Sequence after) = 0;

    // The same of several streams, in their order.
    virtual Result<std::vector<Reading>> read_all(std::span<const From> streams) {
        std::vector<Reading> all;
        for (const From& from : streams) {
            auto reading = read(from.stream, from.after);
            if (!reading) {
                return tl::unexpected(reading.error());
            }
            all.push_back(std::move(*reading));
        }
        return all;
    }

    virtual Result<std::vector<std::string>> streams() = 0; // in the order of their first record

    // The last call failed because a database could not be reached: whether it took what it was
    // given will be known when it is back. A disk that fails is never away.
    virtual bool is_away() const { return false; }
};

} // namespace kodeks::store
