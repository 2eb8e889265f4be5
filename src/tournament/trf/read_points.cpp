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
    points.full_bye = value;
    points.allocated_bye = reading.says_bye ? points.allocated_bye : value;
}

void set_draw(Reading& reading, Tenths value) {
    GamePoints& points = reading.document.points;
    points.draw = value;
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
    const auto value = line.points(symbol + 1, at + 4);
    if (!value || !is_sensible(*value) || !set_symbol(reading, line.at(symbol), *value)) {
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

MaybeFault read_abnormal(const Columns& line, Reading& reading) {
    PointsRecord record;
    record.type = line.at(5);
    const auto match = line.points(8, 11);
    const auto game = line.points(14, 17);
    if ((!match && !line.is_blank(8, 11)) || (!game && !line.is_blank(14, 17))) {
        return line.fault("trf.points", 8);
    }
    if ((match && !is_sensible(*match)) || (game && !is_sensible(*game))) {
        return line.fault("trf.points", 8);
    }
    record.match_points = match;
    record.game_points = game;
    record.round = line.number(20, 22).value_or(0);
    if (record.round > round_max || (!line.number(20, 22) && !line.is_blank(20, 22))) {
        return line.fault("trf.round", 20);
    }
    auto ids = ranks(line, 24);
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

// XXS codes that say something 162 can say too; colours that score differently are not supported.
bool set_extended(Reading& reading, const std::string& code, Tenths value) {
    GamePoints& points = reading.document.points;
    if (code == "W" || code == "WW" || code == "BW" || code == "FW") {
        set_win(reading, value);
    } else if (code == "D" || code == "WD" || code == "BD") {
        set_draw(reading, value);
    } else if (code == "WL" || code == "BL" || code == "L") {
        points.loss = value;
    } else if (code == "ZPB") {
        points.zero_bye = value;
    } else if (code == "HPB") {
        points.half_bye = value;
    } else if (code == "FPB") {
        points.full_bye = value;
    } else if (code == "PAB") {
        set_bye(reading, value);
    } else if (code == "FL") {
        points.forfeit_loss = value;
    } else {
        return false;
    }
    return true;
}

struct Extended {
    std::string code;
    Tenths value;
};

std::optional<std::vector<Extended>> extended(const std::string& text) {
    std::vector<Extended> entries;
    std::size_t at = text.find_first_not_of(' ');
    while (at < text.size()) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        const std::string word = text.substr(at, end - at);
        const std::size_t equals = word.find('=');
        const auto value = equals == std::string::npos
                               ? std::nullopt
                               : points_from(std::string_view(word).substr(equals + 1));
        if (!value || !is_sensible(*value)) {
            return std::nullopt;
        }
        entries.push_back({word.substr(0, equals), *value});
        at = text.find_first_not_of(' ', end);
    }
    return entries;
}

} // namespace

MaybeFault read_extended_points(const Columns& line, Reading& reading) {
    const auto entries = extended(line.rest(5));
    if (!entries) {
        return line.fault("trf.points", 5);
    }
    for (const auto& [code, value] : *entries) {
        if (!set_extended(reading, code, value)) {
            return line.fault("trf.points", 5);
        }
    }
    const GamePoints points = reading.document.points;
    for (const auto& [code, value] : *entries) { // WW and BW may not differ
        set_extended(reading, code, value);
        if (code.size() == 2 && !(reading.document.points == points)) {
            return line.fault("trf.points.by_colour", 5);
        }
        reading.document.points = points;
    }
    return std::nullopt;
}

} // namespace kodeks::tournament::trf
