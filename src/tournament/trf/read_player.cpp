#include "tournament/trf/record_readers.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace kodeks::tournament::trf {

namespace {

constexpr std::size_t first_cell = 92;
constexpr std::size_t cell_width = 10;
constexpr std::string_view results = "1=0WDL+-HFUZ";

char upper(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

// Titles as FIDE abbreviates them; lower-case forms of 2006 and stray columns are put right.
std::string title_from(std::string text) {
    if (std::ranges::any_of(text, [](char c) { return (c & 0x80) != 0; })) {
        return ""; // letters of no title
    }
    std::ranges::transform(text, text.begin(), upper);
    constexpr std::array<std::pair<std::string_view, std::string_view>, 8> old = {{{"G", "GM"},
                                                                                   {"M", "IM"},
                                                                                   {"F", "FM"},
                                                                                   {"C", "CM"},
                                                                                   {"WG", "WGM"},
                                                                                   {"WM", "WIM"},
                                                                                   {"WF", "WFM"},
                                                                                   {"WC", "WCM"}}};
    const auto* found =
        std::ranges::find(old, text, &std::pair<std::string_view, std::string_view>::first);
    return found == old.end() ? text : std::string(found->second);
}

class PlayerLine {
public:
    PlayerLine(const Columns& line, Reading& reading) : line_(line), reading_(reading) {}

    MaybeFault read() {
        if (!realign()) {
            return line_.fault("trf.player.points", 81);
        }
        for (const std::size_t column : {85U, 90U, 91U}) {
            if (line_.at(column) != ' ') {
                return line_.fault("trf.cell.shifted", column);
            }
        }
        const auto rank = line_.number(5, 8);
        if (!rank || *rank == 0) {
            return line_.fault("trf.player.rank", 5);
        }
        player_.rank = *rank;
        read_person();
        player_.points = line_.points(81, 84).value_or(Tenths{});
        player_.place = line_.number(86, 89);
        if (!player_.place && !line_.is_blank(86, 89)) {
            return line_.fault("trf.player.place", 86);
        }
        if (auto fault = read_cells()) {
            return fault;
        }
        reading_.player_lines.emplace(player_.rank, line_.number());
        reading_.document.players.push_back(std::move(player_));
        return std::nullopt;
    }

private:
    static bool has_points(const Columns& line) {
        return line.is_blank(81, 84) || line.points(81, 84);
    }

    // The blanks between the fields behind the name are where they should be.
    static bool is_aligned(const Columns& line) {
        constexpr std::array<std::size_t, 7> blanks = {53, 57, 69, 80, 85, 90, 91};
        return has_points(line) && std::ranges::all_of(blanks, [&line](std::size_t column) {
                   return line.at(column) == ' ';
               });
    }

    // A writer that counts bytes shifts everything behind an accented name.
    bool realign() {
        const bool sound = is_aligned(line_) && line_.at(48) == ' ';
        if (!sound && line_.has_wide_characters()) {
            const Columns bytes = line_.by_bytes();
            if (is_aligned(bytes) && bytes.at(48) == ' ') {
                shifted_name_ = line_.text(15, 47);
                line_ = bytes;
                remark("trf.player.shifted", 15);
            }
        }
        return has_points(line_);
    }

    void remark(const char* key, std::size_t column) {
        reading_.remarks.push_back(line_.remark(key, column));
    }

    void read_person() {
        player_.sex = line_.at(10);
        if (player_.sex == 'M' || player_.sex == 'W' || upper(player_.sex) == 'F') {
            player_.sex = player_.sex == 'M' ? 'm' : 'w';
            remark("trf.player.sex", 10);
        }
        // Some writers put it one column to the right.
        const bool right = line_.at(11) == ' ' && line_.at(14) != ' ';
        const std::string title = right ? line_.text(12, 14) : line_.text(11, 13);
        player_.title = title_from(title);
        if (player_.title != title) {
            remark("trf.player.title", 11);
        }
        player_.name = shifted_name_.empty() ? line_.text(15, 47) : shifted_name_;
        player_.rating = line_.number(49, 52);
        if (player_.rating == 0U) {
            player_.rating.reset();
        }
        if (!player_.rating && !line_.is_blank(49, 52) && line_.text(49, 52) != "0") {
            remark("trf.player.rating", 49);
        }
        player_.federation = line_.text(54, 56);
        player_.fide_id = line_.text(58, 68);
        player_.birth = line_.text(70, 79);
    }

    MaybeFault read_cells() {
        for (std::size_t at = first_cell; at <= line_.size(); at += cell_width) {
            if (player_.cells.size() == round_max) {
                return line_.fault("trf.player.rounds", at);
            }
            Cell cell;
            if (auto fault = read_cell(at, cell)) {
                return fault;
            }
            player_.cells.push_back(cell);
        }
        while (!player_.cells.empty() && player_.cells.back() == blank_cell) {
            player_.cells.pop_back();
        }
        return std::nullopt;
    }

    MaybeFault read_cell(std::size_t at, Cell& cell) {
        const auto opponent = line_.number(at, at + 3);
        if (!opponent && !line_.is_blank(at, at + 3)) {
            return line_.fault("trf.cell.opponent", at);
        }
        cell.opponent = opponent.value_or(0);
        const char colour = upper(line_.at(at + 5));
        if (colour != 'W' && colour != 'B' && colour != '-' && colour != ' ') {
            return line_.fault("trf.cell.colour", at + 5);
        }
        cell.colour = colour == 'W' ? 'w' : colour == 'B' ? 'b' : '-';
        cell.result = upper(line_.at(at + 7));
        if (cell.result != ' ' && results.find(cell.result) == std::string_view::npos) {
            return line_.fault("trf.cell.result", at + 7);
        }
        for (const std::size_t gap : {at + 4, at + 6, at + 8, at + 9}) {
            if (line_.at(gap) != ' ') {
                return line_.fault("trf.cell.shifted", gap);
            }
        }
        return judge_cell(at, cell);
    }

    // Combinations that other programs write and that mean something else than they say.
    MaybeFault judge_cell(std::size_t at, Cell& cell) {
        const std::string_view games = "1=0WDL+- Z";
        if (cell.opponent != 0 && games.find(cell.result) == std::string_view::npos) {
            return line_.fault("trf.cell.bye_with_opponent", at + 7);
        }
        if (cell.opponent == 0) {
            return judge_bye(at, cell);
        }
        if (cell.colour == '-' && cell.result != '+' && cell.result != '-') {
            return line_.fault("trf.cell.no_colour", at + 5);
        }
        return std::nullopt;
    }

    MaybeFault judge_bye(std::size_t at, Cell& cell) {
        const char before = cell.result;
        const bool team = !reading_.document.teams.empty();
        if (cell.result == '1' || cell.result == 'W') {
            cell.result = 'F';
        } else if (cell.result == '=' || cell.result == 'D') {
            cell.result = 'H';
        } else if (cell.result == '0' || cell.result == 'L' || cell.result == '-') {
            cell.result = 'Z';
        }
        if (cell.result != before) {
            remark("trf.cell.old_bye", at + 7);
        }
        if (cell.colour != '-' && cell.result != '+' && !team) {
            remark("trf.cell.colour_of_bye", at + 5);
            cell.colour = '-';
        }
        if (cell.result == ' ') {
            cell = blank_cell;
        }
        return std::nullopt;
    }

    Columns line_;
    Reading& reading_;
    PlayerRecord player_;
    std::string shifted_name_;
};

} // namespace

MaybeFault read_player(const Columns& line, Reading& reading) {
    if (reading.document.players.size() == rank_max) {
        return line.fault("trf.too_many_players", 1);
    }
    return PlayerLine(line, reading).read();
}

} // namespace kodeks::tournament::trf
