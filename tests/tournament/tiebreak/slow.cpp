#include "tournament/tiebreak/slow.hpp"

#include "rulebook/tournament_rules.hpp"

#include <algorithm>
#include <numeric>
#include <set>

namespace kodeks::tournament::test {

namespace {

Exact exact(Points points) {
    return {points.value, units_of_point};
}

char mark_of(Mark mark) {
    return mark == Mark::win || mark == Mark::plus ? 'w' : mark == Mark::draw ? 'd' : 'l';
}

Exact sum_of(const std::vector<Exact>& list, std::size_t low, std::size_t high) {
    Exact sum;
    for (std::size_t i = low; i + high < list.size(); ++i) {
        sum += list[i];
    }
    return sum;
}

} // namespace

Exact Slow::mark_points(char mark) const {
    const rulebook::Scale& scale = state_.settings.scale;
    return exact(mark == 'w' ? scale.win : mark == 'd' ? scale.draw : scale.loss);
}

// A match is won by more points than the other side, in PMR by more than half of the possible
// (PMR:279a1); without any points nobody has drawn.
char Slow::match_mark(Exact own, Exact other, std::size_t games) const {
    const Exact half = mark_points('w') * static_cast<std::int64_t>(games) / 2;
    if (team() && is_book("pmr2018")) {
        return own > half ? 'w' : own == half ? 'd' : 'l';
    }
    return own > other ? 'w' : own < other || own == 0 ? 'l' : 'd';
}

SlowCell Slow::paired(const Pairing& pairing, EntryId entry) const {
    const bool first = pairing.first == entry;
    SlowCell cell{.opponent = first ? pairing.second : pairing.first};
    if (!counts(cell.opponent) || !counts(entry)) {
        return {};
    }
    Exact other;
    cell.what = 'f';
    for (std::size_t i = 0; i < pairing.games.size(); ++i) {
        const bool white = first == (i % 2 == 0);
        const Outcome& game = pairing.games[i];
        if (game.status == Status::open) { // somebody left: plus and minus
            cell.games += mark_points(stage_.left.contains(entry) ? 'l' : 'w');
            other += mark_points(stage_.left.contains(cell.opponent) ? 'l' : 'w');
            cell.mark = stage_.left.contains(entry) ? 'l' : 'w';
            continue;
        }
        cell.mark = mark_of(white ? game.white : game.black);
        cell.games += mark_points(cell.mark);
        other += mark_points(mark_of(white ? game.black : game.white));
        const bool unplayed = game.white == Mark::plus || game.white == Mark::minus;
        cell.what = unplayed ? cell.what : 'p';
        cell.colour = unplayed ? ' ' : white ? 'w' : 'b';
    }
    cell.mark = team() ? match_mark(cell.games, other, pairing.games.size()) : cell.mark;
    cell.match = cell.mark == 'w' ? 2 : cell.mark == 'd' ? 1 : 0;
    cell.points = !team() || !is_book("ua2026") ? cell.games : cell.match;
    return cell;
}

SlowCell Slow::cell(EntryId entry, std::size_t round) const {
    const Round& played = stage_.rounds[round];
    for (const Pairing& pairing : played.pairings) {
        if (pairing.first == entry && pairing.second == no_entry && swiss()) {
            const Exact all = mark_points('w') * std::int64_t{stage_.settings.boards};
            const Exact points = !team() ? mark_points('w') : is_book("ua2026") ? Exact(2) : all;
            return {no_entry, 'b', 'w', ' ', points, all, 2};
        }
        if (pairing.second != no_entry && (pairing.first == entry || pairing.second == entry)) {
            return paired(pairing, entry);
        }
    }
    const bool away = std::ranges::find(played.absent, entry) != played.absent.end();
    return {no_entry, away ? 'a' : ' ', 'l', ' ', 0, 0, 0};
}

// Who leaves a round robin with less than half of his games counts for nobody; of teams the
// arbiters decided it (RU:3.17.5).
bool Slow::counts(EntryId entry) const {
    const auto left = stage_.left.find(entry);
    if (left != stage_.left.end() && left->second.treatment != Treatment::by_rulebook) {
        return left->second.treatment == Treatment::losses;
    }
    if (swiss() || left == stage_.left.end()) {
        return true;
    }
    std::size_t played = 0;
    for (const Round& round : stage_.rounds) {
        for (const Pairing& pairing : round.pairings) {
            const bool own = pairing.first == entry || pairing.second == entry;
            played += own && std::ranges::any_of(pairing.games, [](const Outcome& game) {
                          return game.status == Status::finished && game.white != Mark::plus &&
                                 game.white != Mark::minus;
                      });
        }
    }
    return 2 * played >= stage_.members.size() - 1;
}

Exact Slow::points_after(EntryId entry, std::size_t rounds) const {
    Exact sum;
    for (std::size_t round = 0; round < rounds; ++round) {
        sum += cell(entry, round).points;
    }
    return sum;
}

std::size_t Slow::first_round(EntryId entry) const { // from 1
    const auto has_him = [&](const Round& round) {
        return std::ranges::find(round.absent, entry) != round.absent.end() ||
               std::ranges::any_of(round.pairings, [&](const Pairing& pairing) {
                   return pairing.first == entry || pairing.second == entry;
               });
    };
    const auto first = std::ranges::find_if(stage_.rounds, has_him);
    return static_cast<std::size_t>(first - stage_.rounds.begin()) + 1;
}

std::size_t Slow::last_came(EntryId entry) const { // rounds
    std::size_t last = stage_.rounds.size();
    while (last > 0) {
        const SlowCell then = cell(entry, last - 1);
        if (then.what == 'p' || then.what == 'b' || (then.what == 'f' && then.mark == 'w')) {
            break;
        }
        --last;
    }
    return last;
}

// RU:3.16.11#2, UA:V.12.5: what those did afterwards who had as many points when he stopped.
Exact Slow::leaver(EntryId entry) const {
    const std::size_t last = last_came(entry);
    const Exact then = points_after(entry, last);
    std::vector<EntryId> others;
    for (const EntryId other : stage_.members) {
        if (other != entry && counts(other) &&
            first_round(other) <= std::max<std::size_t>(last, 1)) {
            others.push_back(other);
        }
    }
    std::optional<Exact> higher;
    std::optional<Exact> lower;
    for (const EntryId other : others) {
        const Exact score = points_after(other, last);
        higher = score > then && (!higher || score < *higher) ? score : higher;
        lower = score < then && (!lower || score > *lower) ? score : lower;
    }
    const auto mean = [&](auto same) -> std::optional<Exact> {
        Exact gain;
        std::int64_t count = 0;
        for (const EntryId other : others) {
            if (same(points_after(other, last))) {
                gain += points(other) - points_after(other, last);
                ++count;
            }
        }
        return count == 0 ? std::nullopt : std::optional(gain / count);
    };
    auto gain = mean([&](Exact score) { return score == then; });
    if (!gain && is_book("ru-code")) {
        gain = mean([&](Exact score) { return score == higher || score == lower; });
    }
    const auto missed = static_cast<std::int64_t>(stage_.rounds.size() - last);
    const Exact draw = !team() ? mark_points('d')
                       : is_book("ua2026")
                           ? Exact(1)
                           : mark_points('d') * std::int64_t{stage_.settings.boards};
    return then + gain.value_or(draw * missed);
}

// PMR:264a: every unplayed game of an opponent is a draw.
Exact Slow::with_draws(EntryId entry) const {
    const std::int64_t games = team() ? stage_.settings.boards : 1;
    Exact sum;
    for (std::size_t round = 0; round < stage_.rounds.size(); ++round) {
        const SlowCell then = cell(entry, round);
        sum += then.what == 'p' ? then.points : mark_points('d') * games;
    }
    return sum;
}

Exact Slow::in_sum(EntryId entry) const {
    if (swiss() && is_book("pmr2018")) {
        return with_draws(entry);
    }
    return swiss() && stage_.left.contains(entry) ? leaver(entry) : points(entry);
}

// RU:3.16.11#1 of everybody, UA:V.12.5 of those who finished.
Exact Slow::lowest() const {
    std::optional<Exact> lowest;
    for (const EntryId entry : stage_.members) {
        if (counts(entry) && (!is_book("ua2026") || !stage_.left.contains(entry))) {
            lowest = !lowest || points(entry) < *lowest ? points(entry) : *lowest;
        }
    }
    return lowest.value_or(0);
}

// PMR:264a: own score before, the complement, a draw for every later round.
Exact Slow::virtual_opponent(EntryId entry, std::size_t round) const {
    const std::int64_t games = team() ? stage_.settings.boards : 1;
    const auto later = static_cast<std::int64_t>(stage_.rounds.size() - round - 1);
    return points_after(entry, round) + mark_points('w') * games - cell(entry, round).points +
           mark_points('d') * games * later;
}

std::vector<Exact> Slow::buchholz(EntryId entry) const {
    std::vector<Exact> terms;
    for (std::size_t round = 0; round < stage_.rounds.size(); ++round) {
        const SlowCell then = cell(entry, round);
        if (swiss() && is_book("pmr2018") && then.what != 'p') {
            terms.push_back(virtual_opponent(entry, round));
        } else if (then.opponent != no_entry) {
            terms.push_back(in_sum(then.opponent));
        } else if (then.what == 'b') {
            terms.push_back(lowest());
        }
    }
    std::ranges::sort(terms);
    return terms;
}

Exact Slow::factor(std::string_view code, const SlowCell& cell) const {
    const bool won = cell.mark == 'w';
    const bool drawn = cell.mark == 'd';
    if (code == "sonneborn-berger-points" || code == "sonneborn-berger-teams") {
        return code == "sonneborn-berger-points" ? cell.points : cell.games;
    }
    if (code == "sonneborn-berger") {
        return won ? 2 : drawn ? 1 : 0;
    }
    if (code == "riga") {
        return won ? Exact(2) : drawn ? Exact(3, 2) : Exact(1);
    }
    return won ? 1 : code == "shmulyan" && !drawn ? -1 : 0; // or beaten-points
}

Exact Slow::weighted(std::string_view code, EntryId entry) const {
    Exact sum;
    for (std::size_t round = 0; round < stage_.rounds.size(); ++round) {
        const SlowCell then = cell(entry, round);
        Exact score;
        if (then.opponent == no_entry) {
            const bool imagined = swiss() && is_book("pmr2018") && then.what != ' ';
            score = imagined ? virtual_opponent(entry, round) : then.what == 'b' ? lowest() : 0;
        } else if (code == "sonneborn-berger-teams") {
            score = counted("match-points", then.opponent);
        } else { // a product keeps what was awarded (PMR:264b)
            score = is_book("pmr2018") ? points(then.opponent) : in_sum(then.opponent);
        }
        sum += score * factor(code, then);
    }
    return sum;
}

Exact Slow::counted(std::string_view code, EntryId entry) const {
    Exact sum;
    for (std::size_t round = 0; round < stage_.rounds.size(); ++round) {
        const SlowCell then = cell(entry, round);
        if (code == "match-points" || code == "game-points") {
            sum += code == "match-points" ? then.match : then.games;
        } else if (code == "games-with-black") {
            sum += then.what == 'p' && then.colour == 'b' && !team() ? 1 : 0;
        } else { // wins, matches-won
            sum += then.mark == 'w' ? 1 : 0;
        }
    }
    return sum;
}

std::vector<Exact> Slow::ratings(EntryId entry) const {
    std::vector<Exact> list;
    for (std::size_t round = 0; round < stage_.rounds.size(); ++round) {
        const SlowCell then = cell(entry, round);
        if (then.what == 'p' && !find_entry(state_, then.opponent)->person.ratings.empty()) {
            list.emplace_back(find_entry(state_, then.opponent)->person.ratings.front().value);
        }
    }
    std::ranges::sort(list);
    return list;
}

// PMR:274, PMR:275: against those who have at least a limit; then lower and lower limits.
std::vector<Exact> Slow::koya(std::string_view code, EntryId entry) const {
    const std::int64_t games = team() ? stage_.settings.boards : 1;
    std::int64_t rounds = 0;
    std::set<Exact> scores;
    for (std::size_t round = 0; round < stage_.rounds.size(); ++round) {
        rounds += cell(entry, round).what != ' ';
    }
    const Exact half = mark_points('w') * games * rounds / 2;
    std::vector<Exact> limits = {half};
    for (const EntryId other : stage_.members) {
        if (counts(other) && points(other) < half) {
            scores.insert(points(other));
        }
    }
    limits.insert(limits.end(), scores.rbegin(), scores.rend());
    limits.resize(code == "koya" ? 1 : limits.size());
    std::vector<Exact> steps;
    for (const Exact& limit : limits) {
        steps.emplace_back(0);
        for (std::size_t round = 0; round < stage_.rounds.size(); ++round) {
            const SlowCell then = cell(entry, round);
            const bool inside = then.opponent != no_entry && points(then.opponent) >= limit;
            steps.back() += inside ? then.points : Exact(0);
        }
    }
    return steps;
}

std::vector<Exact> Slow::value(std::string_view code, EntryId entry) const {
    if (code.starts_with("average-rating")) {
        const std::vector<Exact> list = ratings(entry);
        const std::size_t cut = code == "average-rating-cut-1" ? 1 : 0;
        const auto count = static_cast<std::int64_t>(list.size() - std::min(cut, list.size()));
        return {count == 0 ? Exact(0) : sum_of(list, cut, 0) / count};
    }
    if (code == "truncated-solkoff" || code == "median-solkoff") {
        const std::vector<Exact> terms = buchholz(entry);
        const std::size_t best = code == "median-solkoff" ? 1 : 0;
        std::vector<Exact> steps;
        for (std::size_t low = 1; low + best < terms.size(); ++low) {
            steps.push_back(sum_of(terms, low, best));
        }
        return steps;
    }
    const std::size_t low =
        code == "buchholz-cut-1" || code == "median-buchholz-1" || code == "solkoff" ? 1
        : code == "buchholz-cut-2" || code == "median-buchholz-2"                    ? 2
                                                                                     : 0;
    if (low > 0 || code == "buchholz") {
        return {sum_of(buchholz(entry), low, code.starts_with("buchholz") ? 0 : low)};
    }
    if (code.ends_with("koya")) {
        return koya(code, entry);
    }
    if (code == "board-results" || code == "board-places") {
        return code == "board-results" ? boards(entry) : std::vector{board_places(entry)};
    }
    const bool own = code == "wins" || code == "matches-won" || code == "games-with-black" ||
                     code == "match-points" || code == "game-points";
    return {own ? counted(code, entry) : weighted(code, entry)};
}

} // namespace kodeks::tournament::test
