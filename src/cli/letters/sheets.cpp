#include "cli/letters/sheets.hpp"

#include "correspondence/tourney/chart.hpp"
#include "correspondence/tourney/table.hpp"
#include "ledger/scene.hpp"

#include <fmt/format.h>

namespace kodeks::cli {

namespace {

using namespace correspondence;

void add_column(const Context& context, Sheet& sheet, const std::string& key, Align align) {
    sheet.keys.push_back(key);
    sheet.columns.push_back({context.text("byletter.column." + key), align});
}

std::string place_text(const tourney::TableRow& row) {
    if (row.first_place == 0) {
        return "";
    }
    return row.first_place == row.last_place
               ? std::to_string(row.first_place)
               : fmt::format("{}-{}", row.first_place, row.last_place);
}

std::string day_or_dash(const std::optional<Day>& day) {
    return day ? write_day(*day) : "-";
}

} // namespace

Sheet table_head(const Context& context, const tourney::State& state) {
    Sheet sheet;
    add_column(context, sheet, "place", Align::right);
    add_column(context, sheet, "no", Align::right);
    add_column(context, sheet, "name", Align::left);
    for (const tourney::Player& player : state.players) {
        sheet.keys.push_back(std::to_string(player.id.value));
        sheet.columns.push_back({std::to_string(player.id.value), Align::right});
    }
    add_column(context, sheet, "games", Align::right);
    add_column(context, sheet, "points", Align::right);
    for (const std::string& code : state.settings.tie_breaks) {
        sheet.keys.push_back(code);
        sheet.columns.push_back({tie_break_title(context, code), Align::right});
    }
    return sheet;
}

Sheet table_sheet(const Context& context, const tourney::State& state) {
    Sheet sheet = table_head(context, state);
    for (const tourney::TableRow& row : tourney::table(state)) {
        std::vector<std::string> cells = {place_text(row), std::to_string(row.player.value),
                                          tourney::player_at(state, row.player).person.name};
        for (std::size_t i = 0; i < row.results.size(); ++i) {
            cells.push_back(i + 1 == row.player.value ? "*" : row.results[i]);
        }
        cells.push_back(std::to_string(row.games));
        cells.push_back(to_text(row.points));
        for (std::size_t i = 0; i < state.settings.tie_breaks.size(); ++i) {
            cells.push_back(i < row.values.size() ? row.values[i] : "");
        }
        sheet.rows.push_back(std::move(cells));
    }
    return sheet;
}

Sheet games_head(const Context& context) {
    Sheet sheet;
    add_column(context, sheet, "game", Align::right);
    add_column(context, sheet, "white", Align::left);
    add_column(context, sheet, "black", Align::left);
    add_column(context, sheet, "moves", Align::right);
    add_column(context, sheet, "days", Align::right);
    add_column(context, sheet, "result", Align::left);
    return sheet;
}

Sheet games_sheet(const Context& context, const tourney::State& state) {
    Sheet sheet = games_head(context);
    for (const tourney::Game& game : state.games) {
        const auto name = [&](games::Side side) {
            return tourney::player_at(state, game.of(side)).person.name;
        };
        const std::string phase =
            context.text("byletter.phase." + std::string(ledger::word(game.state.phase)));
        sheet.rows.push_back(
            {std::to_string(game.id.value), name(games::Side::white), name(games::Side::black),
             std::to_string((game.state.moves.size() + 1) / 2), days_text(game.state),
             tourney::is_annulled(state, game) ? context.text("byletter.phase.annulled")
             : game.state.outcome              ? std::string(symbol(*game.state.outcome))
                                               : phase});
    }
    return sheet;
}

Sheet chart_head(const Context& context) {
    Sheet sheet;
    add_column(context, sheet, "no", Align::right);
    add_column(context, sheet, "side", Align::left);
    add_column(context, sheet, "move", Align::left);
    add_column(context, sheet, "partner_sent", Align::left);
    add_column(context, sheet, "received", Align::left);
    add_column(context, sheet, "sent", Align::left);
    add_column(context, sheet, "thinking", Align::right);
    add_column(context, sheet, "penalty", Align::right);
    add_column(context, sheet, "totals", Align::right);
    add_column(context, sheet, "overstep", Align::left);
    return sheet;
}

Sheet due_head(const Context& context) {
    Sheet sheet;
    add_column(context, sheet, "until", Align::left);
    add_column(context, sheet, "left", Align::right);
    add_column(context, sheet, "who", Align::left);
    add_column(context, sheet, "game", Align::right);
    add_column(context, sheet, "what", Align::left);
    return sheet;
}

Sheet chart_sheet(const Context& context, std::span<const tourney::Event> events,
                  tourney::GameId game) {
    std::vector<correspondence::Event> facts;
    for (const tourney::Event& event : events) {
        const auto* const in_game = event.get_if<tourney::InGame>();
        if (in_game != nullptr && in_game->game == game) {
            facts.push_back(*in_game->fact);
        }
    }
    Sheet sheet = chart_head(context);
    for (const tourney::ChartRow& row : tourney::chart(facts)) {
        sheet.rows.push_back({std::to_string(row.number),
                              context.text("letters.by." + std::string(ledger::word(row.by))),
                              row.moves, day_or_dash(row.partner_sent), day_or_dash(row.received),
                              write_day(row.sent), std::to_string(row.thinking.value),
                              std::to_string(row.penalty.value), row.totals,
                              row.overstepped ? "!" : ""});
    }
    return sheet;
}

Exit show_sheet(const Arguments& arguments, const Context& context, const Sheet& sheet) {
    print_sheet(context, sheet,
                context.facts.json       ? Form::json
                : arguments.has("--csv") ? Form::csv
                                         : Form::text);
    return Exit::done;
}

} // namespace kodeks::cli
