#include "base/result.hpp"

#include <fmt/format.h>

namespace kodeks {

std::string describe(const Fault& fault, Language language) {
    std::string text = fault.source;
    if (fault.place.line > 0) {
        text += fmt::format("{}{}", text.empty() ? "" : ":", fault.place.line);
    }
    if (fault.place.column > 0) {
        text += fmt::format(":{}", fault.place.column);
    }
    text += text.empty() ? "" : ": ";
    text += render(fault.message, language);
    if (!fault.excerpt.empty()) {
        text += fmt::format(": «{}»", fault.excerpt);
    }
    return text;
}

} // namespace kodeks
