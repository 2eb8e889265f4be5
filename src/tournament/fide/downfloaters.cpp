#include "tournament/fide/downfloaters.hpp"

#include <algorithm>

namespace kodeks::tournament::fide {

namespace {

// The bye falls here: C9 wants the fewest unplayed games.
Downfloaters bye_takers(const Completion& completion, const Bracket& bracket) {
    Downfloaters found;
    if (!completion.is_completable({}, bracket.next_begin)) {
        return found;
    }
    std::uint32_t fewest = 0;
    for (auto at = static_cast<std::uint32_t>(bracket.moved_down); at < bracket.members.size();
         ++at) {
        const Place place = bracket.members[at];
        if (!completion.may_have_bye(place)) {
            continue;
        }
        const std::uint32_t unplayed = completion.cards()[place].unplayed;
        if (found.members.empty() || unplayed < fewest) {
            found.members.clear();
            fewest = unplayed;
        }
        if (unplayed == fewest) {
            found.members.push_back(at);
        }
    }
    return found;
}

// C8: together with the following scoregroup, does a downfloater leave as few as parity asks?
class Following {
public:
    Following(const Completion& completion, const Bracket& bracket)
        : completion_(completion), begin_(bracket.next_begin), end_(bracket.next_end) {
        least_ = completion.least_degree(begin_, end_);
        if (leaves_one()) {
            find_leavers();
        } else {
            rest_is_fine_ = completion.is_completable({}, end_);
        }
    }

    bool leaves_one() const { return (end_ - begin_) % 2 == 0; }

    bool takes(Place downfloater) const {
        if (leaves_one() ? leavers_.empty() : !rest_is_fine_) {
            return false;
        }
        const std::size_t size = end_ - begin_;
        const std::size_t one = leaves_one() ? 1 : 0; // an arbitrary leaver is put aside
        const std::size_t least = std::min(least_, completion_.degree(downfloater, begin_, end_));
        if (least >= one && 2 * (least - one) >= size + 1 - one) {
            return true; // Dirac
        }
        return is_matched(downfloater);
    }

private:
    // Players of the following scoregroup who may go on alone.
    void find_leavers() {
        for (Place place = begin_; place < end_; ++place) {
            if (completion_.is_completable_with(place, end_)) {
                leavers_.push_back(place);
            }
        }
    }

    bool is_matched(Place downfloater) const {
        std::vector<Place> members{downfloater};
        for (Place place = begin_; place < end_; ++place) {
            members.push_back(place);
        }
        const Rows narrow = rows_of(completion_.cards(), members);
        const std::size_t size = members.size() + (leaves_one() ? 1 : 0);
        Rows rows(size, Bits(size));
        for (std::size_t at = 0; at < members.size(); ++at) {
            rows[at].copy_from(narrow[at]);
        }
        for (const Place leaver : leavers_) {
            rows[leaver - begin_ + 1].set(size - 1);
            rows[size - 1].set(leaver - begin_ + 1);
        }
        Matching matching(std::move(rows));
        return matching.complete();
    }

    const Completion& completion_;
    Place begin_;
    Place end_;
    std::size_t least_ = 0;
    bool rest_is_fine_ = false;
    std::vector<Place> leavers_;
};

} // namespace

Downfloaters downfloaters(const Completion& completion, const Bracket& bracket) {
    const auto cards = completion.cards();
    const Tenths score = cards[bracket.members.back()].score;
    if (completion.bye_score() && *completion.bye_score() >= score) {
        return *completion.bye_score() == score ? bye_takers(completion, bracket) : Downfloaters{};
    }
    Downfloaters found;
    if (bracket.next_begin == bracket.next_end) {
        return found;
    }
    const Following following(completion, bracket);
    for (auto at = static_cast<std::uint32_t>(bracket.moved_down); at < bracket.members.size();
         ++at) {
        if (following.takes(bracket.members[at])) {
            found.members.push_back(at);
        }
    }
    found.next_downfloaters = following.leaves_one() ? 1 : 0;
    found.next_score = cards[bracket.next_begin].score;
    return found;
}

} // namespace kodeks::tournament::fide
