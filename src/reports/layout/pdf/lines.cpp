#include "reports/layout/pdf/lines.hpp"

#include "base/utf8.hpp"

#include <algorithm>
#include <utility>

namespace kodeks::reports {

namespace {

constexpr double hair = 1e-6; // what sums of widths may be wrong by

// The next piece that stays together, and whether a space is before it.
struct Piece {
    std::string_view text;
    bool spaced = false;
};

bool is_digit(char letter) {
    return letter >= '0' && letter <= '9';
}

// Where a line may end although no space follows: not inside of a day or a result.
bool ends_piece(std::string_view text, std::size_t after) {
    const std::string_view so_far = text.substr(0, after);
    if (after >= text.size()) {
        return false;
    }
    if (so_far.ends_with('-') || so_far.ends_with('/')) {
        return after < 2 || !is_digit(text[after - 2]) || !is_digit(text[after]);
    }
    return so_far.ends_with("–") || so_far.ends_with("—");
}

// Takes it from the text. The text of a piece has a width even if there are only spaces.
Piece take_piece(std::string_view& text, bool first) {
    Piece piece;
    if (!first && text.front() == ' ') {
        piece.spaced = true;
        text.remove_prefix(1);
    }
    std::size_t end = 0;
    while (end < text.size() && text[end] != ' ' && (end == 0 || !ends_piece(text, end))) {
        ++end;
    }
    piece.text = text.substr(0, end);
    text.remove_prefix(end);
    return piece;
}

// The first letters of a word that fill a line, at least one.
std::string_view fitting_part(FontFile& font, std::string_view word, double width) {
    std::size_t end = 0;
    double used = 0;
    while (end < word.size()) {
        const std::size_t bytes = decode_utf8(word.substr(end)).bytes;
        used += font.set(word.substr(end, bytes)).width;
        if (end > 0 && used > width) {
            break;
        }
        end += bytes;
    }
    return word.substr(0, end);
}

// Puts pieces on lines; `Lines` gets each with its word.
template <class Lines>
class Setter {
public:
    Setter(FontFile& font, double width, Lines& lines)
        : font_(font), width_(width), lines_(lines) {}

    void run(std::string_view text) {
        bool first = true;
        while (!text.empty()) {
            if (text == " " && !first) {
                lines_.hang(font_.space_word());
                return;
            }
            place(take_piece(text, first));
            first = false;
        }
    }

private:
    void place(Piece piece) {
        const Word* word = &font_.set(piece.text);
        const double space = piece.spaced ? font_.space() : 0;
        if (used_ > 0 && used_ + space + word->width > width_ + hair) {
            if (std::exchange(piece.spaced, false)) {
                lines_.hang(font_.space_word());
            }
            turn();
        }
        while (word->width > width_ + hair) {
            const std::string_view part = fitting_part(font_, piece.text, width_);
            if (part.size() == piece.text.size()) {
                break;
            }
            put({part, piece.spaced}, font_.set(part));
            turn();
            piece = {piece.text.substr(part.size()), false};
            word = &font_.set(piece.text);
        }
        put(piece, *word);
    }

    void put(const Piece& piece, const Word& word) {
        if (piece.spaced) {
            lines_.add(font_.space_word(), " ");
            used_ += font_.space();
        }
        lines_.add(word, piece.text);
        used_ += word.width;
    }

    void turn() {
        lines_.turn();
        used_ = 0;
    }

    FontFile& font_;
    double width_;
    Lines& lines_;
    double used_ = 0;
};

struct Written {
    std::vector<Line> lines = {{}};

    void add(const Word& word, std::string_view text) {
        Line& line = lines.back();
        append_shown(line.shown, word.shown);
        line.text += text;
        line.width += word.width;
        line.whole = line.whole && word.whole;
    }

    // A space at the end of a line takes no room, but whoever hears the text needs it.
    void hang(const Word& space) {
        append_shown(lines.back().shown, space.shown);
        lines.back().text += ' ';
    }

    void turn() { lines.emplace_back(); }
};

struct Counted {
    std::size_t lines = 1;

    static void add(const Word& /*unused*/, std::string_view /*unused*/) {}

    static void hang(const Word& /*unused*/) {}

    void turn() { ++lines; }
};

struct Measured {
    double width = 0;

    void add(const Word& word, std::string_view /*unused*/) { width += word.width; }

    static void hang(const Word& /*unused*/) {}

    static void turn() {}
};

template <class Lines>
Lines set(FontFile& font, std::string_view text, double width) {
    Lines lines;
    Setter<Lines>(font, width, lines).run(text);
    return lines;
}

} // namespace

std::vector<Line> set_lines(FontFile& font, std::string_view text, double width) {
    return set<Written>(font, text, width).lines;
}

std::size_t count_lines(FontFile& font, std::string_view text, double width) {
    return set<Counted>(font, text, width).lines;
}

double set_width(FontFile& font, std::string_view text) {
    constexpr double endless = 1e9;
    return set<Measured>(font, text, endless).width;
}

} // namespace kodeks::reports
