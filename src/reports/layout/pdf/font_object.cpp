#include "reports/layout/pdf/font_object.hpp"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

namespace kodeks::reports {

namespace {

constexpr std::size_t most_in_block = 100; // of the lines that map glyphs to texts

double thousandths(double length) {
    return length * 1000;
}

// From glyphs back to text, for copying, searching and reading aloud.
std::string text_map(const FontFile& font) {
    std::string map = "/CIDInit /ProcSet findresource begin 12 dict begin begincmap\n"
                      "/CMapName /Adobe-Identity-UCS def /CMapType 2 def\n"
                      "1 begincodespacerange <0000><FFFF> endcodespacerange\n";
    std::vector<std::string> lines;
    for (const auto& [glyph, text] : font.used()) {
        if (glyph != 0) {
            // The same sixteen bits as in other texts, without their mark.
            lines.push_back(fmt::format("<{:04X}><{}\n", glyph, pdf_text(text).substr(5)));
        }
    }
    for (std::size_t from = 0; from < lines.size(); from += most_in_block) {
        const std::size_t count = std::min(most_in_block, lines.size() - from);
        map += fmt::format("{} beginbfchar\n", count);
        for (std::size_t i = from; i < from + count; ++i) {
            map += lines[i];
        }
        map += "endbfchar\n";
    }
    return map + "endcmap CMapName currentdict /CMap defineresource pop end end\n";
}

std::string widths(const FontFile& font) {
    std::string list;
    for (const auto& [glyph, text] : font.used()) {
        fmt::format_to(std::back_inserter(list), "{}[{:.0f}]", glyph,
                       thousandths(font.advance(glyph)));
    }
    return list;
}

Ref write_descriptor(PdfFile& file, const FontFile& font, const std::string& name) {
    const std::string part = font.used_part();
    const Ref bytes = file.reserve();
    file.stream(bytes, fmt::format("/Length1 {}", part.size()), part);
    const auto box = font.box();
    return file.object(fmt::format(
        "<</Type/FontDescriptor/FontName/{}/Flags 4/FontBBox[{:.0f} {:.0f} {:.0f} {:.0f}]"
        "/ItalicAngle 0/Ascent {:.0f}/Descent {:.0f}/CapHeight {:.0f}/StemV 80/FontFile2 {}>>",
        name, thousandths(box[0]), thousandths(box[1]), thousandths(box[2]), thousandths(box[3]),
        thousandths(font.ascent()), -thousandths(font.descent()), thousandths(font.ascent()),
        text_of(bytes)));
}

} // namespace

void write_font(PdfFile& file, Ref ref, const FontFile& font) {
    const std::string name = fmt::format("KODEKS+{}", font.name()); // six letters say: a part of it
    const Ref descriptor = write_descriptor(file, font, name);
    const Ref letters =
        file.object(fmt::format("<</Type/Font/Subtype/CIDFontType2/BaseFont/{}/CIDToGIDMap/Identity"
                                "/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>"
                                "/FontDescriptor {}/DW 600/W[{}]>>",
                                name, text_of(descriptor), widths(font)));
    const Ref map = file.reserve();
    file.stream(map, "", text_map(font));
    file.object(ref, fmt::format("<</Type/Font/Subtype/Type0/BaseFont/{}/Encoding/Identity-H"
                                 "/DescendantFonts[{}]/ToUnicode {}>>",
                                 name, text_of(letters), text_of(map)));
}

} // namespace kodeks::reports
