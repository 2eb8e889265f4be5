#include "tournament/fide/completion.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace kodeks::tournament::fide {

namespace {

constexpr Place nowhere = ~Place{0};

// Players who may not meet each other for their colours, unless a topscorer is among them (C3).
int colour_class(const Card& card) {
    if (!card.is_absolute() || card.topscorer) {
        return 2;
    }
    return card.wants == Side::white ? 0 : 1;
}

std::vector<Place> places_by_player(std::span<const Card> cards) {
    std::size_t players = 0;
    for (const Card& card : cards) {
        players = std::max<std::size_t>(players, card.player + std::size_t{1});
    }
    std::vector<Place> places(players, nowhere);
    for (std::size_t at = 0; at < cards.size(); ++at) {
        places[cards[at].player] = static_cast<Place>(at);
    }
    return places;
}

std::vector<Place> range(Place from, Place to) {
    std::vector<Place> members(to - from);
    std::iota(members.begin(), members.end(), from);
    return members;
}

} // namespace

Rows rows_of(std::span<const Card> cards, std::span<const Place> members) {
    const std::size_t size = members.size();
    Bits all(size);
    std::array<Bits, 2> classes = {Bits(size), Bits(size)};
    std::vector<Place> local(players_max + 1, nowhere);
    for (std::size_t at = 0; at < size; ++at) {
        const Card& card = cards[members[at]];
        all.set(at);
        if (const int kind = colour_class(card); kind < 2) {
            classes[static_cast<std::size_t>(kind)].set(at);
        }
        local[card.player] = static_cast<Place>(at);
    }
    Rows rows(size, all);
    for (std::size_t at = 0; at < size; ++at) {
        const Card& card = cards[members[at]];
        if (const int kind = colour_class(card); kind < 2) {
            rows[at].remove(classes[static_cast<std::size_t>(kind)]);
        }
        rows[at].clear(at);
        for (const PlayerIndex player : card.avoided) {
            if (local[player] != nowhere) {
                rows[at].clear(local[player]);
            }
        }
    }
    return rows;
}

Completion::Completion(std::span<const Card> cards)
    : cards_(cards), place_of_(places_by_player(cards)) {
    if (cards_.size() % 2 == 1) {
        find_bye_score();
    } else {
        possible_ = is_completable({}, 0);
    }
}

// C5: from the lowest score up, the first that allows a complete round.
void Completion::find_bye_score() {
    possible_ = false;
    for (std::size_t at = cards_.size(); at-- > 0 && !possible_;) {
        if (cards_[at].may_have_bye && bye_score_ != cards_[at].score) {
            bye_score_ = cards_[at].score;
            possible_ = is_completable({}, 0);
        }
    }
    if (!possible_) {
        bye_score_.reset();
    }
}

std::size_t Completion::degree(Place place, Place from, Place to) const {
    const Card& card = cards_[place];
    std::size_t excluded = place >= from && place < to ? 1 : 0;
    for (const PlayerIndex player : card.avoided) {
        const Place at = player < place_of_.size() ? place_of_[player] : nowhere;
        excluded += at != nowhere && at >= from && at < to ? 1 : 0;
    }
    if (colour_class(card) < 2) {
        for (Place at = from; at < to; ++at) {
            excluded += colour_class(cards_[at]) == colour_class(card) ? 1 : 0;
        }
    }
    const std::size_t size = to - from;
    return excluded < size ? size - excluded : 0;
}

std::size_t Completion::least_degree(Place from, Place to) const {
    std::array<std::size_t, 3> classes{};
    for (Place at = from; at < to; ++at) {
        ++classes[static_cast<std::size_t>(colour_class(cards_[at]))];
    }
    const std::size_t size = to - from;
    std::size_t least = size;
    for (Place at = from; at < to; ++at) {
        std::size_t excluded = 1;
        for (const PlayerIndex player : cards_[at].avoided) {
            const Place there = player < place_of_.size() ? place_of_[player] : nowhere;
            excluded += there != nowhere && there >= from && there < to ? 1 : 0;
        }
        if (const int kind = colour_class(cards_[at]); kind < 2) {
            excluded += classes[static_cast<std::size_t>(kind)];
        }
        least = std::min(least, excluded < size ? size - excluded : 0);
    }
    return least;
}

Rows Completion::rows_with_bye(std::vector<Place> members, std::optional<Tenths> bye) const {
    const bool odd = members.size() % 2 == 1;
    Rows rows = rows_of(cards_, members);
    if (!odd) {
        return rows;
    }
    const std::size_t size = members.size();
    Rows wider(size + 1, Bits(size + 1));
    for (std::size_t at = 0; at < size; ++at) {
        for (std::size_t to = rows[at].first(); to != no_bit; to = rows[at].first(to + 1)) {
            wider[at].set(to);
        }
        const Card& card = cards_[members[at]];
        if (bye && card.may_have_bye && card.score == *bye) {
            wider[at].set(size);
            wider[size].set(at);
        }
    }
    return wider;
}

bool Completion::is_matched(const std::vector<Place>& members, std::optional<Tenths> bye) const {
    Matching matching(rows_with_bye(members, bye));
    return matching.complete();
}

// Dirac: when everybody may meet at least half of all, everybody can be paired. One who may have
// the bye is left out of an odd number.
bool Completion::is_proved(std::span<const Place> members) const {
    const std::size_t odd = members.size() % 2;
    if (odd != 0 && std::ranges::none_of(members, [&](Place p) { return may_have_bye(p); })) {
        return false;
    }
    std::vector<char> inside(place_of_.size(), 0);
    std::array<std::size_t, 3> classes{};
    for (const Place place : members) {
        inside[cards_[place].player] = 1;
        ++classes[static_cast<std::size_t>(colour_class(cards_[place]))];
    }
    const std::size_t half = (members.size() - odd) / 2;
    return std::ranges::all_of(members, [&](Place place) {
        const Card& card = cards_[place];
        std::size_t excluded = 1 + odd;
        for (const PlayerIndex player : card.avoided) {
            excluded += player < inside.size() && inside[player] != 0 ? 1 : 0;
        }
        if (const int kind = colour_class(card); kind < 2) {
            excluded += classes[static_cast<std::size_t>(kind)] - 1;
        }
        return members.size() >= half + excluded;
    });
}

bool Completion::is_completable(std::span<const Place> extra, Place from) const {
    std::vector<Place> members(extra.begin(), extra.end());
    const auto rest = range(from, static_cast<Place>(cards_.size()));
    members.insert(members.end(), rest.begin(), rest.end());
    return is_proved(members) || is_matched(members, bye_score_);
}

std::vector<Place> Completion::blocking() const {
    const auto members = range(0, static_cast<Place>(cards_.size()));
    Rows rows = rows_with_bye(members, std::nullopt);
    for (Place at = 0; members.size() % 2 == 1 && at < members.size(); ++at) {
        if (cards_[at].may_have_bye) {
            rows[at].set(members.size());
            rows[members.size()].set(at);
        }
    }
    Matching matching(rows);
    KODEKS_ASSERT(!matching.complete());
    std::vector<Place> set = matching.blocking();
    KODEKS_ASSERT(blocks(rows, set));
    return set;
}

} // namespace kodeks::tournament::fide
