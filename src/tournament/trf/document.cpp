#include "tournament/trf/document.hpp"

#include <algorithm>

namespace kodeks::tournament::trf {

std::string Document::text(const std::string& code) const {
    const auto found = texts.find(code);
    return found == texts.end() || found->second.empty() ? "" : found->second.front();
}

Tenths points_of(const GamePoints& points, const Cell& cell) {
    const bool black = cell.colour == 'b';
    switch (cell.result) {
    case '1':
    case 'W':
        return black ? points.black_win.value_or(points.win) : points.win;
    case '+':
        return points.forfeit_win.value_or(points.win);
    case '=':
    case 'D':
        return black ? points.black_draw.value_or(points.draw) : points.draw;
    case '0':
    case 'L':
        return black ? points.black_loss.value_or(points.loss) : points.loss;
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

std::optional<std::string> first_day(const Document& document) {
    std::vector<std::string> numbers;
    bool inside = false;
    for (const char c : document.text("042")) {
        const bool digit = c >= '0' && c <= '9';
        if (digit && !inside) {
            numbers.emplace_back();
        }
        if (digit) {
            numbers.back() += c;
        }
        inside = digit;
    }
    const auto year = std::ranges::find(numbers, std::size_t{4}, &std::string::size);
    if (year == numbers.end()) {
        return std::nullopt;
    }
    const bool first = year == numbers.begin(); // 2026-03-07, otherwise 7.3.2026
    if (!first && year - numbers.begin() != 2) {
        return *year + "/12/31"; // May 29, 2020
    }
    const auto two = [&](std::size_t at, const char* missing) {
        const std::string text = at < numbers.size() ? numbers[at] : "";
        return text.empty() || text.size() > 2 || text.find_first_not_of('0') == std::string::npos
                   ? missing
                   : std::string(2 - text.size(), '0') + text;
    };
    return *year + "/" + two(1, "12") + "/" + two(first ? 2 : 0, "31");
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
