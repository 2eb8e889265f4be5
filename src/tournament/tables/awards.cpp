#include "tournament/tables/awards.hpp"

#include <algorithm>

namespace kodeks::tournament {

namespace {

bool concerns(const Award& award, EntryId entry) {
    return award.entries.empty() || std::ranges::find(award.entries, entry) != award.entries.end();
}

} // namespace

const Award* Awards::find(Worth worth, RoundNumber round, EntryId entry, bool black) const {
    const Award* found = nullptr;
    for (const Award& award : list_) {
        const bool now = award.round == 0 || award.round == round;
        if (award.worth == worth && now && concerns(award, entry) && (black || !award.black)) {
            found = &award;
        }
    }
    return found;
}

const Award* Awards::everywhere(Worth worth) const {
    const Award* found = nullptr;
    for (const Award& award : list_) {
        if (award.worth == worth && award.round == 0 && award.entries.empty() && !award.black) {
            found = &award;
        }
    }
    return found;
}

Awards::Bonus Awards::bonus(EntryId entry, RoundNumber rounds) const {
    Bonus sum;
    for (const Award& award : list_) {
        if (award.worth == Worth::bonus && award.round <= rounds && concerns(award, entry)) {
            const auto times = static_cast<std::int32_t>(award.round == 0 ? rounds : 1);
            sum.points += award.points.value_or(Points{}) * times;
            sum.match_points += award.match_points.value_or(Points{}) * times;
        }
    }
    return sum;
}

} // namespace kodeks::tournament
