// What other programs make of the files we write: poppler for PDF, openpyxl for XLSX.
#pragma once

#include <filesystem>
#include <map>
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
// How often each word and number stands in a text; dashes and lines to write on are no words.
std::map<std::string, int> words_of(std::string text);
// The PDF says what the text says: to an ear every word as often, on paper none is missing (what
// stands on every page is there more often).
void expect_pdf_says(const std::string& bytes, const std::string& text);
// What pdfinfo says behind "NAME:".
std::string pdf_property(const std::string& bytes, const std::string& name);
// The cells of the first sheet: a row a line, values apart by "|".
std::string cells_of_xlsx(const std::string& file_name);

} // namespace kodeks::test
