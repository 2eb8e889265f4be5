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

// Pairs the top group, or answers that it has to be joined with the next one.
bool pair_top(Work& work, std::vector<List>& groups) {
    if (groups[0].size() % 2 == 1) {
        const auto floating = choose_float(work, groups);
        if (!floating) {
            return false;
        }
        write(work, floating->first, floating->second);
        groups[0] = without(groups[0], floating->first);
        groups[1] = without(groups[1], floating->second);
    } else if (!all_can_be_paired(groups[0], work.may) ||
               !all_can_be_paired(all_of(groups, 1), work.may)) {
        return false;
    }
    Pairs pairs;
    form_pairs(work, groups[0], pairs);
    for (const auto& [a, b] : pairs) {
        write(work, a, b);
    }
    groups.erase(groups.begin());
    return true;
}

} // namespace

void work_out_code(Work& work, std::vector<int> players) {
    std::vector<List> groups = groups_of(work, players);
    while (!groups.empty()) {
        std::erase_if(groups, [](const List& group) { return group.empty(); });
        if (groups.empty() || pair_top(work, groups)) {
            continue;
        }
        groups[0].insert(groups[0].end(), groups[1].begin(), groups[1].end());
        groups.erase(groups.begin() + 1);
    }
}

} // namespace kodeks::tournament::checker
