// SHA-256 (FIPS 180-4), the only cryptography a draw of lots needs: anybody can repeat it with the
// tools every system brings along. libsodium computes it; the standard's own examples check it.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace kodeks::tournament::lots {

using Digest = std::array<std::uint8_t, 32>;

Digest sha256(std::string_view bytes);

std::string to_hex(const Digest& digest); // 64 lower-case digits

} // namespace kodeks::tournament::lots
