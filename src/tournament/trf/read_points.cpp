// What results are worth: 162, 362, 299 and the extensions XXS and BB?.
#include "tournament/trf/record_readers.hpp"

#include <algorithm>

namespace kodeks::tournament::trf {

namespace {

// Larger ones are no points of a game, and sums stay far from the limits of numbers.
constexpr Tenths game_points_max{9999};

bool is_sensible(Tenths value) {
    return value <= game_points_max && -value <= game_points_max;
}

// Records may come in any order: what was said of a bye or of an unknown result stays.
void set_win(Reading& reading, Tenths value) {
    GamePoints& points = reading.document.points;
    points.win = value;
    points.black_win.reset();
    points.forfeit_win.reset();
    points.full_bye = value;
    points.allocated_bye = reading.says_bye ? points.allocated_bye : value;
}

void set_draw(Reading& reading, Tenths value) {
    GamePoints& points = reading.document.points;
    points.draw = value;
    points.black_draw.reset();
    points.half_bye = value;
    points.unknown = reading.says_unknown ? points.unknown : value;
}

void set_bye(Reading& reading, Tenths value) {
    reading.document.points.allocated_bye = value;
    reading.says_bye = true;
}

bool set_symbol(Reading& reading, char symbol, Tenths value) {
    GamePoints& points = reading.document.points;
    switch (symbol) {
    case 'W':
        set_win(reading, value);
        return true;
    case 'D':
        set_draw(reading, value);
        return true;
    case 'L':
        points.loss = value;
        points.black_loss.reset();
        return true;
    case 'A':
        points.zero_bye = value;
        points.forfeit_loss = value;
        return true;
    case 'P':
        set_bye(reading, value);
        return true;
    case 'X':
        points.unknown = value;
        reading.says_unknown = true;
        return true;
    default:
        return false;
    }
}

// One entry of 162: the symbol in its column or one before, the value behind it.
MaybeFault read_entry(const Columns& line, std::size_t at, Reading& reading) {
    std::size_t symbol = at;
    if (line.at(at) == ' ' && line.at(at - 1) != ' ') {
        symbol = at - 1;
        reading.remarks.push_back(line.remark("trf.points.shifted", symbol));
    }
    if (line.at(symbol) == ' ') {
        return std::nullopt;
    }
    const bool early = line.at(symbol) == 'Z'; // what is A now
    if (early) {
        reading.remarks.push_back(line.remark("trf.points.early", symbol));
    }
    if (auto fault = line.gap_fault({at + 5, at + 6, at + 7})) {
        return fault;
    }
    const auto value = line.points(symbol + 1, at + 4);
    if (!value || !is_sensible(*value) ||
        !set_symbol(reading, early ? 'A' : line.at(symbol), *value)) {
        return line.fault("trf.points", symbol);
    }
    return std::nullopt;
}

} // namespace

MaybeFault read_points(const Columns& line, Reading& reading) {
    for (std::size_t at = 6; at <= line.size() + 1; at += 9) {
        if (auto fault = read_entry(line, at, reading)) {
            return fault;
        }
    }
    return std::nullopt;
}

MaybeFault read_match_points(const Columns& line, Reading& reading) {
    MatchPoints points = reading.document.match_points.value_or(MatchPoints{});
    for (std::size_t at = 5; at <= line.size(); at += 9) {
        if (auto fault = line.gap_fault({at + 6, at + 7, at + 8})) {
            return fault;
        }
        const std::string symbol = line.text(at, at + 1);
        const auto value = line.points(at + 2, at + 5);
        if (symbol.empty() && !value) {
            continue;
        }
        Tenths* target = symbol == "TW"   ? &points.win
                         : symbol == "TD" ? &points.draw
                         : symbol == "TL" ? &points.loss
                                          : nullptr;
        if (target == nullptr || !value || !is_sensible(*value)) {
            return line.fault("trf.points", at);
        }
        *target = *value;
    }
    reading.document.match_points = points;
    return std::nullopt;
}

namespace {

// Where a word begins and ends in a stretch of columns; nothing where all of it is blank.
struct Stretch {
    std::size_t from = 0;
    std::size_t to = 0;
};

std::optional<Stretch> word_in(const Columns& line, std::size_t from, std::size_t to) {
    while (from <= to && line.is_blank(from, from)) {
        ++from;
    }
    std::size_t end = from;
    while (!line.is_blank(end + 1, end + 1)) {
        ++end;
    }
    return from > to ? std::nullopt : std::optional(Stretch{from, end});
}

// The same as usual where it stands in its field; examples of the standard have it before.
std::optional<Stretch> told_word(const Columns& line, const Stretch& around, const Stretch& field,
                                 Reading& reading) {
    const auto word = word_in(line, around.from, around.to);
    if (word && (word->from < field.from || word->to > field.to)) {
        reading.remarks.push_back(line.remark("trf.points.shifted", word->from));
    }
    return word;
}

} // namespace

MaybeFault read_abnormal(const Columns& line, Reading& reading) {
    PointsRecord record;
    record.type = line.at(5);
    if (auto fault = line.gap_fault({6, 7, 12})) {
        return fault;
    }
    record.match_points = line.points(8, 11);
    if (!record.match_points && !line.is_blank(8, 11)) {
        return line.fault("trf.points", 8);
    }
    const auto game = told_word(line, {13, 17}, {14, 17}, reading);
    if (game) {
        record.game_points = line.points(game->from, game->to);
    }
    if (game && (!record.game_points || game->to > 17 || game->to - game->from > 3)) {
        return line.fault("trf.points", game->from);
    }
    if (!is_sensible(record.match_points.value_or(Tenths{})) ||
        !is_sensible(record.game_points.value_or(Tenths{}))) {
        return line.fault("trf.points", 8);
    }
    const auto round = told_word(line, {18, 22}, {20, 22}, reading);
    const auto number = round ? line.number(round->from, round->to) : std::optional(0U);
    if (!number || *number > round_max || (round && round->to > 22)) {
        return line.fault("trf.round", round ? round->from : 20);
    }
    record.round = *number;
    auto ids = ranks(line, 23);
    if (!ids) {
        return std::move(ids.error());
    }
    record.ids = std::move(ids->ids);
    reading.abnormal.push_back({line.number(), std::move(ids->columns)});
    reading.document.abnormal.push_back(std::move(record));
    return std::nullopt;
}

MaybeFault read_bb_points(const Columns& line, Reading& reading) {
    GamePoints& points = reading.document.points;
    const auto value = points_from(line.rest(5));
    if (!value || !is_sensible(*value)) {
        return line.fault("trf.points", 5);
    }
    switch (line.at(3)) {
    case 'W':
        set_win(reading, *value);
        break;
    case 'D':
        set_draw(reading, *value);
        break;
    case 'L':
        points.loss = *value;
        points.black_loss.reset();
        break;
    case 'Z':
        points.zero_bye = *value;
        break;
    case 'F':
        points.forfeit_loss = *value;
        break;
    default:
        set_bye(reading, *value);
        break;
    }
    return std::nullopt;
}

namespace {

// A value beside the usual one is kept only where it differs.
void differ(std::optional<Tenths>& value, const Tenths& usual) {
    if (value == usual) {
        value.reset();
    }
}

// Sets the points of White and leaves everything else that followed them as it was.
void set_white(Tenths& white, std::optional<Tenths>& black, Tenths value) {
    black = black.value_or(white);
    white = value;
    differ(black, white);
}

void set_forfeit_win(GamePoints& points, Tenths value) {
    points.forfeit_win = value;
    differ(points.forfeit_win, points.win);
}

void set_white_win(GamePoints& points, Tenths value) {
    const Tenths forfeit = points.forfeit_win.value_or(points.win);
    set_white(points.win, points.black_win, value);
    set_forfeit_win(points, forfeit);
}

void set_black(std::optional<Tenths>& black, const Tenths& white, Tenths value) {
    black = value;
    differ(black, white);
}

// One entry of XXS; a shortcut stands for several. The allocated bye is in none of them.
bool set_extended(GamePoints& points, const std::string& code, Tenths value) {
    if (code == "W") {
        return set_extended(points, "WW", value) && set_extended(points, "BW", value) &&
               set_extended(points, "FW", value) && set_extended(points, "FPB", value);
    }
    if (code == "D") {
        return set_extended(points, "WD", value) && set_extended(points, "BD", value) &&
               set_extended(points, "HPB", value);
    }
    if (code == "WW") {
        set_white_win(points, value);
    } else if (code == "BW") {
        set_black(points.black_win, points.win, value);
    } else if (code == "FW") {
        set_forfeit_win(points, value);
    } else if (code == "WD") {
        set_white(points.draw, points.black_draw, value);
    } else if (code == "BD") {
        set_black(points.black_draw, points.draw, value);
    } else if (code == "WL") {
        set_white(points.loss, points.black_loss, value);
    } else if (code == "BL") {
        set_black(points.black_loss, points.loss, value);
    } else if (code == "ZPB") {
        points.zero_bye = value;
    } else if (code == "HPB") {
        points.half_bye = value;
    } else if (code == "FPB") {
        points.full_bye = value;
    } else if (code == "PAB") {
        points.allocated_bye = value;
    } else if (code == "FL") {
        points.forfeit_loss = value;
    } else {
        return false;
    }
    return true;
}

} // namespace

MaybeFault read_extended_points(const Columns& line, Reading& reading) {
    for (std::size_t at = 5; at <= line.size(); ++at) {
        const std::size_t start = at;
        while (at <= line.size() && !line.is_blank(at, at)) {
            ++at;
        }
        if (at == start) {
            continue;
        }
        const std::string word = line.text(start, at - 1);
        const std::size_t equals = std::min(word.find('='), word.size());
        const auto value =
            points_from(std::string_view(word).substr(std::min(equals + 1, word.size())));
        GamePoints unused;
        if (!value || !is_sensible(*value) ||
            !set_extended(unused, word.substr(0, equals), *value)) {
            return line.fault("trf.points", start);
        }
        reading.extended.emplace_back(word.substr(0, equals), *value);
    }
    return std::nullopt;
}

void apply_extended_points(Reading& reading) {
    GamePoints& points = reading.document.points;
    for (const auto& [code, value] : reading.extended) {
        set_extended(points, code, value);
        const bool draw = code == "D" || code == "WD" || code == "BD";
        if (draw && !reading.says_unknown) { // an unknown result is taken for a draw
            points.unknown = points.any_draw();
        }
    }
}

} // namespace kodeks::tournament::trf
