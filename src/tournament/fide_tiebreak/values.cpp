#include "tournament/fide_tiebreak/values.hpp"

#include "base/check.hpp"
#include "tournament/fide_tiebreak/own_results.hpp"
#include "tournament/fide_tiebreak/ratings.hpp"
#include "tournament/fide_tiebreak/team_values.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace kodeks::tournament::fide_tiebreak {

namespace {

struct Asked {
    const Code& code;
    const Table& table;
    const OpponentSums& sums;
    const OpponentSums& drawn; // the last round drawn
    PlayerIndex player;

    const Participant& one() const { return table.participants[player]; }
};

Value buchholz_value(const Asked& asked) {
    const OpponentSums& sums = asked.code.name == "FB" ? asked.drawn : asked.sums;
    return from_tenths(sums.buchholz(asked.player, asked.code).value);
}

Value sonneborn_value(const Asked& asked) {
    std::int64_t sum = 0;
    for (const Term& term : asked.sums.sonneborn_terms(asked.player, asked.code)) {
        sum += term.cut ? 0 : contribution_of(term, Contribution::product);
    }
    return from_hundredths(sum);
}

Value average_buchholz(const Asked& asked) {
    const OpponentSums& sums = asked.code.fore ? asked.drawn : asked.sums;
    std::int64_t sum = 0;
    std::int64_t count = 0;
    for (const fide::PastRound& past : asked.one().rounds) {
        if (past.kind == Kind::played) {
            sum += sums.buchholz(past.opponent, {}).value;
            ++count;
        }
    }
    return count == 0 ? undefined : Value{sum, 10 * count};
}

Value rating_value(const Asked& asked) {
    const auto rating = asked.one().rating;
    const Value value = rating ? whole(*rating) : undefined;
    return asked.code.reversed && rating ? -value : value;
}

using Compute = Value (*)(const Asked&);

struct Entry {
    std::string_view name;
    Compute compute;
};

constexpr std::array<Entry, 12> computed = {
    {{"BH", buchholz_value},
     {"FB", buchholz_value},
     {"SB", sonneborn_value},
     {"AOB", average_buchholz},
     {"RTNG", rating_value},
     {"PTS", [](const Asked& a) { return from_tenths(a.one().points.value); }},
     {"PS", [](const Asked& a) { return progressive(a.one(), a.code); }},
     {"KS", [](const Asked& a) { return koya(a.table, a.one(), a.code); }},
     {"TPN", [](const Asked& a) { return whole(a.one().id); }},
     {"ARO", [](const Asked& a) { return average_rating(a.table, a.player, a.code); }},
     {"TPR", [](const Asked& a) { return performance(a.table, a.player); }},
     {"PTP", [](const Asked& a) { return perfect_performance(a.table, a.player); }}}};

// Everybody's performance is asked by all of his opponents, and worked out once.
std::vector<Values> averages_of_performances(const Table& table, bool perfect) {
    std::vector<Value> performances;
    for (std::size_t at = 0; at < table.participants.size(); ++at) {
        const auto player = static_cast<PlayerIndex>(at);
        performances.push_back(perfect ? perfect_performance(table, player)
                                       : performance(table, player));
    }
    std::vector<Values> values;
    for (std::size_t at = 0; at < table.participants.size(); ++at) {
        values.push_back({average_performance(table, static_cast<PlayerIndex>(at), performances)});
    }
    return values;
}

} // namespace

bool is_direct(const Code& code) {
    return code.name == "DE" || code.name.starts_with("EDE");
}

bool smaller_is_better(const Code& code) {
    return code.name == "BC" || (code.name == "TPN" && !code.reversed);
}

const Table& table_for(const Contest& contest, const Code& code) {
    if (!contest.is_of_teams() || code.score == Score::primary) {
        return contest.primary;
    }
    const bool match = code.score == Score::match_points;
    return match == contest.match_points_first ? contest.primary : *contest.secondary;
}

std::vector<Values> values_of(const Contest& contest, const Code& code) {
    KODEKS_ASSERT(!is_direct(code));
    const Table& table = table_for(contest, code);
    std::vector<Values> values;
    if (const RoundCount count = round_count(code.name)) {
        for (const Participant& one : table.participants) {
            values.push_back({sum_of(count, table, one)});
        }
        return values;
    }
    if (code.name == "APRO" || code.name == "APPO") {
        return averages_of_performances(table, code.name == "APPO");
    }
    const auto* entry = std::ranges::find(computed, code.name, &Entry::name);
    if (entry == computed.end()) {
        return team_values(contest, code);
    }
    const Table drawn_table = with_drawn_last_round(table);
    const OpponentSums sums(table);
    const OpponentSums drawn(drawn_table);
    for (std::size_t at = 0; at < table.participants.size(); ++at) {
        const Asked asked{code, table, sums, drawn, static_cast<PlayerIndex>(at)};
        values.push_back({entry->compute(asked)});
    }
    return values;
}

bool is_by_rating(const Code& code) {
    constexpr std::array<std::string_view, 6> codes = {"ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"};
    return std::ranges::find(codes, code.name) != codes.end();
}

Use use_of(const Contest& contest, const Code& code) {
    const Table& table = contest.primary;
    const bool buchholz = code.name == "BH" || code.name == "FB" || code.name == "AOB";
    if (buchholz && table.system == System::round_robin && table.edition == Edition::of_2026) {
        return Use::not_in_round_robins;
    }
    const auto is_unrated = [](const Participant& one) { return !one.rating; };
    return is_by_rating(code) && std::ranges::any_of(table.participants, is_unrated)
               ? Use::somebody_unrated
               : Use::used;
}

} // namespace kodeks::tournament::fide_tiebreak
