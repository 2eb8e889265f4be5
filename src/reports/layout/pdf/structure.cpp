#include "reports/layout/pdf/structure.hpp"

#include "base/check.hpp"
#include "reports/layout/pdf/numbers.hpp"

#include <algorithm>
#include <array>
#include <iterator>

#include <fmt/format.h>

namespace kodeks::reports {

namespace {

constexpr std::array<std::string_view, 5> holders = {"Document", "Table", "THead", "TBody", "TR"};

void append_ref(std::string& text, Ref ref) {
    append_whole(text, ref.number);
    text += " 0 R ";
}

std::string attributes(const Tag& tag) {
    std::string table;
    if (tag.names != Names::nothing) {
        table = tag.names == Names::row ? "/Scope/Row" : "/Scope/Column";
    }
    if (tag.columns > 1) {
        table += fmt::format("/ColSpan {}", tag.columns);
    }
    return (table.empty() ? "" : "/A<</O/Table" + table + ">>") +
           (tag.instead.empty() ? "" : "/Alt" + pdf_text(tag.instead));
}

} // namespace

PdfStructure::PdfStructure(PdfFile& file) : file_(file), root_(file.reserve()) {}

void PdfStructure::open(const Tag& tag) {
    open_.push_back({file_.reserve(), tag});
}

void PdfStructure::close() {
    KODEKS_ASSERT(!open_.empty());
    const Element element = std::move(open_.back());
    open_.pop_back();
    const Ref parent = open_.empty() ? root_ : open_.back().ref;
    std::string body = "<</S/";
    body += element.tag.role;
    body += "/P ";
    append_ref(body, parent);
    body += attributes(element.tag);
    if (element.page.number != 0) {
        body += "/Pg ";
        append_ref(body, element.page);
    }
    if (!element.kids.empty()) {
        body += "/K[" + element.kids + "]";
    }
    file_.object(element.ref, body + ">>");
    append_ref(open_.empty() ? first_ : open_.back().kids, element.ref);
}

bool PdfStructure::takes_content() const {
    return !open_.empty() && std::ranges::find(holders, open_.back().tag.role) == holders.end();
}

int PdfStructure::next_content(Ref page) {
    Element& element = open_.back();
    if (element.page.number == 0) {
        element.page = page;
    }
    if (element.page.number == page.number) {
        append_whole(element.kids, contents_);
        element.kids += ' ';
    } else {
        fmt::format_to(std::back_inserter(element.kids), "<</Type/MCR/Pg {} 0 R/MCID {}>> ",
                       page.number, contents_);
    }
    append_ref(of_page_, element.ref);
    return contents_++;
}

void PdfStructure::leave_page() {
    const Ref list = file_.object("[" + of_page_ + "]");
    fmt::format_to(std::back_inserter(of_pages_), "{} {} 0 R ", pages_++, list.number);
    of_page_.clear();
    contents_ = 0;
}

Ref PdfStructure::finish() {
    const Ref tree = file_.object("<</Nums[" + of_pages_ + "]>>");
    file_.object(root_, fmt::format("<</Type/StructTreeRoot/K[{}]/ParentTree {} 0 R"
                                    "/ParentTreeNextKey {}>>",
                                    first_, tree.number, pages_));
    return root_;
}

} // namespace kodeks::reports
