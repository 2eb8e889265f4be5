#include "notation/text/parts.hpp"

#include <algorithm>

namespace kodeks::notation::text {

namespace {

constexpr std::string_view first_tag = "\n[Event \"";

bool ends_with_result(std::string_view moves) {
    return moves.ends_with("1-0") || moves.ends_with("0-1") || moves.ends_with("1/2-1/2") ||
           moves.ends_with(" *") || moves.ends_with("\n*");
}

// Where the last tag behind an empty line stands: no comment reaches over it.
std::size_t last_break(std::string_view text) {
    for (auto at = text.rfind(first_tag); at != std::string_view::npos && at > 0;
         at = text.rfind(first_tag, at - 1)) {
        if (text[at - 1] == '\n' || text.substr(0, at).ends_with("\n\r")) {
            return at;
        }
    }
    return 0;
}

bool in_comment(std::string_view before) {
    before.remove_prefix(last_break(before));
    const auto brace = before.find_last_of("{}");
    return brace != std::string_view::npos && before[brace] == '{';
}

// An empty line and, before it, the word that ends a game.
bool ends_a_game(std::string_view before) {
    const auto last = before.find_last_not_of("\r\n \t");
    if (last == std::string_view::npos || before.find('\n', last) == std::string_view::npos) {
        return false;
    }
    before = before.substr(0, last + 1);
    return ends_with_result(before) && !in_comment(before);
}

// The first byte behind `from` where a part may begin; the end of the text when there is none.
std::size_t next_cut(std::string_view text, std::size_t from) {
    for (auto at = text.find(first_tag, from); at != std::string_view::npos;
         at = text.find(first_tag, at + 1)) {
        if (ends_a_game(text.substr(0, at))) {
            return at + 1;
        }
    }
    return text.size();
}

} // namespace

std::vector<Part> parts_of(std::string_view text, std::size_t bytes) {
    std::vector<Part> parts;
    std::uint32_t lines = 0;
    do {
        const std::size_t end = bytes < text.size() ? next_cut(text, bytes) : text.size();
        const std::string_view part = text.substr(0, end);
        parts.push_back({part, lines});
        lines += static_cast<std::uint32_t>(std::ranges::count(part, '\n'));
        text.remove_prefix(end);
    } while (!text.empty());
    return parts;
}

} // namespace kodeks::notation::text
