#include "tournament/fide/remainder.hpp"

#include <algorithm>
#include <numeric>

namespace kodeks::tournament::fide {

namespace {

class Halves {
public:
    Halves(const Rows& rows, const std::vector<std::uint32_t>& members)
        : rows_(rows), members_(members), upper_(members.size(), 0) {
        std::fill_n(upper_.begin(), members.size() / 2, 1);
    }

    void exchange(std::size_t out, std::size_t in) {
        upper_[out] = 0;
        upper_[in] = 1;
    }

    // Upper players first, then lower ones, then the way down: the first free neighbour of an upper
    // player is then the one the order names first.
    bool pair(Candidate& candidate) const {
        std::vector<std::uint32_t> order;
        for (const char half : {1, 0}) {
            for (std::uint32_t at = 0; at < members_.size(); ++at) {
                if (upper_[at] == half) {
                    order.push_back(at);
                }
            }
        }
        const std::size_t pairs = members_.size() / 2;
        Matching matching(bipartite(order, pairs));
        if (!matching.complete()) {
            return false;
        }
        for (std::size_t at = 0; at < pairs; ++at) {
            const std::size_t partner = first_partner(matching, at);
            candidate.pairs.emplace_back(members_[order[at]], members_[order[partner]]);
        }
        if (members_.size() % 2 == 1) {
            candidate.downfloaters.push_back(members_[order[matching.mate(members_.size())]]);
        }
        return true;
    }

private:
    static std::size_t first_partner(Matching& matching, std::size_t upper) {
        std::size_t partner = matching.rows()[upper].first();
        while (!matching.is_present(partner) || !matching.fix(upper, partner)) {
            partner = matching.rows()[upper].first(partner + 1);
        }
        return partner;
    }

    // An upper player meets lower ones with a larger number only; the way down takes a lower one.
    Rows bipartite(const std::vector<std::uint32_t>& order, std::size_t pairs) const {
        const std::size_t size = members_.size() + members_.size() % 2;
        Rows rows(size, Bits(size));
        const auto join = [&rows](std::size_t a, std::size_t b) {
            rows[a].set(b);
            rows[b].set(a);
        };
        for (std::size_t low = pairs; low < order.size(); ++low) {
            const Bits& row = rows_[members_[order[low]]];
            for (std::size_t up = 0; up < pairs; ++up) {
                if (order[up] < order[low] && row[members_[order[up]]]) {
                    join(up, low);
                }
            }
            if (members_.size() % 2 == 1 && row[rows_.size() - 1]) {
                join(low, members_.size());
            }
        }
        return rows;
    }

    const Rows& rows_;
    const std::vector<std::uint32_t>& members_;
    std::vector<char> upper_;
};

// Tries are worth about as much as one heaviest matching would cost.
constexpr std::size_t tries_max = 200;

// Exchanges of one player (C04.3:4.3): smaller difference first, then the larger number of S1.
bool pair_after_one_exchange(const Rows& rows, const std::vector<std::uint32_t>& members,
                             Candidate& candidate) {
    const std::size_t pairs = members.size() / 2;
    std::size_t tries = 0;
    for (std::size_t difference = 1; difference < members.size(); ++difference) {
        for (std::size_t out = pairs; out-- > 0 && out + difference >= pairs;) {
            if (out + difference >= members.size()) {
                continue;
            }
            if (++tries > tries_max) {
                return false;
            }
            Halves halves(rows, members);
            halves.exchange(out, out + difference);
            if (halves.pair(candidate)) {
                return true;
            }
        }
    }
    return false;
}

} // namespace

bool pair_remainder(const Rows& rows, const std::vector<std::uint32_t>& members,
                    Candidate& candidate) {
    if (members.empty()) {
        return true;
    }
    return Halves(rows, members).pair(candidate) ||
           pair_after_one_exchange(rows, members, candidate);
}

} // namespace kodeks::tournament::fide
