// Bits under a mask pushed together, and spread again: single instructions (pext, pdep) of most
// processors. A program compiled for the machine it runs on knows whether that has them; one for
// any machine, as in the package, looks when it starts. The results are identical.
#pragma once

#include <bit>
#include <cstdint>

#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace kodeks {

namespace portable {

// The bits of `bits` that stand under `mask`, pushed together to the low end.
constexpr std::uint64_t extract(std::uint64_t bits, std::uint64_t mask) {
    std::uint64_t result = 0;
    for (int place = 0; mask != 0; mask &= mask - 1, ++place) {
        result |= (bits & mask & (~mask + 1)) != 0 ? std::uint64_t{1} << place : 0;
    }
    return result;
}

// The inverse: the low bits of `bits`, spread over the places of `mask`.
constexpr std::uint64_t deposit(std::uint64_t bits, std::uint64_t mask) {
    std::uint64_t result = 0;
    for (; mask != 0; mask &= mask - 1, bits >>= 1) {
        result |= (bits & 1) != 0 ? mask & (~mask + 1) : 0;
    }
    return result;
}

} // namespace portable

#if defined(__BMI2__)

constexpr bool extracts_fast = true;

inline std::uint64_t extract(std::uint64_t bits, std::uint64_t mask) {
    return _pext_u64(bits, mask);
}

inline std::uint64_t deposit(std::uint64_t bits, std::uint64_t mask) {
    return _pdep_u64(bits, mask);
}

#elif defined(__x86_64__)

// The first two generations of Zen have the instructions and take longer than without them.
inline const bool extracts_fast = [] {
    __builtin_cpu_init();
    return __builtin_cpu_supports("bmi2") != 0 && __builtin_cpu_is("znver1") == 0 &&
           __builtin_cpu_is("znver2") == 0;
}();

// In words of the assembler: the compiler itself must not use them anywhere.
inline std::uint64_t extract(std::uint64_t bits, std::uint64_t mask) {
    if (!extracts_fast) {
        return portable::extract(bits, mask);
    }
    std::uint64_t result = 0;
    asm("pext %2, %1, %0" : "=r"(result) : "r"(bits), "r"(mask)); // NOLINT(hicpp-no-assembler)
    return result;
}

inline std::uint64_t deposit(std::uint64_t bits, std::uint64_t mask) {
    if (!extracts_fast) {
        return portable::deposit(bits, mask);
    }
    std::uint64_t result = 0;
    asm("pdep %2, %1, %0" : "=r"(result) : "r"(bits), "r"(mask)); // NOLINT(hicpp-no-assembler)
    return result;
}

#else

constexpr bool extracts_fast = false;
using portable::deposit;
using portable::extract;

#endif

} // namespace kodeks
