#include "composition/line_text.hpp"

#include "composition/hearing.hpp"
#include "notation/draughts/read.hpp"

#include <fmt/format.h>

namespace kodeks::composition {

namespace {

constexpr std::string_view blanks = " \t\n\r";
constexpr std::string_view digits = "0123456789";

// "12.", "3..." and what is written directly in front of a move: "1.c3-d4".
std::size_t number_size(std::string_view word) {
    const std::size_t dot = word.find_first_not_of(digits);
    if (dot == std::string_view::npos || word[dot] != '.') {
        return 0;
    }
    return std::min(word.find_first_not_of('.', dot), word.size());
}

// The next move of the text behind `at`, which is left behind it; empty at the end.
std::string_view next_move(std::string_view text, std::size_t& at) {
    while (true) {
        at = std::min(text.find_first_not_of(blanks, at), text.size());
        const std::size_t end = std::min(text.find_first_of(blanks, at), text.size());
        const std::string_view word = text.substr(at, end - at);
        const std::size_t number = number_size(word);
        at = end;
        if (number < word.size() || word.empty()) {
            return word.substr(number);
        }
    }
}

} // namespace

tl::expected<Line, LineTrouble> read_line(const games::Position& diagram, std::string_view text) {
    Line line;
    games::Position position = diagram;
    std::size_t at = 0;
    for (auto word = next_move(text, at); !word.empty(); word = next_move(text, at)) {
        const auto read = notation::draughts::read_move(position, word);
        if (!read) {
            return tl::unexpected(LineTrouble{
                at - word.size(), notation::draughts::explain(read.error(), position, word)});
        }
        line.push_back(read->move);
        position = games::play(position, read->move);
    }
    if (line.empty()) {
        return tl::unexpected(LineTrouble{0, {"composition.line_empty", {}}});
    }
    return line;
}

std::string line_text(const games::Position& diagram, const Line& line) {
    games::Position position = diagram;
    std::string text;
    int number = 1;
    for (const games::Move& move : line) {
        const bool white = games::side_to_move(position) == games::Side::white;
        if (white || text.empty()) {
            text += fmt::format("{}{}{} ", text.empty() ? "" : " ", number, white ? "." : "...");
        } else {
            text += ' ';
        }
        text += move_text(position, move);
        position = games::play(position, move);
        number += white ? 0 : 1;
    }
    return text;
}

} // namespace kodeks::composition
