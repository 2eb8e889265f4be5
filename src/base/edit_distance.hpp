// How far two words are from each other, for "did you mean". Distances count code points, so a
// wrong Cyrillic letter costs as much as a wrong Latin one.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks {

// Insertions, deletions, replacements and swaps of neighbours that turn one word into the other
// (optimal string alignment).
std::size_t edit_distance(std::u32string_view a, std::u32string_view b);
std::size_t edit_distance(std::string_view a, std::string_view b);

// The candidates nearest to `word` without regard to case, nearest first and in the given order
// among equals: at most `count`, and only those a typing slip could explain (a third of the
// letters, at least one); a candidate that begins with the word counts as one slip.
std::vector<std::string> nearest(std::string_view word, std::span<const std::string> candidates,
                                 std::size_t count);

} // namespace kodeks
