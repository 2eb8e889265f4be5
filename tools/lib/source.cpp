#include "lib/source.hpp"

#include "lib/files.hpp"
#include "lib/pattern.hpp"

namespace kodeks::tools {

namespace {

// Walks C++ text once and blanks what is not code. Line breaks stay, so line numbers do not move.
class Blanker {
public:
    explicit Blanker(std::string_view text) : text_(text), code_(text), bare_(text) {}

    void run() {
        while (at_ < text_.size()) {
            step();
        }
    }

    const std::string& code() const { return code_; }

    const std::string& bare() const { return bare_; }

private:
    void step() {
        if (starts("//")) {
            comment_until("\n", 0);
        } else if (starts("/*")) {
            comment_until("*/", 2);
        } else if (starts("R\"")) {
            raw_string();
        } else if (text_[at_] == '"' || (text_[at_] == '\'' && !inside_number())) {
            literal(text_[at_]);
        } else {
            ++at_;
        }
    }

    bool starts(std::string_view what) const { return text_.substr(at_).starts_with(what); }

    // 1'000'000: the quote separates digits.
    bool inside_number() const {
        return at_ > 0 && std::isalnum(static_cast<unsigned char>(text_[at_ - 1])) != 0;
    }

    static void blank(std::string& where, std::size_t from, std::size_t to) {
        for (std::size_t i = from; i < to && i < where.size(); ++i) {
            where[i] = where[i] == '\n' ? '\n' : ' ';
        }
    }

    void comment_until(std::string_view end, std::size_t extra) {
        const auto found = text_.find(end, at_ + 2);
        const auto stop = found == std::string_view::npos ? text_.size() : found + extra;
        blank(code_, at_, stop);
        blank(bare_, at_, stop);
        at_ = stop;
    }

    void raw_string() {
        const auto open = text_.find('(', at_);
        const std::string end = ")" + std::string(text_.substr(at_ + 2, open - at_ - 2)) + "\"";
        const auto found = text_.find(end, open);
        const auto stop = found == std::string_view::npos ? text_.size() : found + end.size();
        blank(bare_, at_ + 2, stop - 1);
        at_ = stop;
    }

    void literal(char quote) {
        const std::size_t from = at_++;
        while (at_ < text_.size() && text_[at_] != quote && text_[at_] != '\n') {
            at_ += text_[at_] == '\\' ? 2 : 1;
        }
        blank(bare_, from + 1, at_);
        ++at_;
    }

    std::string_view text_;
    std::string code_;
    std::string bare_;
    std::size_t at_ = 0;
};

// Decides from the text before a `{` whether it opens a function body.
bool opens_function(const std::string& head) {
    static const Pattern other("^\\s*(namespace|struct|class|enum|union|extern|if|for|while|"
                               "switch|do|else|try|catch)\\b");
    static const Pattern initialiser("(=|,|\\(|return|\\[)\\s*$");
    return head.find('(') != std::string::npos && !other.is_in(head) && !initialiser.is_in(head);
}

std::string name_in(const std::string& head) {
    static const Pattern name("([A-Za-z_~][A-Za-z_0-9:]*|operator[^ (]*)\\s*\\(");
    const auto matches = name.all_in(head);
    return matches.empty() ? "?" : matches.front().part;
}

} // namespace

Source::Source(std::string path_from_root, std::string whole_text)
    : path(std::move(path_from_root)), text(std::move(whole_text)) {
    Blanker blanker(text);
    blanker.run();
    code_ = blanker.code();
    bare_ = blanker.bare();
}

std::vector<std::string_view> Source::lines() const {
    return split(text, '\n');
}

std::vector<std::string_view> Source::code_lines() const {
    return split(code_, '\n');
}

std::vector<std::string_view> Source::bare_lines() const {
    return split(bare_, '\n');
}

std::string_view Source::room() const {
    const std::string_view prefix = "src/";
    if (!path.starts_with(prefix)) {
        return {};
    }
    const auto slash = path.find('/', prefix.size());
    return slash == std::string::npos
               ? std::string_view{}
               : std::string_view(path).substr(prefix.size(), slash - prefix.size());
}

std::vector<Function> functions_of(const Source& source) {
    struct Block {
        std::string name; // empty unless the block is a function body
        int line = 0;
    };

    std::vector<Function> functions;
    std::vector<Block> open;
    int inside = 0; // function bodies around us; nested blocks of a function do not count
    std::string head;
    int line = 0;
    for (const std::string_view row : source.bare_lines()) {
        ++line;
        if (row.starts_with('#')) {
            continue;
        }
        for (const char c : row) {
            if (c == '{') {
                const bool body = inside == 0 && opens_function(head);
                open.push_back({body ? name_in(head) : "", line});
                inside += body ? 1 : 0;
                head.clear();
            } else if (c == '}' && !open.empty()) {
                const Block block = open.back();
                open.pop_back();
                if (!block.name.empty()) {
                    --inside;
                    functions.push_back({block.name, block.line, line - block.line + 1});
                }
                head.clear();
            } else if (c == ';') {
                head.clear();
            } else {
                head += c;
            }
        }
        head += ' ';
    }
    return functions;
}

} // namespace kodeks::tools
