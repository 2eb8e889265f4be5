#include "base/text_width.hpp"
#include "notation/picture/text_board.hpp"
#include "reports/layout/clean.hpp"
#include "reports/layout/layout.hpp"
#include "reports/layout/text_grid.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace kodeks::reports {

namespace {

constexpr std::size_t blank_line = 30; // to be filled in by hand

class TextLayout {
public:
    explicit TextLayout(std::size_t width) : width_(width) {}

    void title(const Document& document) {
        line(document.subtitle);
        line(document.title);
        const std::size_t wide =
            std::max(display_width(clean(document.title)), display_width(clean(document.subtitle)));
        line(std::string(std::min(wide, width_), '='));
    }

    void operator()(const Heading& heading) {
        apart();
        line(heading.text);
        line(std::string(std::min(display_width(clean(heading.text)), width_), '-'));
    }

    void operator()(const Paragraph& paragraph) {
        apart();
        if (paragraph.tone == Tone::code) {
            out_ += clean_lines(paragraph.text) + '\n';
            return;
        }
        wrapped(paragraph.text, "");
    }

    void operator()(const FactList& list) {
        apart();
        for (const Fact& fact : list.facts) {
            const std::string value =
                fact.value.empty() ? std::string(blank_line, '_') : fact.value;
            wrapped(fmt::format("{}: {}", fact.name, value), "    ");
        }
    }

    void operator()(const Table& table) {
        apart();
        if (!table.caption.empty()) {
            line(table.caption);
        }
        out_ += TextGrid(table, width_).to_text();
    }

    void operator()(const Diagram& diagram) {
        apart();
        out_ += notation::picture::board_text(*diagram.variant, diagram.setup,
                                              notation::picture::Figures::ascii);
        if (!diagram.caption.empty()) {
            line(diagram.caption);
        }
    }

    void operator()(const QrCode& code) {
        apart();
        line(code.caption + ": " + code.text);
    }

    void operator()(const Signatures& signatures) {
        apart();
        for (const Fact& fact : signatures.lines) {
            line(fmt::format("{}: {}{}{}", fact.name, std::string(blank_line, '_'),
                             fact.value.empty() ? "" : " ", fact.value));
        }
    }

    void operator()(PageBreak /*unused*/) { out_ += "\n\f\n"; }

    std::string take() { return std::move(out_); }

private:
    void apart() {
        if (!out_.empty() && !out_.ends_with("\f\n")) {
            out_ += '\n';
        }
    }

    void line(const std::string& text) {
        if (!text.empty()) {
            out_ += clean(text) + '\n';
        }
    }

    void wrapped(const std::string& text, const std::string& indent) {
        bool first = true;
        for (const std::string& part : wrap(clean_lines(text), width_ - indent.size())) {
            out_ += (first ? "" : indent) + part + '\n';
            first = false;
        }
    }

    std::size_t width_;
    std::string out_;
};

} // namespace

std::string to_text(const Document& document, std::size_t width) {
    TextLayout layout(std::max<std::size_t>(width, 20));
    layout.title(document);
    for (const Block& block : document.blocks) {
        block.visit(layout);
    }
    return layout.take();
}

} // namespace kodeks::reports
