// Moves as people write them, in a few positions and every set of letters: no text may crash the
// reader, and a text understood must mean the same move as its own normal writing.
#include "base/check.hpp"
#include "games/chess/face.hpp"
#include "games/variant.hpp"
#include "notation/chess/fen.hpp"
#include "notation/chess/read.hpp"
#include "notation/chess/standard.hpp"
#include "notation/chess/write.hpp"

#include <cstddef>
#include <cstdint>

namespace {

using namespace kodeks;
using namespace kodeks::notation::chess;

constexpr const char* boards[] = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "4k3/P1P3P1/8/3pP3/8/8/p1p3pp/4K2R w K d6 0 1", "1k6/8/8/8/Q6Q/8/8/K6Q w - - 0 1"};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 2) {
        return 0;
    }
    const auto setup = read_fen(boards[data[0] % 4]);
    const auto position = games::accept(*games::all_variants().front(), *setup);
    KODEKS_ASSERT(position.has_value());
    const Letters& letters = all_letters()[data[1] % all_letters().size()];
    const std::string_view text(reinterpret_cast<const char*>(data) + 2, size - 2);
    const auto move = read_move(*position, text, letters);
    if (move) {
        const auto again =
            read_move(*position, write_move(*position, *move, short_style(letters)), letters);
        KODEKS_ASSERT(again && *again == *move);
    }
    const auto& inner = games::chess::inner(*position);
    if (const auto standard = read_standard(inner, text)) {
        const auto slow = read_move(*position, text, english_letters());
        KODEKS_ASSERT(slow && *slow == games::chess::outer_move(inner, *standard));
    }
    return 0;
}
