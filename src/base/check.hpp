// Assertions. A failed assertion is a bug of ours, never bad input and never a refusal: the program
// stops at once with the place and the broken condition. They stay on in release builds, because a
// wrong ruling is worse than no ruling. KODEKS_DEBUG_ASSERT is for hot loops and is on in debug and
// sanitizer builds only.
#pragma once

namespace kodeks {

[[noreturn]] void assertion_failed(const char* condition, const char* file, int line);

} // namespace kodeks

#define KODEKS_ASSERT(condition)                                                                   \
    ((condition) ? static_cast<void>(0)                                                            \
                 : ::kodeks::assertion_failed(#condition, __FILE__, __LINE__))

// In a function that tells the first broken condition of a state as text.
#define KODEKS_MUST_HOLD(condition)                                                                \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            return #condition;                                                                     \
        }                                                                                          \
    } while (false)

#if defined(NDEBUG)
#define KODEKS_DEBUG_ASSERT(condition) static_cast<void>(0)
#else
#define KODEKS_DEBUG_ASSERT(condition) KODEKS_ASSERT(condition)
#endif
