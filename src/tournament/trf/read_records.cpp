#include "tournament/trf/record_readers.hpp"

#include <algorithm>

namespace kodeks::tournament::trf {

namespace {

struct Word {
    std::string text;
    std::size_t column = 0;
};

std::vector<Word> words(const Columns& line, std::size_t from) {
    std::vector<Word> out;
    for (std::size_t at = from; at <= line.size(); ++at) {
        const std::size_t start = at;
        while (at <= line.size() && !line.is_blank(at, at)) {
            ++at;
        }
        if (at > start) {
            out.push_back({line.text(start, at - 1), start});
        }
    }
    return out;
}

// A number in its columns; blank is zero.
bool take(const Columns& line, std::size_t from, std::size_t to, std::uint32_t& value) {
    const auto number = line.number(from, to);
    value = number.value_or(0);
    return number || line.is_blank(from, to);
}

bool take(const Columns& line, std::size_t from, std::size_t to, Tenths& value) {
    const auto points = line.points(from, to);
    value = points.value_or(Tenths{});
    return points || line.is_blank(from, to);
}

} // namespace

Result<Ranks> ranks(const Columns& line, std::size_t from) {
    Ranks found;
    for (const Word& word : words(line, from)) {
        const auto rank = number_from(word.text);
        if (!rank || *rank > rank_max) {
            return tl::unexpected(line.fault("trf.ids", word.column));
        }
        found.ids.push_back(*rank);
        found.columns.push_back(static_cast<std::uint32_t>(word.column));
    }
    return found;
}

MaybeFault read_comment(const Columns& line, Reading& reading) {
    reading.document.others.push_back(line.verbatim());
    return std::nullopt;
}

MaybeFault read_dates(const Columns& line, Reading& reading) {
    for (std::size_t at = 92; at <= line.size() && reading.document.round_dates.size() < round_max;
         at += 10) {
        reading.document.round_dates.push_back(line.text(at, at + 7));
    }
    return std::nullopt;
}

MaybeFault read_rounds(const Columns& line, Reading& reading) {
    const auto number = number_from(line.rest(5));
    if (!number || *number == 0 || *number > round_max) {
        return line.fault("trf.rounds", 5);
    }
    if (reading.document.rounds && *reading.document.rounds != *number) {
        return line.fault("trf.rounds.twice", 5);
    }
    reading.document.rounds = number;
    reading.text_lines.emplace("142", line.number());
    return std::nullopt;
}

MaybeFault read_initial(const Columns& line, Reading& reading) {
    const std::string text = line.rest(5);
    const char colour = text.empty() ? ' ' : text.front();
    if (colour != 'W' && colour != 'w' && colour != 'B' && colour != 'b') {
        return line.fault("trf.initial", 5);
    }
    const char given = colour == 'W' || colour == 'w' ? 'W' : 'B';
    if (reading.document.initial && *reading.document.initial != given) {
        return line.fault("trf.initial.twice", 5);
    }
    reading.document.initial = given;
    return std::nullopt;
}

MaybeFault read_extended_initial(const Columns& line, Reading& reading) {
    for (const auto& [word, column] : words(line, 5)) {
        if (word == "white1" || word == "black1") {
            const char given = word == "white1" ? 'W' : 'B';
            if (reading.document.initial && *reading.document.initial != given) {
                return line.fault("trf.initial.twice", column);
            }
            reading.document.initial = given;
        } else if (word == "rank") {
            reading.document.by_position = true;
        } else {
            return line.fault("trf.initial", column);
        }
    }
    return std::nullopt;
}

MaybeFault read_byes(const Columns& line, Reading& reading) {
    ByeRecord record;
    if (auto fault = line.gap_fault({6, 10})) {
        return fault;
    }
    record.type = line.at(5);
    if (record.type != 'F' && record.type != 'H' && record.type != 'Z') {
        return line.fault("trf.byes.type", 5);
    }
    if (!take(line, 7, 9, record.round) || record.round == 0 || record.round > round_max) {
        return line.fault("trf.round", 7);
    }
    auto ids = ranks(line, 11);
    if (!ids) {
        return std::move(ids.error());
    }
    reading.byes.push_back({line.number(), std::move(ids->columns)});
    record.ids = std::move(ids->ids);
    reading.document.byes.push_back(std::move(record));
    return std::nullopt;
}

MaybeFault read_acceleration(const Columns& line, Reading& reading) {
    AccelerationRecord record;
    if (auto fault = line.gap_fault({9, 14, 18, 22, 27, 32})) {
        return fault;
    }
    if (!take(line, 5, 8, record.match_points) || !take(line, 10, 13, record.game_points)) {
        return line.fault("trf.points", 5);
    }
    if (!take(line, 15, 17, record.first_round) || !take(line, 19, 21, record.last_round) ||
        record.first_round == 0 || record.last_round < record.first_round ||
        record.last_round > round_max) {
        return line.fault("trf.round", 15);
    }
    if (!take(line, 23, 26, record.first) || !take(line, 28, 31, record.last) ||
        record.first == 0 || record.last < record.first) {
        return line.fault("trf.ids", 23);
    }
    reading.document.acceleration.push_back(record);
    reading.acceleration.push_back({line.number(), {}});
    return std::nullopt;
}

MaybeFault read_prohibited(const Columns& line, Reading& reading) {
    ProhibitedRecord record;
    if (auto fault = line.gap_fault({8, 12})) {
        return fault;
    }
    if (!take(line, 5, 7, record.first_round) || !take(line, 9, 11, record.last_round) ||
        record.first_round == 0 || record.last_round < record.first_round ||
        record.last_round > round_max) {
        return line.fault("trf.round", 5);
    }
    auto ids = ranks(line, 13);
    if (!ids) {
        return std::move(ids.error());
    }
    reading.prohibited.push_back({line.number(), std::move(ids->columns)});
    record.ids = std::move(ids->ids);
    reading.document.prohibited.push_back(std::move(record));
    return std::nullopt;
}

MaybeFault read_extended_prohibited(const Columns& line, Reading& reading) {
    auto ids = ranks(line, 5);
    if (!ids) {
        return std::move(ids.error());
    }
    reading.prohibited.push_back({line.number(), std::move(ids->columns)});
    reading.document.prohibited.push_back({1, round_max, std::move(ids->ids)});
    return std::nullopt;
}

// Absent in the round to be paired, which is known only when the whole file is read: round 0.
MaybeFault read_extended_absent(const Columns& line, Reading& reading) {
    auto ids = ranks(line, 5);
    if (!ids) {
        return std::move(ids.error());
    }
    reading.byes.push_back({line.number(), std::move(ids->columns)});
    reading.document.byes.push_back({'Z', 0, std::move(ids->ids)});
    return std::nullopt;
}

MaybeFault read_virtual_points(const Columns& line, Reading& reading) {
    StartingRank rank = 0;
    if (!take(line, 5, 8, rank) || rank == 0) {
        return line.fault("trf.ids", 5);
    }
    auto& points = reading.document.virtual_points[rank];
    reading.virtual_lines[rank] = line.number();
    points.clear();
    for (std::size_t at = 10; at <= line.size(); at += 5) {
        Tenths value{};
        if (auto fault = line.gap_fault({at - 1})) {
            return fault;
        }
        if (points.size() == round_max || !take(line, at, at + 3, value)) {
            return line.fault("trf.points", at);
        }
        points.push_back(value);
    }
    return std::nullopt;
}

} // namespace kodeks::tournament::trf
