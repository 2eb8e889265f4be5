#include "tournament/pairing/seek.hpp"

#include "base/check.hpp"

namespace kodeks::tournament::pairing {

std::size_t candidate_at(Seek seek, std::size_t size, std::size_t step) {
    const std::size_t half = size / 2;
    switch (seek) {
    case Seek::halves: // RU:3.18.5.5#1, UA:V.15.9.8.2
        return step < size - half ? half + step : size - 1 - step;
    case Seek::ends: // RU:3.18.7.5
        return size - 1 - step;
    case Seek::neighbour:
    case Seek::lot:
        break;
    }
    return 1 + step;
}

void seek_all(const Desk& desk, Seek seek, std::vector<Vertex> list,
              const std::function<void(Plan)>& form) {
    Matching inside(desk.can(), list);
    KODEKS_ASSERT(inside.is_perfect());
    while (!list.empty()) {
        Plan plan{.seeker = list.front()};
        std::size_t found = 0;
        for (std::size_t step = 0; found == 0; ++step) {
            KODEKS_ASSERT(step + 1 < list.size());
            const std::size_t at = candidate_at(seek, list.size(), step);
            const Vertex b = list[at];
            if (const auto why = desk.why_not(plan.seeker, b)) {
                plan.rejected.push_back({desk.number(plan.seeker), desk.number(b), *why});
            } else if (!inside.can_take(plan.seeker, b)) {
                plan.rejected.push_back(
                    {desk.number(plan.seeker), desk.number(b), Rejected::fewer_pairs});
            } else {
                found = at;
            }
        }
        plan.other = list[found];
        inside.take(plan.seeker, plan.other);
        list.erase(list.begin() + static_cast<std::ptrdiff_t>(found));
        list.erase(list.begin());
        form(std::move(plan));
    }
}

} // namespace kodeks::tournament::pairing
