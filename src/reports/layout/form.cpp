#include "reports/layout/layout.hpp"

#include <algorithm>
#include <array>

namespace kodeks::reports {

namespace {

constexpr std::array<std::string_view, 5> form_names = {"txt", "html", "csv", "xlsx", "pdf"};

} // namespace

std::optional<Form> form_named(std::string_view name) {
    const auto* const found = std::ranges::find(form_names, name);
    if (found == form_names.end()) {
        return std::nullopt;
    }
    return static_cast<Form>(found - form_names.begin());
}

std::string_view name_of(Form form) {
    return form_names[static_cast<std::size_t>(form)];
}

} // namespace kodeks::reports
