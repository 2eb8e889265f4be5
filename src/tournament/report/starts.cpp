#include "tournament/report/starts.hpp"

#include "tournament/report/records.hpp"
#include "tournament/report/report.hpp"
#include "tournament/trf/read.hpp"

#include <algorithm>
#include <set>

namespace kodeks::tournament {

trf::Document imported_report(const Stage& stage) {
    if (stage.settings.report.empty()) {
        return {};
    }
    auto reading = trf::read(joined_lines(stage.settings.report));
    return reading ? std::move(reading->document) : trf::Document{};
}

std::vector<Start> starts_of(const State& state, const Stage& stage, const trf::Document& report) {
    const std::size_t known = std::min(report.players.size(), stage.members.size());
    std::vector<Start> starts;
    for (std::size_t at = 0; at < known; ++at) {
        starts.push_back({stage.members[at], report.players[at].rank, &report.players[at]});
    }
    std::set<trf::StartingRank> used;
    for (const Start& start : starts) {
        used.insert(start.rank);
    }
    // Behind everybody; in a hole when the numbers are at their end.
    trf::StartingRank next = used.empty() ? 1 : *used.rbegin() + 1;
    const auto late = stage.members.begin() + static_cast<std::ptrdiff_t>(known);
    for (const EntryId entry : ranked(state, {late, stage.members.end()})) {
        next = next > trf::rank_max && known > 0 ? 1 : next;
        while (used.contains(next)) {
            ++next;
        }
        used.insert(next);
        starts.push_back({entry, next++, nullptr});
    }
    if (!report.by_position) {
        std::ranges::sort(starts, {}, &Start::rank);
    }
    return starts;
}

std::vector<EntryId> starting_order(const State& state, const Stage& stage) {
    const trf::Document report = imported_report(stage);
    std::vector<EntryId> order;
    for (const Start& start : starts_of(state, stage, report)) {
        if (!has_left(stage, start.entry)) {
            order.push_back(start.entry);
        }
    }
    return order;
}

} // namespace kodeks::tournament
