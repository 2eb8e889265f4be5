// A journal's state as bytes, so that a large event need not be read again from its first fact for
// every result. A snapshot belongs to one beginning of one file: it names its length and a digest
// of it, and counts only while both agree; so a file that was edited, cut or exchanged is read
// anew. Whoever loses a snapshot loses nothing.
#pragma once

#include "tournament/record/journal.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace kodeks::tournament {

// The digest of a text that grows at its end.
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

// The journal without its facts (events, envelopes and games are empty); nothing when the snapshot
// is not of exactly this text, or of another version of the program.
std::optional<Journal> read_snapshot(std::string_view snapshot, const TextDigest& text);

} // namespace kodeks::tournament
