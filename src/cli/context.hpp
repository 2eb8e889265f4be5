// What a command is given besides its arguments: three streams and some facts about the reader.
// Nothing here touches the process, so a command can be tested with string streams.
//
// Results go to `out` and nothing else does; everything said about them (errors, hints, progress)
// goes to `talk`.
#pragma once

#include "base/message.hpp"
#include "base/result.hpp"

#include <cstddef>
#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::cli {

// What the program's exit code says.
enum class Exit : int {
    done = 0,
    no = 1,          // the answer is no: not found, not legal, not equal
    wrong_usage = 2, // the command line makes no sense
    bad_input = 3,   // a file or text from outside cannot be read or written
    internal = 70,   // a bug (EX_SOFTWARE of sysexits.h)
};

struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& talk;
};

struct Facts {
    Language language = Language::en;
    bool json = false;   // print JSON instead of text
    bool colour = false; // the reader's terminal shows colours and wants them
    std::optional<std::size_t> width =
        std::nullopt;             // columns of the terminal; none when it is a file or a pipe
    std::string data_folder = {}; // where the program keeps what it made; may not exist yet
};

struct Context {
    Streams streams;
    Facts facts;

    // A sentence of data/lang in the reader's language.
    std::string text(std::string_view key, std::vector<MessagePart> parts = {}) const;
    std::string bold(std::string_view words) const;

    // Each says why on `talk` and gives back the exit code to return.
    Exit answer_no(const Message& message) const;
    Exit wrong_usage(const Message& message) const;
    Exit bad_input(const Fault& fault) const;

    // "Did you mean: a, b?" on `talk`; says nothing when there is nothing to suggest.
    void suggest(std::span<const std::string> names) const;
};

std::string joined(std::span<const std::string> parts, std::string_view separator);

} // namespace kodeks::cli
