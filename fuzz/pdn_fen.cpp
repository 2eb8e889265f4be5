// Any bytes as a PDN FEN. The first byte chooses the variant. What is read must be written and read
// back the same, and accepting it must not crash.
#include "base/check.hpp"
#include "games/position.hpp"
#include "games/variant.hpp"
#include "notation/draughts/fen.hpp"

#include <cstddef>
#include <cstdint>

using namespace kodeks;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    const auto all = games::all_variants();
    const games::Variant& variant = *all[data[0] % all.size()];
    if (variant.family != games::Family::draughts) {
        return 0;
    }
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    const auto setup = notation::draughts::read_fen(variant, text);
    if (!setup) {
        static_cast<void>(describe(setup.error(), Language::uk));
        return 0;
    }
    const std::string written = notation::draughts::write_fen(variant, *setup);
    KODEKS_ASSERT(notation::draughts::read_fen(variant, written) == *setup);
    static_cast<void>(games::accept(variant, *setup, games::tolerable_defects()));
    return 0;
}
