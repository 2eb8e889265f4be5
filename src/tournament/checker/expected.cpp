#include "tournament/checker/expected.hpp"

#include "tournament/lots/urn.hpp"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>

namespace kodeks::tournament::checker {

namespace {

using pairing::Apart;

int place_of(const Work& work, Number number) {
    const auto card = std::ranges::find(work.cards, number, &Card::number);
    return card == work.cards.end() ? -1 : static_cast<int>(card - work.cards.begin());
}

bool is_current(const Apart& apart, const Field& field) {
    return apart.first_round <= field.round && field.round <= apart.last_round;
}

// The absolute rules for two cards.
bool may_meet(const Work& work, int a, int b) {
    const Card& x = work.cards[static_cast<std::size_t>(a)];
    const Card& y = work.cards[static_cast<std::size_t>(b)];
    if (std::ranges::find(x.met, y.number) != x.met.end()) { // RU:3.18.2#1, UA:V.15.1
        return false;
    }
    const bool code = !work.system.starts_with("median-solkoff");
    const bool same_run = code && run_length(x) >= 3 && run_length(y) >= 3 &&
                          x.games.back() == y.games.back(); // RU:3.18.2#3
    return !same_run;
}

bool may_have_bye(const Work& work, int a) {
    const Card& card = work.cards[static_cast<std::size_t>(a)];
    const bool code = !work.system.starts_with("median-solkoff");
    return !card.had_bye && !(code && card.had_forfeit); // RU:3.18.2#2, UA:V.15.6
}

// The absolute rules; the last row is the bye.
May absolute_rules(const Work& work) {
    const int n = static_cast<int>(work.cards.size());
    May may(work.cards.size() + 1);
    for (int a = 0; a < n; ++a) {
        for (int b = a + 1; b < n; ++b) {
            may.set(a, b, may_meet(work, a, b));
        }
        may.set(a, n, may_have_bye(work, a));
    }
    return may;
}

// Keeps two apart; false when they are not both here or could not meet anyway.
bool keep_apart(const Work& work, May& may, const Apart& apart, Apart::Strength strength) {
    const int a = place_of(work, apart.a);
    const int b = place_of(work, apart.b);
    if (apart.strength != strength || !is_current(apart, work.field) || a < 0 || b < 0 || a == b ||
        !may(a, b)) {
        return false;
    }
    may.set(a, b, false);
    return true;
}

// Hard restrictions, and of the soft ones as many as the round can bear, the first listed first.
void restrict(Work& work, const std::vector<int>& everybody) {
    for (const Apart& apart : work.field.apart) {
        keep_apart(work, work.may, apart, Apart::Strength::hard);
    }
    for (const Apart& apart : work.field.apart) {
        if (keep_apart(work, work.may, apart, Apart::Strength::soft) &&
            !all_can_be_paired(everybody, work.may)) {
            work.may.set(place_of(work, apart.a), place_of(work, apart.b), true);
        }
    }
}

// RU:3.18.2#7, UA:V.15.9.1: the lowest who has not had one, if the others can then be paired.
std::vector<int> give_bye(Work& work, std::vector<int> players) {
    const int bye = static_cast<int>(work.cards.size());
    for (int a = bye - 1; a >= 0; --a) {
        if (work.may(a, bye) && all_can_be_paired(without(players, a), work.may)) {
            work.round.bye = work.cards[static_cast<std::size_t>(a)].number;
            return without(players, a);
        }
    }
    return players;
}

// RU:3.18.4#2 and UA:V.15.9.5: neighbours. RU:3.18.5.2 and UA:V.15.9.4: halves. RU:3.18.7.2: ends.
std::vector<int> first_round_order(std::string_view system, const std::vector<int>& list) {
    std::vector<int> others(list.begin() + 1, list.end());
    if (system == "blind-lot" || system == "median-solkoff-by-lot") {
        return others;
    }
    if (system == "current-buchholz") {
        std::ranges::reverse(others);
        return others;
    }
    const auto middle = list.begin() + static_cast<std::ptrdiff_t>(list.size() / 2);
    std::vector<int> order(middle, list.end());
    for (auto at = middle; at != list.begin() + 1;) {
        order.push_back(*--at);
    }
    return order;
}

void work_out_list(Work& work, std::vector<int> list, bool odd_is_white) {
    while (!list.empty()) {
        const int a = list.front();
        for (const int b : first_round_order(work.system, list)) {
            if (work.may(a, b) && all_can_be_paired(without(list, a, b), work.may)) {
                const Number x = work.cards[static_cast<std::size_t>(a)].number;
                const Number y = work.cards[static_cast<std::size_t>(b)].number;
                const bool a_is_white = (x.value % 2 == 1) == odd_is_white;
                work.round.games.push_back(a_is_white ? Game{x, y} : Game{y, x});
                list = without(list, a, b);
                break;
            }
        }
    }
}

// With virtual points the upper group is paired first; its last goes down when it is odd
// (C04.7:1.3).
void work_out_first_round(Work& work, const std::vector<int>& players) {
    const bool numbers_decide =
        work.system == "blind-lot" || work.system == "median-solkoff-by-lot";
    const bool odd_is_white = numbers_decide || lots::chosen(work.seed, "r1.colour", 2) == 0;
    std::vector<std::vector<int>> lists = groups_of(work, players);
    bool fits = pairing::is_accelerated(work.field);
    for (std::size_t i = 0; fits && i < lists.size(); ++i) {
        if (lists[i].size() % 2 == 1) {
            lists[i + 1].insert(lists[i + 1].begin(), lists[i].back());
            lists[i].pop_back();
        }
        fits = all_can_be_paired(lists[i], work.may);
    }
    for (const std::vector<int>& list : fits ? lists : std::vector<std::vector<int>>{players}) {
        work_out_list(work, list, odd_is_white);
    }
}

void work_out(Work& work, std::vector<int> players) {
    const bool odd = players.size() % 2 == 1;
    if (work.field.round > 1 && work.system == "blind-lot") {
        if (odd) {
            players.push_back(static_cast<int>(work.cards.size()));
        }
        work_out_blind(work, players);
        return;
    }
    if (odd) {
        players = give_bye(work, players);
    }
    if (work.field.round == 1) {
        work_out_first_round(work, players);
    } else if (work.system.starts_with("median-solkoff")) {
        work_out_median(work, players);
    } else {
        work_out_code(work, players);
    }
}

} // namespace

std::vector<std::vector<int>> groups_of(const Work& work, const std::vector<int>& players) {
    std::vector<std::vector<int>> groups;
    int last = -1;
    for (const int a : players) {
        const int points = work.cards[static_cast<std::size_t>(a)].points;
        if (groups.empty() || points != last) {
            groups.emplace_back();
        }
        groups.back().push_back(a);
        last = points;
    }
    return groups;
}

std::optional<Round> expected_round(std::string_view system, const Field& field,
                                    std::string_view seed) {
    Work work{system, field, seed, classified(system, field), May()};
    std::vector<int> players(work.cards.size());
    std::iota(players.begin(), players.end(), 0);
    std::vector<int> everybody = players;
    if (players.size() % 2 == 1) {
        everybody.push_back(static_cast<int>(players.size()));
    }
    work.may = absolute_rules(work);
    restrict(work, everybody);
    if (!all_can_be_paired(everybody, work.may)) {
        return std::nullopt;
    }
    work_out(work, players);
    return work.round;
}

} // namespace kodeks::tournament::checker
