// What other programs make of the files we write: poppler for PDF, openpyxl for XLSX.
#pragma once

#include <filesystem>
#include <string>

namespace kodeks::test {

// What a command prints; a test failure when it complains or does not end well.
std::string printed_by(const std::string& command);

// A file with these bytes for as long as it lives.
class PassingBytes {
public:
    PassingBytes(const std::string& name, const std::string& bytes);
    ~PassingBytes();
    PassingBytes(const PassingBytes&) = delete;
    PassingBytes& operator=(const PassingBytes&) = delete;

    std::string name() const { return path_.string(); }

private:
    std::filesystem::path path_;
};

// The text of a PDF, page after page, each ending with a form feed.
std::string text_of_pdf(const std::string& bytes);
// What a screen reader reads aloud, part after part.
std::string heard_in_pdf(const std::string& bytes);
// What poppler has to say about a PDF while it reads and draws it; empty when nothing is wrong.
std::string complaints_about_pdf(const std::string& bytes);
// What pdfinfo says behind "NAME:".
std::string pdf_property(const std::string& bytes, const std::string& name);
// The cells of the first sheet: a row a line, values apart by "|".
std::string cells_of_xlsx(const std::string& file_name);

} // namespace kodeks::test
