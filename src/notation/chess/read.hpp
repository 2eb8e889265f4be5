// Chess moves from text, as people write them: every form of write.hpp, in the letters of the
// sheet's language, with Cyrillic and Latin look-alikes taken for each other, `0-0` and `O-O`, with
// or without x, +, ++, #, e.p. (FIDE:C.13).
//
// The text must fit exactly one legal move. The rules' own reading comes first (capital letters for
// pieces, small ones for files); only when that gives nothing the case of letters is forgiven.
#pragma once

#include "base/message.hpp"
#include "games/position.hpp"
#include "notation/chess/letters.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace kodeks::notation::chess {

enum class MoveTrouble : std::uint8_t { unreadable, not_legal, ambiguous };

struct UnreadMove {
    MoveTrouble trouble = MoveTrouble::unreadable;
    std::vector<games::Move> readings; // the legal moves it could be (ambiguous), sorted
};

using MoveReading = tl::expected<games::Move, UnreadMove>;

MoveReading read_move(const games::Position& position, std::string_view text,
                      const Letters& letters);

// A sentence for the reader of the sheet; the readings of an ambiguous text are listed.
Message explain(const UnreadMove& unread, const games::Position& position);

} // namespace kodeks::notation::chess
