// An oracle that remembers what it was asked last. Deciding one move asks the same several times:
// whether the game is over, whether a draw may be claimed, which proof is wanted.
#pragma once

#include "oracle/query.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace kodeks::server {

class LastAnswers final : public truth::Oracle {
public:
    explicit LastAnswers(const truth::Oracle& oracle) : oracle_(oracle) {}

    truth::Known forced_win(const games::Position& position, games::Side side) const override {
        return answer({truth::Matter::forced_win, position, side});
    }

    truth::Known forced_win_within(const games::Position& position, games::Side side,
                                   int own_moves) const override {
        return answer({truth::Matter::forced_win_within, position, side, own_moves});
    }

    truth::Known can_win(const games::Position& position, games::Side side) const override {
        return answer({truth::Matter::can_win, position, side});
    }

private:
    static constexpr std::size_t kept = 2; // either side in one position

    using Answer = std::pair<truth::Query, truth::Known>;

    static bool are_same(const truth::Query& a, const truth::Query& b) {
        return a.matter == b.matter && a.side == b.side && a.own_moves == b.own_moves &&
               a.position == b.position;
    }

    truth::Known answer(const truth::Query& query) const {
        const auto found = std::ranges::find_if(
            last_, [&](const Answer& one) { return are_same(one.first, query); });
        if (found != last_.end()) {
            return found->second;
        }
        const truth::Known known = truth::ask(oracle_, query);
        if (last_.size() == kept) {
            last_.erase(last_.begin());
        }
        last_.emplace_back(query, known);
        return known;
    }

    const truth::Oracle& oracle_;
    mutable std::vector<Answer> last_; // the answer depends on the question alone
};

} // namespace kodeks::server
