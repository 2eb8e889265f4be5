#include "notation/text/writer.hpp"

#include "notation/text/comment.hpp"

#include <fmt/format.h>

namespace kodeks::notation::text {

namespace {

class Writer {
public:
    Writer(const Game& game, const Dialect& dialect, Layout layout, std::string& out)
        : game_(game), dialect_(dialect), layout_(layout), out_(out) {}

    void write() {
        write_tags();
        column_ = 0;
        write_notes_of_root();
        if (game_.start) {
            first_number_ = 2 * static_cast<std::size_t>(game_.setup.move_number) +
                            (games::side_to_move(*game_.start) == games::Side::black ? 1 : 0);
            write_line(game_.moves[root].next, *game_.start, first_number_);
        }
        write_rest_of_line(root, first_number_);
        word(dialect_.outcome_text(game_.outcome));
        out_ += "\n\n";
    }

private:
    void write_tags() {
        for (const Tag& tag : dialect_.tags_to_write(game_)) {
            out_ += fmt::format("[{} \"", tag.name);
            for (const char c : tag.value) {
                out_ += c == '"' || c == '\\' ? "\\" : "";
                out_ += c == '\n' || c == '\r' ? ' ' : c;
            }
            out_ += "\"]\n";
        }
        out_ += '\n';
    }

    // Glyphs and comments before any move, where there is no first move to hold them.
    void write_notes_of_root() {
        if (layout_.comments_and_clocks) {
            const Notes& notes = game_.moves.notes_of(root);
            write_nags(notes);
            words_after(notes);
        }
    }

    // A line from its first move to its end; `ply` counts half-moves, two to a move number.
    void write_line(NodeId first, games::Position position, std::size_t ply) {
        bool numbered = true; // Black's move needs its number here
        NodeId last = no_node;
        for (NodeId id = first; id != no_node; id = game_.moves[id].next, ++ply) {
            const Notes& notes = game_.moves.notes_of(id);
            write_move(id, position, ply, numbered);
            numbered = layout_.comments_and_clocks && write_what_follows(id, notes);
            const bool is_main = game_.moves[game_.moves[id].parent].next == id;
            if (is_main && layout_.comments_and_clocks) {
                numbered = write_alternatives(id, position, ply) || numbered;
            }
            position = games::play(position, game_.moves[id].move);
            last = id;
        }
        if (last != no_node) {
            write_rest_of_line(last, ply);
        }
    }

    void write_move(NodeId id, const games::Position& position, std::size_t ply, bool numbered) {
        const Notes& notes = game_.moves.notes_of(id);
        const bool comments = layout_.comments_and_clocks && !notes.before.empty();
        write_number(ply, numbered || comments);
        if (comments) {
            for (const std::string& comment : notes.before) {
                word(enclosed(comment));
            }
        }
        move_.clear();
        dialect_.write_move(position, game_.moves[id].move, notes.route, move_);
        word(move_);
    }

    void write_number(std::size_t ply, bool numbered) {
        if (ply % 2 == 0) {
            word(fmt::format("{}.", ply / 2));
        } else if (numbered) {
            word(fmt::format("{}...", ply / 2));
        }
    }

    bool write_what_follows(NodeId id, const Notes& notes) {
        if (!game_.moves.has_notes(id)) {
            return false;
        }
        write_nags(notes);
        return words_after(notes);
    }

    void write_nags(const Notes& notes) {
        for (const std::uint8_t nag : notes.nags) {
            word(fmt::format("${}", nag));
        }
    }

    bool words_after(const Notes& notes) {
        const std::string comments = comments_after(notes);
        if (!comments.empty()) {
            word(comments);
        }
        return !comments.empty();
    }

    // The variations to a move of its line: those understood, then those that were not.
    bool write_alternatives(NodeId id, const games::Position& position, std::size_t ply) {
        bool any = false;
        for (NodeId other = game_.moves[id].sibling; other != no_node;
             other = game_.moves[other].sibling) {
            opening_ = true;
            write_line(other, position, ply);
            close();
            any = true;
        }
        for (const std::string& text : game_.moves.notes_of(game_.moves[id].parent).unread) {
            opening_ = true;
            write_number(ply, true);
            word(text);
            close();
            any = true;
        }
        return any;
    }

    void write_rest_of_line(NodeId last, std::size_t ply) {
        if (game_.moves[last].next != no_node || !layout_.comments_and_clocks) {
            return;
        }
        for (const std::string& text : game_.moves.notes_of(last).unread) {
            write_number(ply, true);
            word(text);
        }
    }

    void close() {
        out_ += ')';
        ++column_;
    }

    // A word on this line or, if it does not fit, on the next. A word that would mean something
    // else at the beginning of a line stays on this one.
    void word(std::string_view text) {
        const std::size_t size = text.size() + (opening_ ? 1 : 0);
        const bool special = text.starts_with('%') || text.starts_with('[');
        if (column_ > 0 && !special && column_ + 1 + size > layout_.columns) {
            out_ += '\n';
            column_ = 0;
        } else if (column_ > 0 && !out_.ends_with('\n')) {
            out_ += ' ';
            ++column_;
        }
        if (opening_) {
            out_ += '(';
            opening_ = false;
        }
        out_ += text;
        const auto line_feed = text.rfind('\n');
        column_ =
            line_feed == std::string_view::npos ? column_ + size : text.size() - line_feed - 1;
    }

    const Game& game_;
    const Dialect& dialect_;
    Layout layout_;
    std::string& out_;
    std::string move_;
    std::size_t column_ = 0;
    std::size_t first_number_ = 2;
    bool opening_ = false;
};

} // namespace

void write_game(const Game& game, const Dialect& dialect, Layout layout, std::string& out) {
    Writer(game, dialect, layout, out).write();
}

} // namespace kodeks::notation::text
