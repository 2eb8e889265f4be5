// FEN from anywhere: no text may crash the reader; a setup read must be written and read back
// unchanged, and judged without a crash.
#include "notation/chess/fen.hpp"

#include "base/check.hpp"
#include "games/variant.hpp"

#include <cstddef>
#include <cstdint>

using namespace kodeks;
using namespace kodeks::notation::chess;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto setup = read_fen({reinterpret_cast<const char*>(data), size});
    if (!setup) {
        return 0;
    }
    for (const auto castling : {CastlingLetters::sides, CastlingLetters::files}) {
        KODEKS_ASSERT(read_fen(write_fen(*setup, castling)).value() == *setup);
    }
    for (const games::Variant* const variant : games::all_variants()) {
        if (variant->family == games::Family::chess) {
            const auto position = games::accept(*variant, *setup, games::tolerable_defects());
            KODEKS_ASSERT(!position || games::perft(*position, 1) < 2000);
        }
    }
    return 0;
}
