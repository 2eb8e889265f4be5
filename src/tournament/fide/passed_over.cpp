#include "tournament/fide/passed_over.hpp"

#include "tournament/fide/exact.hpp"

#include <algorithm>
#include <numeric>

namespace kodeks::tournament::fide {

namespace {

// The first criterion in which the second vector is worse; 0 when none is.
int first_worse(const Values& best, const Values& other) {
    if (best.downfloaters != other.downfloaters) {
        return 6;
    }
    if (best.downfloater_scores != other.downfloater_scores) {
        return 7;
    }
    if (best.next_downfloaters != other.next_downfloaters ||
        best.next_scores != other.next_scores) {
        return 8;
    }
    if (best.bye_unplayed != other.bye_unplayed) {
        return 9;
    }
    for (std::size_t at = 0; at < best.counts.size(); ++at) {
        if (best.counts[at] != other.counts[at]) {
            return 10 + static_cast<int>(at);
        }
    }
    for (std::size_t at = 0; at < best.differences.size(); ++at) {
        if (best.differences[at] != other.differences[at]) {
            return 18 + static_cast<int>(at);
        }
    }
    return 0;
}

} // namespace

PassedOver::PassedOver(const RoundPairing& round, const BracketReport& report, Side initial)
    : initial_(initial) {
    const Bracket& bracket = report.bracket;
    for (const Place place : bracket.members) {
        cards_.push_back(round.cards[place]);
    }
    cards_.insert(cards_.end(), round.cards.begin() + bracket.next_begin, round.cards.end());
    const auto size = static_cast<Place>(bracket.members.size());
    bracket_.members.resize(size);
    std::iota(bracket_.members.begin(), bracket_.members.end(), 0U);
    bracket_.moved_down = bracket.moved_down;
    bracket_.next_begin = size;
    bracket_.next_end = size + bracket.next_end - bracket.next_begin;
    const Completion completion(cards_);
    bye_score_ = completion.bye_score();
    values_ = best(completion);
}

Values PassedOver::best(const Completion& completion) const {
    const Found found = pair_exactly(completion, bracket_, initial_);
    Values values = values_of(completion, bracket_, found.candidate, initial_);
    values.next_downfloaters = found.next_downfloaters;
    values.next_scores = found.next_scores;
    return values;
}

// Everybody else avoids the first of the two, and the bye does too.
std::vector<Card> PassedOver::tied(std::uint32_t a, std::uint32_t b) const {
    std::vector<Card> cards = cards_;
    Card& held = cards[a];
    held.may_have_bye = false;
    held.avoided.clear();
    for (std::uint32_t at = 0; at < cards.size(); ++at) {
        if (at != a && at != b) {
            held.avoided.push_back(cards[at].player);
            auto& list = cards[at].avoided;
            list.insert(std::ranges::lower_bound(list, held.player), held.player);
        }
    }
    std::ranges::sort(held.avoided);
    return cards;
}

Objection PassedOver::objection(std::uint32_t a, std::uint32_t b) const {
    if (std::ranges::binary_search(cards_[a].avoided, cards_[b].player)) {
        return {Worse::met, 0};
    }
    if (!compatible(cards_[a], cards_[b])) {
        return {Worse::colours, 0};
    }
    const std::vector<Card> cards = tied(a, b);
    const Completion completion(cards);
    if (!completion.is_possible()) {
        return {Worse::complete, 0};
    }
    if (completion.bye_score() != bye_score_) {
        return {Worse::bye, 0};
    }
    const int criterion = first_worse(values_, best(completion));
    return criterion == 0 ? Objection{Worse::later, 0} : Objection{Worse::criterion, criterion};
}

} // namespace kodeks::tournament::fide
