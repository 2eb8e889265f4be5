#include "tournament/fide_tiebreak/own_results.hpp"

#include <algorithm>

namespace kodeks::tournament::fide_tiebreak {

namespace {

// In a round robin forfeit wins are games won (C07:15.2); forfeit losses stay unplayed since 2026.
bool is_game(const Table& table, const fide::PastRound& past) {
    if (past.kind == Kind::played) {
        return true;
    }
    if (table.system == System::swiss) {
        return false;
    }
    return past.kind == Kind::forfeit_win ||
           (past.kind == Kind::forfeit_loss && table.edition == Edition::of_2024);
}

template <class Counts>
Value count(const Participant& one, const Counts& counts) {
    return whole(std::ranges::count_if(one.rounds, counts));
}

} // namespace

Value wins(const Table& table, const Participant& one) {
    return count(one, [&](const fide::PastRound& past) { return past.points >= table.win; });
}

Value games_won(const Table& table, const Participant& one) {
    return count(one, [&](const fide::PastRound& past) {
        return is_game(table, past) && past.points >= table.win;
    });
}

Value black_games(const Table& table, const Participant& one) {
    return count(one, [&](const fide::PastRound& past) {
        return is_game(table, past) && past.side == Side::black;
    });
}

Value black_wins(const Table& table, const Participant& one) {
    return count(one, [&](const fide::PastRound& past) {
        return is_game(table, past) && past.side == Side::black && past.points >= table.win;
    });
}

Value progressive(const Participant& one, const Code& code) {
    std::int64_t sum = 0;
    std::int64_t running = 0;
    for (std::size_t at = 0; at < one.rounds.size(); ++at) {
        running += one.rounds[at].points.value;
        sum += at < static_cast<std::size_t>(code.cut) ? 0 : running;
    }
    return from_tenths(sum);
}

Value rounds_elected(const Table& table, const Participant& one) {
    return whole(static_cast<std::int64_t>(table.rounds) -
                 std::ranges::count_if(one.rounds, [](const fide::PastRound& past) {
                     return is_voluntary(past.kind);
                 }));
}

Value standard_points(const Table& table, const Participant& one) {
    std::int64_t halves = 0;
    for (std::size_t at = 0; at < one.rounds.size(); ++at) {
        const fide::PastRound& past = one.rounds[at];
        const bool scheduled = has_opponent(past.kind) && past.opponent != fide::nobody;
        const Tenths theirs =
            scheduled ? table.participants[past.opponent].rounds[at].points : table.draw;
        halves += past.points > theirs ? 2 : past.points == theirs ? 1 : 0;
    }
    return {halves, 2};
}

Value koya(const Table& table, const Participant& one, const Code& code) {
    std::int64_t games = static_cast<std::int64_t>(table.rounds);
    if (table.system == System::round_robin) {
        games = std::ranges::count_if(
            one.rounds, [](const fide::PastRound& past) { return has_opponent(past.kind); });
    }
    // Twice the limit: half of what could be won, and half points.
    const std::int64_t limit = games * table.win.value + std::int64_t{10} * code.limit;
    std::int64_t sum = 0;
    for (const fide::PastRound& past : one.rounds) {
        if (has_opponent(past.kind) && past.opponent != fide::nobody &&
            2 * std::int64_t{table.participants[past.opponent].points.value} >= limit) {
            sum += past.points.value;
        }
    }
    return from_tenths(sum);
}

} // namespace kodeks::tournament::fide_tiebreak
