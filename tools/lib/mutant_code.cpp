// Decisions turned round.
#include "lib/mutants.hpp"
#include "lib/pattern.hpp"
#include "lib/scanner.hpp"
#include "lib/source.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace kodeks::tools {

namespace {

// A single `=`: not part of a comparison.
bool assigns(const std::vector<Piece>& pieces, std::size_t at) {
    const auto is = [&](std::size_t i, std::string_view signs) {
        return i < pieces.size() && pieces[i].kind == PieceKind::sign &&
               signs.find(pieces[i].text) != std::string_view::npos;
    };
    return is(at, "=") && !is(at + 1, "=") && !is(at - 1, "=!<>");
}

class CodeBreaker {
public:
    CodeBreaker(std::string_view file, std::string_view text, int first)
        : file_(file),
          source_(std::string(file), std::string(text)),
          functions_(functions_of(source_)),
          lines_(source_.lines()),
          pieces_(pieces_of(source_.text)),
          next_(first) {}

    Broken run() {
        while (at_ < pieces_.size()) {
            const bool done = turn_condition() || turn_answer() || leave_out();
            if (!done) {
                note(pieces_[at_]);
                out_.text += pieces_[at_++].text;
            }
        }
        return std::move(out_);
    }

private:
    std::size_t after(std::size_t at) const { return meaningful_from(pieces_, at + 1); }

    bool is(std::size_t at, std::string_view text) const {
        return at < pieces_.size() && pieces_[at].text == text;
    }

    std::string joined(std::size_t from, std::size_t to) const {
        std::string out;
        for (std::size_t at = from; at < to; ++at) {
            out += pieces_[at].text;
        }
        return out;
    }

    void note(const Piece& piece) {
        if (is_meaningful(piece)) {
            before_ = piece.text;
        }
    }

    bool starts_statement() const { return before_ == ";" || before_ == "{" || before_ == "}"; }

    // if (condition), also behind a declaration of its own: if (const auto x = f(); condition).
    bool turn_condition() {
        const std::size_t open = after(at_);
        if (!is(at_, "if") || !is(open, "(")) {
            return false;
        }
        const std::size_t close = closing(pieces_, open);
        std::size_t begin = open + 1;
        int depth = 0;
        for (std::size_t at = open; at < close; ++at) {
            depth += is(at, "(") || is(at, "{") ? 1 : 0;
            depth -= is(at, ")") || is(at, "}") ? 1 : 0;
            begin = depth == 1 && is(at, ";") ? at + 1 : begin;
        }
        for (std::size_t at = begin; at < close; ++at) {
            if (assigns(pieces_, at)) {
                return false; // declares what it asks about
            }
        }
        const std::string condition = joined(begin, close);
        const int number = add("if", condition, "not so");
        out_.text += fmt::format("{}broken::turned({}, static_cast<bool>({})))", joined(at_, begin),
                                 number, condition);
        before_ = ")";
        at_ = close + 1;
        return true;
    }

    bool is_bool_function() const {
        const Function* function = current();
        return function != nullptr &&
               lines_[static_cast<std::size_t>(function->line - 1)].starts_with("bool ");
    }

    // return true; and, in a function that answers yes or no, whatever is returned.
    bool turn_answer() {
        const std::size_t value = after(at_);
        if (!is(at_, "return") || value >= pieces_.size()) {
            return false;
        }
        std::size_t end = value;
        while (end < pieces_.size() && pieces_[end].text != ";" && pieces_[end].text != "{") {
            ++end;
        }
        const bool certain = (is(value, "true") || is(value, "false")) && end == value + 1;
        if (!is(end, ";") || !(certain || is_bool_function())) {
            return false;
        }
        const std::string answer = joined(value, end);
        const int number = add("return", answer, "not so");
        out_.text +=
            fmt::format("return broken::turned({}, static_cast<bool>({}));", number, answer);
        before_ = ";";
        at_ = end + 1;
        return true;
    }

    // desk.rule(...); and desk.put(...);
    bool leave_out() {
        const std::size_t dot = after(at_);
        const std::size_t word = after(dot);
        if (!is(at_, "desk") || !starts_statement() || !is(dot, ".") ||
            !(is(word, "rule") || is(word, "put")) || !is(after(word), "(")) {
            return false;
        }
        const std::size_t close = closing(pieces_, after(word));
        if (!is(after(close), ";")) {
            return false;
        }
        const int number = add("statement", joined(at_, close + 1), "left out");
        out_.text += fmt::format("if (!broken::is_left_out({})) {}", number, pieces_[at_].text);
        before_ = pieces_[at_].text;
        ++at_;
        return true;
    }

    const Function* current() const {
        const int line = pieces_[at_].line;
        const auto found = std::ranges::find_if(functions_, [&](const Function& function) {
            return line >= function.line && line < function.line + function.length;
        });
        return found == functions_.end() ? nullptr : &*found;
    }

    // Those that the function and the comment above it name.
    std::vector<std::string> articles() const {
        static const Pattern pattern(
            "\\b(FIDE|PMR|UA|RU|FR|C04\\.[0-9]|C07):[A-Za-z0-9.#]*[A-Za-z0-9]");
        const Function* function = current();
        if (function == nullptr) {
            return {};
        }
        std::string text;
        std::size_t from = static_cast<std::size_t>(function->line - 1);
        while (from > 0 && lines_[from - 1].starts_with("//")) {
            --from;
        }
        const auto to = static_cast<std::size_t>(function->line) - 1 +
                        static_cast<std::size_t>(function->length);
        for (; from < std::min(to, lines_.size()); ++from) {
            text += fmt::format("{}\n", lines_[from]);
        }
        std::vector<std::string> found;
        for (const auto& match : pattern.all_in(text)) {
            if (std::ranges::find(found, match.whole) == found.end()) {
                found.push_back(match.whole);
            }
        }
        return found;
    }

    int add(std::string_view what, std::string right, std::string_view wrong) {
        std::ranges::replace(right, '\n', ' ');
        right.erase(
            std::ranges::unique(right, [](char a, char b) { return a == ' ' && b == ' '; }).begin(),
            right.end());
        const Function* function = current();
        out_.mutants.push_back(
            {next_, std::string(file_), pieces_[at_].line,
             fmt::format("{}: {}", function == nullptr ? "" : function->name, what),
             std::move(right), std::string(wrong), articles()});
        return next_++;
    }

    std::string_view file_;
    Source source_;
    std::vector<Function> functions_;
    std::vector<std::string_view> lines_;
    std::vector<Piece> pieces_;
    int next_;
    Broken out_;
    std::size_t at_ = 0;
    std::string_view before_; // the last meaningful piece
};

} // namespace

Broken break_code(std::string_view file, std::string_view text, int first) {
    return CodeBreaker(file, text, first).run();
}

} // namespace kodeks::tools
