#include "notation/chess/write.hpp"

#include "base/check.hpp"
#include "games/chess/face.hpp"
#include "games/chess/legal.hpp"
#include "games/chess/play.hpp"

#include <algorithm>

namespace kodeks::notation::chess {

using games::Kind;
using games::chess::bit;
using games::chess::Bitboard;
using games::chess::file_a;
using games::chess::file_of;
using games::chess::rank_1;
using games::chess::rank_of;

namespace {

constexpr std::array<std::string_view, 5> names = {"pgn", "short", "shorter", "long",
                                                   "coordinates"};

void append_file(std::string& out, int square) {
    out += static_cast<char>('a' + file_of(square));
}

void append_rank(std::string& out, int square) {
    out += static_cast<char>('1' + rank_of(square));
}

void append_square(std::string& out, int square) {
    append_file(out, square);
    append_rank(out, square);
}

// What tells the piece from its likes that could go to the same square (FIDE:C.10): the file if it
// is enough, else the rank, else both.
void append_departure(const games::chess::Position& position, Kind kind, games::chess::Move move,
                      std::string& out) {
    const int from = move.from();
    const Bitboard others = games::chess::legal_origins(position, kind, move.to()) & ~bit(from);
    if (others == 0) {
        return;
    }
    const bool file_shared = (others & file_a << file_of(from)) != 0;
    const bool rank_shared = (others & rank_1 << 8 * rank_of(from)) != 0;
    if (!file_shared || rank_shared) {
        append_file(out, from);
    }
    if (file_shared) {
        append_rank(out, from);
    }
}

void append_castling(games::chess::Move move, std::string_view sign, std::string& out) {
    const char letter = sign.front();
    out += letter;
    out += '-';
    out += letter;
    if (move.flag() == games::chess::Move::Flag::castle_queen) {
        out += '-';
        out += letter;
    }
}

// The two squares alone, as programs talk to each other.
void append_coordinates(games::chess::Move move, std::string& out) {
    append_square(out, move.from());
    append_square(out, move.to());
    if (move.is_promotion()) {
        out += "nbrq"[static_cast<int>(move.promotion()) - static_cast<int>(Kind::knight)];
    }
}

void append_move(const games::chess::Position& position, games::chess::Move move,
                 const Style& style, std::string& out) {
    const Kind kind = position.kind_at(move.from());
    const bool en_passant = move.flag() == games::chess::Move::Flag::en_passant;
    const bool captures = en_passant || (position.occupied() & bit(move.to())) != 0;
    if (kind != Kind::pawn) {
        out += style.letters->letter(kind); // FIDE:C.4: pawns have no letter
    }
    if (style.departure == Departure::always) {
        append_square(out, move.from());
    } else if (kind != Kind::pawn) {
        append_departure(position, kind, move, out);
    } else if (captures) {
        append_file(out, move.from()); // FIDE:C.9.3
    }
    if (captures) {
        out += style.capture;
    } else if (style.departure == Departure::always) {
        out += style.quiet;
    }
    append_square(out, move.to());
    if (move.is_promotion()) {
        out += style.promotion;
        out += style.letters->letter(move.promotion());
    }
    out += en_passant ? style.en_passant : "";
}

void append_check(const games::chess::Position& position, games::chess::Move move,
                  const Style& style, std::string& out) {
    if (style.check.empty() && style.mate.empty()) {
        return;
    }
    const games::chess::Position after = games::chess::play(position, move);
    if (games::chess::in_check(after)) {
        out += games::chess::has_legal_move(after) ? style.check : style.mate;
    }
}

} // namespace

Style short_style(const Letters& letters) {
    return {.letters = &letters, .quiet = "", .mate = "++", .promotion = ""};
}

Style shorter_style(const Letters& letters) {
    Style style = short_style(letters);
    style.capture = style.check = style.mate = style.en_passant = "";
    return style;
}

Style long_style(const Letters& letters) {
    Style style = short_style(letters);
    style.departure = Departure::always;
    style.check = style.mate = "";
    return style;
}

Style pgn_style() {
    return {.letters = &english_letters(),
            .quiet = "",
            .en_passant = "",
            .castling = "O-O",
            .promotion = "="};
}

Style coordinate_style() {
    return {.letters = nullptr, .quiet = "", .promotion = ""};
}

// Squares are small letters and castling is an O: a letter of a piece stands for nothing else.
std::string with_letters(std::string_view pgn, const Letters& letters) {
    std::string text;
    for (const char c : pgn) {
        const auto* const piece =
            std::ranges::find_if(english_letters().pieces, [c](const Letters::Spellings& one) {
                return one.texts.front().front() == c;
            });
        if (piece == english_letters().pieces.end()) {
            text += c;
        } else {
            text += letters.letter(piece->kind);
        }
    }
    return text;
}

std::span<const std::string_view> style_names() {
    return names;
}

Style style_named(std::string_view name, const Letters* letters) {
    const Letters& chosen = letters != nullptr ? *letters : english_letters();
    if (name == "short") {
        return short_style(chosen);
    }
    if (name == "shorter") {
        return shorter_style(chosen);
    }
    if (name == "long") {
        return long_style(chosen);
    }
    if (name == "coordinates") {
        return coordinate_style();
    }
    KODEKS_ASSERT(name == "pgn");
    Style style = pgn_style();
    style.letters = &chosen;
    return style;
}

void write_move(const games::Position& position, const games::Move& move, const Style& style,
                std::string& out) {
    const games::chess::Position& own = games::chess::inner(position);
    const games::chess::Move own_move = games::chess::inner_move(move);
    if (style.letters == nullptr) {
        return append_coordinates(own_move, out);
    }
    if (own_move.is_castling()) {
        append_castling(own_move, style.castling, out);
    } else {
        append_move(own, own_move, style, out);
    }
    append_check(own, own_move, style, out);
}

std::string write_move(const games::Position& position, const games::Move& move,
                       const Style& style) {
    std::string out;
    write_move(position, move, style, out);
    return out;
}

} // namespace kodeks::notation::chess
