#include "reports/papers/moves.hpp"

#include "notation/hand_write.hpp"
#include "notation/styles.hpp"
#include "referee/hands/board.hpp"

#include <fmt/format.h>

namespace kodeks::reports {

namespace {

std::string ply_text(const referee::State& state, const std::optional<games::Position>& position,
                     const referee::Ply& ply, std::string_view style, Language language) {
    if (ply.legal && position && games::is_legal(*position, ply.move)) {
        return notation::styled_move(*position, ply.move, style, language);
    }
    return notation::write_displacement(*state.variant, ply.move);
}

} // namespace

std::vector<std::string> written_moves(const referee::State& state, std::string_view style,
                                       Language language) {
    std::vector<std::string> texts;
    std::optional<games::Position> position = referee::playable(*state.variant, state.start);
    for (std::size_t i = 0; i < state.plies.size(); ++i) {
        const referee::Ply& ply = state.plies[i];
        texts.push_back(ply_text(state, position, ply, style, language));
        if (ply.legal && position && games::is_legal(*position, ply.move)) {
            position = games::play(*position, ply.move);
        } else if (i + 1 < state.plies.size()) {
            position = referee::playable(*state.variant, board_before(state, i + 1));
        }
    }
    return texts;
}

std::string_view sheet_style(const games::Variant& variant) {
    return variant.family == games::Family::chess ? "short" : "full";
}

std::string move_line(const referee::State& state, std::string_view style, Language language) {
    std::string line;
    std::uint32_t number = state.start.move_number;
    bool white = state.start.to_move == games::Side::white;
    bool first = true;
    for (const std::string& move : written_moves(state, style, language)) {
        if (white || first) {
            line += fmt::format("{}{}{} ", first ? "" : " ", number, white ? "." : "...");
        } else {
            line += ' ';
        }
        line += move;
        number += white ? 0 : 1;
        white = !white;
        first = false;
    }
    if (state.outcome) {
        line += fmt::format("{}{}", first ? "" : "  ", referee::symbol(*state.outcome));
    }
    return line;
}

} // namespace kodeks::reports
