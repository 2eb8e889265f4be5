// Can everybody still to be paired be paired (C4), with the bye on a player of the right score
// (C5)? Proofs by degrees answer for large fields, a matching for all others.
#pragma once

#include "tournament/fide/card.hpp"
#include "tournament/fide/matching.hpp"

#include <optional>
#include <span>

namespace kodeks::tournament::fide {

using Place = std::uint32_t; // in rank order

// Who may meet whom among the given players.
Rows rows_of(std::span<const Card> cards, std::span<const Place> members);

class Completion {
public:
    explicit Completion(std::span<const Card> cards);

    std::span<const Card> cards() const { return cards_; }

    // Score of the player who will have the bye; nothing when the number of players is even.
    std::optional<Tenths> bye_score() const { return bye_score_; }

    bool is_possible() const { return possible_; }

    // When the round is impossible: players who are the only possible opponents of too many others.
    std::vector<Place> blocking() const;

    bool may_have_bye(Place place) const {
        return bye_score_ && cards_[place].may_have_bye && cards_[place].score == *bye_score_;
    }

    // Everybody from `from` on, and these: can they all be paired?
    bool is_completable(std::span<const Place> extra, Place from) const;

    bool is_completable_with(Place extra, Place from) const {
        return is_completable({&extra, 1}, from);
    }

    // Lower bound of the number of players from `from` on (up to `to`) that `place` may meet.
    std::size_t degree(Place place, Place from, Place to) const;
    // The least of them for players of that range.
    std::size_t least_degree(Place from, Place to) const;

private:
    Rows rows_with_bye(std::vector<Place> members, std::optional<Tenths> bye) const;
    bool is_proved(std::span<const Place> members) const;
    bool is_matched(const std::vector<Place>& members, std::optional<Tenths> bye) const;
    void find_bye_score();

    std::span<const Card> cards_;
    std::vector<Place> place_of_; // by player
    std::optional<Tenths> bye_score_;
    bool possible_ = true;
};

} // namespace kodeks::tournament::fide
