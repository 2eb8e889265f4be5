#include "rulebook/draws/draws.hpp"

#include <algorithm>
#include <optional>

namespace kodeks::rulebook {

using games::Kind;
using games::Position;
using games::Side;
using truth::Known;
using truth::Oracle;

namespace {

struct Forces {
    games::Material white;
    games::Material black;

    const games::Material& of(Side side) const { return side == Side::white ? white : black; }

    int total() const { return white.total() + black.total(); }
};

bool holds(const Force& force, const games::Material& material) {
    const int kings = material.of(Kind::king);
    return force.holds(kings, material.total() - kings);
}

bool holds(const Balance& balance, const Position& position, const Forces& forces, Side stronger) {
    const Side weaker = games::opponent(stronger);
    const bool pieces =
        forces.total() >= balance.pieces_min && forces.total() <= balance.pieces_max;
    if (!pieces || !holds(balance.stronger, forces.of(stronger)) ||
        !holds(balance.weaker, forces.of(weaker))) {
        return false;
    }
    return balance.road == Road::anywhere ||
           (balance.road == Road::on_main_road) == lone_king_on_road(position, weaker);
}

bool any_holds(std::span<const Balance> balances, const Position& position, const Forces& forces,
               Side stronger) {
    return std::ranges::any_of(balances, [&](const Balance& balance) {
        return holds(balance, position, forces, stronger);
    });
}

// The side whose moves and wins the rule speaks of; White when the rule makes no difference.
std::optional<Side> stronger_side(const DrawRule& rule, const Position& position,
                                  const Forces& forces) {
    for (const Side side : {Side::white, Side::black}) {
        const bool applies =
            rule.balances.empty() || any_holds(rule.balances, position, forces, side);
        if (applies) {
            return side;
        }
    }
    return std::nullopt;
}

bool excepted(const DrawRule& rule, const Position& position, const Forces& forces) {
    return any_holds(rule.exceptions, position, forces, Side::white) ||
           any_holds(rule.exceptions, position, forces, Side::black);
}

int count_of(const DrawRule& rule, const DrawTally& tally, Side stronger) {
    const auto side = static_cast<std::size_t>(stronger);
    switch (rule.counted) {
    case Counted::nothing:
        return 0;
    case Counted::repetitions:
        return tally.repetitions();
    case Counted::steady_plies:
        return tally.steady.value;
    case Counted::balance_plies:
        return tally.balance.value;
    case Counted::own_moves:
        return tally.own_moves[side];
    case Counted::road_moves:
        return tally.road_moves[side];
    }
    return 0;
}

bool limit_reached(const DrawRule& rule, int count, const Position& position, Side stronger) {
    const bool replied = games::side_to_move(position) == stronger;
    return count >= rule.limit && (!rule.after_reply || count > rule.limit || replied);
}

DrawStanding standing_of(Known win_possible) {
    switch (win_possible) {
    case Known::no:
        return DrawStanding::reached;
    case Known::yes:
        return DrawStanding::refuted;
    default:
        return DrawStanding::needs_proof;
    }
}

// Either side may have the win where the forces are equal, as with king against king.
Known forced_win(const DrawRule& rule, const Position& position, const Forces& forces,
                 Side stronger, const Oracle& oracle) {
    const Known first = oracle.forced_win(position, stronger);
    const Side other = games::opponent(stronger);
    if (first == Known::yes || !any_holds(rule.balances, position, forces, other)) {
        return first;
    }
    const Known second = oracle.forced_win(position, other);
    return second == Known::no ? first : second;
}

Known winnable(const Position& position, const Oracle& oracle) {
    const Known white = oracle.can_win(position, Side::white);
    if (white == Known::yes) {
        return white;
    }
    const Known black = oracle.can_win(position, Side::black);
    return black == Known::no ? white : black;
}

DrawStanding judge(const DrawRule& rule, const Position& position, const Forces& forces,
                   Side stronger, const Oracle& oracle) {
    switch (rule.basis) {
    case Basis::unless_won:
        return standing_of(forced_win(rule, position, forces, stronger, oracle));
    case Basis::unwinnable:
        return standing_of(winnable(position, oracle));
    default:
        return DrawStanding::reached;
    }
}

} // namespace

std::vector<DrawState> judge_draws(std::span<const DrawRule> rules, const DrawTally& tally,
                                   const Position& position, const Oracle& oracle) {
    std::vector<DrawState> states;
    const bool over = games::ending(position).over();
    const Forces forces{games::material(position, Side::white),
                        games::material(position, Side::black)};
    for (const DrawRule& rule : rules) {
        // A move that is only written has ended nothing: its count is full all the same
        // (FIDE:9.3.1).
        if (over && (rule.means != Means::claim || rule.basis != Basis::count)) {
            continue;
        }
        const auto stronger = stronger_side(rule, position, forces);
        if (!stronger || excepted(rule, position, forces)) {
            continue;
        }
        const int count = count_of(rule, tally, *stronger);
        const bool reached = limit_reached(rule, count, position, *stronger);
        const DrawStanding standing =
            reached ? judge(rule, position, forces, *stronger, oracle) : DrawStanding::counting;
        states.push_back({&rule, standing, count});
    }
    return states;
}

} // namespace kodeks::rulebook
