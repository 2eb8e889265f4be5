// The three ways things go wrong are three things (docs/architecture.md):
//   Refusal  part of the game: a value with the articles it stands on and a sentence for the
//   player; Fault    from outside (bad file, bad text, full disk): a value that says where and why;
//   bug      an assertion (base/check.hpp).
//
//     Result<Position> read = parse(text);      // Result<T> = a T or a Fault
//     if (!read) { report(read.error()); }
#pragma once

#include "base/message.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace kodeks {

// A place in a text; lines and columns count from 1, columns in characters. Zero means "whole".
struct Place {
    std::uint32_t line = 0;
    std::uint32_t column = 0;
    friend constexpr bool operator==(Place, Place) = default;
};

struct Fault {
    Message message;
    std::string source; // file name, or empty when the text came without one
    Place place;
    std::string excerpt; // the offending text, shortened

    friend bool operator==(const Fault&, const Fault&) = default;
};

struct Refusal {
    Message message;
    std::vector<std::string_view> articles;

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

template <class T>
using Result = tl::expected<T, Fault>;

template <class T>
using Ruled = tl::expected<T, Refusal>;

// "games.pgn:12:5: message: «text»"; parts that are not known are left out.
std::string describe(const Fault& fault, Language language);

} // namespace kodeks
