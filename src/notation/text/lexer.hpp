// Words of a game text: tags, comments, move numbers, glyphs, brackets of variations, and
// everything else as plain words. The same for every file format; what a word means is the
// dialect's affair.
//
// Understood beside the plain forms: `;` comments, lines that begin with `%` (skipped), `%` further
// on (a comment to the end of the line), control bytes (blanks), numbers and dashes that stand
// apart, a byte order mark, CR LF, a position among the moves, unescaped quotes inside a tag, a tag
// without its closing quote, a comment that is never closed (it ends where the next game's tags
// begin).
#pragma once

#include "notation/text/window.hpp"

#include <string>
#include <string_view>

namespace kodeks::notation::text {

enum class TokenKind : std::uint8_t {
    end,
    tag,     // name and text; [Event "Name"]
    word,    // text
    number,  // "12." or "12..." or just "..."
    comment, // text, without braces or semicolon
    open,    // ( of a variation
    close,   // )
    nag,     // text: the digits behind $
    set_up,  // name: the position of /FEN "..."/ (PDN 3.0), text: all of it
    stray    // text: a character that has no business here
};

enum class Flaw : std::uint8_t { none, unclosed, quotes, cut };

// The views live until the next token is asked for.
struct Token {
    TokenKind kind = TokenKind::end;
    Flaw flaw = Flaw::none;
    bool after_blank_line = false;
    bool at_line_start = false; // nothing but blanks before it on its line
    std::string_view text;
    std::string_view name;
};

class Lexer {
public:
    // Longer comments are cut.
    static constexpr std::size_t comment_limit = 1024 * 1024;

    explicit Lexer(ByteSource& source) : window_(source) {}

    const Token& next();

    const Token& token() const { return token_; }

    // Whether nothing but blanks stands between the present token and the next tag or the end.
    bool is_last_word() const;

    // What is left of the present line.
    std::string_view rest_of_line();

    // Where the present token begins.
    Place place();

private:
    void skip_space();
    void skip_line();
    void read_token();
    void read_bracket();
    bool read_set_up();
    void read_tag(const char* name_end);
    void read_number();
    void read_word();
    void join_apart();
    void read_short(TokenKind kind, const char* end);
    void read_comment();
    void read_line_comment();
    void append_comment(const char* from, const char* to);
    bool comment_breaks_off() const;

    Window window_;
    Token token_;
    Place long_place_; // of a tag or comment, taken when it began
    const char* start_ = nullptr;
    bool line_is_fresh_ = true; // only blanks before the cursor on this line
    std::string name_;
    std::string value_;
};

} // namespace kodeks::notation::text
