// A journal's state as bytes, so that a large event need not be read again from its first fact for
// every result. A snapshot belongs to one beginning of one file: it names its length and a digest
// of it, and counts only while both agree; so a file that was edited, cut or exchanged is read
// anew. What was added behind that beginning is read as always. Whoever loses a snapshot loses
// nothing.
#pragma once

#include "tournament/record/journal.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace kodeks::tournament {

// The digest of a text that grows at its end. A quick one: it tells whether a snapshot is of this
// text. Whoever would forge a text to fit could as well write the snapshot; the record itself is
// guarded by its sums (sums.hpp), which `event check` reads.
class TextDigest {
public:
    TextDigest();
    TextDigest(const TextDigest& other);
    TextDigest(TextDigest&& other) noexcept;
    TextDigest& operator=(const TextDigest&) = delete;
    TextDigest& operator=(TextDigest&& other) noexcept;
    ~TextDigest();

    void add(std::string_view text);
    std::string value() const; // raw bytes

    std::uint64_t size() const { return size_; }

private:
    struct State;
    std::unique_ptr<State> state_;
    std::uint64_t size_ = 0;
};

// Of a journal as it stands after all of a text; without the facts themselves.
std::string write_snapshot(const Journal& journal, const TextDigest& text);

// How many bytes of the text it is of; nothing when it is none, or of another version.
std::optional<std::uint64_t> snapshot_length(std::string_view snapshot);

// The journal without its facts (events, envelopes and games are empty); nothing when the snapshot
// is not of exactly this text, or of another version of the program.
std::optional<Journal> read_snapshot(std::string_view snapshot, const TextDigest& text);

// Takes in the lines behind what the journal is of. False when there is anything but complete facts
// of the event: then the whole is to be read.
bool read_on(Journal& journal, std::string_view lines);

} // namespace kodeks::tournament
