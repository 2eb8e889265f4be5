// What a reader has to say about a text, and how much of it it keeps.
#include "base/utf8.hpp"
#include "notation/text/excerpt.hpp"
#include "notation/text/reader.hpp"

namespace kodeks::notation::text {

bool TextReader::afford(Game& game, std::size_t bytes) {
    text_bytes_ += bytes + sizeof(std::string);
    if (text_bytes_ <= limits_.text_bytes) {
        return true;
    }
    report_limit(game);
    return false;
}

void TextReader::report_limit(Game& game) {
    if (!over_limit_) {
        over_limit_ = true;
        report(game, Severity::error, "notation.over_limit", "");
    }
}

void TextReader::report(Game& game, Severity severity, const char* key, std::string_view excerpt) {
    report(game, severity, Message{key, {}}, excerpt);
}

void TextReader::report(Game& game, Severity severity, const Message& message,
                        std::string_view excerpt) {
    if (game.diagnostics.size() < limits_.diagnostics) {
        game.diagnostics.push_back({severity, {message, {}, lexer_.place(), excerpt_of(excerpt)}});
    }
}

void TextReader::check_encoding(Game& game, std::string_view bytes) {
    if (!encoding_reported_ && first_invalid_byte(bytes)) {
        encoding_reported_ = true;
        report(game, Severity::warning, "notation.not_utf8", bytes);
    }
}

} // namespace kodeks::notation::text
