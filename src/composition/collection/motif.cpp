#include "composition/collection/motif.hpp"

#include "composition/hearing.hpp"

namespace kodeks::composition {

namespace {

using games::Position;
using games::Side;

constexpr int many = 3;

int count(const Position& position, Side side) {
    return squares_of(position, side).size();
}

bool is_promotion(const Position& before, const games::Move& move) {
    return games::piece_at(before, move.from).kind == games::Kind::man &&
           move.promotion == games::Kind::king;
}

std::uint32_t of_move(const Position& before, const games::Move& move) {
    const bool white = games::side_to_move(before) == Side::white;
    std::uint32_t found = 0;
    if (is_promotion(before, move)) {
        found |= bit_of(white ? Motif::promotion : Motif::black_promotion);
    }
    if (white && move.captured.size() >= many) {
        found |= bit_of(Motif::long_capture);
    }
    return found;
}

std::uint32_t of_end(const PlayedLine& line) {
    std::uint32_t found = 0;
    const int given = count(line.positions.front(), Side::white) - count(line.end(), Side::white);
    found |= given > 0 ? bit_of(Motif::sacrifice) : 0;
    found |= given >= many ? bit_of(Motif::many_sacrifices) : 0;
    found |= is_locked(line.end()) ? bit_of(Motif::lock) : 0;
    found |= count(line.end(), Side::white) == 1 ? bit_of(Motif::lone_piece) : 0;
    return found;
}

bool is_quiet(const PlayedLine& line) {
    for (std::size_t ply = 0; ply + 1 < line.moves.size(); ply += 2) {
        if (line.moves[ply].is_capture()) {
            return false;
        }
    }
    return true;
}

} // namespace

std::uint32_t motifs_of(const Composition& composition) {
    const Hearing hearing(composition);
    std::uint32_t found = 0;
    bool quiet = !hearing.lines().empty();
    for (const PlayedLine& line : hearing.lines()) {
        found |= of_end(line);
        quiet = quiet && is_quiet(line);
        for (std::size_t ply = 0; ply < line.moves.size(); ++ply) {
            found |= of_move(line.positions[ply], line.moves[ply]);
        }
    }
    return found | (quiet ? bit_of(Motif::quiet_play) : 0);
}

} // namespace kodeks::composition
