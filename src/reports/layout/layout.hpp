// A document in the forms people ask for. Text, HTML and CSV are pure functions of the document;
// so are the bytes of a PDF given the fonts of the machine (DejaVu Sans, which the package list
// names), and the cells of an XLSX file.
#pragma once

#include "reports/document.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace kodeks::reports {

enum class Form : std::uint8_t { txt, html, csv, xlsx, pdf };

std::optional<Form> form_named(std::string_view name);
std::string_view name_of(Form form); // "pdf", also the ending of its files

// Lines of at most `width` columns where the tables allow it; each ends with a line feed.
std::string to_text(const Document& document, std::size_t width = 100);

// A page of its own: it needs nothing from anywhere, prints on A4 and tells its language.
std::string to_html(const Document& document);

// The tables of the document, with an empty line between them.
std::string to_csv(const Document& document);

// Tagged, with its fonts inside and its pages numbered; empty when the machine cannot make one.
std::string to_pdf(const Document& document);

// Into a file of this name, which is replaced; whether it could be written.
bool write_xlsx(const Document& document, const std::string& file_name);

} // namespace kodeks::reports
