#include "base/check.hpp"

#include <cstdio>
#include <cstdlib>

namespace kodeks {

void assertion_failed(const char* condition, const char* file, int line) {
    std::fprintf(stderr, "%s:%d: kodeks bug, this should hold: %s\n", file, line, condition);
    std::abort();
}

} // namespace kodeks
