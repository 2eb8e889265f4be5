#include "tournament/fide/bracket.hpp"

#include "tournament/fide/colours.hpp"

#include <algorithm>
#include <functional>

namespace kodeks::tournament::fide {

namespace {

Drift drift(const Card& card, std::size_t rounds_before) {
    return rounds_before == 0 ? card.previous : card.before_previous;
}

class Counter {
public:
    Counter(std::span<const Card> cards, const Bracket& bracket, Values& values)
        : cards_(cards), bracket_(bracket), values_(values) {}

    void add_pair(const Pair& pair, Side initial) {
        const Card& higher = card(pair.first);
        const Card& lower = card(pair.second);
        const ColourCost cost = colour_cost(higher, lower, initial);
        values_.counts[0] += cost.beyond_two;
        values_.counts[1] += cost.third_running;
        values_.counts[2] += cost.refused;
        values_.counts[3] += cost.refused_strong;
        if (pair.first < bracket_.moved_down) {
            add_floats(higher, lower);
        }
    }

    void add_downfloater(std::uint32_t member) {
        const Card& floater = card(member);
        values_.downfloater_scores.push_back(floater.score);
        for (const std::size_t before : {0U, 1U}) {
            if (drift(floater, before) == Drift::down) {
                if (member < bracket_.moved_down) {
                    values_.differences[2 * before].push_back(floater.score + limbo);
                } else {
                    ++values_.counts[4 + 2 * before];
                }
            }
        }
    }

private:
    const Card& card(std::uint32_t member) const { return cards_[bracket_.members[member]]; }

    void add_floats(const Card& moved, const Card& resident) {
        const Tenths difference = moved.score - resident.score;
        for (const std::size_t before : {0U, 1U}) {
            if (drift(moved, before) == Drift::down) {
                values_.differences[2 * before].push_back(difference);
            }
            if (drift(resident, before) == Drift::up) {
                ++values_.counts[5 + 2 * before];
                values_.differences[2 * before + 1].push_back(difference);
            }
        }
    }

    std::span<const Card> cards_;
    const Bracket& bracket_;
    Values& values_;
};

} // namespace

Values values_of(const Completion& completion, const Bracket& bracket, const Candidate& candidate,
                 Side initial) {
    const auto cards = completion.cards();
    Values values;
    Counter counter(cards, bracket, values);
    for (const Pair& pair : candidate.pairs) {
        counter.add_pair(pair, initial);
    }
    for (const std::uint32_t member : candidate.downfloaters) {
        counter.add_downfloater(member);
    }
    values.downfloaters = static_cast<std::uint32_t>(candidate.downfloaters.size());
    const Tenths lowest = cards[bracket.members.back()].score;
    if (values.downfloaters == 1 && completion.bye_score() && *completion.bye_score() >= lowest) {
        values.bye_unplayed = cards[bracket.members[candidate.downfloaters[0]]].unplayed;
    }
    std::ranges::sort(values.downfloater_scores, std::greater{});
    for (auto& list : values.differences) {
        std::ranges::sort(list, std::greater{});
    }
    return values;
}

} // namespace kodeks::tournament::fide
