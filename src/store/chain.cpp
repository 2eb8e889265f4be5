#include "store/chain.hpp"

#include "base/check.hpp"

#include <sodium.h>
#include <xxhash.h>

namespace kodeks::store {

Checksum checksum_of(std::string_view line) {
    return {XXH3_64bits(line.data(), line.size())};
}

Chain chained(const Chain& before, std::string_view line) {
    Chain chain{};
    crypto_generichash_state state;
    const auto* const bytes = reinterpret_cast<const unsigned char*>(line.data()); // NOLINT
    const bool done = crypto_generichash_init(&state, nullptr, 0, chain.size()) == 0 &&
                      crypto_generichash_update(&state, before.data(), before.size()) == 0 &&
                      crypto_generichash_update(&state, bytes, line.size()) == 0 &&
                      crypto_generichash_final(&state, chain.data(), chain.size()) == 0;
    KODEKS_ASSERT(done);
    return chain;
}

} // namespace kodeks::store
