// What results of a stage are worth where the scale does not say it (StageSettings::awards).
#pragma once

#include "tournament/state/state.hpp"

namespace kodeks::tournament {

class Awards {
public:
    explicit Awards(const Stage& stage) : list_(stage.settings.awards) {}

    // The last one that holds for the entry in that round; nullptr when none does.
    const Award* find(Worth worth, RoundNumber round, EntryId entry, bool black = false) const;

    // The last one that holds for everybody in every round.
    const Award* everywhere(Worth worth) const;

    struct Bonus {
        Points points;
        Points match_points;
    };

    // Bonuses and penalties of the first rounds together.
    Bonus bonus(EntryId entry, RoundNumber rounds) const;

private:
    const std::vector<Award>& list_;
};

} // namespace kodeks::tournament
