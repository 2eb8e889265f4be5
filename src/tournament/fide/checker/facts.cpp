#include "tournament/fide/checker/facts.hpp"

#include <algorithm>
#include <cstdlib>

namespace kodeks::tournament::fide::checker {

namespace {

int score_before(const Field& field, PlayerIndex index, std::size_t round) {
    const Player& player = field.players[index];
    int sum = 0;
    for (std::size_t r = 1; r < round && r <= player.past.size(); ++r) {
        sum += player.past[r - 1].points.value;
    }
    return round <= player.virtual_points.size() ? sum + player.virtual_points[round - 1].value
                                                 : sum;
}

char float_in(const Field& field, PlayerIndex index, int round) {
    const Player& player = field.players[index];
    if (round < 1 || static_cast<std::size_t>(round) > player.past.size()) {
        return '-';
    }
    const auto r = static_cast<std::size_t>(round);
    const PastRound& past = player.past[r - 1];
    if (past.kind == Kind::played) {
        const int mine = score_before(field, index, r);
        const int theirs = score_before(field, past.opponent, r);
        return mine > theirs ? 'D' : mine < theirs ? 'U' : '-';
    }
    const bool more = past.points.value > field.scale.loss.value;
    return past.kind == Kind::allocated_bye || more ? 'D' : '-';
}

void set_wish(Fact& fact) {
    if (fact.colours.empty()) {
        return;
    }
    const char last = fact.colours.back();
    const char opposite = last == 'W' ? 'B' : 'W';
    const bool two = fact.colours.size() > 1 && fact.colours[fact.colours.size() - 2] == last;
    if (fact.white_surplus > 1) {
        fact.wish = 'B';
        fact.force = 3;
    } else if (fact.white_surplus < -1) {
        fact.wish = 'W';
        fact.force = 3;
    } else if (two) {
        fact.wish = opposite;
        fact.force = 3;
    } else if (fact.white_surplus != 0) {
        fact.wish = fact.white_surplus == 1 ? 'B' : 'W';
        fact.force = 2;
    } else {
        fact.wish = opposite;
        fact.force = 1;
    }
}

Fact fact_of(const Field& field, PlayerIndex index) {
    Fact fact;
    fact.player = index;
    const Player& player = field.players[index];
    for (const PastRound& past : player.past) {
        if (past.kind == Kind::played) {
            fact.colours += past.side == Side::white ? "W" : past.side == Side::black ? "B" : "";
        } else {
            ++fact.unplayed;
            if (past.kind == Kind::allocated_bye || past.points.value >= field.scale.win.value) {
                fact.bye_allowed = false;
            }
        }
    }
    fact.white_surplus = static_cast<int>(std::ranges::count(fact.colours, 'W')) -
                         static_cast<int>(std::ranges::count(fact.colours, 'B'));
    fact.score = score_before(field, index, field.round);
    set_wish(fact);
    const int round = static_cast<int>(field.round);
    fact.float1 = float_in(field, index, round - 1);
    fact.float2 = float_in(field, index, round - 2);
    fact.top = field.round == field.rounds && 2 * fact.score > field.scale.win.value * (round - 1);
    return fact;
}

bool had_a_pairing(const Player& player) {
    for (const PastRound& past : player.past) {
        if (past.opponent != nobody || past.kind == Kind::allocated_bye) {
            return true;
        }
    }
    return false;
}

} // namespace

std::vector<Fact> facts_of(const Field& field) {
    std::vector<Fact> facts;
    int number = 0;
    for (std::size_t index = 0; index < field.players.size(); ++index) {
        const Player& player = field.players[index];
        if (player.available || had_a_pairing(player)) {
            ++number;
        }
        if (player.available) {
            facts.push_back(fact_of(field, static_cast<PlayerIndex>(index)));
            facts.back().number = number;
        }
    }
    std::ranges::sort(facts, [](const Fact& a, const Fact& b) {
        return a.score != b.score ? a.score > b.score : a.number < b.number;
    });
    return facts;
}

bool have_met(const Field& field, PlayerIndex a, PlayerIndex b) {
    for (const PastRound& past : field.players[a].past) {
        if (past.kind == Kind::played && past.opponent == b) {
            return true;
        }
    }
    return std::ranges::any_of(field.forbidden, [&](const auto& pair) {
        return pair == std::pair{a, b} || pair == std::pair{b, a};
    });
}

bool first_has_white(const Fact& a, const Fact& b, Side initial) {
    if (a.force == 0 && b.force == 0) {
        return (initial == Side::white) == (a.number % 2 == 1);
    }
    if (a.wish != b.wish) {
        return a.wish == 'W' || b.wish == 'B';
    }
    const bool wish_is_white = a.wish == 'W';
    const int surplus_a = a.force == 3 ? std::abs(a.white_surplus) : 0;
    const int surplus_b = b.force == 3 ? std::abs(b.white_surplus) : 0;
    if (a.force != b.force || (a.force == 3 && surplus_a != surplus_b)) {
        const bool a_wins = a.force != b.force ? a.force > b.force : surplus_a > surplus_b;
        return a_wins == wish_is_white;
    }
    for (std::size_t back = 1; back <= a.colours.size() && back <= b.colours.size(); ++back) {
        const char mine = a.colours[a.colours.size() - back];
        if (mine != b.colours[b.colours.size() - back]) {
            return mine == 'B';
        }
    }
    return wish_is_white;
}

} // namespace kodeks::tournament::fide::checker
