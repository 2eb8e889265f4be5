#include "reports/letters/letter_paper.hpp"

#include "correspondence/tourney/table.hpp"
#include "correspondence/tourney/usual.hpp"
#include "correspondence/tourney/words.hpp"
#include "ledger/scene.hpp"
#include "reports/papers/paper.hpp"

#include <fmt/format.h>

namespace kodeks::reports {

namespace {

namespace tourney = correspondence::tourney;
using correspondence::Day;

std::string places_text(const tourney::TableRow& row) {
    if (row.first_place == 0) {
        return "–";
    }
    return row.first_place == row.last_place
               ? std::to_string(row.first_place)
               : fmt::format("{}-{}", row.first_place, row.last_place);
}

std::string last_said(std::span<const tourney::Event> events) {
    for (auto event = events.rbegin(); event != events.rend(); ++event) {
        if (const auto day = said_on(*event)) {
            return write_day(*day);
        }
    }
    return {};
}

std::vector<Cell> table_cells(const LetterPaper& paper, const tourney::TableRow& row) {
    std::vector<Cell> cells = {places_text(row), std::to_string(row.player.value),
                               paper.name(row.player)};
    for (std::size_t i = 0; i < row.results.size(); ++i) {
        cells.emplace_back(i + 1 == row.player.value ? std::string("*") : row.results[i]);
    }
    cells.emplace_back(std::to_string(row.games));
    cells.emplace_back(kodeks::to_text(row.points));
    for (const std::string& value : row.values) {
        cells.emplace_back(value);
    }
    return cells;
}

// Its name, and the article of the book that has it.
std::string tie_break_text(const std::string& edition, const std::string& code, Language language) {
    const std::string name = render(Message{"tournament.tiebreak." + code, {}}, language);
    const std::string_view articles[] = {tourney::tie_break_article(edition, code)};
    return articles[0].empty() ? name : name + " " + cited_text(articles, edition);
}

} // namespace

std::optional<Day> said_on(const tourney::Event& event) {
    if (const auto* const said = event.get_if<tourney::Said>()) {
        return said->command->on;
    }
    const auto* const in_game = event.get_if<tourney::InGame>();
    const auto* const said =
        in_game == nullptr ? nullptr : in_game->fact->get_if<correspondence::Said>();
    return said == nullptr ? std::nullopt : std::optional(said->command->on);
}

LetterPaper::LetterPaper(const LetterSources& sources, const LetterRequest& request,
                         std::string_view kind)
    : sources_(sources), request_(request) {
    const tourney::Settings& settings = state().settings;
    document_.language = request.language;
    document_.title = render(letter_title(*find_letter_kind(kind), state()), language());
    document_.subtitle = fmt::format("{} ({})", settings.name, settings.code);
    document_.date = last_said(sources.events);
}

const tourney::Game& LetterPaper::game() const {
    return *tourney::find_game(state(), request_.game);
}

std::vector<correspondence::Event> LetterPaper::game_facts() const {
    std::vector<correspondence::Event> facts;
    for (const tourney::Event& event : sources_.events) {
        const auto* const in_game = event.get_if<tourney::InGame>();
        if (in_game != nullptr && in_game->game == request_.game) {
            facts.push_back(*in_game->fact);
        }
    }
    return facts;
}

std::string LetterPaper::text(std::string_view key, std::vector<MessagePart> parts) const {
    return render(Message{"reports.letters." + std::string(key), std::move(parts)}, language());
}

Column LetterPaper::column(std::string_view key, Justify justify, std::uint8_t share) const {
    return {render(Message{"byletter.column." + std::string(key), {}}, language()), justify, share};
}

std::string LetterPaper::name(tourney::PlayerId player) const {
    return tourney::player_at(state(), player).person.name;
}

std::string LetterPaper::office(std::string_view word) const {
    return render(Message{"byletter.office." + std::string(word), {}}, language());
}

void LetterPaper::name_game() {
    add(Heading{render(tourney::title_of(state(), request_.game), language()), 2});
}

void LetterPaper::add_settings() {
    const tourney::Settings& settings = state().settings;
    FactList list;
    list.facts = {
        {text("fact.game"), render(Message{"variant." + settings.variant, {}}, language())},
        {text("fact.play"),
         fmt::format("{} – {}", write_day(settings.first), write_day(settings.last))},
        {text("fact.time"),
         text("allowance", {{"days", std::to_string(settings.allowance.days.value)},
                            {"moves", std::to_string(settings.allowance.moves)}})},
        {text("fact.means"), text("means." + std::string(ledger::word(settings.means)))},
        {office("organiser"), settings.organiser},
        {office("arbiter"), settings.arbiter}};
    if (!settings.headman.empty()) { // without one the arbiter does his duties
        list.facts.push_back({office("headman"), settings.headman});
    }
    add(std::move(list));
}

void LetterPaper::add_table() {
    Table table{{column("place", Justify::right), column("no", Justify::right),
                 column("name", Justify::left, 2)}};
    table.name_column = 2;
    for (const tourney::Player& player : state().players) {
        table.columns.push_back({std::to_string(player.id.value), Justify::centre});
    }
    table.columns.push_back(column("games", Justify::right));
    table.columns.push_back(column("points", Justify::right));
    FactList legend;
    const std::string sign = render(Message{"reports.tb", {}}, language());
    for (const std::string& code : state().settings.tie_breaks) {
        const std::string title = fmt::format("{}{}", sign, legend.facts.size() + 1);
        table.columns.push_back({title, Justify::right});
        legend.facts.push_back({title, tie_break_text(state().settings.edition, code, language())});
    }
    for (const tourney::TableRow& row : tourney::table(state())) {
        std::vector<Cell> cells = table_cells(*this, row);
        cells.resize(table.columns.size());
        table.add(std::move(cells));
    }
    constexpr std::size_t widest = 16; // columns that fit upright
    if (table.columns.size() > widest) {
        document_.sheet.orientation = Orientation::landscape;
    }
    add(std::move(table));
    if (!legend.facts.empty()) {
        add(std::move(legend));
    }
    add(Paragraph{text("legend"), Tone::small});
}

void LetterPaper::note(std::string_view key,
                       rulebook::Articles (*articles)(const rulebook::CorrespondenceRules&)) {
    const auto* const rules = rulebook::correspondence_rules(state().settings.edition);
    if (rules != nullptr) {
        add(Paragraph{text(key) + " " + cited_text(articles(*rules), state().settings.edition),
                      Tone::small});
    }
}

} // namespace kodeks::reports
