// RU:3.18.5 to RU:3.18.7 from the text: form pairs, and when somebody is left without an opponent
// break the last pair and give its first player another one.
#include "tournament/checker/departure.hpp"
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

void write(Work& work, int a, int b) {
    const int x = work.cards[static_cast<std::size_t>(a)].points;
    const int y = work.cards[static_cast<std::size_t>(b)].points;
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

// The list in the order in which its players have to leave: those with the fewest points first, of
// these the last (RU:3.18.5.4) or the first (RU:3.18.7.4).
List leaving_order(const Work& work, List list) {
    const bool first_leaves = work.system == "current-buchholz";
    std::ranges::sort(list, {}, [&](int a) {
        return std::pair(work.cards[static_cast<std::size_t>(a)].points, first_leaves ? a : -a);
    });
    return list;
}

// RU:3.18.5.4, RU:3.18.7.4: somebody of an odd list meets somebody of the next group; when nobody
// can, somebody of the group after it, and so on. What is left on both sides must come out.
std::optional<std::pair<int, int>> choose_float(const Work& work, const std::vector<List>& groups) {
    const List below = all_of(groups, 1);
    List possible;
    for (const int f : leaving_order(work, groups[0])) {
        if (all_can_be_paired(without(groups[0], f), work.may)) {
            possible.push_back(f);
        }
    }
    for (std::size_t g = 1; g < groups.size() && !possible.empty(); ++g) {
        List hosts = groups[g];
        if (work.system == "current-buchholz") {
            std::ranges::reverse(hosts);
        }
        for (const int f : possible) {
            for (const int host : hosts) {
                if (work.may(f, host) && all_can_be_paired(without(below, host), work.may)) {
                    return std::pair(f, host);
                }
            }
        }
    }
    return std::nullopt;
}

void pair_top(Work& work, std::vector<List>& groups) {
    List stay = groups[0];
    List leave;
    if (stay.size() % 2 == 1) {
        if (const auto floating = choose_float(work, groups)) {
            write(work, floating->first, floating->second);
            for (List& group : groups) {
                group = without(group, floating->first, floating->second);
            }
            pair_within(work, groups[0]);
            groups.erase(groups.begin());
            return;
        }
    } else if (all_can_be_paired(stay, work.may) &&
               all_can_be_paired(all_of(groups, 1), work.may)) {
        pair_within(work, stay);
        groups.erase(groups.begin());
        return;
    }
    // RU:3.18.8: as few as possible go on and join the next group, above its own players.
    leave = fewest_to_leave(leaving_order(work, stay), all_of(groups, 1), work.may);
    for (const int a : leave) {
        stay = without(stay, a);
    }
    pair_within(work, stay);
    groups.erase(groups.begin());
    groups[0].insert(groups[0].end(), leave.begin(), leave.end());
    std::ranges::sort(groups[0]);
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
