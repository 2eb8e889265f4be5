#include "tournament/trf/write.hpp"

#include "base/utf8.hpp"

#include <cstdlib>

#include <fmt/format.h>

namespace kodeks::tournament::trf {

namespace {

// A line filled column by column.
class Row {
public:
    explicit Row(std::string_view code) { put(1, code); }

    void put(std::size_t column, std::string_view text) {
        const std::u32string codes = code_points(text);
        if (codes_.size() < column - 1 + codes.size()) {
            codes_.resize(column - 1 + codes.size(), U' ');
        }
        std::copy(codes.begin(), codes.end(),
                  codes_.begin() + static_cast<std::ptrdiff_t>(column - 1));
    }

    // Cut to the field, left-aligned.
    void put_left(std::size_t from, std::size_t to, std::string_view text) {
        put(from, to_utf8(code_points(text).substr(0, to - from + 1)));
    }

    void put_right(std::size_t from, std::size_t to, std::string_view text) {
        const std::size_t width = to - from + 1;
        const std::u32string codes = code_points(text).substr(0, width);
        put(from + width - codes.size(), to_utf8(codes));
    }

    // Without the fraction where only the whole number fits.
    void put_points(std::size_t from, std::size_t to, Tenths points) {
        const std::string text = text_of(points);
        put_right(from, to, text.size() <= to - from + 1 ? text : text.substr(0, text.find('.')));
    }

    std::string text() const {
        const auto end = codes_.find_last_not_of(U' ');
        return to_utf8(std::u32string_view(codes_).substr(0, end + 1));
    }

private:
    std::u32string codes_;
};

class Writer {
public:
    Writer(const Document& document, LineEnd line_end)
        : document_(document),
          end_(line_end == LineEnd::crlf ? "\r\n"
               : line_end == LineEnd::cr ? "\r"
                                         : "\n") {}

    std::string run() {
        for (const auto& [code, lines] : document_.texts) {
            for (const std::string& line : lines) {
                text(code + " " + line);
            }
        }
        write_settings();
        write_records();
        for (const PlayerRecord& player : document_.players) {
            write_player(player);
        }
        write_teams();
        for (const std::string& line : document_.others) {
            text(line);
        }
        return std::move(out_);
    }

private:
    void text(std::string_view line) {
        out_ += line;
        out_ += end_;
    }

    void add(const Row& row) { text(row.text()); }

    static void put_ids(Row& row, std::size_t from, const std::vector<StartingRank>& ids) {
        for (std::size_t at = 0; at < ids.size(); ++at) {
            row.put_right(from + 5 * at, from + 5 * at + 3, fmt::format("{}", ids[at]));
        }
    }

    void write_settings() {
        if (!document_.round_dates.empty()) {
            Row row("132");
            for (std::size_t at = 0; at < document_.round_dates.size(); ++at) {
                row.put_left(92 + 10 * at, 99 + 10 * at, document_.round_dates[at]);
            }
            add(row);
        }
        if (document_.rounds) {
            text(fmt::format("142 {}", *document_.rounds));
        }
        if (document_.initial) {
            text(fmt::format("152 {}", *document_.initial));
        }
        if (document_.by_position) {
            text("XXC rank");
        }
        write_points();
        if (document_.match_points) {
            Row row("362");
            put_value(row, 5, "TW", document_.match_points->win);
            put_value(row, 14, "TD", document_.match_points->draw);
            put_value(row, 23, "TL", document_.match_points->loss);
            add(row);
        }
    }

    static void put_value(Row& row, std::size_t at, std::string_view symbol, Tenths value) {
        row.put(at, symbol);
        row.put_points(at + symbol.size(), at + symbol.size() + 3, value);
    }

    // 162 for what it can say, the extensions for the rest.
    void write_points() {
        const GamePoints& points = document_.points;
        if (points == GamePoints{}) {
            return;
        }
        Row row("162");
        put_value(row, 6, "W", points.win);
        put_value(row, 15, "D", points.draw);
        put_value(row, 24, "L", points.loss);
        put_value(row, 33, "A", points.zero_bye);
        put_value(row, 42, "P", points.allocated_bye);
        put_value(row, 51, "X", points.unknown);
        add(row);
        if (points.forfeit_loss != points.zero_bye) {
            text("BBF " + text_of(points.forfeit_loss));
        }
        std::string extended;
        const auto say = [&extended](const char* code, const std::optional<Tenths>& value) {
            extended += value ? std::string(" ") + code + "=" + text_of(*value) : "";
        };
        say("BW", points.black_win);
        say("BD", points.black_draw);
        say("BL", points.black_loss);
        say("FW", points.forfeit_win);
        say("HPB", points.half_bye != points.draw ? std::optional(points.half_bye) : std::nullopt);
        say("FPB", points.full_bye != points.win ? std::optional(points.full_bye) : std::nullopt);
        if (!extended.empty()) {
            text("XXS" + extended);
        }
    }

