#include "notation/sheets/sheet.hpp"

#include "notation/source.hpp"
#include "notation/text/excerpt.hpp"
#include "notation/text/lexer.hpp"

#include <algorithm>

namespace kodeks::notation::sheets {

namespace {

bool is_bare_number(std::string_view word) {
    return word.size() <= 3 && std::ranges::all_of(word, text::is_digit);
}

} // namespace

Sheet sheet_from(std::string_view text, const text::Dialect& dialect,
                 const chess::Letters* letters) {
    Sheet sheet;
    sheet.letters = letters;
    TextSource source(text);
    text::Lexer lexer(source);
    int depth = 0;
    while (lexer.next().kind != text::TokenKind::end) {
        const text::Token& token = lexer.token();
        depth += token.kind == text::TokenKind::open ? 1 : 0;
        depth -= token.kind == text::TokenKind::close && depth > 0 ? 1 : 0;
        if (token.kind != text::TokenKind::word || depth > 0) {
            continue;
        }
        if (dialect.outcome(token.text)) {
            break;
        }
        if (!is_bare_number(token.text) && !dialect.mark(token.text)) {
            sheet.moves.push_back({std::string(token.text), lexer.place()});
        }
    }
    return sheet;
}

} // namespace kodeks::notation::sheets
