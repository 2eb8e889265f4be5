#include "tournament/pairing/seek.hpp"

namespace kodeks::tournament::pairing {

namespace {

// The questions of one seeker about the others.
class Inquiry {
public:
    Inquiry(const Seeking& seeking, Vertex seeker)
        : seeking_(seeking), seeker_(seeker), inside_(seeking.inside, seeker) {
        if (seeking.all != nullptr) {
            all_.emplace(*seeking.all, seeker);
        }
    }

    std::optional<Rejected> why_not(Vertex b) {
        if (!seeking_.graph.has(seeker_, b)) {
            return seeking_.desk.why_not(seeker_, b).value_or(Rejected::colour_run);
        }
        if (!inside_.has(b)) {
            return Rejected::fewer_pairs;
        }
        return all_ && !all_->has(b) ? std::optional(Rejected::round_incomplete) : std::nullopt;
    }

private:
    const Seeking& seeking_;
    Vertex seeker_;
    Partners inside_;
    std::optional<Partners> all_;
};

// The place in the list of the first possible opponent of its first player; zero for none.
std::size_t find_opponent(const Seeking& seeking, const std::vector<Vertex>& list, Plan& plan) {
    Inquiry inquiry(seeking, plan.seeker);
    for (std::size_t step = 0; step + 1 < list.size(); ++step) {
        const std::size_t at = candidate_at(seeking.order, list.size(), step);
        const auto why = inquiry.why_not(list[at]);
        if (!why) {
            return at;
        }
        plan.rejected.push_back(
            {seeking.desk.number(plan.seeker), seeking.desk.number(list[at]), *why});
    }
    return 0;
}

} // namespace

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

std::vector<Vertex> seek_opponents(Seeking seeking, std::vector<Vertex> list,
                                   const std::function<void(Plan)>& form) {
    std::vector<Vertex> left_over;
    while (!list.empty()) {
        Plan plan{.seeker = list.front()};
        const std::size_t at = find_opponent(seeking, list, plan);
        if (at == 0) {
            left_over.push_back(plan.seeker);
            seeking.inside.remove(plan.seeker);
        } else {
            plan.other = list[at];
            seeking.inside.take(plan.seeker, plan.other);
            list.erase(list.begin() + static_cast<std::ptrdiff_t>(at));
            form(std::move(plan));
        }
        list.erase(list.begin());
    }
    return left_over;
}

} // namespace kodeks::tournament::pairing
