#include "composition/solver/force.hpp"

#include "base/check.hpp"

#include <bit>

namespace kodeks::composition {

namespace {

using games::Side;

constexpr int attacking_king = 5;
constexpr int defending_king = 7;
constexpr int advance_part = 20; // of the squared rows: five rows are worth more than half a man

// Where the key of a position holds this square: kings may stand anywhere, so two of them tell.
int bit_of(const games::Variant& variant, games::Square square) {
    games::Setup setup;
    const games::Square other{static_cast<std::uint8_t>(square.index == 0 ? 1 : 0)};
    setup.at(square) = {games::Kind::king, Side::white};
    setup.at(other) = {games::Kind::king, Side::black};
    const auto position = games::accept(variant, setup, games::tolerable_defects());
    KODEKS_ASSERT(position.has_value());
    return std::countr_zero(Key::of(*position).words[0]);
}

} // namespace

Force::Force(const games::Variant& variant) : variant_(&variant) {
    for (int i = 0; i < variant.board.squares(); ++i) {
        const games::Square square{static_cast<std::uint8_t>(i)};
        const auto bit = static_cast<std::size_t>(bit_of(variant, square));
        const int rank = variant.board.field_of(square).rank;
        const int behind = variant.board.ranks - 1 - rank;
        advance_[0][bit] = static_cast<std::uint8_t>(rank * rank);
        advance_[1][bit] = static_cast<std::uint8_t>(behind * behind);
    }
}

int Force::of(const Key& key, Side side, bool attacker) const {
    const std::size_t index = side == Side::white ? 0 : 1;
    const std::uint64_t own = key.words[index];
    const std::uint64_t kings = own & key.words[2];
    int advance = 0;
    for (std::uint64_t men = own & ~kings; men != 0; men &= men - 1) {
        advance += advance_[index][static_cast<std::size_t>(std::countr_zero(men))];
    }
    return man_worth * std::popcount(own & ~kings) + advance / advance_part +
           (attacker ? attacking_king : defending_king) * std::popcount(kings);
}

} // namespace kodeks::composition
