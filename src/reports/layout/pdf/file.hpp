// A PDF file being written: numbered objects and streams one after another, small ones packed
// together, and at the end the list of where each of them stands (ISO 32000-1, 7.3 and 7.5).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::reports {

// The number of an object; "12 0 R" in the file.
struct Ref {
    std::uint32_t number = 0;
};

std::string text_of(Ref ref);

// A text for people as PDF writes it: with its byte order mark, in hexadecimal digits.
std::string pdf_text(std::string_view text);

class PdfFile {
public:
    PdfFile();

    Ref reserve(); // a number to refer to before there is an object
    void object(Ref ref, std::string_view body);
    Ref object(std::string_view body);
    // `entries` of its dictionary, without those about its length and packing.
    void stream(Ref ref, std::string_view entries, std::string_view bytes);

    std::string finish(Ref catalog, Ref info);

private:
    // Where an object stands: so far from the beginning, or at a place inside a packed stream.
    struct Place {
        std::uint32_t packed_in = 0; // nothing: by itself
        std::size_t at = 0;
    };

    void flush(); // the small objects that wait
    void write_stream(Ref ref, std::string_view entries, std::string_view bytes);

    std::string bytes_;
    std::vector<Place> places_ = {{}};
    std::string waiting_numbers_;
    std::string waiting_;
    Ref pack_;
    std::size_t in_pack_ = 0;
};

} // namespace kodeks::reports
