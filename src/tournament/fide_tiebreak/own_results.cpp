#include "tournament/fide_tiebreak/own_results.hpp"

#include <algorithm>
#include <array>

namespace kodeks::tournament::fide_tiebreak {

namespace {

constexpr std::int32_t once = 2; // a whole one in halves

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

std::int32_t win_in(const Table& table, const Participant& one, std::size_t round) {
    return one.rounds[round].points >= table.win ? once : 0;
}

std::int32_t game_won_in(const Table& table, const Participant& one, std::size_t round) {
    return is_game(table, one.rounds[round]) ? win_in(table, one, round) : 0;
}

std::int32_t black_game_in(const Table& table, const Participant& one, std::size_t round) {
    const fide::PastRound& past = one.rounds[round];
    return is_game(table, past) && past.side == Side::black ? once : 0;
}

std::int32_t black_win_in(const Table& table, const Participant& one, std::size_t round) {
    return black_game_in(table, one, round) != 0 ? win_in(table, one, round) : 0;
}

std::int32_t elected_in(const Table& /*table*/, const Participant& one, std::size_t round) {
    return is_voluntary(one.rounds[round].kind) ? 0 : once;
}

// C07:7.7: against the scheduled opponent, otherwise against a draw.
std::int32_t standard_in(const Table& table, const Participant& one, std::size_t round) {
    const fide::PastRound& past = one.rounds[round];
    const bool scheduled = has_opponent(past.kind) && past.opponent != fide::nobody;
    const Tenths theirs =
        scheduled ? table.participants[past.opponent].rounds[round].points : table.draw;
    return past.points > theirs ? once : past.points == theirs ? once / 2 : 0;
}

struct Entry {
    std::string_view name;
    RoundCount count;
};

constexpr std::array<Entry, 6> counted = {{{"WIN", win_in},
                                           {"WON", game_won_in},
                                           {"BPG", black_game_in},
                                           {"BWG", black_win_in},
                                           {"REP", elected_in},
                                           {"STD", standard_in}}};

} // namespace

RoundCount round_count(std::string_view name) {
    const auto* found = std::ranges::find(counted, name, &Entry::name);
    return found == counted.end() ? nullptr : found->count;
}

Value sum_of(RoundCount count, const Table& table, const Participant& one) {
    std::int64_t halves = 0;
    for (std::size_t round = 0; round < one.rounds.size(); ++round) {
        halves += count(table, one, round);
    }
    return {halves, once};
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

bool counts_in_koya(const Table& table, const Participant& one, const Code& code,
                    const fide::PastRound& past) {
    if (!has_opponent(past.kind) || past.opponent == fide::nobody) {
        return false;
    }
    std::int64_t games = static_cast<std::int64_t>(table.rounds);
    if (table.system == System::round_robin) {
        games = std::ranges::count_if(
            one.rounds, [](const fide::PastRound& other) { return has_opponent(other.kind); });
    }
    // Twice the limit: half of what could be won, and half points.
    const std::int64_t limit = games * table.win.value + std::int64_t{10} * code.limit;
    return 2 * std::int64_t{table.participants[past.opponent].points.value} >= limit;
}

Value koya(const Table& table, const Participant& one, const Code& code) {
    std::int64_t sum = 0;
    for (const fide::PastRound& past : one.rounds) {
        sum += counts_in_koya(table, one, code, past) ? past.points.value : 0;
    }
    return from_tenths(sum);
}

} // namespace kodeks::tournament::fide_tiebreak
