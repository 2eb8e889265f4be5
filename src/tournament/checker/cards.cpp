#include "tournament/checker/cards.hpp"

#include <algorithm>

namespace kodeks::tournament::checker {

namespace {

using pairing::Float;
using pairing::Happened;
using pairing::PastRound;
using pairing::Player;
using pairing::Presence;

void add_round(Card& card, const PastRound& past, int round) {
    const bool played = past.happened == Happened::played;
    card.rounds.push_back(played ? past.colour : Colour::none);
    if (played) {
        card.met.push_back(past.opponent);
        card.games.push_back(past.colour);
    }
    card.had_bye = card.had_bye || past.happened == Happened::bye;
    card.had_forfeit = card.had_forfeit || past.happened == Happened::plus;
    // One descent and one ascent cancel out (UA:V.15.4); the oldest is cancelled first.
    if (past.floated == Float::down || past.floated == Float::up) {
        auto& same = past.floated == Float::down ? card.down : card.up;
        auto& against = past.floated == Float::down ? card.up : card.down;
        if (against.empty()) {
            same.push_back(round);
        } else {
            against.erase(against.begin());
        }
    }
}

Card card_of(const Player& player) {
    Card card;
    card.number = player.number;
    card.points = (player.points + player.virtual_points).value; // C04.7:1.3
    int round = 0;
    for (const PastRound& past : player.history) {
        add_round(card, past, ++round);
    }
    return card;
}

int points_then(const Player& player, unsigned rounds) {
    int sum = 0;
    for (unsigned i = 0; i < rounds; ++i) {
        sum += player.history[i].points.value;
    }
    return sum;
}

bool took_part(const Player& player, unsigned rounds) {
    for (unsigned i = 0; i < rounds && i < player.history.size(); ++i) {
        if (player.history[i].happened != Happened::nothing) {
            return true;
        }
    }
    return false;
}

// What a departed opponent counts (UA:V.12.5).
Fraction departed_value(const Field& field, const Player& gone) {
    unsigned last = gone.last_round; // the last round he came to
    while (last > 0 && (gone.history[last - 1].happened == Happened::nothing ||
                        gone.history[last - 1].happened == Happened::minus)) {
        --last;
    }
    std::int64_t sum = 0;
    std::int64_t mates = 0;
    for (const Player& other : field.players) {
        if (other.number != gone.number && took_part(other, last == 0 ? 1 : last) &&
            points_then(other, last) == points_then(gone, last)) {
            sum += other.points.value;
            ++mates;
        }
    }
    if (mates > 0) {
        return {sum, mates};
    }
    const int missed = static_cast<int>(field.round) - 1 - static_cast<int>(last);
    return gone.points.value + Fraction(missed * field.win.value, 2);
}

std::vector<Fraction> opponents_points(const Field& field, const Player& player, bool substitutes) {
    std::vector<Fraction> list;
    for (const PastRound& past : player.history) {
        if (past.opponent != pairing::nobody) {
            const Player& other = *pairing::find_player(field, past.opponent);
            list.push_back(substitutes && other.presence == Presence::left
                               ? departed_value(field, other)
                               : Fraction(other.points.value));
        } else if (past.happened == Happened::bye && substitutes) {
            int lowest = INT32_MAX;
            for (const Player& other : field.players) {
                if (other.presence != Presence::left) {
                    lowest = std::min(lowest, other.points.value);
                }
            }
            list.emplace_back(lowest);
        }
    }
    std::ranges::sort(list);
    return list;
}

void set_keys(Card& card, std::string_view system, const Field& field, const Player& player) {
    const bool median = system.starts_with("median-solkoff");
    const std::vector<Fraction> list = opponents_points(field, player, median);
    Fraction sum;
    for (const Fraction& value : list) {
        sum += value;
    }
    if (system == "truncated-solkoff") { // RU:3.18.6.2#2
        card.first_key = list.empty() ? Fraction() : sum - list.front();
    } else if (system == "current-buchholz") { // RU:3.18.7.6#2
        card.first_key = sum;
    } else if (median) { // UA:V.15.9.7.2, UA:V.15.9.7.3
        card.first_key = sum;
        card.second_key = list.size() < 3 ? Fraction() : sum - list.front() - list.back();
    }
}

// Even rounds turn the numbers round: always for start numbers (RU:3.18.5.3) and the median system
// (UA:V.15.9.6), in round 2 only for truncated Solkoff (RU:3.18.6.1).
bool numbers_descend(std::string_view system, unsigned round) {
    if (system == "start-number" || system.starts_with("median-solkoff")) {
        return round % 2 == 0;
    }
    return system == "truncated-solkoff" && round == 2;
}

} // namespace

Cards classified(std::string_view system, const Field& field) {
    Cards cards;
    for (const Player& player : field.players) {
        if (player.presence != Presence::here) {
            continue;
        }
        cards.push_back(card_of(player));
        if (field.round >= 3) {
            set_keys(cards.back(), system, field, player);
        }
    }
    const int turn = numbers_descend(system, field.round) ? -1 : 1;
    const bool first = field.round == 1 && !pairing::is_accelerated(field);
    std::ranges::sort(cards, {}, [&](const Card& card) {
        return std::tuple(first ? 0 : -card.points, Fraction() - card.first_key,
                          Fraction() - card.second_key,
                          turn * static_cast<long long>(card.number.value));
    });
    return cards;
}

int count_white(const Card& card) {
    return static_cast<int>(std::ranges::count(card.games, Colour::white));
}

int run_length(const Card& card) {
    int length = 0;
    for (auto game = card.games.rbegin(); game != card.games.rend() && *game == card.games.back();
         ++game) {
        ++length;
    }
    return length;
}

} // namespace kodeks::tournament::checker
