// How much of a long random comparison to do: all of it in the release build, a part under the
// sanitizers, which keep assertions on and are many times slower. The cases come in the same order,
// so the slow build does a prefix of what the fast one does.
#pragma once

namespace kodeks::test {

#if !defined(NDEBUG)
inline constexpr bool slow_build = true;
#else
inline constexpr bool slow_build = false;
#endif

constexpr int cases(int all) {
    return slow_build ? all / 10 : all;
}

} // namespace kodeks::test
