#include "cli/letters/remote_sheets.hpp"

#include "cli/letters/remote.hpp"
#include "cli/letters/sheets.hpp"

#include <algorithm>
#include <ostream>

#include <boost/json/array.hpp>
#include <fmt/format.h>

namespace kodeks::cli {

namespace {

namespace json = boost::json;
using namespace correspondence;

// A text or a number as the cell of a table; empty when it is not there.
std::string cell(const json::object& row, std::string_view key) {
    const json::value* const value = row.if_contains(key);
    return value == nullptr     ? ""
           : value->is_string() ? std::string(value->as_string())
           : value->is_number() ? std::to_string(value->to_number<std::int64_t>())
                                : "";
}

std::string player_name(const LetterFile& file, const std::string& number) {
    return name_in(file.state, number);
}

std::string phase_text(const Context& context, const std::string& phase) {
    return context.text("byletter.phase." + phase);
}

// The card of the tournament, and what it says about who takes part.
using CardWork = std::function<Exit(const LetterFile&, const json::object&)>;

Exit with_card(const Arguments& arguments, const Context& context, const CardWork& work) {
    return with_letters(arguments, context, [&](const LetterFile& file) {
        const auto card = ask_letters(arguments, context);
        return card ? work(file, *card) : context.bad_input(card.error());
    });
}

std::vector<std::string> table_cells(const json::object& row, std::size_t columns) {
    std::vector<std::string> cells = {cell(row, "place"), cell(row, "player"), cell(row, "name")};
    for (const json::value& one : row.at("results").as_array()) {
        cells.emplace_back(one.as_string());
    }
    cells.push_back(cell(row, "games"));
    cells.push_back(cell(row, "points"));
    for (const json::value& one : row.at("values").as_array()) {
        cells.emplace_back(one.as_string());
    }
    cells.resize(columns);
    return cells;
}

std::string who(const Context& context, const LetterFile& file, const json::object& duty) {
    return duty.contains("player") && cell(duty, "office") == "player"
               ? player_name(file, cell(duty, "player"))
               : context.text("byletter.office." + cell(duty, "office"));
}

std::vector<std::string> duty_cells(const Context& context, const LetterFile& file,
                                    const json::object& duty) {
    std::string what = text_in(duty.at("text"), context);
    what += duty.at("right").as_bool() ? context.text("byletter.may") : "";
    std::vector<std::string> articles;
    for (const json::value& one : duty.at("articles").as_array()) {
        articles.emplace_back(one.as_string());
    }
    what += articles.empty() ? " " : " [" + joined(articles, ", ") + "]";
    return {cell(duty, "until"), cell(duty, "left"), who(context, file, duty), cell(duty, "game"),
            what};
}

} // namespace

Exit show_remote_table(const Arguments& arguments, const Context& context) {
    return with_card(arguments, context, [&](const LetterFile& file, const json::object& card) {
        if (!card.at("informed").as_bool()) {
            return context.answer_no({"server.letters.uninformed", {}});
        }
        Sheet sheet = table_head(context, file.state);
        for (const json::value& row : card.at("table").as_array()) {
            sheet.rows.push_back(table_cells(row.as_object(), sheet.columns.size()));
        }
        return show_sheet(arguments, context, sheet);
    });
}

Exit show_remote_games(const Arguments& arguments, const Context& context) {
    return with_card(arguments, context, [&](const LetterFile& file, const json::object& card) {
        Sheet sheet = games_head(context);
        for (const json::value& one : card.at("games").as_array()) {
            const json::object& row = one.as_object();
            const std::string result =
                row.at("annulled").as_bool() ? phase_text(context, "annulled")
                : row.contains("result")     ? cell(row, "result")
                                             : phase_text(context, cell(row, "phase"));
            sheet.rows.push_back({cell(row, "id"), player_name(file, cell(row, "white")),
                                  player_name(file, cell(row, "black")), cell(row, "moves"),
                                  cell(row, "days"), result});
        }
        return show_sheet(arguments, context, sheet);
    });
}

Exit show_remote_chart(const Arguments& arguments, const Context& context) {
    const auto game =
        ask_letters(arguments, context, fmt::format("/games/{}", game_in(arguments).value));
    if (!game) {
        return context.bad_input(game.error());
    }
    Sheet sheet = chart_head(context);
    const auto day = [](const json::object& row, std::string_view key) {
        return row.contains(key) ? cell(row, key) : std::string("-");
    };
    for (const json::value& one : game->at("chart").as_array()) {
        const json::object& row = one.as_object();
        sheet.rows.push_back({cell(row, "number"), context.text("letters.by." + cell(row, "by")),
                              cell(row, "moves"), day(row, "partner_sent"), day(row, "received"),
                              cell(row, "sent"), cell(row, "thinking"), cell(row, "penalty"),
                              cell(row, "totals"), row.at("overstepped").as_bool() ? "!" : ""});
    }
    return show_sheet(arguments, context, sheet);
}

Exit show_remote_due(const Arguments& arguments, const Context& context) {
    if (arguments.has("--today")) { // the server's own clock says which day it is for whom
        return context.wrong_usage({"cli.correspondence.servers_day", {}});
    }
    return with_card(arguments, context, [&](const LetterFile& file, const json::object& card) {
        const std::string wanted = name_in(file.state, arguments.maybe("--for").value_or(""));
        Sheet sheet = due_head(context);
        for (const json::value& one : card.at("duties").as_array()) {
            const json::object& duty = one.as_object();
            const bool meant = wanted.empty() || who(context, file, duty) == wanted ||
                               (cell(duty, "office") != "player" && cell(duty, "office") == wanted);
            if (meant) {
                sheet.rows.push_back(duty_cells(context, file, duty));
            }
        }
        if (sheet.rows.empty() && !context.facts.json) {
            context.streams.out << context.text("byletter.nothing_due") << '\n';
            return Exit::done;
        }
        print_sheet(context, sheet, context.facts.json ? Form::json : Form::text);
        return Exit::done;
    });
}

} // namespace kodeks::cli
