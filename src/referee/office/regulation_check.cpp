#include "referee/office/regulation_check.hpp"

#include "referee/desk/desk.hpp"

namespace kodeks::referee {

namespace {

constexpr std::int32_t moves_of_a_game = 60; // as for the pace of a game (FIDE:A.1)

void check_limits(const Match& match, std::vector<Refusal>& problems) {
    const auto& limits = match.rules.game->limits;
    const auto& regulations = match.settings.regulations;
    const Milliseconds longest = match.rules.game->lateness.longest;
    const Milliseconds both = 2 * clock::allotted(regulations.control, moves_of_a_game);
    if (limits.playing_time.value > 0 && both > limits.playing_time) {
        problems.push_back(refusal("playing_time_too_long", limits.playing_time_articles));
    }
    if (!regulations.default_time &&
        match.rules.game->lateness.default_time) { // then it is the book's
        problems.push_back(refusal("default_time_not_announced", match.rules.game->lateness.late));
    }
    if (regulations.default_time && longest.value > 0 && *regulations.default_time > longest) {
        problems.push_back(refusal("default_time_too_long", limits.default_time));
    }
}

// Rules for the last minutes fit neither blitz nor games with an increment (FIDE:G.III.2.2).
void check_quickplay(const Match& match, std::vector<Refusal>& problems) {
    const auto& periods = match.settings.regulations.control.periods;
    const bool extra = periods[periods.size() - 1].extra != clock::Extra::none;
    if (match.settings.regulations.quickplay &&
        (extra || match.settings.pace == rulebook::Pace::blitz)) {
        problems.push_back(refusal("quickplay_not_here", match.rules.game->quickplay.scope));
    }
}

} // namespace

std::vector<Refusal> regulation_problems(const Match& match) {
    std::vector<Refusal> problems;
    const Regulations& regulations = match.settings.regulations;
    const auto pace = match.settings.pace;
    for (const rulebook::SupervisionNeeds& needs : match.rules.game->supervision) {
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
    if (regulations.electronic_sheets && !match.rules.game->sheets.electronic) {
        problems.push_back(refusal("no_electronic_sheets", match.rules.game->sheets.keep));
    }
    check_quickplay(match, problems);
    check_limits(match, problems);
    for (Refusal& problem : problems) { // by the ids of the game's own edition
        for (std::string_view& id : problem.articles) {
            id = cited_as(*match.rules.game, match.settings.variant, id);
        }
        std::erase(problem.articles, "");
    }
    return problems;
}

} // namespace kodeks::referee
