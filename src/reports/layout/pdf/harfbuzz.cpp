#include "reports/layout/pdf/harfbuzz.hpp"

namespace kodeks::reports {

// It brings the library that sets words along, whose functions are found in it. Opened again it is
// the same library.
void* HarfBuzz::opened() {
    return open_late("libharfbuzz-subset.so.0");
}

} // namespace kodeks::reports
