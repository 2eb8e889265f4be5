// Any bytes as a draughts move: "variant|FEN|move". A move that is read must be legal, and every
// form it is written in must be read as the same move.
#include "base/check.hpp"
#include "games/position.hpp"
#include "games/variant.hpp"
#include "notation/draughts/fen.hpp"
#include "notation/draughts/read.hpp"
#include "notation/draughts/write.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>

using namespace kodeks;
using namespace kodeks::notation::draughts;

namespace {

// Boards crowded with kings belong to another fuzzer: here they would only make it slow.
constexpr int most_pieces = 14;

bool is_small(const games::Position& position) {
    return games::material(position, games::Side::white).total() +
               games::material(position, games::Side::black).total() <=
           most_pieces;
}

void check(const games::Position& position, std::string_view text) {
    const auto reading = read_move(position, text);
    if (!reading) {
        static_cast<void>(render(explain(reading.error(), position, text), Language::ru));
        return;
    }
    KODEKS_ASSERT(games::is_legal(position, reading->move));
    for (const auto form : {Form::full, Form::compact, Form::cross, Form::route}) {
        for (const auto squares : {games::SquareNames::letters, games::SquareNames::numbers}) {
            const Style style{squares, 'x', form};
            const bool compact = form == Form::compact && squares == games::SquareNames::letters;
            if (compact && position.variant().notation.squares == games::SquareNames::numbers) {
                continue;
            }
            const auto again = read_move(position, move_text(position, reading->move, style));
            KODEKS_ASSERT(again && again->move == reading->move);
        }
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto first = text.find('|');
    const auto second = text.find('|', first + 1);
    if (first == std::string_view::npos || second == std::string_view::npos) {
        return 0;
    }
    const games::Variant* variant = games::find_variant(text.substr(0, first));
    if (variant == nullptr || variant->family != games::Family::draughts) {
        return 0;
    }
    const auto setup = read_fen(*variant, text.substr(first + 1, second - first - 1));
    const auto position =
        games::accept(*variant, setup ? *setup : variant->start, games::tolerable_defects());
    if (position && (!setup || is_small(*position))) {
        check(*position, text.substr(second + 1));
    }
    return 0;
}
