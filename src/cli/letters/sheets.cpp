#include "cli/letters/sheets.hpp"

#include "correspondence/tourney/chart.hpp"
#include "correspondence/tourney/table.hpp"
#include "ledger/scene.hpp"

#include <initializer_list>

#include <fmt/format.h>

namespace kodeks::cli {

namespace {

using namespace correspondence;

struct Head {
    const char* key;
    Align align = Align::left;
};

void add_columns(const Context& context, Sheet& sheet, std::initializer_list<Head> heads) {
    for (const Head& head : heads) {
        sheet.keys.emplace_back(head.key);
        sheet.columns.push_back(
            {context.text("byletter.column." + std::string(head.key)), head.align});
    }
}

Sheet headed(const Context& context, std::initializer_list<Head> heads) {
    Sheet sheet;
    add_columns(context, sheet, heads);
    return sheet;
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
    Sheet sheet = headed(context, {{"place", Align::right}, {"no", Align::right}, {"name"}});
    for (const tourney::Player& player : state.players) {
        sheet.keys.push_back(std::to_string(player.id.value));
        sheet.columns.push_back({std::to_string(player.id.value), Align::right});
    }
    add_columns(context, sheet, {{"games", Align::right}, {"points", Align::right}});
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
    return headed(context, {{"game", Align::right},
                            {"white"},
                            {"black"},
                            {"moves", Align::right},
                            {"days", Align::right},
                            {"result"}});
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
    return headed(context, {{"no", Align::right},
                            {"side"},
                            {"move"},
                            {"partner_sent"},
                            {"received"},
                            {"sent"},
                            {"thinking", Align::right},
                            {"penalty", Align::right},
                            {"totals", Align::right},
                            {"overstep"}});
}

Sheet due_head(const Context& context) {
    return headed(context,
                  {{"until"}, {"left", Align::right}, {"who"}, {"game", Align::right}, {"what"}});
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
