// RU:3.18.4 from the text. The lots themselves are the open draw of the round (docs/draws.md).
#include "tournament/checker/expected.hpp"
#include "tournament/lots/urn.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace kodeks::tournament::checker {

namespace {

using List = std::vector<int>;
using pairing::Float;

class Blind {
public:
    Blind(Work& work, List players)
        : work_(work), bye_(static_cast<int>(work.cards.size())), open_(std::move(players)) {}

    void run() {
        List real = open_;
        std::erase(real, bye_);
        std::vector<List> groups = groups_of(work_, real);
        if (real.size() != open_.size()) {
            groups.push_back({bye_});
        }
        for (std::size_t g = 0; g < groups.size() && groups[g] != List{bye_}; ++g) {
            for (List left = pair_group(groups[g]); !left.empty();) {
                send_down(left, groups, g);
            }
        }
    }

private:
    std::size_t lot(std::string_view what, std::size_t options) const {
        const std::string name =
            fmt::format("r{}.pair{}.{}", work_.field.round, work_.round.games.size() + 1, what);
        return lots::chosen(work_.seed, name, static_cast<std::uint32_t>(options));
    }

    // Everybody not yet paired could still be, if these two met.
    bool leaves_the_rest(int a, int b) const {
        return work_.may(a, b) && all_can_be_paired(without(open_, a, b), work_.may);
    }

    List pair_group(List members) {
        List left;
        while (!members.empty()) {
            const int a = members[lot("first", members.size())];
            const int most = most_pairs(members, work_.may);
            members = without(members, a);
            List possible;
            for (const int b : members) {
                if (leaves_the_rest(a, b) &&
                    most_pairs(without(members, b), work_.may) == most - 1) {
                    possible.push_back(b);
                }
            }
            if (possible.empty()) {
                left.push_back(a);
                continue;
            }
            const int b = possible[lot("second", possible.size())];
            members = without(members, b);
            pair_up(a, b);
        }
        return left;
    }

    List possible_among(int a, const List& list) const {
        List possible;
        for (const int b : list) {
            if (leaves_the_rest(a, b)) {
                possible.push_back(b);
            }
        }
        return possible;
    }

    void send_down(List& left, std::vector<List>& groups, std::size_t from) {
        const int a = left.front();
        left.erase(left.begin());
        for (std::size_t g = from + 1; g < groups.size(); ++g) {
            const List possible = possible_among(a, groups[g]);
            if (!possible.empty()) {
                const int b =
                    possible == List{bye_} ? bye_ : possible[lot("float", possible.size())];
                groups[g] = without(groups[g], b);
                pair_up(a, b);
                return;
            }
        }
        const List possible = possible_among(a, left);
        const int b = possible[lot("float", possible.size())];
        left = without(left, b);
        pair_up(a, b);
    }

    void pair_up(int a, int b) {
        open_ = without(open_, a, b);
        if (b == bye_) {
            work_.round.bye = work_.cards[static_cast<std::size_t>(a)].number;
            return;
        }
        const bool level = work_.cards[static_cast<std::size_t>(a)].points ==
                           work_.cards[static_cast<std::size_t>(b)].points;
        write_down(work_, a, b, level ? Float::none : Float::down, level ? Float::none : Float::up);
    }

    Work& work_;
    int bye_;
    List open_;
};

} // namespace

void work_out_blind(Work& work, std::vector<int> players) {
    Blind(work, std::move(players)).run();
}

} // namespace kodeks::tournament::checker
