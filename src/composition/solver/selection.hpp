// The numbers of a position from those of its children, and which child is looked at next.
#pragma once

#include "base/check.hpp"
#include "composition/solver/memory.hpp"

#include <algorithm>

namespace kodeks::composition {

constexpr Number most = infinite - 1; // of a number that is not settled

inline Number capped(std::uint64_t number) {
    return static_cast<Number>(std::min<std::uint64_t>(number, most));
}

// The work that is left at the hardest child, and one for each other: a plain sum would count a
// position that is reached in many ways many times.
struct Together {
    Number hardest = 0;
    Number unsettled = 0;

    void add(Number number) {
        hardest = std::max(hardest, number);
        ++unsettled;
    }

    Number total() const {
        return unsettled == 0 ? 0 : capped(std::uint64_t{hardest} + unsettled - 1);
    }
};

template <class Children>
Numbers combined(const Children& children, bool attacker) {
    Together together;
    Number least = infinite;
    bool over = false; // one child decides it
    for (const auto& child : children) {
        const Numbers one = child.numbers;
        over = over || (attacker ? one.proved() : one.refuted());
        least = std::min(least, attacker ? one.proof : one.refutation);
        if (!one.settled()) {
            together.add(attacker ? one.refutation : one.proof);
        }
    }
    if (over) {
        return attacker ? Numbers::proved_now() : Numbers::refuted_now();
    }
    if (together.unsettled == 0) {
        return attacker ? Numbers::refuted_now() : Numbers::proved_now();
    }
    return attacker ? Numbers{least, together.total()} : Numbers{together.total(), least};
}

struct Selection {
    std::size_t child = 0;
    Numbers limit;
};

// The most promising child, and the numbers at which it stops being that or settles its parent. A
// quarter above the second best keeps the search from swinging between two of them.
template <class Children>
Selection select(const Children& children, bool attacker, Numbers limit) {
    const auto main = [&](const auto& c) {
        return attacker ? c.numbers.proof : c.numbers.refutation;
    };
    std::size_t best = children.size();
    Number second = infinite;
    Number unsettled = 0;
    for (std::size_t i = 0; i < children.size(); ++i) {
        if (children[i].numbers.settled()) {
            continue;
        }
        ++unsettled;
        if (best == children.size() || main(children[i]) < main(children[best])) {
            second = best == children.size() ? infinite : main(children[best]);
            best = i;
        } else {
            second = std::min(second, main(children[i]));
        }
    }
    KODEKS_ASSERT(best < children.size());
    const Number own_limit = attacker ? limit.proof : limit.refutation;
    const Number other_limit = attacker ? limit.refutation : limit.proof;
    const Number next =
        std::min(own_limit, second == infinite ? infinite : second + second / 4 + 1);
    const Number rest =
        other_limit == infinite ? infinite : other_limit - std::min(other_limit, unsettled - 1);
    return {best, attacker ? Numbers{next, rest} : Numbers{rest, next}};
}

} // namespace kodeks::composition
