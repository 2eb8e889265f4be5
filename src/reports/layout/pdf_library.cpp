#include "reports/layout/pdf_library.hpp"

namespace kodeks::reports {

// It brings Pango, Cairo and GLib along, and their functions are found in it. Opened again it is
// the same library.
void* PdfLibrary::opened() {
    return open_late("libpangocairo-1.0.so.0");
}

} // namespace kodeks::reports
