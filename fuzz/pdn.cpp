// Any bytes as a PDN file. Nothing crashes, and every game that was read is written and read back
// the same.
#include "notation/pdn/pdn.hpp"

#include "base/check.hpp"
#include "games/variant.hpp"

#include <cstddef>
#include <cstdint>

using namespace kodeks;
using namespace kodeks::notation;

namespace {

const games::Variant& some_draughts() {
    for (const games::Variant* variant : games::all_variants()) {
        if (variant->family == games::Family::draughts) {
            return *variant;
        }
    }
    return *games::all_variants().front();
}

// Texts that were not understood are kept, but need not be laid out the same way.
void check_round_trip(const Game& game) {
    if (game.variant == nullptr || !game.start || !game.diagnostics.empty()) {
        return;
    }
    std::string text;
    pdn::write_pdn(game, text);
    TextSource source(text);
    pdn::PdnReader reader(source, *game.variant);
    Game again;
    KODEKS_ASSERT(reader.next(again));
    KODEKS_ASSERT(again.moves == game.moves);
    KODEKS_ASSERT(again.setup == game.setup);
    KODEKS_ASSERT(again.outcome == game.outcome);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    TextSource source({reinterpret_cast<const char*>(data), size});
    pdn::PdnReader reader(source, some_draughts());
    for (Game game; reader.next(game);) {
        check_round_trip(game);
        for (const Diagnostic& diagnostic : game.diagnostics) {
            static_cast<void>(describe(diagnostic.fault, Language::en));
        }
    }
    return 0;
}
