#include "reports/layout/pdf/file.hpp"

#include "base/check.hpp"
#include "base/utf8.hpp"
#include "reports/layout/pdf/numbers.hpp"

#include <iterator>

#include <fmt/format.h>
#include <zlib.h>

namespace kodeks::reports {

namespace {

constexpr std::size_t most_in_pack = 200;
constexpr int quick = 1; // of nine: a third of the time of the usual

std::string deflated(std::string_view bytes) {
    uLongf length = compressBound(bytes.size());
    std::string packed(length, '\0');
    const int answer = compress2(reinterpret_cast<Bytef*>(packed.data()), &length,
                                 reinterpret_cast<const Bytef*>(bytes.data()), bytes.size(), quick);
    KODEKS_ASSERT(answer == Z_OK);
    packed.resize(length);
    return packed;
}

void append_number(std::string& bytes, std::size_t value, int width) {
    for (int shift = (width - 1) * 8; shift >= 0; shift -= 8) {
        bytes += static_cast<char>(value >> shift & 0xFFU);
    }
}

} // namespace

std::string text_of(Ref ref) {
    return fmt::format("{} 0 R", ref.number);
}

std::string pdf_text(std::string_view text) {
    std::string hex = "<FEFF";
    for (const char32_t code : code_points(text)) {
        if (code < 0x10000) {
            fmt::format_to(std::back_inserter(hex), "{:04X}", static_cast<std::uint32_t>(code));
        } else {
            const std::uint32_t rest = code - 0x10000;
            fmt::format_to(std::back_inserter(hex), "{:04X}{:04X}", 0xD800 + (rest >> 10U),
                           0xDC00 + (rest & 0x3FFU));
        }
    }
    return hex + ">";
}

// The second line tells programs that pass it on that the file is not a text.
PdfFile::PdfFile() : bytes_("%PDF-1.7\n%\xE2\xE3\xCF\xD3\n") {}

Ref PdfFile::reserve() {
    places_.emplace_back();
    return {static_cast<std::uint32_t>(places_.size() - 1)};
}

void PdfFile::object(Ref ref, std::string_view body) {
    if (in_pack_ == 0) {
        pack_ = reserve();
    }
    places_[ref.number] = {pack_.number, in_pack_};
    append_whole(waiting_numbers_, ref.number);
    waiting_numbers_ += ' ';
    append_whole(waiting_numbers_, static_cast<std::int64_t>(waiting_.size()));
    waiting_numbers_ += ' ';
    waiting_ += body;
    waiting_ += '\n';
    if (++in_pack_ == most_in_pack) {
        flush();
    }
}

Ref PdfFile::object(std::string_view body) {
    const Ref ref = reserve();
    object(ref, body);
    return ref;
}

void PdfFile::write_stream(Ref ref, std::string_view entries, std::string_view bytes) {
    const std::string packed = deflated(bytes);
    places_[ref.number] = {0, bytes_.size()};
    fmt::format_to(std::back_inserter(bytes_),
                   "{} 0 obj\n<<{}/Filter/FlateDecode/Length {}>>\nstream\n", ref.number, entries,
                   packed.size());
    bytes_ += packed;
    bytes_ += "\nendstream\nendobj\n";
}

void PdfFile::stream(Ref ref, std::string_view entries, std::string_view bytes) {
    write_stream(ref, entries, bytes);
}

void PdfFile::flush() {
    if (in_pack_ == 0) {
        return;
    }
    write_stream(pack_,
                 fmt::format("/Type/ObjStm/N {}/First {}", in_pack_, waiting_numbers_.size()),
                 waiting_numbers_ + waiting_);
    in_pack_ = 0;
    waiting_numbers_.clear();
    waiting_.clear();
}

std::string PdfFile::finish(Ref catalog, Ref info) {
    flush();
    const Ref list = reserve();
    const std::size_t start = bytes_.size();
    places_[list.number] = {0, start};
    std::string rows;
    for (std::size_t i = 0; i < places_.size(); ++i) {
        const Place& place = places_[i];
        const bool packed = place.packed_in != 0;
        append_number(rows, i == 0 ? 0 : packed ? 2 : 1, 1);
        append_number(rows, packed ? place.packed_in : place.at, 4);
        append_number(rows, packed ? place.at : i == 0 ? 0xFFFF : 0, 2);
    }
    write_stream(list,
                 fmt::format("/Type/XRef/Size {}/W[1 4 2]/Root {}/Info {}", places_.size(),
                             text_of(catalog), text_of(info)),
                 rows);
    bytes_ += fmt::format("startxref\n{}\n%%EOF\n", start);
    return std::move(bytes_);
}

} // namespace kodeks::reports
