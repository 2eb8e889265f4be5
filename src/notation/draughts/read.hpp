// Draughts moves from text: every form of notation/draughts/write.hpp, with either capture sign,
// squares as letters or as numbers, without signs (a3b4, 3228), and as people and scanners write.
//
// The text must fit exactly one legal move. A path may be told in full or in part: every square
// named must be one the piece lands on or passes, in that order. A dash is accepted for a capture
// on a sheet; a capture sign never for a quiet move. Compact text is read only where squares have
// letters (RU:2.4#7).
#pragma once

#include "base/message.hpp"
#include "games/position.hpp"
#include "notation/draughts/fold.hpp"
#include "notation/draughts/pattern.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace kodeks::notation::draughts {

enum class Accept : std::uint8_t {
    full_only, // plain letters, full notation, the right sign: correspondence (RU:5.2.2)
    anything,
};

struct ReadMove {
    games::Move move;
    games::Route route; // where the text told the way although start and end were enough, or
                        // told another way than the writer would; otherwise empty
};

enum class MoveTrouble : std::uint8_t { unreadable, not_legal, ambiguous };

struct UnreadMove {
    MoveTrouble trouble = MoveTrouble::unreadable;
    std::size_t offset = 0;            // of the first byte that makes no sense (unreadable)
    std::vector<games::Move> readings; // the legal moves it could be (ambiguous)
};

using MoveReading = tl::expected<ReadMove, UnreadMove>;

// `legal` is the complete list of legal moves of the position.
MoveReading read_move(const games::Position& position, const games::MoveList& legal,
                      std::string_view text, Accept accept = Accept::anything);

// The same when the caller has no list.
MoveReading read_move(const games::Position& position, std::string_view text,
                      Accept accept = Accept::anything);

// A sentence for the reader of the sheet; an ambiguous text's readings are listed in full.
Message explain(const UnreadMove& unread, const games::Position& position, std::string_view text);

} // namespace kodeks::notation::draughts
