// UA:V.15.9.8 to UA:V.15.9.13 from the text, with the readings on forced floats, on leaving a group
// and on rounds that would not come out.
#include "tournament/checker/expected.hpp"

#include <algorithm>

namespace kodeks::tournament::checker {

namespace {

using List = std::vector<int>;
using pairing::Float;

class Median {
public:
    Median(Work& work, const List& players)
        : work_(work), open_(players), start_(groups_of(work, players)), now_(start_) {}

    void run() {
        const int count = static_cast<int>(now_.size());
        for (int g = 0; g < count; ++g) {
            if (is_upper(g)) {
                pair_group(g);
            }
        }
        for (int g = count - 1; g >= 0; --g) {
            if (!is_upper(g)) {
                pair_group(g);
            }
        }
    }

private:
    const Card& card(int a) const { return work_.cards[static_cast<std::size_t>(a)]; }

    List& now(int g) { return now_[static_cast<std::size_t>(g)]; }

    // UA:V.15.9.9: fifty percent of the points or more.
    bool is_upper(int g) const {
        const int points = card(start_[static_cast<std::size_t>(g)].front()).points;
        const int possible = work_.field.win.value * (static_cast<int>(work_.field.round) - 1);
        return 2 * points >= possible;
    }

    // UA:V.15.9.13.
    bool third_colour(int a, int b) const {
        const int higher = std::min(a, b);
        const int lower = std::max(a, b);
        const Colour given = colour_of_higher(work_, higher, lower);
        const Colour taken = given == Colour::white ? Colour::black : Colour::white;
        const auto third = [&](int p, Colour colour) {
            return given != Colour::none && run_length(card(p)) >= 2 &&
                   card(p).games.back() == colour;
        };
        return third(higher, given) || third(lower, taken);
    }

    bool leaves_the_rest(int a, int b) const {
        return work_.may(a, b) && all_can_be_paired(without(open_, a, b), work_.may);
    }

    void pair_group(int g) {
        if (now(g).size() % 2 == 1) {
            send_out(g, now(g));
        }
        now(g) = pair_inside(g);
        while (!now(g).empty()) {
            send_out(g, {});
        }
    }

    // UA:V.15.9.8.2; UA:V.15.9.10 reads the list from the other end.
    List pair_inside(int g) {
        List list = now(g);
        if (!is_upper(g)) {
            std::ranges::reverse(list);
        }
        May with_colours = work_.may;
        for (std::size_t i = 0; i < list.size(); ++i) {
            for (std::size_t j = i + 1; j < list.size(); ++j) {
                if (third_colour(list[i], list[j])) {
                    with_colours.set(list[i], list[j], false);
                }
            }
        }
        const bool colours = most_pairs(list, with_colours) == most_pairs(list, work_.may);
        const May& may = colours ? with_colours : work_.may;
        List left;
        while (!list.empty()) {
            const int a = list.front();
            const int b = opponent_inside(list, may);
            if (b < 0) {
                left.push_back(a);
            } else {
                pair_up(a, b, Float::none, Float::none);
            }
            list = without(list, a, b);
        }
        std::ranges::sort(left);
        return left;
    }

    int opponent_inside(const List& list, const May& may) const {
        const int a = list.front();
        const auto size = static_cast<std::ptrdiff_t>(list.size());
        List order(list.begin() + size / 2, list.end());
        for (std::ptrdiff_t i = size / 2 - 1; i > 0; --i) {
            order.push_back(list[static_cast<std::size_t>(i)]);
        }
        const int most = most_pairs(list, may);
        for (const int b : order) {
            if (b != a && may(a, b) && most_pairs(without(list, a, b), may) == most - 1 &&
                leaves_the_rest(a, b)) {
                return b;
            }
        }
        return -1;
    }

