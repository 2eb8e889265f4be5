// Games that were refereed: on a sheet with a diagram, in every notation, in Braille; and the
// bulletin for the press.
#include "notation/picture/text_board.hpp"
#include "notation/styles.hpp"
#include "referee/words/sentence.hpp"
#include "reports/papers/boards.hpp"
#include "reports/papers/moves.hpp"
#include "reports/papers/papers.hpp"
#include "tournament/tables/standings.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace kodeks::reports {

using namespace tournament;

namespace {

constexpr std::size_t places_in_bulletin = 10;

bool has_moves(const BoardGame& game) {
    return game.played != nullptr && !game.played->state.plies.empty();
}

std::string game_heading(const Paper& paper, const BoardGame& game) {
    return fmt::format("{}: {} – {}", paper.text("table_card", {{"n", game.label}}),
                       paper.name(game.players[0]), paper.name(game.players[1]));
}

// As the players write it: number, White, Black.
void add_sheet_table(Paper& paper, const referee::State& state) {
    Table table{{paper.column("move", Justify::right), paper.column("white", Justify::left, 1),
                 paper.column("black", Justify::left, 1)}};
    const std::string_view style = sheet_style(*state.variant);
    const auto moves = written_moves(state, style, paper.language());
    std::size_t at = 0;
    for (std::uint32_t number = state.start.move_number; at < moves.size(); ++number) {
        const bool white_first = at > 0 || state.start.to_move == games::Side::white;
        const std::string white = white_first ? moves[at++] : "…";
        const std::string black = at < moves.size() ? moves[at++] : "";
        table.add({std::to_string(number), white, black});
    }
    paper.add(std::move(table));
}

void add_result(Paper& paper, const referee::State& state) {
    if (state.outcome) {
        paper.add(
            Paragraph{sentence(*state.outcome, reader_of(state, paper.language())), Tone::strong});
    }
}

void add_notations(Paper& paper, const referee::State& state) {
    FactList list;
    for (const std::string& style : notation::move_style_names(*state.variant)) {
        // The letters of PGN are English for everybody.
        const Language letters = style == "pgn" ? Language::en : paper.language();
        list.facts.push_back({paper.text("style." + style), move_line(state, style, letters)});
    }
    paper.add(std::move(list));
}

void add_record(Paper& paper, const BoardGame& game) {
    const referee::State& state = game.played->state;
    paper.heading(game_heading(paper, game));
    add_sheet_table(paper, state);
    add_result(paper, state);
    paper.add(Diagram{state.variant, state.board,
                      state.outcome ? paper.text("final_position")
                                    : paper.text(state.board.to_move == games::Side::white
                                                     ? "white_to_move"
                                                     : "black_to_move")});
    add_notations(paper, state);
}

void add_braille(Paper& paper, const BoardGame& game) {
    const referee::State& state = game.played->state;
    paper.heading(game_heading(paper, game));
    std::string lines;
    std::uint32_t number = state.start.move_number;
    bool white = state.start.to_move == games::Side::white;
    for (const std::string& move : written_moves(state, "braille", paper.language())) {
        lines +=
            fmt::format("{}{}{} {}", lines.empty() ? "" : "\n", number, white ? "." : "...", move);
        number += white ? 0 : 1;
        white = !white;
    }
    paper.add(Paragraph{lines, Tone::code});
    paper.add(Paragraph{
        notation::picture::board_in_words(*state.variant, state.board, paper.language())});
    add_result(paper, state);
}

using AddGame = void (*)(Paper& paper, const BoardGame& game);

bool add_games(Paper& paper, AddGame add) {
    bool first = true;
    for (const BoardGame& game : games_of_round(paper, paper.request().round)) {
        if (has_moves(game)) {
            if (!std::exchange(first, false)) {
                paper.add(PageBreak{});
            }
            add(paper, game);
        }
    }
    return !first;
}

// The best places, for those who write about the event.
void add_leaders(Paper& paper) {
    Table table{{paper.column("place", Justify::right), paper.names(2),
                 paper.column_if_any("from", Justify::left, 2),
                 paper.column("points", Justify::right)}};
    table.name_column = 1;
    for (const StandingLine& line : standings(paper.state(), paper.stage()).lines) {
        if (table.rows.size() < places_in_bulletin) {
            table.add({place_text(line), paper.name(line.entry), paper.from(line.entry),
                       kodeks::to_text(line.points)});
        }
    }
    paper.heading(paper.text("leaders"));
    paper.add(std::move(table));
}

void add_results(Paper& paper) {
    Table table{{paper.column("table", Justify::right), paper.column("white", Justify::left, 1),
                 paper.column("result", Justify::centre), paper.column("black", Justify::left, 1)}};
    for (const BoardGame& game : games_of_round(paper, paper.request().round)) {
        table.add({game.label, paper.name(game.players[0]),
                   game.outcome.status == Status::open
                       ? ""
                       : to_text(game.outcome, paper.state().settings.scale),
                   paper.name(game.players[1])});
    }
    paper.heading(paper.text("title.results"));
    paper.add(std::move(table));
}

} // namespace

Made game_records(const Sources& sources, const Request& request) {
    Paper paper(sources, request, "game-records");
    paper.name_round();
    if (!add_games(paper, add_record)) {
        return nothing("games");
    }
    paper.note("note.game_records", paper.rules().game_records);
    return paper.take();
}

// For an embosser or a Braille display: a move a line, the position in words.
Made braille_records(const Sources& sources, const Request& request) {
    Paper paper(sources, request, "braille");
    paper.name_round();
    if (!add_games(paper, add_braille)) {
        return nothing("games");
    }
    return paper.take();
}

Made bulletin(const Sources& sources, const Request& request) {
    Paper paper(sources, request, "bulletin");
    paper.name_round();
    add_results(paper);
    add_leaders(paper);
    for (const BoardGame& game : games_of_round(paper, request.round)) {
        if (has_moves(game)) {
            const referee::State& state = game.played->state;
            const std::string_view style = sheet_style(*state.variant);
            paper.heading(game_heading(paper, game));
            paper.add(Paragraph{move_line(state, style, paper.language())});
            add_result(paper, state);
            paper.add(Diagram{state.variant, state.board, paper.text("final_position")});
        }
    }
    paper.note("note.bulletin", paper.rules().bulletin);
    return paper.take();
}

} // namespace kodeks::reports
