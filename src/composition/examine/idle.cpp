// Economy of construction: each piece in turn is taken off the diagram and everything is proved
// again. A piece without which the same lines solve the task, as exactly as before and within the
// limits of the genre, is idle.
#include "composition/examine/examination.hpp"

#include <algorithm>

namespace kodeks::composition {

namespace {

enum class Need : std::uint8_t { needed, idle, open };

class Without {
public:
    Without(Examination& examination, games::Square square)
        : examination_(examination),
          hearing_(examination.hearing),
          diagram_(without(hearing_.composition().diagram, square)) {}

    Need need() {
        if (!fits_genre() || games::ending(diagram_).over() || games::capture_available(diagram_)) {
            return Need::needed;
        }
        composition_.diagram = diagram_;
        if (!all_legal()) {
            return Need::needed;
        }
        const Hearing again(composition_);
        return worst({ends(again), replies(again), uniqueness(again)});
    }

private:
    static Need worst(std::initializer_list<Need> needs) {
        const auto has = [&](Need need) { return std::ranges::find(needs, need) != needs.end(); };
        return has(Need::needed) ? Need::needed : has(Need::open) ? Need::open : Need::idle;
    }

    static Need by(Proof met) {
        return met == Proof::proved    ? Need::idle
               : met == Proof::refuted ? Need::needed
                                       : Need::open;
    }

    // A limit that only this piece keeps is a reason for it to stand there.
    bool fits_genre() const {
        const rulebook::GenreRule& genre = *hearing_.genre();
        const std::int32_t white = games::material(diagram_, games::Side::white).total();
        const std::int32_t black = games::material(diagram_, games::Side::black).total();
        const bool balanced = hearing_.composition().genre != Genre::problem ||
                              black - white <= hearing_.rules().problems.most_behind;
        return white >= genre.least_white.value_or(1) && black > 0 && balanced;
    }

    bool all_legal() const {
        return std::ranges::all_of(composition_.lines, [&](const Line& line) {
            games::Position position = diagram_;
            for (const games::Move& move : line) {
                if (!games::is_legal(position, move)) {
                    return false;
                }
                position = games::play(position, move);
            }
            return true;
        });
    }

    Need ends(const Hearing& again) {
        Need all = Need::idle;
        for (const PlayedLine& line : again.lines()) {
            all = worst({all, by(examination_.proofs.meets(line.end()))});
            if (all == Need::needed) {
                break;
            }
        }
        return all;
    }

    Need replies(const Hearing& again) {
        Need all = Need::idle;
        for (const Meeting& meeting : meetings(again, games::Side::black)) {
            for (const games::Position& next : truth::successors_of(meeting.position)) {
                all = worst({all, by(examination_.proofs.meets(next))});
                if (all == Need::needed) {
                    return all;
                }
            }
        }
        return all;
    }

    // A second way that was there before does not make the piece necessary.
    bool was_there(const PlayedLine& before, std::size_t ply, const games::Move& move) const {
        return examination_.second_ways.contains({games::identity(before.positions[ply]), move});
    }

    Need uniqueness(const Hearing& again) {
        Need all = Need::idle;
        for (std::size_t i = 0; i < again.lines().size(); ++i) {
            const PlayedLine& line = again.lines()[i];
            for (std::size_t ply = 0; ply < line.moves.size(); ply += 2) {
                const WhiteMoves others = other_moves(
                    line.positions[ply], std::span(&line.moves[ply], 1), examination_.proofs);
                for (const games::Move& move : others.keeping) {
                    if (!was_there(hearing_.lines()[i], ply, move)) {
                        return Need::needed;
                    }
                }
                all = others.open.empty() ? all : Need::open;
            }
        }
        return all;
    }

    Examination& examination_;
    const Hearing& hearing_;
    games::Position diagram_;
    Composition composition_ = hearing_.composition();
};

} // namespace

void check_idle(Examination& examination) {
    Hearing& hearing = examination.hearing;
    const games::Position& diagram = hearing.composition().diagram;
    if (hearing.genre() == nullptr) {
        return;
    }
    games::SquareSet idle;
    games::SquareSet open;
    for (int i = 0; i < diagram.variant().board.squares(); ++i) {
        const games::Square square{static_cast<std::uint8_t>(i)};
        if (!games::piece_at(diagram, square).present()) {
            continue;
        }
        const Need need = Without(examination, square).need();
        if (need != Need::needed) {
            (need == Need::idle ? idle : open).add(square);
        }
    }
    if (!idle.empty()) {
        hearing.rule("idle-pieces", Weight::defect, {hearing.rules().construction},
                     {.count = idle.size(), .text = squares_text(diagram.variant(), idle)});
    }
    if (!open.empty()) {
        hearing.rule("idle-open", Weight::open, {hearing.rules().construction},
                     {.count = open.size(), .text = squares_text(diagram.variant(), open)});
    }
    if (idle.empty() && open.empty()) {
        hearing.rule("every-piece-needed", Weight::note, {hearing.rules().construction});
    }
}

} // namespace kodeks::composition
