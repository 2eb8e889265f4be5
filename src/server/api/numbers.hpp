// Numbers in the query of a request.
#pragma once

#include "server/api/http.hpp"

#include <charconv>
#include <cstdint>
#include <optional>

namespace kodeks::server {

// Nothing when it is missing or no whole number.
inline std::optional<std::uint64_t> number(const Request& request, const std::string& name) {
    const std::string text = request.parameter(name);
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = !text.empty() && error == std::errc() && end == text.data() + text.size();
    return whole ? std::optional(value) : std::nullopt;
}

} // namespace kodeks::server
