#include "server/metrics.hpp"

#include <fmt/format.h>

namespace kodeks::server {

std::string metrics_text(const std::vector<Metric>& metrics) {
    std::string text;
    for (const Metric& metric : metrics) {
        text += fmt::format("# HELP {0} {1}.\n# TYPE {0} {2}\n{0} {3}\n", metric.name, metric.help,
                            metric.kind == MetricKind::counter ? "counter" : "gauge", metric.value);
    }
    return text;
}

} // namespace kodeks::server
