// From a Setup to the words and back. Acceptance names every defect at once (games/defect.hpp).
#pragma once

#include "games/defect.hpp"
#include "games/draughts/words.hpp"
#include "games/setup.hpp"

namespace kodeks::games::draughts {

struct Reading {
    Words words;
    Defects defects;
};

template <Rules R>
bool is_foreign(const Setup& setup, std::size_t index) {
    const Piece piece = setup.pieces[index];
    const bool of_the_family = piece.kind == Kind::man || piece.kind == Kind::king;
    return piece.present() && (!of_the_family || index >= Layout<R>::square_count);
}

template <Rules R>
void read_pieces(const Setup& setup, Reading& reading) {
    for (std::size_t i = 0; i < setup.pieces.size(); ++i) {
        if (is_foreign<R>(setup, i)) {
            reading.defects.add(Defect::foreign_piece);
        } else if (setup.pieces[i].present()) {
            const Bits bit = Bits{1} << Layout<R>::bit_of(static_cast<int>(i));
            reading.words.of(setup.pieces[i].side) |= bit;
            reading.words.kings |= setup.pieces[i].kind == Kind::king ? bit : 0;
        }
    }
}

template <Rules R>
void judge_pieces(Reading& reading) {
    const Words& words = reading.words;
    if ((words.pieces[0] | words.pieces[1]) == 0) {
        reading.defects.add(Defect::no_pieces);
    }
    for (const Side side : {Side::white, Side::black}) {
        if ((words.men(side) & Layout<R>::promotion_row(side)) != 0) {
            reading.defects.add(Defect::man_on_promotion_row);
        }
        if (std::popcount(words.of(side)) > std::popcount(Layout<R>::start_men(side))) {
            reading.defects.add(Defect::too_many_pieces);
        }
    }
}

// A run of a side without men has lapsed (FR:17#3) and is dropped without complaint.
template <Rules R>
void read_run(const Setup& setup, Side side, Reading& reading) {
    const KingRun run = setup.king_runs[static_cast<std::size_t>(side)];
    if (run.count == 0) {
        return;
    }
    const bool on_board = run.king.index < Layout<R>::square_count;
    const Bits king = on_board ? Layout<R>::bit(run.king) : 0;
    const Words& words = reading.words;
    if (run.count > R.quiet_king_moves || (words.of(side) & words.kings & king) == 0) {
        reading.defects.add(Defect::bad_king_run);
    } else if (words.men(side) != 0) {
        const int bit = Layout<R>::bit_of(run.king.index);
        reading.words.run(side) = {static_cast<std::uint8_t>(bit), run.count};
    }
}

template <Rules R>
Reading read_setup(const Setup& setup) {
    Reading reading;
    reading.words.to_move = setup.to_move;
    read_pieces<R>(setup, reading);
    judge_pieces<R>(reading);
    read_run<R>(setup, Side::white, reading);
    read_run<R>(setup, Side::black, reading);
    return reading;
}

template <Rules R>
constexpr Piece piece_on(const Words& words, Square square) {
    if (square.index >= Layout<R>::square_count) {
        return {};
    }
    const Bits bit = Layout<R>::bit(square);
    if (((words.pieces[0] | words.pieces[1]) & bit) == 0) {
        return {};
    }
    return {(words.kings & bit) != 0 ? Kind::king : Kind::man,
            (words.of(Side::white) & bit) != 0 ? Side::white : Side::black};
}

template <Rules R>
constexpr Setup write_setup(const Words& words) {
    Setup setup;
    setup.to_move = words.to_move;
    for (std::uint8_t i = 0; i < Layout<R>::square_count; ++i) {
        setup.pieces[i] = piece_on<R>(words, Square{i});
    }
    for (std::size_t side = 0; side < 2; ++side) {
        const Run run = words.runs[side];
        if (run.count != 0) {
            setup.king_runs[side] = {Layout<R>::square_of(Bits{1} << run.king_bit), run.count};
        }
    }
    return setup;
}

template <Rules R>
constexpr Setup start_setup() {
    Words words;
    words.of(Side::white) = Layout<R>::start_men(Side::white);
    words.of(Side::black) = Layout<R>::start_men(Side::black);
    return write_setup<R>(words);
}

} // namespace kodeks::games::draughts
