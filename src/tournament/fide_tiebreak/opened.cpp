#include "tournament/fide_tiebreak/opened.hpp"

#include "tournament/fide_tiebreak/own_results.hpp"
#include "tournament/fide_tiebreak/ratings.hpp"
#include "tournament/fide_tiebreak/team_values.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace kodeks::tournament::fide_tiebreak {

namespace {

Value plus(const Value& a, const Value& b) {
    if (!a.is_defined() || !b.is_defined()) {
        return undefined;
    }
    const Value sum{a.above * b.below + b.above * a.below, a.below * b.below};
    const std::int64_t common = std::max<std::int64_t>(1, std::gcd(sum.above, sum.below));
    return {sum.above / common, sum.below / common};
}

Tenths sum_of_rounds(const Participant& one) {
    return std::accumulate(
        one.rounds.begin(), one.rounds.end(), Tenths{},
        [](Tenths sum, const fide::PastRound& past) { return sum + past.points; });
}

class Opening {
public:
    Opening(const Contest& contest, const Code& code, PlayerIndex player, const Group& tied)
        : contest_(contest),
          code_(code),
          table_(table_for(contest, code)),
          player_(player),
          one_(table_.participants[player]),
          tied_(tied) {}

    Opened run() {
        if (const RoundCount count = round_count(code_.name)) {
            add_counts(count);
        } else if (is_direct(code_)) {
            add_encounters();
        } else if (is_by_rating(code_)) {
            add_ratings();
        } else if (is_for_teams(code_.name)) {
            add_of_teams();
        } else {
            add_scores();
        }
        return std::move(opened_);
    }

private:
    Part& add(std::size_t round, const Value& value) {
        const PlayerIndex opponent = one_.rounds[round].opponent;
        Part part{.round = static_cast<std::uint32_t>(round + 1), .opponent = opponent};
        part.value = value;
        opened_.parts.push_back(part);
        return opened_.parts.back();
    }

    void add_counts(RoundCount count) {
        for (std::size_t round = 0; round < one_.rounds.size(); ++round) {
            add(round, {count(table_, one_, round), 2});
        }
    }

    void add_scores() {
        if (code_.name == "PTS") {
            add_points(table_, one_);
        } else if (code_.name == "PS") {
            add_running();
        } else if (code_.name == "KS") {
            add_koya();
        } else if (code_.name == "TPN") {
            opened_.added = whole(one_.id);
        } else if (code_.name == "AOB") {
            add_average_buchholz();
        } else {
            const bool fore = code_.name == "FB";
            const Table drawn = fore ? with_drawn_last_round(table_) : Table{};
            const OpponentSums sums(fore ? drawn : table_);
            const bool product = code_.name == "SB";
            add_terms(product ? sums.sonneborn_terms(player_, code_)
                              : sums.buchholz_terms(player_, code_),
                      product);
        }
    }

    // The rounds of a score; what they do not make is bonuses and penalties.
    void add_points(const Table& table, const Participant& one) {
        for (std::size_t round = 0; round < one.rounds.size(); ++round) {
            add(round, from_tenths(table.participants[player_].rounds[round].points.value));
        }
        opened_.added = from_tenths((one.points - sum_of_rounds(one)).value);
    }

    void add_running() {
        std::int64_t running = 0;
        for (std::size_t round = 0; round < one_.rounds.size(); ++round) {
            running += one_.rounds[round].points.value;
            add(round, from_tenths(running)).cut = round < static_cast<std::size_t>(code_.cut);
        }
    }

    void add_koya() {
        for (std::size_t round = 0; round < one_.rounds.size(); ++round) {
            const fide::PastRound& past = one_.rounds[round];
            if (has_opponent(past.kind) && past.opponent != fide::nobody) {
                Part& part = add(round, from_tenths(past.points.value));
                part.number = from_tenths(table_.participants[past.opponent].points.value);
                part.cut = !counts_in_koya(table_, one_, code_, past);
            }
        }
    }

    void add_terms(const std::vector<Term>& terms, bool product) {
        for (const Term& term : terms) {
            Part part{.round = term.round,
                      .opponent = term.opponent,
                      .number = from_tenths(term.score.value)};
            part.value = part.number;
            if (product) {
                part.factor = from_tenths(term.points.value);
                part.value = from_hundredths(contribution_of(term, Contribution::product));
            }
            part.dummy = term.dummy;
            part.voluntary = term.voluntary;
            part.cut = term.cut;
            opened_.parts.push_back(part);
        }
    }

    // Those met over the board, each with a number of his own.
    template <class Number>
    void add_met(const Number& number) {
        for (std::size_t round = 0; round < one_.rounds.size(); ++round) {
            if (one_.rounds[round].kind == Kind::played) {
                Part& part = add(round, number(one_.rounds[round].opponent));
                part.number = part.value;
            }
        }
        divide();
    }

    // An average of nobody is none.
    void divide() {
        opened_.divisor =
            std::ranges::count_if(opened_.parts, [](const Part& part) { return !part.cut; });
        if (opened_.divisor == 0) {
            opened_.divisor = 1;
            opened_.added = undefined;
        }
    }

    void add_average_buchholz() {
        const Table drawn = code_.fore ? with_drawn_last_round(table_) : Table{};
        const OpponentSums sums(code_.fore ? drawn : table_);
        add_met([&](PlayerIndex other) { return from_tenths(sums.buchholz(other, {}).value); });
    }

    Value rating_of(PlayerIndex other) const {
        const auto rating = table_.participants[other].rating;
        return rating ? whole(*rating) : undefined;
    }

