#include "truth/proof/bounded.hpp"

#include "base/check.hpp"
#include "truth/proof/identity_map.hpp"

#include <algorithm>
#include <limits>
#include <set>

namespace kodeks::truth {

namespace {

class BoundedSearch {
public:
    BoundedSearch(const Question& question, const Leaves& leaves, std::uint64_t budget)
        : question_(question), leaves_(leaves), budget_(budget) {}

    // Short wins first: each round costs little beside the next.
    Answer run() {
        const int most = plies_allowed(question_);
        Answer answer;
        answer.verdict = search(question_.position, std::min(most, 0));
        for (int plies = most % 2 == 0 ? 2 : 1; plies <= most && answer.verdict == Verdict::refuted;
             plies += 2) {
            answer.verdict = search(question_.position, plies);
        }
        answer.nodes = nodes_;
        if (answer.verdict != Verdict::open) {
            collect(question_.position, most, answer);
            sort_strategy(answer.strategy);
        }
        return answer;
    }

private:
    struct Known {
        int proved_with = std::numeric_limits<int>::max(); // plies, and with more
        int refuted_with = -1;                             // plies, and with fewer
    };

    bool attacks(const games::Position& position) const {
        return games::side_to_move(position) == question_.side;
    }

    Verdict recall(const games::Position& position, int plies) const {
        const auto found = known_.find(games::identity(position));
        if (found == known_.end()) {
            return Verdict::open;
        }
        return found->second.proved_with <= plies    ? Verdict::proved
               : found->second.refuted_with >= plies ? Verdict::refuted
                                                     : Verdict::open;
    }

    Verdict known(const games::Position& position, int plies) const {
        const Verdict verdict = settled(position, question_.side, plies, leaves_);
        return verdict != Verdict::open ? verdict : recall(position, plies);
    }

    Verdict search(const games::Position& position, int plies) {
        if (const Verdict verdict = known(position, plies); verdict != Verdict::open) {
            return verdict;
        }
        if (nodes_++ >= budget_) {
            return Verdict::open;
        }
        // The attacker needs one proved move, the defender one refuted; the other way round all.
        const Verdict wanted = attacks(position) ? Verdict::proved : Verdict::refuted;
        const Verdict otherwise = attacks(position) ? Verdict::refuted : Verdict::proved;
        Verdict verdict = otherwise;
        for (const games::Position& next : successors_of(position)) {
            const Verdict one = search(next, plies - 1);
            if (one == wanted) {
                verdict = wanted;
                break;
            }
            verdict = one == Verdict::open ? Verdict::open : verdict;
        }
        remember(position, plies, verdict);
        return verdict;
    }

    void remember(const games::Position& position, int plies, Verdict verdict) {
        Known& entry = known_[games::identity(position)];
        if (verdict == Verdict::proved) {
            entry.proved_with = std::min(entry.proved_with, plies);
        } else if (verdict == Verdict::refuted) {
            entry.refuted_with = std::max(entry.refuted_with, plies);
        }
    }

    // The strategy of the side that is right, from what is remembered.
    void collect(const games::Position& position, int plies, Answer& answer) {
        if (settled(position, question_.side, plies, leaves_) != Verdict::open ||
            !collected_.insert({games::identity(position), plies}).second) {
            return;
        }
        const bool bound = attacks(position) == (answer.verdict == Verdict::proved);
        games::MoveList moves;
        games::legal_moves(position, moves);
        for (const games::Move& move : moves) {
            const games::Position next = games::play(position, move);
            if (!bound) {
                collect(next, plies - 1, answer);
            } else if (known(next, plies - 1) == answer.verdict) {
                answer.strategy.push_back({games::identity(position), plies, move});
                collect(next, plies - 1, answer);
                return;
            }
        }
        KODEKS_ASSERT(!bound);
    }

    const Question& question_;
    const Leaves& leaves_;
    std::uint64_t budget_;
    std::uint64_t nodes_ = 0;
    IdentityMap<Known> known_;
    std::set<std::pair<games::Identity, int>> collected_;
};

} // namespace

Answer search_win_within(const Question& question, const Leaves& leaves, std::uint64_t budget) {
    return BoundedSearch(question, leaves, budget).run();
}

} // namespace kodeks::truth
