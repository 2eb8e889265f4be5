#include "tournament/desk/absent.hpp"

namespace kodeks::tournament {

void add_absent(const Stage& stage, const std::vector<EntryId>& entries, RoundPaired& round) {
    for (const EntryId entry : entries) {
        if (has_left(stage, entry) || !is_announced(stage.absences, entry, round.round)) {
            continue;
        }
        round.absent.push_back(entry);
        if (is_announced(stage.half_byes, entry, round.round)) {
            round.half_byes.push_back(entry);
        }
        if (is_announced(stage.full_byes, entry, round.round)) {
            round.full_byes.push_back(entry);
        }
    }
}

} // namespace kodeks::tournament
