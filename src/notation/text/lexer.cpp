#include "notation/text/lexer.hpp"

#include "notation/text/bytes.hpp"
#include "notation/text/excerpt.hpp"

#include <algorithm>
#include <cstring>

namespace kodeks::notation::text {

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
constexpr std::string_view no_break_space = "\xC2\xA0";
constexpr std::string_view ellipsis = "\xE2\x80\xA6";

// A percent sign within a line escapes the rest of it, if there is any.
bool is_remark(const char* at, const char* end) {
    const char* const behind = past_space(at + 1);
    return behind < end && *behind != '\n' && *behind != '\r';
}

// If `at` stands on a bracket that opens a tag: the end of its name, before the quote; else
// nullptr.
const char* tag_name_end(const char* at) {
    const char* const name = past_space(at + 1);
    const char* end = name;
    while (is_name_byte(*end)) {
        ++end;
    }
    return end != name && *past_space(end) == '"' ? end : nullptr;
}

// Whether a sign between two squares may begin or end with this byte (apart.cpp): nearly no word
// has one beside it.
bool may_follow_apart(char c) {
    return c == '-' || c == 'x' || c == ':' || static_cast<unsigned char>(c) >= 0x80;
}

// Bytes of a tag's value that are looked at one by one; a zero byte may be the end of the window.
bool may_end_value(char c) {
    return c == '"' || c == '\\' || c == '\n' || c == '\r' || c == '\0';
}

} // namespace

const Token& Lexer::next() {
    token_.flaw = Flaw::none;
    token_.after_blank_line = false;
    skip_space();
    start_ = window_.cursor();
    token_.at_line_start = line_is_fresh_;
    read_token();
    // A comment cut short before a tag leaves the tag at the beginning of its line.
    line_is_fresh_ = token_.kind == TokenKind::comment && token_.flaw == Flaw::unclosed;
    return token_;
}

Place Lexer::place() {
    const bool is_long = token_.kind == TokenKind::comment || token_.kind == TokenKind::tag;
    return is_long ? long_place_ : window_.place_of(start_);
}

// Blanks, escaped lines and byte order marks.
void Lexer::skip_space() {
    int line_feeds = line_is_fresh_ ? 1 : 0;
    for (;;) {
        window_.ensure();
        const char* at = window_.cursor();
        while (byte_at(at) == Byte::blank && *at != '\n') {
            ++at;
        }
        window_.move_to(at);
        if (window_.at_end()) {
            window_.ensure();
            if (window_.at_end()) {
                return;
            }
        } else if (*at == '\n') {
            window_.move_to(at + 1);
            window_.ensure();
            window_.new_line();
            line_is_fresh_ = true;
            token_.after_blank_line = token_.after_blank_line || ++line_feeds > 1;
            if (*window_.cursor() == '%') {
                skip_line();
                --line_feeds;
            }
        } else if (*at == '\0') {
            window_.move_to(at + 1); // padding; the end of the text was seen to before
        } else if (starts_with(at, window_.end(), byte_order_mark)) {
            window_.move_to(at + byte_order_mark.size());
        } else if (starts_with(at, window_.end(), no_break_space)) {
            window_.move_to(at + no_break_space.size());
        } else if (*at == '%' && start_ == nullptr) {
            skip_line(); // the very first line
        } else {
            return;
        }
    }
}

// To the line feed, which stays.
void Lexer::skip_line() {
    for (;;) {
        window_.ensure();
        const char* const at = window_.cursor();
        const auto rest = static_cast<std::size_t>(window_.end() - at);
        const void* const found = std::memchr(at, '\n', rest);
        if (found != nullptr || rest == 0) {
            window_.move_to(found != nullptr ? static_cast<const char*>(found) : at);
            return;
        }
        window_.move_to(at + rest);
    }
}

void Lexer::read_token() {
    const char c = *start_;
    if (c == '%' && is_remark(start_, window_.end())) {
        return read_line_comment();
    }
    if (c == '/' && read_set_up()) {
        return;
    }
    if (byte_at(start_) == Byte::word) {
        return c == '.' || starts_with(start_, window_.end(), ellipsis) ? read_number()
                                                                        : read_word();
    }
    if (byte_at(start_) == Byte::digit) {
        return read_number();
    }
    switch (c) {
    case '{':
        return read_comment();
    case ';':
        return read_line_comment();
    case '(':
    case '[':
        return read_bracket();
    case ')':
        return read_short(TokenKind::close, start_ + 1);
    case '$':
        return read_short(TokenKind::nag, std::find_if_not(start_ + 1, window_.end(), is_digit));
    default:
        return window_.at_end() ? read_short(TokenKind::end, start_)
                                : read_short(TokenKind::stray, start_ + 1);
    }
}

void Lexer::read_short(TokenKind kind, const char* end) {
    token_.kind = kind;
    token_.text = {start_, static_cast<std::size_t>(end - start_)};
    window_.move_to(end);
}

// Digits with dots behind them are a move number, with anything else the beginning of a word.
void Lexer::read_number() {
    const char* const digits_end = std::find_if_not(start_, window_.end(), is_digit);
    const char* at = digits_end;
    for (;;) {
        if (*at == '.') {
            ++at;
        } else if (starts_with(at, window_.end(), ellipsis)) {
            at += ellipsis.size();
        } else {
            break;
        }
    }
    if (at == digits_end) {
        return read_word();
    }
    read_short(TokenKind::number, at);
}