    void add_ratings() {
        opened_.making = Making::average;
        if (code_.name == "RTNG") {
            opened_.added = values_of(contest_, code_)[player_].front();
        } else if (code_.name == "APRO" || code_.name == "APPO") {
            const bool perfect = code_.name == "APPO";
            add_met([&](PlayerIndex other) {
                return perfect ? perfect_performance(table_, other) : performance(table_, other);
            });
        } else {
            add_met([&](PlayerIndex other) { return rating_of(other); });
            code_.name == "ARO" ? cut_ratings() : add_performance();
        }
    }

    // The lowest first; of a median as many of the highest (C07:14.2).
    void cut_ratings() {
        std::vector<Part*> parts;
        for (Part& part : opened_.parts) {
            parts.push_back(&part);
        }
        std::ranges::stable_sort(
            parts, [](const Part* a, const Part* b) { return a->number < b->number; });
        const auto high = static_cast<std::size_t>(code_.median);
        const auto low = static_cast<std::size_t>(code_.cut) + high;
        for (std::size_t at = 0; at < parts.size(); ++at) {
            parts[at]->cut = at < low || at + high >= parts.size();
        }
        divide();
    }

    void add_performance() {
        const Value value = values_of(contest_, code_)[player_].front();
        if (!value.is_defined()) {
            opened_.added = undefined;
        } else if (code_.name == "TPR") {
            const Value average = average_rating(table_, player_, {});
            opened_.added = whole(value.above - average.above);
        } else {
            expect_at(static_cast<std::int32_t>(value.above));
        }
    }

    // What each opponent lets a player of that rating expect (C07:10.3).
    void expect_at(std::int32_t rating) {
        opened_.making = Making::reached;
        opened_.divisor = 1;
        std::int64_t halves = 0;
        for (Part& part : opened_.parts) {
            const auto difference = rating - static_cast<std::int32_t>(part.number.above);
            part.value = from_hundredths(expected_percent(difference));
            const Tenths points = one_.rounds[part.round - 1].points;
            halves += points >= table_.win ? 2 : points >= table_.draw ? 1 : 0;
        }
        opened_.added = {halves, 2};
    }

    void add_of_teams() {
        if (!contest_.is_of_teams()) {
            opened_.added = undefined;
        } else if (code_.name == "MPVGP") {
            add_points(*contest_.secondary, contest_.secondary->participants[player_]);
        } else if (code_.name == "SSSC") {
            const Schedule schedule = schedule_of(contest_, code_, player_);
            add_terms(schedule.terms, false);
            opened_.divisor = std::max<std::int64_t>(schedule.divisor, 1);
            opened_.added =
                schedule.divisor > 0 ? from_tenths(schedule.secondary.value) : undefined;
        } else if (code_.name == "BC" || code_.name == "TBR" || code_.name == "BBE") {
            add_boards();
        } else {
            add_terms(extended_terms(contest_, code_, player_), true);
        }
    }

    void add_boards() {
        const std::vector<Tenths> boards = boards_of(contest_, player_);
        const bool count = code_.name == "BC";
        opened_.making = count ? Making::sum : Making::steps;
        for (std::size_t board = 0; board < boards.size(); ++board) {
            Part part{.board = static_cast<std::uint32_t>(board + 1),
                      .number = from_tenths(boards[board].value)};
            part.factor = count ? whole(part.board) : undefined;
            part.value = count ? from_tenths(boards[board].value * part.board) : part.number;
            opened_.parts.push_back(part);
        }
        if (code_.name == "BBE") { // without the last board, without the last two ...
            const Values steps = without_bottom_boards(boards);
            opened_.parts.resize(steps.size());
            std::ranges::reverse(opened_.parts);
            for (std::size_t at = 0; at < steps.size(); ++at) {
                opened_.parts[at].value = steps[at];
            }
        }
    }

    // By the score that decides the most: the secondary one when the primary leaves all level.
    void add_encounters() {
        const bool extended = code_.name != "DE" && contest_.is_of_teams();
        const Table& first = code_.name == "DE" ? table_ : contest_.primary;
        add_games(first);
        if (extended && direct_tiers(first, code_, tied_).size() < 2) {
            opened_.parts.clear();
            add_games(*contest_.secondary);
        }
    }

    void add_games(const Table& table) {
        for (const Meeting& meeting : meetings_of(table, code_, tied_, player_)) {
            Part part{.round = meeting.round, .opponent = meeting.opponent};
            part.value = meeting.value;
            opened_.parts.push_back(part);
        }
    }

    const Contest& contest_;
    const Code& code_;
    const Table& table_;
    PlayerIndex player_;
    const Participant& one_;
    const Group& tied_;
    Opened opened_;
};

} // namespace

Opened open(const Contest& contest, const Code& code, PlayerIndex player, const Group& tied) {
    return Opening(contest, code, player, tied).run();
}

std::optional<Values> made(const Opened& opened) {
    if (opened.making == Making::reached) {
        return std::nullopt;
    }
    Values steps;
    Value sum = whole(0);
    for (const Part& part : opened.parts) {
        steps.push_back(part.value);
        sum = part.cut ? sum : plus(sum, part.value);
    }
    if (opened.making == Making::steps) {
        return steps;
    }
    if (!sum.is_defined()) {
        return Values{undefined};
    }
    sum.below *= opened.divisor;
    const bool whole_number = opened.making == Making::average;
    return Values{plus(whole_number ? whole(rounded(sum)) : sum, opened.added)};
}

} // namespace kodeks::tournament::fide_tiebreak
