#include "store/postgres/libpq.hpp"

namespace kodeks::store::postgres {

void* Libpq::opened() {
    static void* const library = open_late("libpq.so.5");
    return library;
}

} // namespace kodeks::store::postgres
