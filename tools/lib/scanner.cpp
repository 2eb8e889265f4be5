#include "lib/scanner.hpp"

#include <algorithm>

namespace kodeks::tools {

namespace {

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

std::size_t end_of_string(std::string_view text, std::size_t at) {
    const char quote = text[at++];
    while (at < text.size() && text[at] != quote) {
        at += text[at] == '\\' ? 2 : 1;
    }
    return std::min(at + 1, text.size());
}

std::size_t end_of_word(std::string_view text, std::size_t at) {
    while (at < text.size()) {
        if (is_letter(text[at]) || is_digit(text[at])) {
            ++at;
        } else if (text.substr(at).starts_with("::") && at + 2 < text.size() &&
                   is_letter(text[at + 2])) {
            at += 2;
        } else {
            break;
        }
    }
    return at;
}

std::size_t end_of_number(std::string_view text, std::size_t at) {
    // A quote between digits groups them.
    while (at < text.size() &&
           (is_digit(text[at]) || is_letter(text[at]) || text[at] == '.' ||
            (text[at] == '\'' && at + 1 < text.size() && is_digit(text[at + 1])))) {
        ++at;
    }
    return at;
}

std::size_t end_of_space(std::string_view text, std::size_t at) {
    const auto end = text.find_first_not_of(" \t\r\n", at);
    return end == std::string_view::npos ? text.size() : end;
}

std::size_t end_of_comment(std::string_view text, std::size_t at) {
    const bool to_line_end = text.substr(at).starts_with("//");
    const auto end = text.find(to_line_end ? "\n" : "*/", at);
    if (end == std::string_view::npos) {
        return text.size();
    }
    return to_line_end ? end : end + 2;
}

PieceKind kind_at(std::string_view text, std::size_t at) {
    const char c = text[at];
    if (text.substr(at).starts_with("//") || text.substr(at).starts_with("/*")) {
        return PieceKind::comment;
    }
    if (c == '"' || c == '\'') {
        return PieceKind::string;
    }
    if (is_digit(c)) {
        return PieceKind::number;
    }
    if (is_letter(c)) {
        return PieceKind::word;
    }
    return end_of_space(text, at) > at ? PieceKind::space : PieceKind::sign;
}

std::size_t end_of(PieceKind kind, std::string_view text, std::size_t at) {
    switch (kind) {
    case PieceKind::space:
        return end_of_space(text, at);
    case PieceKind::comment:
        return end_of_comment(text, at);
    case PieceKind::string:
        return end_of_string(text, at);
    case PieceKind::word:
        return end_of_word(text, at);
    case PieceKind::number:
        return end_of_number(text, at);
    case PieceKind::sign:
        break;
    }
    return at + 1;
}

} // namespace

std::vector<Piece> pieces_of(std::string_view text) {
    std::vector<Piece> pieces;
    int line = 1;
    for (std::size_t at = 0; at < text.size();) {
        const PieceKind kind = kind_at(text, at);
        const std::size_t end = end_of(kind, text, at);
        pieces.push_back({kind, text.substr(at, end - at), line});
        line += static_cast<int>(std::ranges::count(pieces.back().text, '\n'));
        at = end;
    }
    return pieces;
}

bool is_meaningful(const Piece& piece) {
    return piece.kind != PieceKind::space && piece.kind != PieceKind::comment;
}

std::size_t meaningful_from(const std::vector<Piece>& pieces, std::size_t at) {
    while (at < pieces.size() && !is_meaningful(pieces[at])) {
        ++at;
    }
    return at;
}

std::size_t closing(const std::vector<Piece>& pieces, std::size_t open) {
    const std::string_view begins = pieces[open].text;
    const std::string_view ends = begins == "("   ? ")"
                                  : begins == "{" ? "}"
                                  : begins == "<" ? ">"
                                                  : "]";
    int depth = 0;
    for (std::size_t at = open; at < pieces.size(); ++at) {
        depth += pieces[at].text == begins ? 1 : 0;
        depth -= pieces[at].text == ends ? 1 : 0;
        if (depth == 0) {
            return at;
        }
    }
    return pieces.size();
}

} // namespace kodeks::tools
