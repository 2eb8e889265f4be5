#include "tournament/fide/checker/enumerator.hpp"

#include "tournament/fide/checker/facts.hpp"
#include "tournament/fide/checker/order_key.hpp"

#include <algorithm>
#include <bit>
#include <functional>
#include <map>
#include <set>

namespace kodeks::tournament::fide::checker {

namespace {

constexpr Number above_all = 1'000'000;

void append_sorted(Vector& out, Vector list) {
    std::ranges::sort(list, std::greater{});
    out.insert(out.end(), list.begin(), list.end());
    out.push_back(end_of_list);
}

class Trial {
public:
    explicit Trial(const Field& field)
        : field_(field), facts_(facts_of(field)), size_(static_cast<Number>(facts_.size())) {}

    std::optional<Enumerated> run() {
        if (facts_.size() > enumerable_players || widest_group() > enumerable_bracket) {
            return std::nullopt;
        }
        Enumerated out;
        if (!fix_bye_score()) {
            out.possible = false;
            return out;
        }
        Mask waiting = 0;
        for (Number begin = 0; begin < size_;) {
            const Number end = group_end(begin);
            if (!pair_bracket(waiting, begin, end, out)) {
                return std::nullopt;
            }
            waiting = downfloaters_;
            begin = end;
        }
        for (Number i = 0; i < size_; ++i) {
            out.bye = (waiting & bit(i)) != 0 ? facts_[at(i)].player : out.bye;
        }
        std::ranges::sort(out.boards);
        return out;
    }

private:
    static std::size_t at(Number i) { return static_cast<std::size_t>(i); }

    Number group_end(Number begin) const {
        Number end = begin;
        while (end < size_ && facts_[at(end)].score == facts_[at(begin)].score) {
            ++end;
        }
        return end;
    }

    std::size_t widest_group() const {
        Number widest = 0;
        for (Number begin = 0; begin < size_; begin = group_end(begin)) {
            widest = std::max(widest, group_end(begin) - begin);
        }
        return at(widest);
    }

    // C1 and C3.
    bool may_meet(Number i, Number j) const {
        const Fact& a = facts_[at(i)];
        const Fact& b = facts_[at(j)];
        const bool clash = a.force == 3 && b.force == 3 && a.wish == b.wish;
        return !have_met(field_, a.player, b.player) && (!clash || a.top || b.top);
    }

    // C2 and C4: can all of these be paired, one of them left with the bye when they are odd?
    bool completable(Mask left) {
        if (left == 0) {
            return true;
        }
        const auto known = memory_.find(left);
        if (known != memory_.end()) {
            return known->second;
        }
        Number i = 0;
        while ((left & bit(i)) == 0) {
            ++i;
        }
        const Mask rest = left & ~bit(i);
        const Fact& fact = facts_[at(i)];
        bool found = std::popcount(left) % 2 == 1 && fact.bye_allowed && fact.score == bye_score_ &&
                     completable(rest);
        for (Number j = i + 1; j < size_ && !found; ++j) {
            found = (rest & bit(j)) != 0 && may_meet(i, j) && completable(rest & ~bit(j));
        }
        memory_[left] = found;
        return found;
    }

    Mask everybody_from(Number begin) const { return (bit(size_) - 1) & ~(bit(begin) - 1); }

    // C5: the lowest score at which the bye lets everybody else be paired.
    bool fix_bye_score() {
        if (size_ % 2 == 0) {
            return completable(everybody_from(0));
        }
        std::set<Number> scores;
        for (const Fact& fact : facts_) {
            scores.insert(fact.score);
        }
        for (const Number score : scores) {
            bye_score_ = score;
            memory_.clear();
            if (completable(everybody_from(0))) {
                return true;
            }
        }
        return false;
    }

    using Visit = std::function<void(const std::vector<Couple>&, Mask)>;

