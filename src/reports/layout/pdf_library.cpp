#include "reports/layout/pdf_library.hpp"

namespace kodeks::reports {

// It brings Pango, Cairo and GLib along, and their functions are found in it.
void* PdfLibrary::opened() {
    static void* const library = open_late("libpangocairo-1.0.so.0");
    return library;
}

} // namespace kodeks::reports
