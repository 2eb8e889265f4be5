#include "cli/letters/papers.hpp"

#include "base/text_table.hpp"
#include "cli/letters/sheets.hpp"
#include "cli/letters/telling.hpp"
#include "correspondence/tourney/chart.hpp"
#include "referee/words/sentence.hpp"

#include <fmt/format.h>

namespace kodeks::cli {

namespace {

using namespace correspondence;

std::string rendered(const Sheet& sheet) {
    TextTable table(sheet.columns);
    for (const auto& row : sheet.rows) {
        table.add(row);
    }
    return table.to_text();
}

std::string head(const Context& context, const tourney::State& state, std::string_view paper) {
    const tourney::Settings& settings = state.settings;
    return context.text("byletter.paper.head",
                        {{"name", settings.name},
                         {"code", settings.code},
                         {"paper", context.text("byletter.paper." + std::string(paper))}}) +
           "\n" +
           context.text("byletter.paper.dates", {{"first", write_day(settings.first)},
                                                 {"last", write_day(settings.last)}}) +
           "\n" +
           context.text("byletter.paper.officials", {{"organiser", settings.organiser},
                                                     {"arbiter", settings.arbiter},
                                                     {"headman", settings.headman}}) +
           "\n\n";
}

Sheet people_sheet(const Context& context, const tourney::State& state) {
    Sheet sheet;
    for (const char* key : {"no", "name", "address", "email", "zone"}) {
        sheet.keys.emplace_back(key);
        sheet.columns.push_back({context.text("byletter.column." + std::string(key))});
    }
    for (const tourney::Player& player : state.players) {
        sheet.rows.push_back({std::to_string(player.id.value), player.person.name,
                              player.person.address, player.person.email, player.person.zone});
    }
    return sheet;
}

// A ruling of the tournament or of one of its games as a line; nothing for other facts.
std::string ruling_line(const Context& context, const tourney::State& state,
                        const tourney::Event& event) {
    if (const auto* const ruled = event.get_if<tourney::Ruled>()) {
        return fmt::format("{} {}\n", sentence(context, state, *ruled->ruling),
                           referee::bracketed(ruled->ruling->articles));
    }
    const auto* const in_game = event.get_if<tourney::InGame>();
    const auto* const given = in_game == nullptr ? nullptr : in_game->fact->get_if<RulingGiven>();
    if (given == nullptr || given->ruling->decision == "letter_days") {
        return {}; // every letter has its days, and the charts tell them
    }
    const referee::Reader reader{
        context.facts.language, games::find_variant(state.settings.variant), {}};
    return fmt::format("{}: {} {}\n", game_title(context, state, in_game->game),
                       sentence(*given->ruling, reader),
                       referee::bracketed(given->ruling->articles));
}

// When it was said; nothing for facts that are no words of anybody.
std::optional<Day> day_of(const tourney::Event& event) {
    if (const auto* const said = event.get_if<tourney::Said>()) {
        return said->command->on;
    }
    const auto* const in_game = event.get_if<tourney::InGame>();
    const auto* const said =
        in_game == nullptr ? nullptr : in_game->fact->get_if<correspondence::Said>();
    return said == nullptr ? std::nullopt : std::optional(said->command->on);
}

} // namespace

std::vector<std::string> paper_names() {
    return {"start-list", "information", "record", "report"};
}

std::string start_list_paper(const Context& context, const LetterFile& file) {
    return head(context, file.state, "start_list") + rendered(people_sheet(context, file.state)) +
           "\n" + rendered(games_sheet(context, file.state));
}

std::string information_paper(const Context& context, const LetterFile& file) {
    const bool over = file.state.stage >= tourney::Stage::closed;
    return head(context, file.state, over ? "final" : "information") +
           rendered(table_sheet(context, file.state)) +
           (over ? "" : "\n" + rendered(games_sheet(context, file.state)));
}

std::string record_paper(const Context& context, const LetterFile& file, tourney::GameId game) {
    const tourney::Game& found = *tourney::find_game(file.state, game);
    const referee::Reader reader{context.facts.language, found.state.variant, {}};
    std::string text =
        file.state.settings.code + "\n" + game_title(context, file.state, game) + "\n\n";
    for (const std::string& line : tourney::score_lines(found.state)) {
        text += line + "\n";
    }
    text += "\n" +
            (found.state.outcome ? sentence(*found.state.outcome, reader)
                                 : context.text("byletter.phase.playing")) +
            "\n";
    return text + context.text("byletter.paper.sign") + "\n";
}

std::string report_paper(const Context& context, const LetterFile& file) {
    std::string text = head(context, file.state, "report");
    std::string day;
    for (const tourney::Event& event : file.events) {
        if (const auto said = day_of(event)) {
            day = write_day(*said);
        }
        const std::string line = ruling_line(context, file.state, event);
        text += line.empty() ? "" : day + "  " + line;
    }
    return text + "\n" + rendered(table_sheet(context, file.state));
}

} // namespace kodeks::cli
