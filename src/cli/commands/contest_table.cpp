// Who stands where in a competition.
#include "cli/commands/contest.hpp"
#include "cli/contest/remote.hpp"
#include "cli/event/show.hpp"
#include "composition/contest/shown.hpp"
#include "composition/contest/table.hpp"

#include <fmt/format.h>

namespace kodeks::cli {

namespace {

namespace json = boost::json;

std::string number_or_nothing(std::uint32_t number) {
    return number == 0 ? "" : std::to_string(number);
}

std::vector<std::string> place_cells(const Context& context, const contest::Place& place,
                                     const std::string& points) {
    return {number_or_nothing(place.section),
            place.first == place.last ? std::to_string(place.first)
                                      : fmt::format("{}-{}", place.first, place.last),
            place.name,
            number_or_nothing(place.work.value),
            points,
            place.prize ? context.text("contest.prize") : ""};
}

Sheet places_head(const Context& context) {
    const auto title = [&](std::string_view key) {
        return context.text("cli.contest.column." + std::string(key));
    };
    return {{{title("section"), Align::right},
             {title("place"), Align::right},
             {title("name")},
             {title("work"), Align::right},
             {title("points"), Align::right},
             {title("prize")}},
            {"section", "place", "name", "work", "points", "prize"},
            {}};
}

// The last award, or how it would be now; without names while the judges do not know them.
Sheet places_sheet(const Context& context, const contest::State& state) {
    Sheet sheet = places_head(context);
    for (contest::Place place : state.places.empty() ? contest::places_of(state) : state.places) {
        place.name = contest::shows_authors(state) ? place.name : "";
        sheet.rows.push_back(place_cells(context, place, to_text(place.points)));
    }
    return sheet;
}

Sheet pairs_head(const Context& context) {
    return {{{context.text("cli.contest.column.section"), Align::right},
             {""},
             {context.text("cli.contest.column.points"), Align::right},
             {context.text("cli.contest.column.points"), Align::right},
             {""}},
            {"section", "first", "first-points", "second-points", "second"},
            {}};
}

Sheet pairs_sheet(const Context& context, const contest::State& state) {
    Sheet sheet = pairs_head(context);
    for (const contest::PairResult& pair : contest::pair_results(state)) {
        sheet.rows.push_back({std::to_string(pair.section), pair.first, to_text(pair.first_points),
                              to_text(pair.second_points), pair.second});
    }
    return sheet;
}

// What the server shows whoever asks.
Sheet remote_places(const Context& context, const json::object& card) {
    Sheet sheet = places_head(context);
    for (const json::value& one : card.at("places").as_array()) {
        const json::object& row = one.as_object();
        const contest::Place place{.first = number_at(row, "first"),
                                   .last = number_at(row, "last"),
                                   .section = number_at(row, "section"),
                                   .name = text_at(row, "name"),
                                   .work = contest::WorkId{number_at(row, "work")},
                                   .points = {},
                                   .prize = row.at("prize").as_bool()};
        sheet.rows.push_back(place_cells(context, place, text_at(row, "points")));
    }
    return sheet;
}

Sheet remote_pairs(const Context& context, const json::object& card) {
    Sheet sheet = pairs_head(context);
    for (const json::value& one : card.at("pairs").as_array()) {
        const json::object& row = one.as_object();
        sheet.rows.push_back({std::to_string(number_at(row, "section")), text_at(row, "first"),
                              text_at(row, "first_points"), text_at(row, "second_points"),
                              text_at(row, "second")});
    }
    return sheet;
}

Exit show(const Arguments& arguments, const Context& context, const Sheet& sheet) {
    print_sheet(context, sheet,
                context.facts.json       ? Form::json
                : arguments.has("--csv") ? Form::csv
                                         : Form::text);
    return Exit::done;
}

Exit run_remote_table(const Arguments& arguments, const Context& context) {
    const auto card = ask_server(arguments, context, contest_path(arguments));
    if (!card) {
        return context.bad_input(card.error());
    }
    return show(arguments, context,
                arguments.has("--pairs") ? remote_pairs(context, *card)
                                         : remote_places(context, *card));
}

Exit run_table(const Arguments& arguments, const Context& context) {
    if (arguments.has("--server")) {
        return run_remote_table(arguments, context);
    }
    return with_contest(arguments, context, [&](const ContestFile& file) {
        return show(arguments, context,
                    arguments.has("--pairs") ? pairs_sheet(context, file.state)
                                             : places_sheet(context, file.state));
    });
}

} // namespace

Command contest_table() {
    return {"contest table", {required("CONTEST"), flag("--pairs"), flag("--csv")}, run_table};
}

} // namespace kodeks::cli
