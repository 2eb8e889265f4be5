#include "composition/collection/reprint.hpp"

#include <algorithm>
#include <sstream>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace kodeks::composition {

namespace {

// An initial is no name: "A." and "A" say less than the article asks for.
bool is_whole_word(const std::string& word) {
    const auto letters = std::ranges::count_if(word, [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return (byte & 0xC0U) != 0x80U; // the first byte of a letter in UTF-8
    });
    return letters > 1 && word.back() != '.';
}

bool has_name_and_surname(const std::string& author) {
    std::istringstream words(author);
    int whole = 0;
    for (std::string word; words >> word;) {
        whole += is_whole_word(word) ? 1 : 0;
    }
    return whole > 1;
}

} // namespace

Reprint reprint_of(const Entry& entry) {
    Reprint reprint;
    std::vector<std::string> parts;
    const auto state = [&](Statement what, bool known, const std::string& text) {
        if (!known) {
            reprint.missing.push_back(what);
        }
        if (!text.empty()) {
            parts.push_back(text);
        }
    };
    const std::string& author = entry.author;
    state(Statement::author, has_name_and_surname(author),
          author.empty() || entry.residence.empty()
              ? author
              : fmt::format("{} ({})", author, entry.residence));
    state(Statement::source, !entry.source.empty(), entry.source);
    state(Statement::time, entry.published.day.has_value(),
          entry.published.day ? write_day(*entry.published.day) : "");
    reprint.caption = fmt::format("{}", fmt::join(parts, ", "));
    return reprint;
}

} // namespace kodeks::composition
