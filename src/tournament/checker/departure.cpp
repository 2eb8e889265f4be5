#include "tournament/checker/departure.hpp"

#include <algorithm>

namespace kodeks::tournament::checker {

namespace {

int unpaired(const std::vector<int>& members, const May& may) {
    return static_cast<int>(members.size()) - 2 * most_pairs(members, may);
}

class Departure {
public:
    Departure(const std::vector<int>& order, const May& may) : order_(order), may_(may) {}

    // Takes `number` more from place `from` on; true when everything comes out.
    bool find(std::size_t from, int number, const std::vector<int>& stay,
              const std::vector<int>& others) {
        if (unpaired(stay, may_) > number || unpaired(others, may_) > number) {
            return false;
        }
        if (number == 0) {
            return true;
        }
        for (std::size_t at = from; at < order_.size(); ++at) {
            const int a = order_[at];
            std::vector<int> joined = others;
            joined.push_back(a);
            leavers_.push_back(a);
            if (find(at + 1, number - 1, without(stay, a), joined)) {
                return true;
            }
            leavers_.pop_back();
        }
        return false;
    }

    std::vector<int> leavers() const { return leavers_; }

private:
    const std::vector<int>& order_;
    const May& may_;
    std::vector<int> leavers_;
};

} // namespace

std::vector<int> fewest_to_leave(const std::vector<int>& order, const std::vector<int>& below,
                                 const May& may) {
    const int least = std::max(unpaired(order, may), unpaired(below, may));
    for (int number = least; number <= static_cast<int>(order.size()); number += 2) {
        Departure departure(order, may);
        if (departure.find(0, number, order, below)) {
            return departure.leavers();
        }
    }
    return order;
}

} // namespace kodeks::tournament::checker
