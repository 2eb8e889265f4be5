#include "office/check/conduct.hpp"

#include "office/desk/desk.hpp"
#include "office/record/words.hpp"

#include <algorithm>

namespace kodeks::office {

namespace {

bool stands_on(const Sanction& sanction, Articles articles) {
    return !articles.empty() &&
           std::ranges::find(sanction.articles, articles.front()) != sanction.articles.end();
}

std::uint32_t severity(const World& world, Measure measure) {
    const auto kinds = world.rules->sanctions.kinds;
    const auto row = std::ranges::find(kinds, measure, &rulebook::EventSanction::kind);
    return static_cast<std::uint32_t>(row - kinds.begin());
}

} // namespace

Remarks remarks_on_sanction(const Sanction& sanction, const World& world) {
    const auto& rules = world.rules->sanctions;
    Remarks remarks;
    const bool deliberate = stands_on(sanction, rules.deliberate_articles);
    if (deliberate && severity(world, sanction.measure) + 2 < rules.kinds.size()) {
        remarks.push_back(
            {{"office.sanction.harshest", {{"measure", spoken(rules.kinds.back().kind)}}},
             ids(rules.deliberate_articles),
             Weight::should});
    }
    if (!rules.inform_articles.empty()) {
        remarks.push_back({{"office.sanction.inform", {}}, ids(rules.inform_articles)});
    }
    const Breach& breach = sanction.breach;
    const bool complete =
        !breach.delegation.empty() && !breach.place.empty() && !breach.witnesses.empty();
    if (!rules.report_articles.empty() && !complete) {
        remarks.push_back({{"office.sanction.report", {}}, ids(rules.report_articles)});
    }
    return remarks;
}

} // namespace kodeks::office
