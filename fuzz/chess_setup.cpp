// Any bytes as a chess setup: acceptance never crashes, and whatever it accepts can be played from
// (UA:V.6.6, FIDE:A.5.2): every listed move is legal, leaves exactly two kings and gives a position
// that is accepted again as the same one.
#include "base/check.hpp"
#include "games/variant.hpp"

#include <cstddef>
#include <cstdint>

namespace {

using namespace kodeks::games;

Setup setup_from(const std::uint8_t* data, std::size_t size) {
    const auto byte = [&](std::size_t i) { return i < size ? data[i] : std::uint8_t{0}; };
    Setup setup;
    for (std::size_t i = 0; i < 64; ++i) {
        setup.pieces[i].kind = static_cast<Kind>(byte(i) & 7);
        setup.pieces[i].side = (byte(i) & 8) != 0 ? Side::black : Side::white;
    }
    setup.to_move = (byte(64) & 1) != 0 ? Side::black : Side::white;
    std::uint64_t rooks = 0;
    if ((byte(64) & 2) != 0) {
        rooks = byte(65) | std::uint64_t{byte(66)} << 56 | std::uint64_t{byte(67)} << 24;
    }
    setup.castling_rooks = SquareSet(rooks);
    if ((byte(64) & 4) != 0) {
        setup.passed_square = {byte(68)};
    }
    return setup;
}

void check_move(const Position& position, const Move& move) {
    KODEKS_ASSERT(is_legal(position, move));
    const Position next = play(position, move);
    KODEKS_ASSERT(material(next, Side::white).of(Kind::king) == 1);
    KODEKS_ASSERT(material(next, Side::black).of(Kind::king) == 1);
    const Accepted again = accept(next.variant(), setup_of(next), tolerable_defects());
    KODEKS_ASSERT(again.has_value() && *again == next);
    KODEKS_ASSERT(key(*again) == key(next));
    static_cast<void>(ending(next));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const Setup setup = setup_from(data, size);
    for (const Variant* variant : all_variants()) {
        if (variant->family != Family::chess) {
            continue;
        }
        const Accepted position = accept(*variant, setup, tolerable_defects());
        if (position) {
            MoveList moves;
            legal_moves(*position, moves);
            KODEKS_ASSERT(perft(*position, 1) == moves.size());
            for (const Move& move : moves) {
                check_move(*position, move);
            }
        }
    }
    return 0;
}
