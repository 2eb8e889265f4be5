// The places of the slow computation: group after group, as the articles say it.
#include "tournament/tiebreak/slow.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace kodeks::tournament::test {

// A forfeit is a meeting where the schedule was fixed beforehand; in a Swiss the two have not met.
std::vector<Exact> Slow::mutual(std::string_view code, EntryId entry,
                                const std::vector<EntryId>& tied) const {
    Exact sum;
    std::set<std::uint32_t> met;
    for (std::size_t round = 0; round < stage_.rounds.size(); ++round) {
        const SlowCell then = cell(entry, round);
        const bool inside = std::ranges::find(tied, then.opponent) != tied.end();
        if (inside && (then.what == 'p' || (then.what == 'f' && !swiss()))) {
            sum += then.points;
            met.insert(then.opponent.value);
        }
    }
    const bool decides = code == "mutual-games" || met.size() + 1 == tied.size();
    return decides ? std::vector{sum} : std::vector<Exact>{};
}

// Points against the groups of places in their order, without the own one; of the tied among
// themselves for the other tie-breaks.
std::vector<Exact> Slow::inside(std::string_view code, EntryId entry,
                                const std::vector<EntryId>& tied, const Order* places) const {
    if (code != "results-by-place") {
        const bool two_only = code == "direct-game" && tied.size() != 2;
        const bool all = code == "mutual-games" || std::ranges::none_of(tied, [&](EntryId one) {
                             return mutual(code, one, tied).empty();
                         });
        return two_only || !all ? std::vector<Exact>{} : mutual(code, entry, tied);
    }
    std::vector<Exact> steps;
    for (std::size_t i = 0; places != nullptr && i < places->size(); ++i) {
        const std::vector<EntryId>& group = (*places)[i];
        if (std::ranges::find(group, entry) != group.end()) {
            steps.emplace_back(0);
            continue;
        }
        steps.emplace_back(0);
        for (std::size_t round = 0; round < stage_.rounds.size(); ++round) {
            const SlowCell then = cell(entry, round);
            const bool here = std::ranges::find(group, then.opponent) != group.end();
            steps.back() += here ? then.points : Exact(0);
        }
    }
    return steps;
}

Slow::Order Slow::by_code(const std::vector<EntryId>& tied, const std::string& code,
                          const Order* places) const {
    const bool group = code == "direct-game" || code == "direct-encounter" ||
                       code == "mutual-games" || code == "results-by-place";
    std::map<std::vector<Exact>, std::vector<EntryId>> parts; // ascending
    std::size_t steps = 0;
    for (const EntryId entry : tied) {
        steps = std::max(steps,
                         (group ? inside(code, entry, tied, places) : value(code, entry)).size());
    }
    for (const EntryId entry : tied) {
        auto found = group ? inside(code, entry, tied, places) : value(code, entry);
        found.resize(steps); // what is missing is nothing
        parts[found].push_back(entry);
    }
    Order order;
    for (const auto& [found, entries] : parts) {
        order.push_back(entries);
    }
    if (code != "board-places") { // the smaller sum of places is better
        std::ranges::reverse(order);
    }
    return order;
}

Slow::Order Slow::refine(const std::vector<EntryId>& tied, const std::vector<std::string>& codes,
                         std::size_t from, const Order* places) const {
    for (std::size_t t = from; t < codes.size(); ++t) {
        const Order parts = by_code(tied, codes[t], places);
        if (parts.size() == 1) {
            continue;
        }
        Order order;
        for (const auto& part : parts) {
            Order inner;
            for (std::size_t earlier = 0; part.size() == 2 && earlier <= t; ++earlier) {
                if (codes[earlier] == "direct-game") { // two are left: their game (UA:V.12.3.1.1)
                    inner = by_code(part, codes[earlier], places);
                }
            }
            inner = inner.size() == 2 ? inner : refine(part, codes, t + 1, places);
            order.insert(order.end(), inner.begin(), inner.end());
        }
        return order;
    }
    return {tied};
}

Slow::Order Slow::ordered(const std::vector<std::string>& codes, const Order* places) const {
    std::map<Exact, std::vector<EntryId>> groups;
    for (const EntryId entry : stage_.members) {
        if (counts(entry)) {
            groups[points(entry)].push_back(entry);
        }
    }
    Order order;
    for (auto at = groups.rbegin(); at != groups.rend(); ++at) {
        const Order inner = refine(at->second, codes, 0, places);
        order.insert(order.end(), inner.begin(), inner.end());
    }
    return order;
}

// Results in the order of places need places first: those without this tie-break.
Slow::Order Slow::order(const std::vector<std::string>& codes) const {
    const Order places = ordered(codes, nullptr);
    return ordered(codes, &places);
}

Exact Slow::board_points(EntryId entry, std::size_t board) const {
    Exact sum;
    for (const Round& round : stage_.rounds) {
        for (const Pairing& pairing : round.pairings) {
            const bool own = pairing.first == entry || pairing.second == entry;
            if (!own || pairing.second == no_entry || !counts(pairing.first) ||
                !counts(pairing.second)) {
                continue;
            }

            const bool white = (pairing.first == entry) == (board % 2 == 0);
            const Outcome& game = pairing.games[board];
            const Mark mark = white ? game.white : game.black;
            const bool open = game.status == Status::open;
            const bool won =
                open ? !stage_.left.contains(entry) : mark == Mark::win || mark == Mark::plus;
            const bool drawn = !open && mark == Mark::draw;
            sum += mark_points(won ? 'w' : drawn ? 'd' : 'l');
        }
    }
    return sum;
}

std::vector<Exact> Slow::boards(EntryId entry) const {
    std::vector<Exact> list;
    for (std::size_t board = 0; board < stage_.settings.boards; ++board) {
        list.push_back(board_points(entry, board));
    }
    return list;
}

// A shared place is the middle of the places it covers.
Exact Slow::board_places(EntryId entry) const {
    Exact sum;
    for (std::size_t board = 0; board < stage_.settings.boards; ++board) {
        std::int64_t above = 0;
        std::int64_t level = 0;
        for (const EntryId other : stage_.members) {
            const Exact points = counts(other) ? board_points(other, board) : Exact(-1);
            above += points > board_points(entry, board);
            level += points == board_points(entry, board);
        }
        sum += Exact(2 * above + level + 1, 2);
    }
    return sum;
}

} // namespace kodeks::tournament::test
