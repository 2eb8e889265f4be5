#include "tournament/fide_tiebreak/buchholz.hpp"

#include <algorithm>
#include <tuple>

namespace kodeks::tournament::fide_tiebreak {

namespace {

// Position from which on there are only voluntary unplayed rounds.
std::size_t end_of_play(const std::vector<fide::PastRound>& rounds) {
    std::size_t end = rounds.size();
    while (end > 0 && is_voluntary(rounds[end - 1].kind)) {
        --end;
    }
    return end;
}

} // namespace

std::vector<Tenths> adjusted_scores(const Table& table) {
    std::vector<Tenths> scores;
    for (const Participant& one : table.participants) {
        Tenths score = one.points;
        if (table.system == System::swiss) {
            for (std::size_t at = end_of_play(one.rounds); at < one.rounds.size(); ++at) {
                if (is_requested_bye(one.rounds[at].kind)) {
                    score += table.draw - one.rounds[at].points;
                }
            }
        }
        scores.push_back(score);
    }
    return scores;
}

Table with_drawn_last_round(Table table) {
    for (Participant& one : table.participants) {
        if (one.rounds.size() == table.rounds && !one.rounds.empty() &&
            has_opponent(one.rounds.back().kind)) {
            fide::PastRound& last = one.rounds.back();
            one.points += table.draw - last.points;
            last.points = table.draw;
            last.kind = Kind::played;
        }
    }
    return table;
}

OpponentSums::OpponentSums(const Table& table) : table_(table), adjusted_(adjusted_scores(table)) {}

std::vector<Term> OpponentSums::terms(PlayerIndex player, bool forfeits_played) const {
    const Participant& one = table_.participants[player];
    const bool as_games = forfeits_played || table_.system == System::round_robin;
    const Tenths most = table_.draw * static_cast<std::int32_t>(table_.rounds);
    std::vector<Term> terms;
    for (std::size_t at = 0; at < one.rounds.size(); ++at) {
        const fide::PastRound& past = one.rounds[at];
        if (table_.system == System::round_robin && !has_opponent(past.kind)) {
            continue; // a rest day is no round
        }
        Term term{static_cast<std::uint32_t>(at + 1), past.opponent, {}, past.points};
        if (past.kind == Kind::played ||
            (as_games && has_opponent(past.kind) && past.opponent != fide::nobody)) {
            term.score = adjusted_[past.opponent];
        } else {
            term.dummy = true;
            term.voluntary = is_voluntary(past.kind);
            term.score = one.points;
            if (table_.edition == Edition::of_2026) {
                const bool scheduled = past.opponent != fide::nobody && has_opponent(past.kind);
                term.score = std::min(one.points, scheduled ? adjusted_[past.opponent] : most);
            }
        }
        terms.push_back(term);
    }
    return terms;
}

std::int64_t contribution_of(const Term& term, Contribution contribution) {
    return contribution == Contribution::score ? term.score.value
                                               : std::int64_t{term.score.value} * term.points.value;
}

namespace {

// Least significant first (C07:14.1): the lowest score, then the lowest product.
Term* least(std::vector<Term>& terms, Contribution contribution, bool most) {
    Term* found = nullptr;
    const auto key = [contribution](const Term& term) {
        return std::tuple{term.score.value, contribution_of(term, contribution)};
    };
    for (Term& term : terms) {
        if (!term.cut &&
            (found == nullptr || (most ? key(*found) < key(term) : key(term) < key(*found)))) {
            found = &term;
        }
    }
    return found;
}

Term* least_voluntary(std::vector<Term>& terms, Contribution contribution) {
    Term* found = nullptr;
    const auto key = [contribution](const Term& term) {
        return std::tuple{contribution_of(term, contribution), term.score.value};
    };
    for (Term& term : terms) {
        if (!term.cut && term.voluntary && (found == nullptr || key(term) < key(*found))) {
            found = &term;
        }
    }
    return found;
}

} // namespace

void mark_cuts(std::vector<Term>& terms, const Code& code, Contribution contribution) {
    const std::int32_t low = code.cut + code.median;
    for (std::int32_t at = 0; at < low; ++at) {
        Term* candidate = least(terms, contribution, false);
        Term* voluntary = least_voluntary(terms, contribution);
        // C07:16.5: a voluntary unplayed round goes first unless it counts less.
        if (candidate != nullptr && voluntary != nullptr &&
            contribution_of(*voluntary, contribution) >=
                contribution_of(*candidate, contribution)) {
            candidate = voluntary;
        }
        if (candidate != nullptr) {
            candidate->cut = true;
        }
    }
    for (std::int32_t at = 0; at < code.median; ++at) {
        if (Term* candidate = least(terms, contribution, true)) {
            candidate->cut = true;
        }
    }
}

std::vector<Term> OpponentSums::buchholz_terms(PlayerIndex player, const Code& code) const {
    auto list = terms(player, code.played);
    mark_cuts(list, code, Contribution::score);
    return list;
}

std::vector<Term> OpponentSums::sonneborn_terms(PlayerIndex player, const Code& code) const {
    auto list = terms(player, code.played);
    mark_cuts(list, code, Contribution::product);
    return list;
}

Tenths OpponentSums::buchholz(PlayerIndex player, const Code& code) const {
    Tenths sum{};
    for (const Term& term : buchholz_terms(player, code)) {
        sum += term.cut ? Tenths{} : term.score;
    }
    return sum;
}

} // namespace kodeks::tournament::fide_tiebreak
