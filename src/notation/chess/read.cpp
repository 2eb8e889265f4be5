#include "notation/chess/read.hpp"

#include "notation/chess/pattern.hpp"
#include "notation/chess/write.hpp"

#include <algorithm>

namespace kodeks::notation::chess {

namespace {

using games::Kind;
using games::Move;
using games::MoveType;

int file_of(games::Square square) {
    return square.index % 8;
}

int rank_of(games::Square square) {
    return square.index / 8;
}

bool castles_as(const Move& move, Castles castles) {
    return castles == Castles::king_side ? move.type == MoveType::castle_king
                                         : move.type == MoveType::castle_queen;
}

bool leaves(const Move& move, const Pattern& pattern) {
    return pattern.from_file.value_or(file_of(move.from)) == file_of(move.from) &&
           pattern.from_rank.value_or(rank_of(move.from)) == rank_of(move.from);
}

bool reaches(const Move& move, const Pattern& pattern) {
    return pattern.to_file == file_of(move.to) &&
           pattern.to_rank.value_or(rank_of(move.to)) == rank_of(move.to);
}

bool fits(const games::Position& position, const Move& move, const Pattern& pattern) {
    if (pattern.castles != Castles::no) {
        return castles_as(move, pattern.castles);
    }
    const Kind kind = games::piece_at(position, move.from).kind;
    if ((kind != pattern.kind && !pattern.kind_unsaid) || move.is_castling()) {
        return false;
    }
    if (kind == Kind::pawn && !pattern.from_file && file_of(move.from) != pattern.to_file) {
        return false; // FIDE:C.9.3: a capture by a pawn shows its file
    }
    const bool promotes_so = !pattern.promotion || *pattern.promotion == move.promotion;
    return promotes_so && leaves(move, pattern) && reaches(move, pattern);
}

// Castling written by the squares of the king, as programs do: e1g1, or Ke1g1.
bool fits_castling(const games::Position& position, const Move& move, const Pattern& pattern) {
    const bool king = pattern.kind == Kind::king || pattern.kind_unsaid;
    return king && move.is_castling() && pattern.castles == Castles::no && !pattern.promotion &&
           pattern.from_file.has_value() && leaves(move, pattern) && reaches(move, pattern) &&
           games::piece_at(position, move.from).kind == Kind::king;
}

template <class Fits>
std::vector<Move> moves_that(const games::Position& position, const std::vector<Pattern>& patterns,
                             Fits fit) {
    games::MoveList legal;
    games::legal_moves(position, legal);
    std::vector<Move> found;
    for (const Move& move : legal) {
        if (std::ranges::any_of(patterns,
                                [&](const Pattern& p) { return fit(position, move, p); })) {
            found.push_back(move);
        }
    }
    std::ranges::sort(found);
    return found;
}

std::vector<Move> readings_of(const games::Position& position,
                              const std::vector<Pattern>& patterns) {
    std::vector<Move> found = moves_that(position, patterns, fits);
    return found.empty() ? moves_that(position, patterns, fits_castling) : found;
}

} // namespace

MoveReading read_move(const games::Position& position, std::string_view text,
                      const Letters& letters) {
    bool readable = false;
    for (const Case letter_case : {Case::exact, Case::any}) {
        const std::vector<Pattern> patterns = patterns_of(text, letters, letter_case);
        readable = readable || !patterns.empty();
        std::vector<Move> found = readings_of(position, patterns);
        if (found.size() == 1) {
            return found.front();
        }
        if (!found.empty()) {
            return tl::unexpected(UnreadMove{MoveTrouble::ambiguous, std::move(found)});
        }
    }
    const MoveTrouble trouble = readable ? MoveTrouble::not_legal : MoveTrouble::unreadable;
    return tl::unexpected(UnreadMove{trouble, {}});
}

Message explain(const UnreadMove& unread, const games::Position& position) {
    if (unread.trouble == MoveTrouble::unreadable) {
        return {"notation.chess.unreadable", {}};
    }
    if (unread.trouble == MoveTrouble::not_legal) {
        return {"notation.chess.not_legal", {}};
    }
    std::string list;
    for (const Move& move : unread.readings) {
        list += list.empty() ? "" : ", ";
        write_move(position, move, long_style(english_letters()), list);
    }
    return {"notation.chess.ambiguous", {{"readings", list}}};
}

} // namespace kodeks::notation::chess
