// Reads games one after another from any format of the tags-and-movetext kind; the dialect knows
// what the words mean.
//
// A word that is no legal move ends its line: the rest of the line is kept as text and the game
// goes on behind it. A new game begins behind a result, or at a tag after the moves. Memory is
// bounded by the limits below, whatever the text; what goes beyond them is reported and left out.
#pragma once

#include "notation/text/dialect.hpp"
#include "notation/text/lexer.hpp"

#include <vector>

namespace kodeks::notation::text {

struct Limits {
    std::size_t moves = 200'000;              // of one game, variations included
    std::size_t text_bytes = 4 * 1024 * 1024; // comments and unread text of one game
    std::size_t tags = 1000;
    std::size_t depth = 200; // variations inside variations
    std::size_t diagnostics = 50;
};

class TextReader final : public GameReader {
public:
    TextReader(ByteSource& source, const Dialect& dialect, Limits limits = {});

    bool next(Game& game) override;

private:
    // The line being read: the main line or a variation.
    struct Line {
        NodeId last;   // the last move understood, or where the line begins
        NodeId origin; // where it begins
        // The positions before and after `last`: the one at `now` is after it.
        std::optional<games::Position> positions[2];
        std::uint8_t now = 0;
        std::vector<std::string> waiting; // comments before the next move
        bool numbered = false;            // a move number or a variation came after `last`
        bool lost = false;                // a bad word came: the rest is text
        std::string unread;

        const std::optional<games::Position>& position() const { return positions[now]; }
    };

    void read_tags(Game& game);
    void add_tag(Game& game);
    bool begins_next_game(const Game& game) const;
    void read_moves(Game& game);
    bool take(Game& game);
    bool take_word(Game& game);
    bool take_outcome(Game& game, std::string_view word, Outcome outcome);
    bool take_move(Game& game, std::string_view word);
    bool take_no_move(Game& game, std::string_view word, const Message& trouble);
    void refuse_move(Game& game, std::string_view word, const Message& message);
    void take_comment(Game& game);
    void take_nag(Game& game);
    void take_set_up(Game& game);
    void take_doubt(Game& game, std::string_view word, const Reading& reading);
    void lose_line(Game& game, std::string_view word);
    void take_lost(Game& game);
    void open_variation(Game& game);
    void close_variation(Game& game);
    void end_line(Game& game);
    void end_game(Game& game);
    void take_trailing_comments(Game& game);
    bool afford(Game& game, std::size_t bytes);
    void report_limit(Game& game);
    void report(Game& game, Severity severity, const char* key, std::string_view excerpt);
    void report(Game& game, Severity severity, const Message& message, std::string_view excerpt);
    void check_encoding(Game& game, std::string_view bytes);

    Lexer lexer_;
    const Dialect& dialect_;
    Limits limits_;
    bool started_ = false;
    Line line_;
    std::vector<Line> outer_; // the lines around it
    std::size_t lost_depth_ = 0;
    std::size_t text_bytes_ = 0;
    bool over_limit_ = false;
    bool encoding_reported_ = false;
    bool doubtful_ = false; // a word of this game was not meant as it stands
};

} // namespace kodeks::notation::text
