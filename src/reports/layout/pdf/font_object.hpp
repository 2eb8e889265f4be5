// A font inside the file: the letters that were set, how wide they are and what text they are.
#pragma once

#include "reports/layout/pdf/file.hpp"
#include "reports/layout/pdf/font_file.hpp"

namespace kodeks::reports {

void write_font(PdfFile& file, Ref ref, const FontFile& font);

} // namespace kodeks::reports
