// Rule data beside wrong data; broken decisions are in mutant_code.cpp.
#include "lib/mutants.hpp"

#include "lib/pattern.hpp"
#include "lib/scanner.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace kodeks::tools {

namespace {

const Pattern& article_pattern() {
    static const Pattern pattern("^\"[A-Z][A-Z0-9.]*:");
    return pattern;
}

std::string_view unquoted(std::string_view literal) {
    return literal.substr(1, literal.size() - 2);
}

// A pair of braces of the data: which field or row of the one around it, and what it cites, itself
// or further inside.
struct Block {
    int parent = -1;
    std::string name;
    int row = 0;
    std::vector<std::string> articles;
};

class DataBreaker {
public:
    DataBreaker(std::string_view file, std::string_view text, const Enumerations& enumerations,
                int first)
        : file_(file), pieces_(pieces_of(text)), enumerations_(enumerations), next_(first) {
        for (const Piece& piece : pieces_) {
            if (is_article(piece)) {
                known_.emplace_back(piece.text);
            }
        }
    }

    Broken run() {
        while (at_ < pieces_.size()) {
            variable_.empty() ? outside() : inside();
        }
        for (std::size_t i = 0; i < out_.mutants.size(); ++i) {
            if (out_.mutants[i].articles.empty()) {
                out_.mutants[i].articles = articles_around(block_of_[i]);
            }
            if (out_.mutants[i].articles.empty()) {
                out_.mutants[i].articles = articles_where_used(block_of_[i]);
            }
        }
        return std::move(out_);
    }

private:
    static bool is_article(const Piece& piece) {
        return piece.kind == PieceKind::string && article_pattern().is_in(piece.text);
    }

    void copy() { out_.text += pieces_[at_++].text; }

    // Looks for `constexpr TYPE name... = {`; functions stay as they are.
    void outside() {
        if (pieces_[at_].text != "constexpr") {
            copy();
            return;
        }
        std::string name;
        for (std::size_t at = at_; at < pieces_.size(); ++at) {
            const std::string_view text = pieces_[at].text;
            if (text == "(" || text == ";") {
                copy();
                return;
            }
            if (text == "=" || text == "{") {
                break;
            }
            if (pieces_[at].kind == PieceKind::word) {
                name = text;
            }
        }
        out_.text += "const";
        ++at_;
        while (pieces_[at_].text != "=" && pieces_[at_].text != "{") {
            copy();
        }
        variable_ = name;
        blocks_.push_back({-1, name, 0, {}});
        block_ = static_cast<int>(blocks_.size()) - 1;
        top_ = block_;
        field_.clear();
        row_ = 0;
    }

    void inside() {
        const Piece& piece = pieces_[at_];
        if (piece.kind == PieceKind::sign) {
            sign(piece.text);
        } else if (piece.text == "cited") {
            cited();
        } else if (is_article(piece)) {
            const std::string wrong = other_article(piece.text);
            cite(unquoted(piece.text));
            const int number = add(piece.text, wrong, {std::string(unquoted(piece.text))});
            replace(fmt::format("broken::either(std::string_view({}), {}, std::string_view({}))",
                                piece.text, number, wrong));
        } else if (piece.kind == PieceKind::number) {
            increase(piece.text);
        } else if (piece.kind == PieceKind::word) {
            word(piece.text);
        } else {
            copy();
        }
    }

    void sign(std::string_view text) {
        if (text == "{") {
            blocks_.push_back({block_, field_, row_, {}});
            block_ = static_cast<int>(blocks_.size()) - 1;
            field_.clear();
            row_ = 0;
        } else if (text == "}") {
            row_ = blocks_[static_cast<std::size_t>(block_)].row;
            field_ = blocks_[static_cast<std::size_t>(block_)].name;
            block_ = blocks_[static_cast<std::size_t>(block_)].parent;
        } else if (text == ",") {
            ++row_;
            field_.clear();
        } else if (text == ".") {
            field_ = pieces_[meaningful_from(pieces_, at_ + 1)].text;
        } else if (text == ";" && block_ == top_) {
            lists_[variable_] = blocks_[static_cast<std::size_t>(top_)].articles;
            variable_.clear();
        } else if (text == "[") {
            const std::size_t end = closing(pieces_, at_);
            while (at_ < end) {
                copy();
            }
        }
        copy();
    }