    void write_records() {
        for (const ByeRecord& record : document_.byes) {
            Row row("240");
            row.put(5, std::string_view(&record.type, 1));
            row.put(7, fmt::format("{:03}", record.round));
            put_ids(row, 11, record.ids);
            add(row);
        }
        for (const AccelerationRecord& record : document_.acceleration) {
            Row row("250");
            if (record.match_points != Tenths{}) {
                row.put_points(5, 8, record.match_points);
            }
            if (record.game_points != Tenths{}) {
                row.put_points(10, 13, record.game_points);
            }
            row.put(15, fmt::format("{:03} {:03} {:04} {:04}", record.first_round,
                                    record.last_round, record.first, record.last));
            add(row);
        }
        for (const ProhibitedRecord& record : document_.prohibited) {
            Row row("260");
            row.put(5, fmt::format("{:03} {:03}", record.first_round, record.last_round));
            put_ids(row, 13, record.ids);
            add(row);
        }
        for (const auto& [rank, points] : document_.virtual_points) {
            Row row("XXA");
            row.put_right(5, 8, std::to_string(rank));
            for (std::size_t at = 0; at < points.size(); ++at) {
                row.put_points(10 + 5 * at, 13 + 5 * at, points[at]);
            }
            add(row);
        }
    }

    void write_player(const PlayerRecord& player) {
        Row row("001");
        row.put_right(5, 8, std::to_string(player.rank));
        row.put(10, std::string_view(&player.sex, 1));
        row.put_right(11, 13, player.title);
        row.put_left(15, 47, player.name);
        if (player.rating) {
            row.put_right(49, 52, std::to_string(*player.rating));
        }
        row.put_left(54, 56, player.federation);
        row.put_right(58, 68, player.fide_id);
        row.put_left(70, 79, player.birth);
        row.put_points(81, 84, player.points);
        if (player.place) {
            row.put_right(86, 89, std::to_string(*player.place));
        }
        for (std::size_t at = 0; at < player.cells.size(); ++at) {
            const Cell& cell = player.cells[at];
            if (cell == blank_cell) {
                continue;
            }
            const std::size_t column = 92 + 10 * at;
            row.put_right(column, column + 3,
                          cell.opponent != 0 ? std::to_string(cell.opponent) : "0000");
            row.put(column + 5, std::string_view(&cell.colour, 1));
            row.put(column + 7, std::string_view(&cell.result, 1));
        }
        add(row);
    }

    void write_teams() {
        for (const TeamRecord& team : document_.teams) {
            write_team(team);
        }
        if (document_.team_byes) {
            Row row("320");
            row.put_points(5, 8, document_.team_byes->match_points);
            row.put_points(10, 13, document_.team_byes->game_points);
            for (std::size_t at = 0; at < document_.team_byes->teams.size(); ++at) {
                row.put(15 + 4 * at, fmt::format("{:03}", document_.team_byes->teams[at]));
            }
            add(row);
        }
        for (const ForfeitedMatch& match : document_.forfeited) {
            text(fmt::format("330 {} {:03} {:03} {:03}", match.type, match.round, match.white,
                             match.black));
        }
        for (const LineUp& line_up : document_.line_ups) {
            Row row("300");
            row.put(
                5, fmt::format("{:03} {:03} {:03}", line_up.round, line_up.team, line_up.opponent));
            put_ids(row, 17, line_up.players);
            add(row);
        }
        for (const PointsRecord& record : document_.abnormal) {
            Row row("299");
            row.put(5, std::string_view(&record.type, 1));
            if (record.match_points) {
                row.put_points(8, 11, *record.match_points);
            }
            if (record.game_points) {
                row.put_points(14, 17, *record.game_points);
            }
            row.put(20, fmt::format("{:03}", record.round));
            put_ids(row, 24, record.ids);
            add(row);
        }
    }

    void write_team(const TeamRecord& team) {
        if (document_.old_teams) {
            Row row("013");
            row.put_left(5, 36, team.name);
            put_ids(row, 37, team.members);
            add(row);
            return;
        }
        Row row("310");
        row.put_right(5, 7, std::to_string(team.number));
        row.put_left(9, 40, team.name);
        row.put_left(42, 46, team.short_name);
        if (team.strength) {
            row.put_right(48, 53, std::to_string(*team.strength));
        }
        row.put_points(55, 60, team.match_points);
        row.put_points(62, 67, team.game_points);
        if (team.place) {
            row.put_right(69, 71, std::to_string(*team.place));
        }
        put_ids(row, 74, team.members);
        add(row);
    }

    const Document& document_;
    std::string_view end_;
    std::string out_;
};

} // namespace

std::string text_of(Tenths points) {
    return fmt::format("{}{}.{}", points.value < 0 ? "-" : "", std::abs(points.value) / 10,
                       std::abs(points.value) % 10);
}

std::string write(const Document& document, LineEnd line_end) {
    return Writer(document, line_end).run();
}

} // namespace kodeks::tournament::trf
