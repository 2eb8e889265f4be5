#include "cli/event/show.hpp"

#include "cli/json.hpp"
#include "tournament/desk/field_of.hpp"
#include "tournament/tables/crosstable.hpp"
#include "tournament/tables/fide_standings.hpp"
#include "tournament/tables/standings.hpp"
#include "tournament/tables/team.hpp"

#include <algorithm>
#include <ostream>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <fmt/format.h>

namespace kodeks::cli {

namespace {

using namespace tournament;
namespace json = boost::json;

class SheetBuilder {
public:
    explicit SheetBuilder(const Context& context) : context_(context) {}

    SheetBuilder& column(const std::string& key, Align align = Align::left) {
        sheet_.columns.push_back({context_.text("cli.event.column." + key), align});
        sheet_.keys.push_back(key);
        return *this;
    }

    SheetBuilder& titled(std::string key, std::string title, Align align = Align::right) {
        sheet_.columns.push_back({std::move(title), align});
        sheet_.keys.push_back(std::move(key));
        return *this;
    }

    void row(std::vector<std::string> cells) { sheet_.rows.push_back(std::move(cells)); }

    Sheet take() { return std::move(sheet_); }

private:
    const Context& context_;
    Sheet sheet_;
};

std::string quoted(const std::string& cell) {
    if (cell.find_first_of(",\"\n") == std::string::npos) {
        return cell;
    }
    std::string text = "\"";
    for (const char c : cell) {
        text += c == '"' ? "\"\"" : std::string(1, c);
    }
    return text + '"';
}

std::string result_text(const State& state, const Stage& stage, const Pairing& pairing) {
    if (pairing.games.size() == 1) {
        const std::string counted =
            to_text(settled_games(state, stage, pairing).front(), state.settings.scale);
        return is_rated_otherwise(pairing, 1)
                   ? fmt::format("{} ({})", counted,
                                 to_text(pairing.rated.front(), state.settings.scale))
                   : counted;
    }
    const PairScore score = score_of(state, stage, pairing);
    return score.complete ? fmt::format("{}:{}", kodeks::to_text(score.first_games),
                                        kodeks::to_text(score.second_games))
                          : "*";
}

// The numbers drawn, by entry: a sheet of thousands does not search for each.
class Numbers {
public:
    explicit Numbers(const Stage& stage) {
        std::uint32_t number = 0;
        for (const EntryId entry : stage.lots.numbers) {
            numbers_.resize(std::max<std::size_t>(numbers_.size(), entry.value + 1));
            numbers_[entry.value] = ++number;
        }
    }