    void word(std::string_view text) {
        if (text == "true" || text == "false") {
            const std::string wrong = text == "true" ? "false" : "true";
            either(text, wrong);
            return;
        }
        if (const auto list = lists_.find(std::string(text)); list != lists_.end()) {
            used_in_[list->first].push_back(block_);
            for (const std::string& article : list->second) {
                cite(article);
            }
        }
        const auto colons = text.rfind("::");
        const std::string_view scope =
            colons == std::string_view::npos ? "" : text.substr(0, colons);
        const auto last = scope.rfind("::");
        const std::string name(last == std::string_view::npos ? scope : scope.substr(last + 2));
        const auto found = enumerations_.find(name);
        if (found == enumerations_.end() || found->second.size() < 2) {
            copy();
            return;
        }
        const auto& values = found->second;
        const auto value = std::ranges::find(values, text.substr(colons + 2));
        const std::string& next =
            value == values.end() || value + 1 == values.end() ? values.front() : *(value + 1);
        either(text, fmt::format("{}::{}", scope, next));
    }

    void increase(std::string_view text) {
        int value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error != std::errc{} || end != text.data() + text.size()) {
            copy();
            return;
        }
        either(text, std::to_string(value + 1));
    }

    void either(std::string_view right, const std::string& wrong) {
        const int number = add(right, wrong, {});
        replace(fmt::format("broken::either({}, {}, {})", right, number, wrong));
    }

    // cited<"A", "B">: each of them another one, and nothing at all.
    void cited() {
        const std::size_t open = meaningful_from(pieces_, at_ + 1);
        const std::size_t close = closing(pieces_, open);
        std::vector<std::string> ids;
        for (std::size_t at = open; at < close; ++at) {
            if (pieces_[at].kind == PieceKind::string) {
                ids.emplace_back(pieces_[at].text);
                cite(unquoted(pieces_[at].text));
            }
        }
        std::string wrongs;
        for (std::size_t i = 0; i < ids.size(); ++i) {
            std::vector<std::string> changed = ids;
            changed[i] = other_article(ids[i]);
            const int number = add(ids[i], changed[i], {std::string(unquoted(ids[i]))});
            wrongs += fmt::format("{{{}, cited<{}>}}, ", number, fmt::join(changed, ", "));
        }
        std::vector<std::string> articles;
        for (const std::string& id : ids) {
            articles.emplace_back(unquoted(id));
        }
        const int number = add(fmt::format("{}", fmt::join(ids, ", ")), "nothing", articles);
        wrongs += fmt::format("{{{}, {{}}}}", number);
        out_.text += fmt::format("broken::list(cited<{}>, {{{}}})", fmt::join(ids, ", "), wrongs);
        at_ = close + 1;
    }

    void replace(const std::string& text) {
        out_.text += text;
        ++at_;
    }

    // The next article that the file cites and that is another one.
    std::string other_article(std::string_view literal) const {
        const auto here = std::ranges::find(known_, literal);
        const auto differs = [&](const std::string& id) { return id != literal; };
        auto other = std::find_if(here, known_.end(), differs);
        if (other == known_.end()) {
            other = std::ranges::find_if(known_, differs);
        }
        return other == known_.end() ? "\"?\"" : *other;
    }

    void cite(std::string_view article) {
        for (int block = block_; block >= 0;
             block = blocks_[static_cast<std::size_t>(block)].parent) {
            auto& articles = blocks_[static_cast<std::size_t>(block)].articles;
            if (std::ranges::find(articles, article) == articles.end()) {
                articles.emplace_back(article);
            }
        }
    }

