// Numbers about the server as Prometheus reads them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kodeks::server {

enum class MetricKind : std::uint8_t { counter, gauge };

struct Metric {
    std::string_view name;
    std::string_view help;
    MetricKind kind = MetricKind::gauge;
    std::uint64_t value = 0;
};

std::string metrics_text(const std::vector<Metric>& metrics);

} // namespace kodeks::server