    std::string of(EntryId entry) const {
        const bool drawn = entry.value < numbers_.size() && numbers_[entry.value] > 0;
        return drawn ? std::to_string(numbers_[entry.value]) : "";
    }

private:
    std::vector<std::uint32_t> numbers_; // 0: none
};

std::string rating_text(const State& state, EntryId entry) {
    const auto& ratings = find_entry(state, entry)->person.ratings;
    return ratings.empty() ? "" : std::to_string(ratings.front().value);
}

// The boards of a team match below the match itself.
void add_boards(SheetBuilder& sheet, const State& state, const Stage& stage, RoundNumber round,
                const Pairing& pairing) {
    const auto first = line_up_of(state, stage, round, pairing.first);
    const auto second = line_up_of(state, stage, round, pairing.second);
    const auto name = [&](const std::vector<EntryId>& players, std::size_t board) {
        const bool empty = board >= players.size() || players[board] == no_entry;
        return empty ? std::string("–") : name_of(state, players[board]);
    };
    const auto games = settled_games(state, stage, pairing);
    for (std::size_t i = 0; i < games.size(); ++i) {
        const bool white = first_has_white(static_cast<std::uint32_t>(i) + 1);
        sheet.row({"", fmt::format(".{}", i + 1), name(white ? first : second, i),
                   name(white ? second : first, i), to_text(games[i], state.settings.scale)});
    }
}

// The games of a micro-match below the match itself, and the opening drawn for them.
void add_games(SheetBuilder& sheet, const State& state, const Stage& stage,
               const Pairing& pairing) {
    if (!pairing.opening.empty()) {
        sheet.row({"", "", pairing.opening, "", ""});
    }
    const auto games = settled_games(state, stage, pairing);
    for (std::size_t i = 0; i < games.size() && games.size() > 1; ++i) {
        const bool straight = first_has_white(static_cast<std::uint32_t>(i) + 1);
        sheet.row({"", fmt::format(".{}", i + 1),
                   name_of(state, straight ? pairing.first : pairing.second),
                   name_of(state, straight ? pairing.second : pairing.first),
                   to_text(games[i], state.settings.scale)});
    }
}

} // namespace

std::string to_csv(const Sheet& sheet) {
    std::string text;
    const auto line = [&](const std::vector<std::string>& cells) {
        for (std::size_t i = 0; i < cells.size(); ++i) {
            text += (i == 0 ? "" : ",") + quoted(cells[i]);
        }
        text += '\n';
    };
    line(sheet.keys);
    for (const auto& row : sheet.rows) {
        line(row);
    }
    return text;
}

void print_sheet(const Context& context, const Sheet& sheet, Form form) {
    std::ostream& out = context.streams.out;
    if (form == Form::csv) {
        out << to_csv(sheet);
    } else if (form == Form::json) {
        json::array rows;
        for (const auto& row : sheet.rows) {
            json::object object;
            for (std::size_t i = 0; i < row.size(); ++i) {
                object[sheet.keys[i]] = row[i];
            }
            rows.push_back(std::move(object));
        }
        print_json(out, rows);
    } else {
        TextTable table(sheet.columns);
        for (const auto& row : sheet.rows) {
            table.add(row);
        }
        out << table.to_text();
    }
}

Sheet pairings_sheet(const Context& context, const State& state, const Stage& stage,
                     RoundNumber round, const std::vector<std::uint32_t>& tables) {
    const Numbers numbers(stage);
    SheetBuilder sheet(context);
    sheet.column("table", Align::right).column("no", Align::right).column("white");
    sheet.column("black").column("result");
    std::uint32_t table = 0;
    for (const Pairing& pairing : stage.rounds[round - 1].pairings) {
        ++table;
        if (!tables.empty() && std::ranges::find(tables, table) == tables.end()) {
            continue;
        }
        if (pairing.second == no_entry) {
            sheet.row({"", numbers.of(pairing.first), name_of(state, pairing.first),
                       context.text("cli.event.free"),
                       stage.settings.system == System::swiss ? "+" : ""});
            continue;
        }
        sheet.row({std::to_string(table),
                   fmt::format("{}-{}", numbers.of(pairing.first), numbers.of(pairing.second)),
                   name_of(state, pairing.first), name_of(state, pairing.second),
                   result_text(state, stage, pairing)});
        if (stage.settings.boards > 0) {
            add_boards(sheet, state, stage, round, pairing);
        } else {
            add_games(sheet, state, stage, pairing);
        }
    }
    for (const EntryId entry : stage.rounds[round - 1].absent) {
        if (!tables.empty()) {
            break;
        }
        sheet.row({"", numbers.of(entry), name_of(state, entry),
                   context.text("cli.event.absent_word"), ""});
    }
    return sheet.take();
}

std::string tie_break_title(const Context& context, const std::string& code) {
    return is_fide_tie_break(code) ? code : context.text("tournament.tiebreak." + code);
}

namespace {

// A team plays matches, a person plays games.
std::string names_title(const Context& context, const Stage& stage) {
    return context.text(stage.settings.boards > 0 ? "cli.event.column.team"
                                                  : "cli.event.column.name");
}

std::string games_title(const Context& context, const Stage& stage) {
    return context.text(stage.settings.boards > 0 ? "cli.event.column.matches"
                                                  : "cli.event.column.games");
}

// "4b2" for the reader: the opponent's line, the colour, the points.
std::string cross_text(const Context& context, std::string_view cell) {
    std::string text;
    while (!cell.empty()) {
        const bool adjourned = cell.starts_with("adj");
        if (adjourned) {
            text += context.text("reports.adjourned");
        } else if (cell.front() == 'w' || cell.front() == 'b') {
            text += context.text(cell.front() == 'w' ? "reports.w" : "reports.b");
        } else {
            text += cell.front();
        }
        cell.remove_prefix(adjourned ? 3 : 1);
    }
    return text;
}

} // namespace

Sheet standings_sheet(const Context& context, const State& state, const Stage& stage) {
    const Standings table = standings(state, stage);
    const Numbers numbers(stage);
    SheetBuilder sheet(context);
    sheet.column("place", Align::right).column("no", Align::right);
    sheet.titled("name", names_title(context, stage), Align::left);
    sheet.column("rating", Align::right).titled("games", games_title(context, stage));
    sheet.column("points", Align::right);
    for (const std::string& code : table.codes) {
        sheet.titled(code, tie_break_title(context, code));
    }
    for (const StandingLine& line : table.lines) {
        std::vector<std::string> cells = {
            place_text(line),           numbers.of(line.entry),
            name_of(state, line.entry), rating_text(state, line.entry),
            std::to_string(line.games), kodeks::to_text(line.points)};
        for (const auto& value : line.values) {
            cells.push_back(value_text(value));
        }
        sheet.row(std::move(cells));
    }
    for (const EntryId entry : table.without_place) {
        std::vector<std::string> cells = {"–", numbers.of(entry), name_of(state, entry),
                                          rating_text(state, entry)};
        cells.resize(6 + table.codes.size());
        sheet.row(std::move(cells));
    }
    return sheet.take();
}

Sheet crosstable_sheet(const Context& context, const State& state, const Stage& stage, Form form) {
    const Crosstable table = crosstable(state, stage);
    SheetBuilder sheet(context);
    sheet.column("line", Align::right).titled("name", names_title(context, stage), Align::left);
    const std::size_t columns = table.rows.empty() ? 0 : table.rows.front().cells.size();
    for (std::size_t i = 1; i <= columns; ++i) {
        sheet.titled(fmt::format("{}{}", table.by_opponent ? "vs" : "r", i), std::to_string(i));
    }
    sheet.column("points", Align::right).column("place", Align::right);
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const CrossRow& row = table.rows[i];
        std::vector<std::string> cells = {std::to_string(i + 1), name_of(state, row.entry)};
        for (const std::string& cell : row.cells) {
            cells.push_back(form == Form::text ? cross_text(context, cell) : cell);
        }
        cells.push_back(row.place.empty() ? "–" : kodeks::to_text(row.points));
        cells.push_back(row.place.empty() ? "–" : row.place);
        sheet.row(std::move(cells));
    }
    return sheet.take();
}

Sheet entries_sheet(const Context& context, const State& state, const Stage& stage) {
    const Numbers numbers(stage);
    SheetBuilder sheet(context);
    sheet.column("no", Align::right).column("name").column("rating", Align::right).column("club");
    const auto& order = stage.lots.numbers.empty() ? stage.members : stage.lots.numbers;
    for (const EntryId entry : order) {
        const bool left = has_left(stage, entry);
        sheet.row(
            {numbers.of(entry), name_of(state, entry), rating_text(state, entry),
             left ? context.text("cli.event.left_word") : find_entry(state, entry)->person.club});
    }
    return sheet.take();
}

} // namespace kodeks::cli