    std::vector<std::string> articles_around(int block) const {
        while (block >= 0 && blocks_[static_cast<std::size_t>(block)].articles.empty()) {
            block = blocks_[static_cast<std::size_t>(block)].parent;
        }
        return block < 0 ? std::vector<std::string>{}
                         : blocks_[static_cast<std::size_t>(block)].articles;
    }

    // A list that cites nothing itself stands for the articles of the rows that name it.
    std::vector<std::string> articles_where_used(int block) const {
        while (blocks_[static_cast<std::size_t>(block)].parent >= 0) {
            block = blocks_[static_cast<std::size_t>(block)].parent;
        }
        std::vector<std::string> found;
        const auto uses = used_in_.find(blocks_[static_cast<std::size_t>(block)].name);
        for (const int use : uses == used_in_.end() ? std::vector<int>{} : uses->second) {
            auto articles = articles_around(use);
            articles = articles.empty() ? articles_where_used(use) : articles;
            std::ranges::copy_if(articles, std::back_inserter(found), [&](const auto& article) {
                return std::ranges::find(found, article) == found.end();
            });
        }
        return found;
    }

    std::string place() const {
        std::string out = field_.empty() ? fmt::format("[{}]", row_) : "." + field_;
        for (int block = block_; block != top_;
             block = blocks_[static_cast<std::size_t>(block)].parent) {
            const Block& around = blocks_[static_cast<std::size_t>(block)];
            if (around.parent == top_ && around.name.empty() && around.row == 0) {
                continue; // the outermost braces are the variable itself
            }
            out = (around.name.empty() ? fmt::format("[{}]", around.row) : "." + around.name) + out;
        }
        return variable_ + out;
    }

    int add(std::string_view right, std::string_view wrong, std::vector<std::string> articles) {
        out_.mutants.push_back({next_, std::string(file_), pieces_[at_].line, place(),
                                std::string(right), std::string(wrong), std::move(articles)});
        block_of_.push_back(block_);
        return next_++;
    }

    std::string_view file_;
    std::vector<Piece> pieces_;
    const Enumerations& enumerations_;
    int next_;
    std::vector<std::string> known_; // articles of the file, as literals
    Broken out_;
    std::vector<int> block_of_; // of each mutant
    std::size_t at_ = 0;
    std::string variable_;
    std::vector<Block> blocks_;
    int block_ = -1;
    int top_ = -1;
    std::string field_;
    int row_ = 0;
    std::map<std::string, std::vector<std::string>> lists_; // what each variable cites
    std::map<std::string, std::vector<int>> used_in_;       // blocks that name it
};

} // namespace

std::string Mutant::key() const {
    return fmt::format("{}\t{}\t{}\t{}", file, place, right, wrong);
}

void collect_enumerations(std::string_view text, Enumerations& found) {
    const auto pieces = pieces_of(text);
    for (std::size_t at = 0; at < pieces.size(); ++at) {
        if (pieces[at].text != "enum") {
            continue;
        }
        const std::size_t name = meaningful_from(pieces, meaningful_from(pieces, at + 1) + 1);
        std::size_t open = name;
        while (open < pieces.size() && pieces[open].text != "{" && pieces[open].text != ";") {
            ++open;
        }
        if (open == pieces.size() || pieces[open].text == ";") {
            continue;
        }
        auto& values = found[std::string(pieces[name].text)];
        values.clear();
        const std::size_t close = closing(pieces, open);
        bool begins = true; // a value may follow: `first = 1`
        for (std::size_t i = open + 1; i < close; ++i) {
            if (begins && pieces[i].kind == PieceKind::word) {
                values.emplace_back(pieces[i].text);
                begins = false;
            }
            begins = begins || pieces[i].text == ",";
        }
    }
}

Broken break_data(std::string_view file, std::string_view text, const Enumerations& enumerations,
                  int first) {
    return DataBreaker(file, text, enumerations, first).run();
}

} // namespace kodeks::tools
