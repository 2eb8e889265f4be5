#include "notation/picture/svg_board.hpp"

#include "notation/picture/text_board.hpp"
#include "notation/spoken/words.hpp"

#include <array>
#include <string_view>

#include <fmt/format.h>

namespace kodeks::notation::picture {

using namespace games;

namespace {

constexpr int field_size = 40;
constexpr int margin = 20; // for the names of files and ranks

// Outlines of the chess pieces on a field of 40 by 40, by Kind; the base is common.
constexpr std::array<std::string_view, 8> outlines = {
    "",
    "",
    "M20 9a5 5 0 0 1 3 9l4 13H13l4-13a5 5 0 0 1 3-9z",
    "M12 31c0-8 5-9 6-13l-6 2-2-4 8-8 1-3 3 3c7 1 9 9 8 23z",
    "M20 6a2 2 0 0 1 1 4c8 6 8 12 4 15v6H15v-6c-4-3-4-9 4-15a2 2 0 0 1 1-4zM20 14v7M17 17h6",
    "M11 8h4v3h3V8h4v3h3V8h4v8l-3 2v13H14V18l-3-2z",
    "M8 11l6 9 2-12 4 11 4-11 2 12 6-9-4 20H12z",
    "M19 4h2v3h3v2h-3v4c9-4 14 7 5 14v4H14v-4c-9-7-4-18 5-14V9h-3V7h3z",
};

int left_of(int file) {
    return margin + file * field_size;
}

int top_of(const Board& board, int rank) {
    return (board.ranks - 1 - rank) * field_size;
}

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        switch (c) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        default:
            out += c;
        }
    }
    return out;
}

void append_fields(std::string& out, const Board& board) {
    for (int rank = 0; rank < board.ranks; ++rank) {
        for (int file = 0; file < board.files; ++file) {
            const char* colour = Board::is_dark({file, rank}) ? "#b58863" : "#f0d9b5";
            out += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\"/>\n",
                               left_of(file), top_of(board, rank), field_size, field_size, colour);
        }
    }
}

void append_label(std::string& out, int x, int y, std::string_view text) {
    out += fmt::format("<text x=\"{}\" y=\"{}\">{}</text>\n", x, y, text);
}

void append_labels(std::string& out, const Variant& variant) {
    const Board& board = variant.board;
    out += "<g font-family=\"sans-serif\" font-size=\"11\" text-anchor=\"middle\">\n";
    if (variant.notation.squares == SquareNames::letters) {
        for (int rank = 0; rank < board.ranks; ++rank) {
            append_label(out, margin / 2, top_of(board, rank) + field_size / 2 + 4,
                         std::to_string(rank + 1));
        }
        for (int file = 0; file < board.files; ++file) {
            const char letter = static_cast<char>('a' + file);
            append_label(out, left_of(file) + field_size / 2, board.ranks * field_size + 14,
                         std::string_view(&letter, 1));
        }
    } else {
        for (int i = 0; i < board.squares(); ++i) {
            const Field field = board.field_of(Square{static_cast<std::uint8_t>(i)});
            append_label(out, left_of(field.file) + 8, top_of(board, field.rank) + 11,
                         std::to_string(i + 1));
        }
    }
    out += "</g>\n";
}

void append_chess_piece(std::string& out, Kind kind) {
    out += fmt::format("<path d=\"{}\"/><path d=\"M10 31h20v4H10z\"/>",
                       outlines[static_cast<std::size_t>(kind)]);
}

void append_draughts_piece(std::string& out, Kind kind) {
    out += "<circle cx=\"20\" cy=\"20\" r=\"15\"/><circle cx=\"20\" cy=\"20\" r=\"11\"/>";
    if (kind == Kind::king) {
        out += "<path d=\"M13 25v-9l4 4 3-6 3 6 4-4v9z\"/>";
    }
}

void append_pieces(std::string& out, const Variant& variant, const Setup& setup,
                   Language language) {
    for (int i = 0; i < variant.board.squares(); ++i) {
        const Square square{static_cast<std::uint8_t>(i)};
        const Piece piece = setup.at(square);
        if (!piece.present()) {
            continue;
        }
        const Field field = variant.board.field_of(square);
        const bool white = piece.side == Side::white;
        out += fmt::format("<g transform=\"translate({} {})\" fill=\"{}\" stroke=\"{}\" "
                           "stroke-width=\"1.5\"><title>{} {}</title>",
                           left_of(field.file), top_of(variant.board, field.rank),
                           white ? "#ffffff" : "#222222", white ? "#000000" : "#dddddd",
                           spoken::square_name(variant, square),
                           escaped(spoken::piece_in_words(piece, variant, language)));
        variant.family == Family::chess ? append_chess_piece(out, piece.kind)
                                        : append_draughts_piece(out, piece.kind);
        out += "</g>\n";
    }
}

} // namespace

std::string board_svg(const Variant& variant, const Setup& setup, Language language) {
    const Board& board = variant.board;
    const int width = margin + board.files * field_size;
    const int height = board.ranks * field_size + margin;
    std::string out =
        fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" width=\"{}\" "
                    "height=\"{}\" role=\"img\" aria-labelledby=\"title desc\" lang=\"{}\">\n",
                    width, height, width, height, code_of(language));
    out += fmt::format("<title id=\"title\">{}</title>\n<desc id=\"desc\">{}</desc>\n",
                       escaped(render("variant." + std::string(variant.name), language)),
                       escaped(board_in_words(variant, setup, language)));
    append_fields(out, board);
    append_labels(out, variant);
    append_pieces(out, variant, setup, language);
    return out + "</svg>\n";
}

} // namespace kodeks::notation::picture