    // Every way to pair some of the members, moved-down players never among themselves.
    void each_candidate(const Vector& members, std::size_t next, Mask moved, const Visit& visit) {
        while (next < members.size() && (taken_ & bit(members[next])) != 0) {
            ++next;
        }
        if (next == members.size()) {
            Mask left = 0;
            for (const Number i : members) {
                left |= (taken_ & bit(i)) == 0 || (floating_ & bit(i)) != 0 ? bit(i) : 0;
            }
            visit(couples_, left);
            return;
        }
        const Number i = members[next];
        taken_ |= bit(i);
        for (std::size_t k = next + 1; k < members.size(); ++k) {
            const Number j = members[k];
            const bool both_moved = (moved & bit(i)) != 0 && (moved & bit(j)) != 0;
            if ((taken_ & bit(j)) != 0 || both_moved || !may_meet(i, j)) {
                continue;
            }
            taken_ |= bit(j);
            couples_.emplace_back(i, j);
            each_candidate(members, next + 1, moved, visit);
            couples_.pop_back();
            taken_ &= ~bit(j);
        }
        floating_ |= bit(i);
        each_candidate(members, next + 1, moved, visit);
        floating_ &= ~bit(i);
        taken_ &= ~bit(i);
    }

    void for_candidates(const Vector& members, Mask moved, const Visit& visit) {
        const auto saved = std::tuple{taken_, floating_, couples_};
        taken_ = 0;
        floating_ = 0;
        couples_.clear();
        each_candidate(members, 0, moved, visit);
        std::tie(taken_, floating_, couples_) = saved;
    }

    // C8: what the following bracket must float at least, these being its moved-down players.
    Vector next_vector(Mask down, Number begin, Number end) {
        Vector best;
        if (begin == size_) {
            return best;
        }
        Vector members = members_of(down, begin, end);
        for_candidates(members, down, [&](const std::vector<Couple>&, Mask left) {
            Vector now{std::popcount(left)};
            if (!best.empty() && now[0] > best[0]) {
                return;
            }
            append_sorted(now, scores_of(left));
            if ((best.empty() || now < best) && completable(left | everybody_from(end))) {
                best = now;
            }
        });
        return best;
    }

    Vector members_of(Mask moved, Number begin, Number end) const {
        Vector members;
        for (Number i = 0; i < begin; ++i) {
            if ((moved & bit(i)) != 0) {
                members.push_back(i);
            }
        }
        for (Number i = begin; i < end; ++i) {
            members.push_back(i);
        }
        return members;
    }

    Vector scores_of(Mask mask) const {
        Vector scores;
        for (Number i = 0; i < size_; ++i) {
            if ((mask & bit(i)) != 0) {
                scores.push_back(facts_[at(i)].score);
            }
        }
        return scores;
    }

    struct Best {
        Vector values;
        Vector key;
        std::vector<Couple> couples;
        Mask down = 0;
        bool found = false;
    };

    bool pair_bracket(Mask moved, Number begin, Number end, Enumerated& out) {
        const Vector members = members_of(moved, begin, end);
        if (members.size() > enumerable_bracket) {
            return false;
        }
        std::map<Mask, Vector> next; // C8 by downfloaters
        Best best;
        for_candidates(members, moved, [&](const std::vector<Couple>& couples, Mask down) {
            Vector early{std::popcount(down)};
            append_sorted(early, scores_of(down));
            const auto size = static_cast<std::ptrdiff_t>(early.size());
            if (best.found &&
                std::lexicographical_compare(best.values.begin(), best.values.begin() + size,
                                             early.begin(), early.end())) {
                return;
            }
            if (!completable(down | everybody_from(end))) {
                return;
            }
            if (!next.contains(down)) {
                next[down] = next_vector(down, end, end < size_ ? group_end(end) : end);
            }
            Vector values = early;
            values.insert(values.end(), next[down].begin(), next[down].end());
            add_quality(values, couples, down, moved, begin);
            Vector key = key_of(couples, members, moved, down);
            if (!best.found || std::tie(values, key) < std::tie(best.values, best.key)) {
                best = {values, key, couples, down, true};
            }
        });
        downfloaters_ = best.down;
        for (const auto& [i, j] : best.couples) {
            const Fact& a = facts_[at(i)];
            const Fact& b = facts_[at(j)];
            const bool white = first_has_white(a, b, field_.initial);
            out.boards.push_back(white ? std::pair{a.player, b.player}
                                       : std::pair{b.player, a.player});
        }
        return best.found;
    }

