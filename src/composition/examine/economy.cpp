// Economy of the final where the game goes on, thematic lines, and what the kings of a problem do.
#include "composition/examine/examination.hpp"
#include "composition/solve/final.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace kodeks::composition {

namespace {

void check_final(Examination& examination, std::size_t index) {
    Hearing& hearing = examination.hearing;
    const games::Position& end = hearing.lines()[index].end();
    const Superfluous found = superfluous_in(end, examination.proofs);
    const rulebook::GenreRule* const genre = hearing.genre();
    const std::initializer_list<rulebook::Articles> articles = {
        hearing.rules().economy, genre ? genre->economy : rulebook::Articles{}};
    examination.lines[index].uneconomical = !found.squares.empty();
    // Where the game is over that was seen without any proof, and ruled.
    if (!found.squares.empty() && !games::ending(end).over()) {
        hearing.rule("not-needed-in-final", Weight::defect, articles,
                     {.line = number_of(index),
                      .count = found.squares.size(),
                      .text = squares_text(end.variant(), found.squares)});
    }
    if (found.open) {
        hearing.rule("economy-open", Weight::open, articles, {.line = number_of(index)});
    }
}

// A king has done something when it moved, was captured or stood in somebody's way.
bool has_worked(const Hearing& hearing, games::Square king) {
    return std::ranges::any_of(hearing.lines(), [&](const PlayedLine& line) {
        return std::ranges::any_of(line.moves, [&](const games::Move& move) {
            return move.from == king || move.captured.contains(king);
        });
    });
}

std::vector<games::Move> moves_of(const games::Position& position) {
    games::MoveList list;
    games::legal_moves(position, list);
    list.sort();
    return {list.begin(), list.end()};
}

// Without it somebody would have had other moves.
bool is_in_the_way(const Hearing& hearing, games::Square king) {
    return std::ranges::any_of(hearing.lines(), [&](const PlayedLine& line) {
        return std::ranges::any_of(line.positions, [&](const games::Position& position) {
            const bool own = games::piece_at(position, king).side == games::side_to_move(position);
            auto with = moves_of(position);
            std::erase_if(with, [&](const games::Move& move) { return own && move.from == king; });
            return with != moves_of(without(position, king));
        });
    });
}

} // namespace

void check_economy_proved(Examination& examination) {
    for (std::size_t i = 0; i < examination.lines.size(); ++i) {
        const games::Position& end = examination.hearing.lines()[i].end();
        if (!examination.hearing.fails(i) && games::side_to_move(end) == games::Side::black) {
            check_final(examination, i);
        }
    }
}

// A thematic line: an exact order of only moves that leads to an economical final. One that another
// line goes on with is the same variation and counts once.
void check_thematic(Examination& examination) {
    Hearing& hearing = examination.hearing;
    const rulebook::GenreRule* const genre = hearing.genre();
    if (genre == nullptr) {
        return;
    }
    std::vector<std::int32_t> thematic;
    bool undecided = false;
    std::int32_t all = 0;
    for (std::size_t i = 0; i < examination.lines.size(); ++i) {
        if (is_continued(hearing, i)) {
            continue;
        }
        ++all;
        const LineState& state = examination.lines[i];
        const bool spoilt = state.inexact || state.uneconomical || hearing.fails(i);
        undecided = undecided || (!spoilt && state.open);
        if (!spoilt && !state.open) {
            thematic.push_back(number_of(i));
        }
    }
    const auto count = static_cast<std::int32_t>(thematic.size());
    const std::int32_t least =
        genre->all_thematic ? std::max(all, genre->least_lines) : genre->least_lines;
    const Evidence evidence{
        .count = count, .limit = least, .text = fmt::format("{}", fmt::join(thematic, ", "))};
    if (count >= least) {
        hearing.rule("thematic-lines", Weight::note, {hearing.rules().thematic}, evidence);
    } else {
        hearing.rule(undecided ? "thematic-open" : "too-few-thematic",
                     undecided ? Weight::open : Weight::defect,
                     {hearing.rules().thematic, genre->lines}, evidence);
    }
}

void check_kings(Examination& examination) {
    Hearing& hearing = examination.hearing;
    const Composition& composition = hearing.composition();
    if (composition.genre != Genre::problem) {
        return;
    }
    for (int i = 0; i < composition.diagram.variant().board.squares(); ++i) {
        const games::Square square{static_cast<std::uint8_t>(i)};
        if (games::piece_at(composition.diagram, square).kind == games::Kind::king &&
            !has_worked(hearing, square) && !is_in_the_way(hearing, square)) {
            games::SquareSet squares;
            squares.add(square);
            hearing.rule("king-does-nothing", Weight::defect, {hearing.rules().problems.kings},
                         {.text = squares_text(composition.diagram.variant(), squares)});
        }
    }
}

} // namespace kodeks::composition
