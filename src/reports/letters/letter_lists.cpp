// The start list, and the information that goes round: results so far, or the final table.
#include "ledger/scene.hpp"
#include "reports/letters/letter_paper.hpp"
#include "reports/letters/letter_papers.hpp"

#include <fmt/format.h>

namespace kodeks::reports {

namespace {

namespace tourney = correspondence::tourney;
using games::Side;

// Addresses stand in the list that the players have, and on no wall.
void add_people(LetterPaper& paper) {
    Table table{{paper.column("no", Justify::right), paper.column("name", Justify::left, 1)}};
    table.name_column = 1;
    const bool addressed = paper.sources().reader.takes_part;
    if (addressed) {
        table.columns.push_back(paper.column("address", Justify::left, 2));
        table.columns.push_back(paper.column("email", Justify::left, 1));
        table.columns.push_back(paper.column("zone"));
    }
    for (const tourney::Player& player : paper.state().players) {
        const tourney::Person& person = player.person;
        std::vector<Cell> cells = {std::to_string(player.id.value), person.name};
        if (addressed) {
            cells.insert(cells.end(), {person.address, person.email, person.zone});
        }
        table.add(std::move(cells));
    }
    paper.add(std::move(table));
}

// Whoever knows the seed can repeat the lots.
void add_seed(LetterPaper& paper) {
    for_each_said<tourney::Start>(
        paper.sources().events, [&](const tourney::Command& /*unused*/, const tourney::Start& one) {
            if (!one.seed.empty()) {
                paper.add(FactList{{{paper.text("fact.seed"), one.seed}}});
            }
        });
}

void add_pairs(LetterPaper& paper) {
    Table table{{paper.column("game", Justify::right), paper.column("white", Justify::left, 1),
                 paper.column("black", Justify::left, 1)}};
    table.name_column = 0;
    for (const tourney::Game& game : paper.state().games) {
        table.add({std::to_string(game.id.value), paper.name(game.of(Side::white)),
                   paper.name(game.of(Side::black))});
    }
    paper.add(std::move(table));
}

std::string state_text(const LetterPaper& paper, const tourney::Game& game) {
    const bool annulled = tourney::is_annulled(paper.state(), game);
    if (!annulled && game.state.outcome) {
        return std::string(symbol(*game.state.outcome));
    }
    const std::string phase = annulled ? "annulled" : std::string(ledger::word(game.state.phase));
    return render(Message{"byletter.phase." + phase, {}}, paper.language());
}

void add_games(LetterPaper& paper) {
    Table table{{paper.column("game", Justify::right), paper.column("white", Justify::left, 1),
                 paper.column("black", Justify::left, 1), paper.column("moves", Justify::right),
                 paper.column("days", Justify::right), paper.column("result")}};
    table.name_column = 0;
    for (const tourney::Game& game : paper.state().games) {
        table.add({std::to_string(game.id.value), paper.name(game.of(Side::white)),
                   paper.name(game.of(Side::black)),
                   std::to_string((game.state.moves.size() + 1) / 2), days_text(game.state),
                   state_text(paper, game)});
    }
    paper.add(std::move(table));
}

void add_breaks(LetterPaper& paper) {
    Table table{{paper.column("name", Justify::left, 1), paper.column("first_day"),
                 paper.column("last_day")}};
    table.name_column = 0;
    for (const tourney::Player& player : paper.state().players) {
        for (const tourney::BreakAnnounced& one : player.breaks) {
            table.add({player.person.name, write_day(one.first), write_day(one.last)});
        }
    }
    if (!table.rows.empty()) {
        paper.heading("breaks");
        paper.add(std::move(table));
    }
}

} // namespace

Made letter_start_list(const LetterSources& sources, const LetterRequest& request) {
    LetterPaper paper(sources, request, "start-list");
    paper.add_settings();
    paper.heading("players");
    add_people(paper);
    paper.heading("games");
    add_seed(paper);
    add_pairs(paper);
    paper.note("note.first_move",
               [](const rulebook::CorrespondenceRules& rules) { return rules.thinking.first; });
    return paper.take();
}

Made letter_information(const LetterSources& sources, const LetterRequest& request) {
    LetterPaper paper(sources, request, "information");
    const bool over = sources.state.stage >= tourney::Stage::closed;
    paper.add_settings();
    paper.heading("table");
    paper.add_table();
    if (!over) {
        paper.heading("games");
        add_games(paper);
        add_breaks(paper);
    } else {
        paper.note("note.letters_kept", [](const rulebook::CorrespondenceRules& rules) {
            return rules.offices.letters_kept;
        });
    }
    const bool headless = sources.state.settings.headman.empty();
    paper.sign({over || headless ? Fact{paper.office("arbiter"), sources.state.settings.arbiter}
                                 : Fact{paper.office("headman"), sources.state.settings.headman}});
    return paper.take();
}

} // namespace kodeks::reports