    // C9 to C21.
    void add_quality(Vector& values, const std::vector<Couple>& couples, Mask down, Mask moved,
                     Number begin) const {
        Number bye = 0;
        for (Number i = 0; i < size_; ++i) {
            if ((down & bit(i)) != 0 && std::popcount(down) == 1 && size_ % 2 == 1 &&
                bye_score_ >= facts_[at(begin)].score) {
                bye = facts_[at(i)].unplayed;
            }
        }
        values.push_back(bye);
        Vector colours(4, 0);
        for (const auto& [i, j] : couples) {
            add_colours(colours, facts_[at(i)], facts_[at(j)]);
        }
        values.insert(values.end(), colours.begin(), colours.end());
        add_floats(values, couples, down, moved);
    }

    void add_colours(Vector& counts, const Fact& a, const Fact& b) const {
        const bool a_white = first_has_white(a, b, field_.initial);
        for (const auto& [fact, colour] :
             {std::pair{&a, a_white ? 'W' : 'B'}, std::pair{&b, a_white ? 'B' : 'W'}}) {
            const int after = fact->white_surplus + (colour == 'W' ? 1 : -1);
            const std::string& past = fact->colours;
            const bool third =
                past.size() > 1 && past.back() == colour && past[past.size() - 2] == colour;
            const bool counted = a.top || b.top;
            const bool refused = fact->wish != '-' && fact->wish != colour;
            counts[0] += counted && std::abs(after) > 2 ? 1 : 0;
            counts[1] += counted && third ? 1 : 0;
            counts[2] += refused ? 1 : 0;
            counts[3] += refused && fact->force == 2 ? 1 : 0;
        }
    }

    // C14 to C21.
    void add_floats(Vector& values, const std::vector<Couple>& couples, Mask down,
                    Mask moved) const {
        Vector counts(4, 0);
        std::vector<Vector> lists(4);
        for (const std::size_t before : {0U, 1U}) {
            const auto drift = [&](Number i) {
                return before == 0 ? facts_[at(i)].float1 : facts_[at(i)].float2;
            };
            for (Number i = 0; i < size_; ++i) {
                if ((down & bit(i)) != 0 && drift(i) == 'D') {
                    if ((moved & bit(i)) != 0) {
                        lists[2 * before].push_back(above_all + facts_[at(i)].score);
                    } else {
                        ++counts[2 * before];
                    }
                }
            }
            for (const auto& [i, j] : couples) {
                if ((moved & bit(i)) == 0) {
                    continue;
                }
                const Number difference = facts_[at(i)].score - facts_[at(j)].score;
                if (drift(i) == 'D') {
                    lists[2 * before].push_back(difference);
                }
                if (drift(j) == 'U') {
                    ++counts[2 * before + 1];
                    lists[2 * before + 1].push_back(difference);
                }
            }
        }
        values.insert(values.end(), counts.begin(), counts.end());
        for (const Vector& list : lists) {
            append_sorted(values, list);
        }
    }

    const Field& field_;
    std::vector<Fact> facts_;
    Number size_;
    Number bye_score_ = 0;
    std::map<Mask, bool> memory_;
    Mask taken_ = 0;
    Mask floating_ = 0;
    std::vector<Couple> couples_;
    Mask downfloaters_ = 0;
};

} // namespace

std::optional<Enumerated> enumerate_round(const Field& field) {
    return Trial(field).run();
}

} // namespace kodeks::tournament::fide::checker
