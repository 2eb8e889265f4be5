#include "support/outside.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <string_view>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

namespace kodeks::test {

std::string printed_by(const std::string& command) {
    std::string text;
    FILE* const pipe = popen((command + " 2>&1").c_str(), "r");
    if (pipe == nullptr) {
        ADD_FAILURE() << command;
        return text;
    }
    std::array<char, 4096> buffer{};
    for (std::size_t got = 0; (got = fread(buffer.data(), 1, buffer.size(), pipe)) > 0;) {
        text.append(buffer.data(), got);
    }
    EXPECT_EQ(pclose(pipe), 0) << command << "\n" << text;
    return text;
}

PassingBytes::PassingBytes(const std::string& name, const std::string& bytes)
    : path_(std::filesystem::temp_directory_path() / fmt::format("{}-{}", ::getpid(), name)) {
    std::ofstream(path_, std::ios::binary) << bytes;
}

PassingBytes::~PassingBytes() {
    std::filesystem::remove(path_);
}

std::string text_of_pdf(const std::string& bytes) {
    const PassingBytes file("paper.pdf", bytes);
    return printed_by("pdftotext -layout " + file.name() + " -");
}

std::string heard_in_pdf(const std::string& bytes) {
    const PassingBytes file("paper.pdf", bytes);
    std::istringstream lines(printed_by("pdfinfo -struct-text " + file.name()));
    std::string heard;
    for (std::string line; std::getline(lines, line);) {
        const auto from = line.find('"');
        if (from != std::string::npos && line.back() == '"') {
            heard += line.substr(from + 1, line.size() - from - 2) + " ";
        }
    }
    return heard;
}

std::string complaints_about_pdf(const std::string& bytes) {
    const PassingBytes file("paper.pdf", bytes);
    return printed_by("{ pdftotext " + file.name() + " /dev/null && pdftoppm -r 20 -gray " +
                      file.name() + " > /dev/null; }");
}

std::map<std::string, int> words_of(std::string text) {
    for (const std::string_view dash : {"–", "—"}) {
        for (auto at = text.find(dash); at != std::string::npos; at = text.find(dash)) {
            text.replace(at, dash.size(), " ");
        }
    }
    std::ranges::replace_if(
        text,
        [](char c) {
            return std::string_view("\n\f|_=-:;,.()[]/").find(c) != std::string_view::npos;
        },
        ' ');
    std::map<std::string, int> words;
    std::istringstream in(text);
    for (std::string word; in >> word;) {
        ++words[word];
    }
    return words;
}

void expect_pdf_says(const std::string& bytes, const std::string& text) {
    const auto written = words_of(text);
    EXPECT_EQ(words_of(heard_in_pdf(bytes)), written) << text;
    const PassingBytes file("printed.pdf", bytes);
    const auto printed = words_of(printed_by("pdftotext -raw " + file.name() + " -"));
    for (const auto& [word, times] : written) {
        const auto found = printed.find(word);
        EXPECT_GE(found == printed.end() ? 0 : found->second, times) << word << "\n" << text;
    }
}

std::string pdf_property(const std::string& bytes, const std::string& name) {
    const PassingBytes file("paper.pdf", bytes);
    std::istringstream lines(printed_by("pdfinfo " + file.name()));
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with(name + ":")) {
            return line.substr(line.find_first_not_of(' ', name.size() + 1));
        }
    }
    return "";
}

std::string cells_of_xlsx(const std::string& file_name) {
    return printed_by("/usr/bin/python3 -c \"import openpyxl,sys\n"
                      "for row in openpyxl.load_workbook(sys.argv[1]).active.iter_rows("
                      "values_only=True):\n"
                      "    print('|'.join('' if v is None else str(v) for v in row).rstrip('|'))"
                      "\" " +
                      file_name);
}

} // namespace kodeks::test
