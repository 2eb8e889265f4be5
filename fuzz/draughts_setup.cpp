// Any bytes as a draughts setup: whatever acceptance lets through must be playable. The first byte
// chooses the variant, the second the side to move and the runs, the rest the squares.
#include "base/check.hpp"
#include "games/variant.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace {

using namespace kodeks::games;

const Variant& variant_from(std::uint8_t byte) {
    std::vector<const Variant*> draughts;
    for (const Variant* variant : all_variants()) {
        if (variant->family == Family::draughts) {
            draughts.push_back(variant);
        }
    }
    return *draughts[byte % draughts.size()];
}

Piece piece_from(std::uint8_t byte) {
    switch (byte % 8) {
    case 0:
        return {Kind::man, Side::white};
    case 1:
        return {Kind::man, Side::black};
    case 2:
        return {Kind::king, Side::white};
    case 3:
        return {Kind::king, Side::black};
    case 4:
        return {byte == 4 ? Kind::pawn : Kind::none, Side::white};
    default:
        return {};
    }
}

void check_moves(const Position& position) {
    MoveList moves;
    legal_moves(position, moves);
    KODEKS_ASSERT(moves.size() == perft(position, 1));
    const int pieces = material(position, opponent(side_to_move(position))).total();
    for (const Move& move : moves) {
        KODEKS_ASSERT(move.is_capture() == capture_available(position));
        const Position after = play(position, move);
        const auto again = accept(position.variant(), setup_of(after), tolerable_defects());
        KODEKS_ASSERT(again.has_value() && key(*again) == key(after));
        KODEKS_ASSERT(material(after, side_to_move(after)).total() ==
                      pieces - move.captured.size());
        KODEKS_ASSERT(!routes(position, move, 2).empty());
    }
    KODEKS_ASSERT(!moves.empty() || ending(position).over());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 3) {
        return 0;
    }
    const Variant& variant = variant_from(data[0]);
    Setup setup;
    setup.to_move = data[1] % 2 == 0 ? Side::white : Side::black;
    for (std::size_t i = 3; i < size && i - 3 < setup.pieces.size(); ++i) {
        setup.pieces[i - 3] = piece_from(data[i]);
    }
    if (data[1] >= 128) {
        setup.king_runs[data[1] / 2 % 2] = {Square{data[2]},
                                            static_cast<std::uint8_t>(data[1] / 4 % 8)};
    }
    if (const auto accepted = accept(variant, setup, tolerable_defects())) {
        KODEKS_ASSERT(setup_of(*accepted).pieces == setup.pieces);
        check_moves(*accepted);
    }
    return 0;
}
