// What the parts of a page are, for those who hear it: headings, paragraphs, tables with their
// rows (ISO 32000-1, 14.7). An element is written as soon as it is closed.
#pragma once

#include "reports/layout/pdf/file.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::reports {

enum class Names : std::uint8_t { nothing, row, column }; // what a heading of a table names

struct Tag {
    std::string_view role; // "P", "TD"
    Names names = Names::nothing;
    std::uint8_t columns = 1; // that a cell spans
    std::string instead{};    // said instead of a picture
};

class PdfStructure {
public:
    explicit PdfStructure(PdfFile& file);

    void open(const Tag& tag);
    void close();

    // What is drawn now belongs to the innermost element; a table or a row has only elements.
    bool takes_content() const;
    // The number under which the page names what is drawn next.
    int next_content(Ref page);

    std::string_view role() const { return open_.back().tag.role; }

    void leave_page();
    Ref finish(); // the whole of it

private:
    struct Element {
        Ref ref;
        Tag tag;
        Ref page{};         // of its first content
        std::string kids{}; // elements and contents
    };

    PdfFile& file_;
    Ref root_;
    std::vector<Element> open_;
    std::string first_;    // the element of everything
    std::string of_page_;  // the element of each content of this page
    int contents_ = 0;     // of this page
    std::string of_pages_; // the same lists, page by page
    int pages_ = 0;
};

} // namespace kodeks::reports
