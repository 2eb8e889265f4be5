#include "reports/layout/pdf/picture.hpp"

#include "notation/picture/text_board.hpp"
#include "reports/layout/clean.hpp"
#include "reports/layout/qr.hpp"

#include <algorithm>

namespace kodeks::reports {

using namespace games;

namespace {

constexpr double board_size = 72 * mm;
constexpr double label_room = 4 * mm;

struct Grid {
    double left = 0;
    double top = 0;
    double field = 0;
    int ranks = 0;

    double x(int file) const { return left + file * field; }

    double y(int rank) const { return top + (ranks - 1 - rank) * field; }
};

void draw_fields(Pen& pen, const Board& board, const Grid& grid) {
    pen.grey(0.8); // dark enough on a copy, and ink is dear
    for (int rank = 0; rank < board.ranks; ++rank) {
        for (int file = 0; file < board.files; ++file) {
            if (Board::is_dark({file, rank})) {
                pen.fill({grid.x(file), grid.y(rank), grid.field}, grid.field);
            }
        }
    }
    pen.grey(0.1);
    pen.box({grid.left, grid.top, board.files * grid.field}, board.ranks * grid.field, 0.8);
}

void draw_labels(Pen& pen, const Variant& variant, const Grid& grid) {
    const Board& board = variant.board;
    pen.grey(0.25);
    if (variant.notation.squares == SquareNames::numbers) {
        for (int i = 0; i < board.squares(); ++i) {
            const Field field = board.field_of(Square{static_cast<std::uint8_t>(i)});
            pen.write(std::to_string(i + 1), {grid.field * 0.22, Face::plain},
                      {grid.x(field.file) + 1, grid.y(field.rank) + 0.5, grid.field});
        }
        return;
    }
    for (int rank = 0; rank < board.ranks; ++rank) {
        pen.write(std::to_string(rank + 1), {7, Face::plain},
                  {grid.left - label_room, grid.y(rank) + grid.field / 2 - 4, label_room - 3},
                  Justify::right);
    }
    for (int file = 0; file < board.files; ++file) {
        pen.write(std::string(1, static_cast<char>('a' + file)), {7, Face::plain},
                  {grid.x(file), grid.y(0) + grid.field + 1, grid.field}, Justify::centre);
    }
}

// A white figure is white inside: the black one's outline is filled first.
void draw_chess(Pen& pen, Piece piece, double x, double y, double size) {
    using notation::picture::Figures;
    const Piece dark{piece.kind, Side::black};
    const auto solid = notation::picture::figure(dark, Family::chess, Figures::unicode);
    if (piece.side == Side::white) {
        pen.grey(1);
        pen.figure(solid, x, y, size);
    }
    pen.grey(0);
    pen.figure(notation::picture::figure(piece, Family::chess, Figures::unicode), x, y, size);
}

void draw_crown(Pen& pen, double x, double y, double size) {
    pen.polygon({{x - size, y + size * 0.7},
                 {x - size, y - size * 0.6},
                 {x - size * 0.4, y},
                 {x, y - size * 0.9},
                 {x + size * 0.4, y},
                 {x + size, y - size * 0.6},
                 {x + size, y + size * 0.7}});
}

void draw_man(Pen& pen, Piece piece, double x, double y, double radius) {
    const bool white = piece.side == Side::white;
    pen.grey(white ? 1 : 0.12);
    pen.disc(x, y, radius);
    pen.grey(white ? 0.1 : 0.12);
    pen.ring(x, y, radius, 0.7);
    pen.grey(white ? 0.1 : 0.95);
    if (piece.kind == Kind::king) {
        draw_crown(pen, x, y, radius * 0.5);
    } else {
        pen.ring(x, y, radius * 0.68, 0.5);
    }
}

void draw_pieces(Pen& pen, const Diagram& diagram, const Grid& grid) {
    const Board& board = diagram.variant->board;
    for (int i = 0; i < board.squares(); ++i) {
        const Square square{static_cast<std::uint8_t>(i)};
        const Piece piece = diagram.setup.at(square);
        if (!piece.present()) {
            continue;
        }
        const Field field = board.field_of(square);
        const double x = grid.x(field.file) + grid.field / 2;
        const double y = grid.y(field.rank) + grid.field / 2;
        if (diagram.variant->family == Family::chess) {
            draw_chess(pen, piece, x, y, grid.field * 0.85);
        } else {
            draw_man(pen, piece, x, y, grid.field * 0.36);
        }
    }
    pen.grey(0.1);
}

void write_below(Pages& pages, const std::string& text, double left) {
    if (!text.empty()) {
        const Tagged tag(pages.pen(), "Caption");
        pages.y += pages.pen().write(clean(text), pages.font(8.5),
                                     {left, pages.y, pages.width() - (left - pages.left())});
    }
    pages.y += 4 * mm;
}

} // namespace

void draw_diagram(Pages& pages, const Diagram& diagram) {
    const Board& board = diagram.variant->board;
    const int larger = std::max(board.files, board.ranks);
    Grid grid{pages.left() + label_room, 0, board_size * pages.scale() / larger, board.ranks};
    const double height = grid.field * board.ranks;
    pages.need(height + 14 * mm);
    grid.top = pages.y;
    {
        const Tagged tag(pages.pen(), {"Figure", Names::nothing, 1,
                                       clean(notation::picture::board_in_words(
                                           *diagram.variant, diagram.setup, pages.language()))});
        draw_fields(pages.pen(), board, grid);
        draw_pieces(pages.pen(), diagram, grid);
        draw_labels(pages.pen(), *diagram.variant, grid);
    }
    pages.y += height + 5 * mm;
    pages.pen().grey(0.1);
    write_below(pages, diagram.caption, grid.left);
}

void draw_code(Pages& pages, const QrCode& code) {
    const QrModules modules = qr_modules(code.text);
    if (modules.size > 0) {
        const double size = 24 * mm;
        const double module = size / modules.size;
        pages.need(size + 12 * mm);
        const Tagged tag(pages.pen(), {"Figure", Names::nothing, 1, clean(code.text)});
        for (int row = 0; row < modules.size; ++row) {
            for (int column = 0; column < modules.size; ++column) {
                if (modules.at(column, row)) {
                    pages.pen().fill(
                        {pages.left() + column * module, pages.y + row * module, module * 1.02},
                        module * 1.02);
                }
            }
        }
        pages.y += size + 2 * mm;
    }
    write_below(pages, code.caption.empty() ? code.text : code.caption + ": " + code.text,
                pages.left());
}

} // namespace kodeks::reports
