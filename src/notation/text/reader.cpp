#include "notation/text/reader.hpp"

#include "notation/text/comment.hpp"
#include "notation/text/excerpt.hpp"

#include <algorithm>

namespace kodeks::notation::text {

namespace {

// A number without its dot; longer ones may be moves of a numeric notation.
bool is_bare_number(std::string_view word) {
    return word.size() <= 3 && std::ranges::all_of(word, is_digit);
}

// Besides digits: the lead byte of the sign for one half, and the signs of a default.
bool may_be_outcome(char c) {
    return is_digit(c) || c == '*' || c == '\xC2' || c == '+' || c == '-';
}

void append_unread(std::string& unread, std::string_view text) {
    unread += unread.empty() ? "" : " ";
    unread += text;
}

} // namespace

TextReader::TextReader(ByteSource& source, const Dialect& dialect, Limits limits)
    : lexer_(source), dialect_(dialect), limits_(limits) {}

bool TextReader::next(Game& game) {
    game.clear();
    if (!started_) {
        started_ = true;
        lexer_.next();
    }
    if (lexer_.token().kind == TokenKind::end) {
        return false;
    }
    game.place = lexer_.place();
    line_ = {};
    outer_.clear();
    text_bytes_ = 0;
    over_limit_ = false;
    encoding_reported_ = doubtful_ = false;
    read_tags(game);
    dialect_.begin(game);
    line_.positions[0] = game.start;
    read_moves(game);
    end_game(game);
    return true;
}

// Comments may stand among the tags; they belong before the first move.
void TextReader::read_tags(Game& game) {
    for (;; lexer_.next()) {
        const Token& token = lexer_.token();
        if (token.kind == TokenKind::tag) {
            if (begins_next_game(game)) {
                return;
            }
            add_tag(game);
        } else if (token.kind == TokenKind::stray && token.at_line_start && token.text == "[") {
            report(game, Severity::error, "notation.bad_tag", lexer_.rest_of_line());
        } else if (token.kind == TokenKind::comment) {
            take_comment(game);
        } else {
            return;
        }
    }
}

// The tags of a game without any moves are followed by an empty line and the next game's tags,
// which begin with the same name.
bool TextReader::begins_next_game(const Game& game) const {
    return lexer_.token().after_blank_line && !game.tags.empty() &&
           game.tags.front().name == lexer_.token().name;
}

void TextReader::add_tag(Game& game) {
    const Token& token = lexer_.token();
    if (game.tags.size() >= limits_.tags) {
        return report_limit(game);
    }
    if (!afford(game, token.text.size())) {
        return;
    }
    if (token.flaw != Flaw::none) {
        const bool unclosed = token.flaw == Flaw::unclosed;
        report(game, Severity::warning, unclosed ? "notation.tag_unclosed" : "notation.tag_quotes",
               token.text);
    }
    check_encoding(game, token.text);
    game.tags.push_back({std::string(token.name), std::string(token.text), lexer_.place()});
}

void TextReader::read_moves(Game& game) {
    while (take(game)) {
        lexer_.next();
    }
}

// One token of the movetext; false when it ends the game. A result is consumed, a tag is not.
bool TextReader::take(Game& game) {
    const Token& token = lexer_.token();
    switch (token.kind) {
    case TokenKind::end:
    case TokenKind::tag:
        return false;
    case TokenKind::word:
        return take_word(game);
    case TokenKind::open:
        line_.lost ? take_lost(game) : open_variation(game);
        return true;
    case TokenKind::close:
        line_.lost && (lost_depth_ > 0 || outer_.empty()) ? take_lost(game) : close_variation(game);
        return true;
    default:
        break;
    }
    if (line_.lost) {
        take_lost(game);
    } else if (token.kind == TokenKind::number) {
        line_.numbered = true;
    } else if (token.kind == TokenKind::comment) {
        take_comment(game);
    } else if (token.kind == TokenKind::nag) {
        take_nag(game);
    } else if (token.kind == TokenKind::set_up) {
        take_set_up(game);
    } else {
        report(game, Severity::error, "notation.stray", token.text);
    }
    return true;
}

bool TextReader::take_word(Game& game) {
    const std::string_view word = lexer_.token().text;
    if (may_be_outcome(word.front())) {
        if (const auto outcome = dialect_.outcome(word)) {
            return take_outcome(game, word, *outcome);
        }
    }
    if (line_.lost) {
        take_lost(game);
    } else if (is_bare_number(word)) {
        line_.numbered = true;
    } else {
        return take_move(game, word);
    }
    return true;
}

bool TextReader::take_outcome(Game& game, std::string_view word, Outcome outcome) {
    if (!outer_.empty()) {
        report(game, Severity::warning, "notation.result_in_variation", word);
        return true;
    }
    game.outcome = outcome;
    lexer_.next();
    take_trailing_comments(game);
    return false;
}

// False when the word was not a move but ends the game.
bool TextReader::take_move(Game& game, std::string_view word) {
    if (!line_.position()) {
        refuse_move(game, word, {"notation.no_start", {}});
        return true;
    }
    if (game.moves.size() > limits_.moves) {
        refuse_move(game, word, {"notation.over_limit", {}});
        return true;
    }
    Reading reading;
    if (const auto trouble = dialect_.read_move(*line_.position(), word, reading)) {
        return take_no_move(game, word, *trouble);
    }
    line_.last = game.moves.add(line_.last, reading.move);
    line_.positions[1 - line_.now] = games::play(*line_.position(), reading.move);
    line_.now = 1 - line_.now;
    line_.numbered = false;
    if (!line_.waiting.empty()) {
        game.moves.notes(line_.last).before.swap(line_.waiting);
    }
    if (reading.doubt != Doubt::none) {
        take_doubt(game, word, reading);
    }
    if (reading.nag != 0) {
        game.moves.notes(line_.last).nags.push_back(reading.nag);
    }
    if (!reading.route.empty()) {
        game.moves.notes(line_.last).route = reading.route;
    }
    return true;
}

// A word that is no legal move: one that was not made, a mark of the move before, the end of the
// game, or a mistake.
bool TextReader::take_no_move(Game& game, std::string_view word, const Message& trouble) {
    if (dialect_.is_null_move(word)) {
        lose_line(game, word);
        return true;
    }
    const auto outcome = dialect_.outcome_of_last(word);
    if (outcome && lexer_.is_last_word()) {
        return take_outcome(game, word, *outcome);
    }
    const auto mark = dialect_.mark(word);
    if (!mark || line_.last == line_.origin) {
        refuse_move(game, word, trouble);
    } else if (word == "(=)") {
        game.moves.notes(line_.last).draw_offered = true;
    } else if (*mark != 0) {
        game.moves.notes(line_.last).nags.push_back(*mark);
    }
    return true;
}

// The first trouble of a game without a start was reported with its tags.
void TextReader::refuse_move(Game& game, std::string_view word, const Message& message) {
    const bool known = !line_.position() && game.has_errors();
    if (!known) {
        report(game, Severity::error, message, word);
    }
    line_.lost = true;
    lost_depth_ = 0;
    take_lost(game);
}

// No rules lead on from a move that was not made: what follows is kept as it stands. In the game
// itself that is worth a word, in a variation it is the usual way to show a threat.
void TextReader::lose_line(Game& game, std::string_view word) {
    if (outer_.empty()) {
        report(game, Severity::warning, "notation.null_move", word);
    }
    line_.lost = true;
    lost_depth_ = 0;
    take_lost(game);
}

// Inside a line that has lost its thread everything is kept as text, up to its closing bracket.
void TextReader::take_lost(Game& game) {
    const Token& token = lexer_.token();
    if (token.kind == TokenKind::open) {
        ++lost_depth_;
    } else if (token.kind == TokenKind::close && lost_depth_ > 0) {
        --lost_depth_;
    }
    if (afford(game, token.text.size())) {
        append_unread(line_.unread, token.kind == TokenKind::comment ? in_braces(token.text)
                                                                     : std::string(token.text));
    }
}

void TextReader::take_comment(Game& game) {
    const Token& token = lexer_.token();
    if (token.flaw == Flaw::unclosed) {
        report(game, Severity::error, "notation.comment_unclosed", token.text);
    }
    check_encoding(game, token.text);
    if (token.flaw == Flaw::cut) {
        report_limit(game);
    }
    if (!afford(game, token.text.size())) {
        return;
    }
    if (line_.last == line_.origin || line_.numbered) {
        line_.waiting.emplace_back(token.text);
    } else {
        add_comment(game.moves.notes(line_.last), token.text);
    }
}

void TextReader::take_nag(Game& game) {
    const std::string_view digits = lexer_.token().text.substr(1);
    int value = digits.empty() || digits.size() > 3 ? 256 : 0;
    for (const char c : digits.substr(0, 3)) {
        value = value * 10 + (c - '0');
    }
    if (!afford(game, 1)) {
        return;
    }
    if (value > 255) {
        report(game, Severity::warning, "notation.bad_nag", lexer_.token().text);
        game.moves.notes(line_.last).after.emplace_back(lexer_.token().text);
    } else {
        game.moves.notes(line_.last).nags.push_back(static_cast<std::uint8_t>(value));
    }
}

// Before the first move it is where the game begins. Later the moves would not lead there: what
// follows is kept as it stands.
void TextReader::take_set_up(Game& game) {
    const Token& token = lexer_.token();
    const bool first = outer_.empty() && line_.last == line_.origin;
    if (first && dialect_.set_up(game, token.name)) {
        line_.positions[line_.now] = game.start;
        return;
    }
    report(game, Severity::warning, "notation.set_up_within", token.text);
    line_.lost = true;
    lost_depth_ = 0;
    take_lost(game);
}

void TextReader::take_doubt(Game& game, std::string_view word, const Reading& reading) {
    if (reading.doubt == Doubt::certain || doubtful_) {
        report(game, Severity::warning, *reading.remark, word);
        doubtful_ = true;
    }
}

void TextReader::open_variation(Game& game) {
    const bool nothing_before = line_.last == line_.origin;
    if (nothing_before || outer_.size() >= limits_.depth) {
        const char* const key =
            nothing_before ? "notation.variation_without_move" : "notation.too_deep";
        return refuse_move(game, lexer_.token().text, {key, {}});
    }
    Line inner;
    inner.origin = game.moves[line_.last].parent;
    inner.last = inner.origin;
    inner.positions[0] = line_.positions[1 - line_.now];
    outer_.push_back(std::move(line_));
    line_ = std::move(inner);
}

void TextReader::close_variation(Game& game) {
    if (outer_.empty()) {
        return report(game, Severity::error, "notation.variation_unopened", ")");
    }
    end_line(game);
    line_ = std::move(outer_.back());
    outer_.pop_back();
    line_.numbered = true;
}

// What waits for a move that never came goes behind the last one.
void TextReader::end_line(Game& game) {
    const bool is_empty = line_.last == line_.origin;
    if (is_empty && !outer_.empty() && !line_.lost) {
        report(game, Severity::warning, "notation.variation_empty", ")");
    }
    const NodeId target = is_empty && !outer_.empty() ? outer_.back().last : line_.last;
    for (const std::string& comment : line_.waiting) {
        add_comment(game.moves.notes(target), comment);
    }
    if (!line_.unread.empty()) {
        for (; lost_depth_ > 0 && !outer_.empty(); --lost_depth_) {
            append_unread(line_.unread, ")");
        }
        game.moves.notes(line_.last).unread.push_back(std::move(line_.unread));
    }
}

void TextReader::end_game(Game& game) {
    if (!outer_.empty()) {
        report(game, Severity::error, "notation.variation_unclosed", "");
    }
    while (!outer_.empty()) {
        end_line(game);
        line_ = std::move(outer_.back());
        outer_.pop_back();
    }
    end_line(game);
    dialect_.finish(game);
    if (game.outcome == Outcome::unstated) {
        report(game, Severity::warning, "notation.result_missing", "");
    }
}

// "1-0 {Black resigned}": before an empty line it still speaks of this game.
void TextReader::take_trailing_comments(Game& game) {
    while (lexer_.token().kind == TokenKind::comment && !lexer_.token().after_blank_line) {
        line_.lost ? take_lost(game) : take_comment(game);
        lexer_.next();
    }
}

} // namespace kodeks::notation::text
