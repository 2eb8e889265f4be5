#include "referee/regulation_check.hpp"

#include "referee/desk.hpp"

namespace kodeks::referee {

std::vector<Refusal> regulation_problems(const Match& match) {
    std::vector<Refusal> problems;
    const Regulations& regulations = match.regulations;
    const auto pace = match.pace();
    for (const rulebook::SupervisionNeeds& needs : match.rules.supervision) {
        if (needs.scope.pace != pace) {
            continue;
        }
        if (!regulations.supervision) {
            problems.push_back(refusal("supervision_not_announced", needs.announced));
        } else if (needs.scope.covers(pace, *regulations.supervision)) {
            if (regulations.games_per_arbiter > needs.games_per_arbiter) {
                problems.push_back(refusal("too_many_games_per_arbiter", needs.watched));
            }
            if (!regulations.arbiter_records) {
                problems.push_back(refusal("games_not_recorded", needs.recorded));
            }
        }
    }
    if (regulations.electronic_sheets && !match.rules.sheets.electronic) {
        problems.push_back(refusal("no_electronic_sheets", match.rules.sheets.keep));
    }
    return problems;
}

} // namespace kodeks::referee
