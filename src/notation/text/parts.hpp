// A long text of games cut into parts that can be read side by side, each by a reader of its own.
//
// A cut stands before a tag `[Event "` that follows an empty line and a result that is not part of
// a comment: a reader begins a new game there. So the games of the parts, one after another, are
// the games of the text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace kodeks::notation::text {

struct Part {
    std::string_view text;
    std::uint32_t lines_before = 0; // of the whole text, for the places a reader tells
};

// Parts of at least so many bytes, but for the last; one part where the text cannot be cut.
std::vector<Part> parts_of(std::string_view text, std::size_t bytes);

} // namespace kodeks::notation::text
