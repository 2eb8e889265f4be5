// What a comment says to programs: [%clk 1:29:05], [%emt 0:00:12.5], the sign (=), and commands of
// others, which are kept as written.
#pragma once

#include "notation/move_tree.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace kodeks::notation::text {

// "1:29:05", "0:00:12.5", "12": hours, minutes and seconds, up to thousandths.
std::optional<Milliseconds> duration_from(std::string_view text);
std::string duration_text(Milliseconds duration);

// Puts a comment behind a move into its notes: commands go where they belong, the words left over
// become a comment.
void add_comment(Notes& notes, std::string_view comment);

// The other way round: all comments behind a move, each with its braces, separated by blanks.
std::string comments_after(const Notes& notes);

// One comment in braces, or behind a semicolon with its line feed where braces cannot hold it.
std::string enclosed(std::string_view comment);

// Always in braces; a closing brace inside becomes a round one.
std::string in_braces(std::string_view comment);

} // namespace kodeks::notation::text
