#include "tournament/tables/awards.hpp"

#include <algorithm>

namespace kodeks::tournament {

namespace {

bool concerns(const Award& award, EntryId entry) {
    return award.entries.empty() || std::ranges::find(award.entries, entry) != award.entries.end();
}

} // namespace

const Award* Awards::find(Worth worth, RoundNumber round, EntryId entry) const {
    const Award* found = nullptr;
    for (const Award& award : list_) {
        const bool now = award.round == 0 || award.round == round;
        if (award.worth == worth && now && concerns(award, entry)) {
            found = &award;
        }
    }
    return found;
}

const Award* Awards::everywhere(Worth worth) const {
    const Award* found = nullptr;
    for (const Award& award : list_) {
        if (award.worth == worth && award.round == 0 && award.entries.empty()) {
            found = &award;
        }
    }
    return found;
}

Awards::Bonus Awards::bonus(EntryId entry, RoundNumber rounds) const {
    Bonus sum;
    for (const Award& award : list_) {
        if (award.worth == Worth::bonus && award.round <= rounds && concerns(award, entry)) {
            sum.points += award.points.value_or(Points{});
            sum.match_points += award.match_points.value_or(Points{});
        }
    }
    return sum;
}

} // namespace kodeks::tournament
