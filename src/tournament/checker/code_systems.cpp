// RU:3.18.5 to RU:3.18.7 from the text: form pairs, and when somebody is left without an opponent
// break the last pair and give its first player another one.
#include "tournament/checker/expected.hpp"

#include <algorithm>

namespace kodeks::tournament::checker {

namespace {

using List = std::vector<int>;
using pairing::Float;

// The opponents of the first of the list, in the order of RU:3.18.5.5#1 or RU:3.18.7.5.
List opponents_in_order(const Work& work, const List& list) {
    List order;
    if (work.system == "current-buchholz") {
        for (std::size_t i = list.size() - 1; i > 0; --i) {
            order.push_back(list[i]);
        }
        return order;
    }
    const std::size_t half = list.size() / 2;
    for (std::size_t i = half; i < list.size(); ++i) {
        order.push_back(list[i]);
    }
    for (std::size_t i = half; i-- > 1;) {
        order.push_back(list[i]);
    }
    return order;
}

using Pairs = std::vector<std::pair<int, int>>;

bool form_pairs(const Work& work, const List& list, Pairs& pairs) {
    // Going back blindly through a long list could take for ever; a list that cannot be paired at
    // all is given up at once.
    constexpr std::size_t patience = 8;
    if (list.empty()) {
        return true;
    }
    if (list.size() > patience && !all_can_be_paired(list, work.may)) {
        return false;
    }
    for (const int b : opponents_in_order(work, list)) {
        if (!work.may(list.front(), b)) {
            continue;
        }
        pairs.emplace_back(list.front(), b);
        if (form_pairs(work, without(list, list.front(), b), pairs)) {
            return true;
        }
        pairs.pop_back(); // RU:3.18.5.5#3: the last formed pair is broken
    }
    return false;
}

List all_of(const std::vector<List>& groups, std::size_t from) {
    List all;
    for (std::size_t g = from; g < groups.size(); ++g) {
        all.insert(all.end(), groups[g].begin(), groups[g].end());
    }
    return all;
}

// RU:3.18.5.4, or RU:3.18.7.4 from the other ends.
std::optional<std::pair<int, int>> choose_float(const Work& work, const std::vector<List>& groups) {
    List leaving = groups[0];
    List receiving = groups.size() > 1 ? groups[1] : List{};
    std::ranges::reverse(work.system == "current-buchholz" ? receiving : leaving);
    for (const int f : leaving) {
        if (!all_can_be_paired(without(groups[0], f), work.may)) {
            continue;
        }
        for (const int o : receiving) {
            if (work.may(f, o) && all_can_be_paired(without(all_of(groups, 1), o), work.may)) {
                return std::pair(f, o);
            }
        }
    }
    return std::nullopt;
}

void write(Work& work, int a, int b) {
    const int x = work.cards[static_cast<std::size_t>(a)].quarters;
    const int y = work.cards[static_cast<std::size_t>(b)].quarters;
    const auto mark = [](int own, int his) {
        return own == his ? Float::none : own > his ? Float::down : Float::up;
    };
    write_down(work, a, b, mark(x, y), mark(y, x));
}

void pair_within(Work& work, const List& list) {
    Pairs pairs;
    form_pairs(work, list, pairs);
    for (const auto& [a, b] : pairs) {
        write(work, a, b);
    }
}

// Those who have to go on to the next group join its list, above its own players.
void join_next(std::vector<List>& groups, const List& moving) {
    groups.erase(groups.begin());
    groups[0].insert(groups[0].end(), moving.begin(), moving.end());
    std::ranges::sort(groups[0]);
}

// RU:3.18.8: as few players as possible are touched. Pairs are formed in order as long as the group
// keeps its largest number and everybody else can still be paired.
void pair_what_can_stay(Work& work, std::vector<List>& groups) {
    List list = groups[0];
    List open = all_of(groups, 0);
    List moving;
    while (!list.empty()) {
        const int a = list.front();
        const int most = most_pairs(list, work.may);
        int found = -1;
        for (const int b : opponents_in_order(work, list)) {
            if (work.may(a, b) && most_pairs(without(list, a, b), work.may) == most - 1 &&
                all_can_be_paired(without(open, a, b), work.may)) {
                found = b;
                break;
            }
        }
        if (found < 0) {
            moving.push_back(a);
        } else {
            write(work, a, found);
            open = without(open, a, found);
        }
        list = without(list, a, found);
    }
    join_next(groups, moving);
}

// Whether the group could be paired if nobody had to care for those below it.
bool fits_by_itself(const Work& work, const std::vector<List>& groups) {
    if (groups[0].size() % 2 == 0) {
        return all_can_be_paired(groups[0], work.may);
    }
    for (const int f : groups[0]) {
        const auto meets = [&](int o) { return work.may(f, o); };
        if (groups.size() > 1 && std::ranges::any_of(groups[1], meets) &&
            all_can_be_paired(without(groups[0], f), work.may)) {
            return true;
        }
    }
    return false;
}

void pair_top(Work& work, std::vector<List>& groups) {
    if (!fits_by_itself(work, groups)) {
        join_next(groups, List(groups[0]));
        return;
    }
    if (groups[0].size() % 2 == 0) {
        if (all_can_be_paired(all_of(groups, 1), work.may)) {
            pair_within(work, groups[0]);
            groups.erase(groups.begin());
            return;
        }
    } else if (const auto floating = choose_float(work, groups)) {
        write(work, floating->first, floating->second);
        pair_within(work, without(groups[0], floating->first));
        groups[1] = without(groups[1], floating->second);
        groups.erase(groups.begin());
        return;
    }
    pair_what_can_stay(work, groups);
}

} // namespace

void work_out_code(Work& work, const std::vector<int>& players) {
    std::vector<List> groups = groups_of(work, players);
    while (true) {
        std::erase_if(groups, [](const List& group) { return group.empty(); });
        if (groups.empty()) {
            return;
        }
        pair_top(work, groups);
    }
}

} // namespace kodeks::tournament::checker
