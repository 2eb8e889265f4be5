#include "notation/opening.hpp"

#include "games/position.hpp"
#include "notation/fen.hpp"
#include "notation/hand.hpp"

#include <algorithm>

namespace kodeks::notation {

namespace {

constexpr std::string_view digits = "0123456789";

// "1.c3-d4" without the number of the move; "1." leaves nothing.
std::string_view without_number(std::string_view word) {
    const std::size_t end = std::min(word.find_first_not_of(digits), word.size());
    if (end == 0 || end == word.size() || word[end] != '.') {
        return word;
    }
    return word.substr(std::min(word.find_first_not_of('.', end), word.size()));
}

std::optional<games::Setup> after_moves(const games::Variant& variant, std::string_view text) {
    games::Position position = games::start_position(variant);
    while (!text.empty()) {
        const std::size_t gap = std::min(text.find(' '), text.size());
        const std::string_view word = without_number(text.substr(0, gap));
        text.remove_prefix(std::min(gap + 1, text.size()));
        if (word.empty()) {
            continue;
        }
        const auto move = read_hand(variant, position, word);
        if (!move || !games::is_legal(position, *move)) {
            return std::nullopt;
        }
        position = games::play(position, *move);
    }
    return games::setup_of(position);
}

} // namespace

std::optional<games::Setup> set_up_by(const games::Variant& variant, std::string_view opening) {
    if (const auto setup = read_fen(variant, opening); setup && games::accept(variant, *setup)) {
        return *setup;
    }
    return after_moves(variant, opening);
}

} // namespace kodeks::notation
