// Boards and codes on a page.
#pragma once

#include "reports/layout/pdf/page.hpp"

namespace kodeks::reports {

void draw_diagram(Pages& pages, const Diagram& diagram);
void draw_code(Pages& pages, const QrCode& code);

} // namespace kodeks::reports
