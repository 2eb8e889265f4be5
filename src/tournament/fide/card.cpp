#include "tournament/fide/card.hpp"

#include <algorithm>
#include <cstdlib>

namespace kodeks::tournament::fide {

namespace {

Tenths pairing_score(const Player& player, std::uint32_t round) {
    return real_score(player, round) + virtual_points(player, round);
}

void note_colours(Card& card, const Player& player) {
    for (const PastRound& past : player.past) {
        if (past.kind == Kind::played && past.side != Side::none) {
            card.colours.push_back(past.side);
            card.difference =
                static_cast<std::int16_t>(card.difference + (past.side == Side::white ? 1 : -1));
        }
    }
    const std::size_t games = card.colours.size();
    card.twice = games >= 2 && card.colours[games - 1] == card.colours[games - 2];
}

// C04.3:1.7, in its order.
void note_preference(Card& card) {
    if (card.colours.empty()) {
        return;
    }
    if (std::abs(card.difference) > 1 || card.twice) {
        card.strength = Strength::absolute;
    } else {
        card.strength = card.difference != 0 ? Strength::strong : Strength::mild;
    }
    if (card.difference > 1) {
        card.wants = Side::black;
    } else if (card.difference < -1) {
        card.wants = Side::white;
    } else if (card.twice || card.difference == 0) {
        card.wants = other(card.colours.back());
    } else {
        card.wants = card.difference > 0 ? Side::black : Side::white;
    }
}

// C04.3:1.4. Without playing, the allocated bye and every round that brought more than the points
// of a loss are downfloats; nothing else is.
Drift drift_in(const Field& field, const Player& player, std::uint32_t round) {
    if (round < 1 || round > player.past.size()) {
        return Drift::none;
    }
    const PastRound& past = player.past[round - 1];
    if (past.kind != Kind::played) {
        const bool down = past.kind == Kind::allocated_bye || past.points > field.scale.loss;
        return down ? Drift::down : Drift::none;
    }
    const Tenths own = pairing_score(player, round);
    const Tenths theirs = pairing_score(field.players[past.opponent], round);
    return own > theirs ? Drift::down : own < theirs ? Drift::up : Drift::none;
}

// C04.1:4: an earlier allocated bye, or a round that brought at least a win without playing.
bool bars_bye(const Field& field, const PastRound& past) {
    return past.kind == Kind::allocated_bye ||
           (past.kind != Kind::played && past.points >= field.scale.win);
}

void note_rounds(Card& card, const Field& field, const Player& player) {
    for (const PastRound& past : player.past) {
        card.unplayed = static_cast<std::uint16_t>(card.unplayed + (past.kind != Kind::played));
        card.may_have_bye = card.may_have_bye && !bars_bye(field, past);
        if (past.kind == Kind::played) {
            card.avoided.push_back(past.opponent);
        }
    }
    card.previous = drift_in(field, player, field.round - 1);
    card.before_previous = field.round < 2 ? Drift::none : drift_in(field, player, field.round - 2);
}

// C04.3:1.8: only while the last round is paired, above half of what could be won so far.
bool is_topscorer(const Field& field, Tenths score) {
    const auto played = static_cast<std::int32_t>(field.round) - 1;
    return field.round == field.rounds && score * 2 > field.scale.win * played;
}

// C04.2:2.4 as engines practise it: who never was part of a pairing and is not here now has no
// number yet, so those below move up.
bool is_counted(const Player& player) {
    return player.available || std::ranges::any_of(player.past, [](const PastRound& past) {
               return has_opponent(past.kind) || past.kind == Kind::allocated_bye;
           });
}

Card card_of(const Field& field, PlayerIndex index, std::uint16_t number) {
    const Player& player = field.players[index];
    Card card;
    card.player = index;
    card.number = number;
    card.score = pairing_score(player, field.round);
    card.topscorer = is_topscorer(field, card.score);
    note_colours(card, player);
    note_preference(card);
    note_rounds(card, field, player);
    return card;
}

void note_forbidden(std::vector<Card>& cards, const Field& field) {
    std::vector<std::uint32_t> place(field.players.size(), nobody);
    for (std::size_t at = 0; at < cards.size(); ++at) {
        place[cards[at].player] = static_cast<std::uint32_t>(at);
    }
    for (const auto& [a, b] : field.forbidden) {
        if (place[a] != nobody && place[b] != nobody) {
            cards[place[a]].avoided.push_back(b);
            cards[place[b]].avoided.push_back(a);
        }
    }
    for (Card& card : cards) {
        std::ranges::sort(card.avoided);
        const auto twice = std::ranges::unique(card.avoided);
        card.avoided.erase(twice.begin(), twice.end());
    }
}

} // namespace

std::vector<Card> cards_of(const Field& field) {
    std::vector<Card> cards;
    std::uint16_t number = 0;
    for (std::size_t index = 0; index < field.players.size(); ++index) {
        number = static_cast<std::uint16_t>(number + is_counted(field.players[index]));
        if (field.players[index].available) {
            cards.push_back(card_of(field, static_cast<PlayerIndex>(index), number));
        }
    }
    note_forbidden(cards, field);
    std::ranges::stable_sort(cards, [](const Card& a, const Card& b) { return a.score > b.score; });
    return cards;
}

bool same_absolute(const Card& a, const Card& b) {
    return a.is_absolute() && b.is_absolute() && a.wants == b.wants;
}

bool compatible(const Card& a, const Card& b) {
    if (same_absolute(a, b) && !a.topscorer && !b.topscorer) {
        return false;
    }
    return !std::ranges::binary_search(a.avoided, b.player);
}

} // namespace kodeks::tournament::fide
