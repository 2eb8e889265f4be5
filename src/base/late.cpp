#include "base/late.hpp"

#include <dlfcn.h>

namespace kodeks {

void* open_late(const char* library) {
    return dlopen(library, RTLD_LAZY | RTLD_LOCAL);
}

void* find_late(void* library, const char* function) {
    return dlsym(library, function);
}

} // namespace kodeks