void Lexer::read_word() {
    const char* at = start_ + 1;
    while (byte_at(at) == Byte::word || byte_at(at) == Byte::digit) {
        if (*at == no_break_space[0] && at[1] == no_break_space[1]) {
            break;
        }
        ++at;
    }
    read_short(TokenKind::word, at);
    if (is_space(*at) && (may_follow_apart(*past_space(at)) || may_follow_apart(at[-1]))) {
        join_apart();
    }
}

// `(=)` and `(!?)` are words; other round brackets open variations, square ones tags.
void Lexer::read_bracket() {
    if (*start_ == '(') {
        const char* const sign_end = std::find_if_not(
            start_ + 1, window_.end(), [](char c) { return c == '=' || c == '!' || c == '?'; });
        const bool is_word = sign_end != start_ + 1 && *sign_end == ')';
        return is_word ? read_short(TokenKind::word, sign_end + 1)
                       : read_short(TokenKind::open, start_ + 1);
    }
    const char* const name_end = tag_name_end(start_);
    if (name_end != nullptr && (line_is_fresh_ || token_.kind == TokenKind::tag)) {
        return read_tag(name_end);
    }
    read_short(TokenKind::stray, start_ + 1);
}

// /FEN "W:W31:B20"/, on one line; false if this is something else.
bool Lexer::read_set_up() {
    constexpr std::string_view sign = "/FEN";
    if (!starts_with(start_, window_.end(), sign)) {
        return false;
    }
    const char* const line_end = std::find(start_, window_.end(), '\n');
    const char* const quote = past_space(start_ + sign.size());
    if (quote >= line_end || *quote != '"') {
        return false;
    }
    const char* const second = std::find(quote + 1, line_end, '"');
    const char* const slash = second == line_end ? line_end : past_space(second + 1);
    if (slash >= line_end || *slash != '/') {
        return false;
    }
    token_.name = {quote + 1, static_cast<std::size_t>(second - quote - 1)};
    read_short(TokenKind::set_up, slash + 1);
    return true;
}

bool Lexer::is_last_word() const {
    const char* at = window_.cursor();
    while (byte_at(at) == Byte::blank) {
        ++at;
    }
    return at == window_.end() || *at == '[';
}

std::string_view Lexer::rest_of_line() {
    window_.ensure();
    start_ = window_.cursor();
    read_short(TokenKind::stray, std::find(start_, window_.end(), '\n'));
    return token_.text;
}

// A quote inside the value is meant to be one unless the bracket follows it.
void Lexer::read_tag(const char* name_end) {
    long_place_ = window_.place_of(start_);
    const char* const name = past_space(start_ + 1);
    name_.assign(name, name_end);
    value_.clear();
    const char* at = past_space(name_end) + 1;
    for (;; ++at) {
        const char* const plain = at;
        while (!may_end_value(*at)) {
            ++at;
        }
        value_.append(plain, at);
        const char c = *at;
        if (c == '\n' || c == '\r' || at == window_.end()) {
            token_.flaw = Flaw::unclosed;
            break;
        }
        if (c == '"') {
            const char* const behind = past_space(at + 1);
            if (*behind == ']') {
                at = behind + 1;
                break;
            }
            token_.flaw = Flaw::quotes;
        }
        const bool escaped = c == '\\' && (at[1] == '"' || at[1] == '\\');
        value_ += escaped ? *++at : c;
    }
    if (token_.flaw == Flaw::unclosed && value_.ends_with(']')) {
        value_.pop_back();
    }
    token_.kind = TokenKind::tag;
    token_.name = name_;
    token_.text = value_;
    window_.move_to(at);
}

void Lexer::append_comment(const char* from, const char* to) {
    const auto size = static_cast<std::size_t>(to - from);
    const std::size_t room = comment_limit - std::min(comment_limit, value_.size());
    value_.append(from, std::min(room, size));
    token_.flaw = room < size ? Flaw::cut : token_.flaw;
}

// An empty line and then a tag: the closing brace was forgotten.
bool Lexer::comment_breaks_off() const {
    if (*window_.cursor() != '[' || tag_name_end(window_.cursor()) == nullptr) {
        return false;
    }
    const std::string_view so_far = value_;
    return so_far.ends_with("\n\n") || so_far.ends_with("\n\r\n");
}

void Lexer::read_comment() {
    long_place_ = window_.place_of(start_);
    value_.clear();
    token_.kind = TokenKind::comment;
    window_.move_to(start_ + 1);
    for (;;) {
        window_.ensure();
        const char* const at = window_.cursor();
        const char* const stop =
            std::find_if(at, window_.end(), [](char c) { return c == '}' || c == '\n'; });
        append_comment(at, stop);
        if (stop == window_.end()) {
            window_.move_to(stop);
            window_.ensure();
            if (window_.at_end()) {
                token_.flaw = Flaw::unclosed;
                break;
            }
            continue;
        }
        window_.move_to(stop + 1);
        if (*stop == '}') {
            break;
        }
        append_comment(stop, stop + 1);
        window_.ensure();
        window_.new_line();
        if (comment_breaks_off()) {
            token_.flaw = Flaw::unclosed;
            break;
        }
    }
    token_.text = trimmed(value_);
}

void Lexer::read_line_comment() {
    long_place_ = window_.place_of(start_);
    value_.clear();
    token_.kind = TokenKind::comment;
    window_.move_to(start_ + 1);
    const char* from = start_ + 1;
    for (;;) {
        const char* const stop = std::find(from, window_.end(), '\n');
        append_comment(from, stop);
        window_.move_to(stop);
        window_.ensure();
        from = window_.cursor();
        if (window_.at_end() || *from == '\n') {
            break;
        }
    }
    token_.text = trimmed(value_);
}

} // namespace kodeks::notation::text