    // UA:V.15.9.11: those who went the other way before, the earlier first; then by place.
    List in_leaving_order(const List& members, bool down, bool upper) const {
        List owed;
        List others;
        for (const int a : members) {
            (went(a, !down).empty() ? others : owed).push_back(a);
        }
        // Of the same round the lower one first in the upper zone, the higher one below.
        std::ranges::sort(owed, {},
                          [&](int a) { return std::pair(went(a, !down).front(), upper ? -a : a); });
        if (!down) {
            std::ranges::reverse(others);
        }
        owed.insert(owed.end(), others.begin(), others.end());
        return owed;
    }

    const std::vector<int>& went(int a, bool down) const {
        return down ? card(a).down : card(a).up;
    }

    // The other groups a player of this one can go to, the nearest first.
    std::vector<int> other_groups(int g) const {
        std::vector<int> list;
        const int step = is_upper(g) ? 1 : -1;
        for (int h = g + step; h >= 0 && h < static_cast<int>(now_.size()); h += step) {
            if (!now_[static_cast<std::size_t>(h)].empty()) {
                list.push_back(h);
            }
        }
        return list;
    }

    void send_out(int g, const List& keep_pairs_of) {
        if (try_to_send(g, keep_pairs_of, true) || try_to_send(g, keep_pairs_of, false) ||
            try_to_send(g, {}, false)) {
            return;
        }
        const List order = in_leaving_order(now(g), is_upper(g), is_upper(g));
        for (const int b : order) {
            if (b != order.front() && leaves_the_rest(order.front(), b)) {
                now(g) = without(now(g), order.front(), b);
                pair_up(order.front(), b, Float::none, Float::none);
                return;
            }
        }
    }

    bool try_to_send(int g, const List& keep_pairs_of, bool colours) {
        const bool down = is_upper(g);
        const int most = most_pairs(keep_pairs_of, work_.may);
        bool next = true;
        for (const int h : other_groups(g)) {
            List leaving = now(g);
            if (next) {
                leaving = in_leaving_order(leaving, down, down);
            } else if (!down) {
                std::ranges::reverse(leaving);
            }
            next = false;
            for (const int a : leaving) {
                if (most_pairs(without(keep_pairs_of, a), work_.may) != most) {
                    continue; // UA:V.15.9.12
                }
                for (const int b : in_leaving_order(now(h), !down, is_upper(h))) {
                    if (leaves_the_rest(a, b) && !(colours && third_colour(a, b))) {
                        move(a, b, g, h);
                        return true;
                    }
                }
            }
        }
        return false;
    }

    void move(int a, int b, int g, int h) {
        const bool down = g < h;
        const bool forced_down = is_forced(down ? a : b, std::min(g, h), -1);
        const bool forced_up = is_forced(down ? b : a, std::max(g, h), 1);
        const Float descent = forced_down ? Float::forced_down : Float::down;
        const Float ascent = forced_up ? Float::forced_up : Float::up;
        now(g) = without(now(g), a);
        now(h) = without(now(h), b);
        pair_up(a, b, down ? descent : ascent, down ? ascent : descent);
    }

    // UA:V.15.5: nobody in his own group, and nobody in the group on the other side.
    bool is_forced(int a, int own, int other_side) const {
        const auto can_play_in = [&](int g) {
            const bool exists = g >= 0 && g < static_cast<int>(start_.size());
            return exists && std::ranges::any_of(start_[static_cast<std::size_t>(g)],
                                                 [&](int b) { return b != a && work_.may(a, b); });
        };
        return !can_play_in(own) && !can_play_in(own + other_side);
    }

    void pair_up(int a, int b, Float a_float, Float b_float) {
        open_ = without(open_, a, b);
        write_down(work_, a, b, a_float, b_float);
    }

    Work& work_;
    List open_;
    std::vector<List> start_;
    std::vector<List> now_;
};

} // namespace

void work_out_median(Work& work, const std::vector<int>& players) {
    Median(work, players).run();
}

} // namespace kodeks::tournament::checker
