#include "tournament/trf/document.hpp"

#include <algorithm>

namespace kodeks::tournament::trf {

std::string Document::text(const std::string& code) const {
    const auto found = texts.find(code);
    return found == texts.end() || found->second.empty() ? "" : found->second.front();
}

Tenths points_of(const GamePoints& points, const Cell& cell) {
    switch (cell.result) {
    case '1':
    case 'W':
    case '+':
        return points.win;
    case '=':
    case 'D':
        return points.draw;
    case '0':
    case 'L':
        return points.loss;
    case '-':
        return points.forfeit_loss;
    case 'H':
        return points.half_bye;
    case 'F':
        return points.full_bye;
    case 'U':
        return points.allocated_bye;
    default:
        return cell.opponent != 0 ? points.unknown : points.zero_bye;
    }
}

bool is_paired(const Cell& cell) {
    return cell.opponent != 0 || cell.result == 'U' || cell.result == '+';
}

const Cell& cell_of(const PlayerRecord& player, Round round) {
    return round >= 1 && round <= player.cells.size() ? player.cells[round - 1] : blank_cell;
}

Round rounds_paired(const Document& document) {
    Round last = 0;
    for (const PlayerRecord& player : document.players) {
        for (Round round = static_cast<Round>(player.cells.size()); round > last; --round) {
            if (is_paired(cell_of(player, round))) {
                last = round;
            }
        }
    }
    return last;
}

std::string tournament_type(const Document& document) {
    std::string type = document.text("192");
    const std::string old = document.text("092");
    if (type.empty() && (old.starts_with("FIDE_") || old.starts_with("CUSTOM_"))) {
        type = old;
    }
    std::ranges::transform(type, type.begin(), [](char c) {
        return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    });
    return type;
}

bool counts_game_points(const Document& document) {
    const std::string type = tournament_type(document);
    const auto games = type.find("_GP");
    const auto matches = type.find("_MP");
    return games != std::string::npos && (matches == std::string::npos || games < matches);
}

} // namespace kodeks::tournament::trf
